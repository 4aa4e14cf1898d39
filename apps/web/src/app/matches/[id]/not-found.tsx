import { getTranslations } from 'next-intl/server';
import { Problem } from '../../../components/problem.tsx';

export default async function NoSuchTable() {
  const t = await getTranslations('problem');
  return <Problem title={t('noTable')} hint={t('notFoundHint')} home={t('home')} />;
}
