import { getTranslations } from 'next-intl/server';
import { Problem } from '../components/problem.tsx';

export default async function NotFound() {
  const t = await getTranslations('problem');
  return <Problem title={t('notFound')} hint={t('notFoundHint')} home={t('home')} />;
}
