import { getTranslations } from 'next-intl/server';
import { Problem } from '../components/problem.tsx';

export default async function Forbidden() {
  const t = await getTranslations('problem');
  return <Problem title={t('forbidden')} hint={t('forbiddenHint')} home={t('home')} />;
}
