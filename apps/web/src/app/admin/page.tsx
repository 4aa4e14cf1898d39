import { forbidden } from 'next/navigation';
import { prefetch } from '../../lib/trpc/prefetch.ts';
import { AdminPage } from '../../features/admin/admin-page.tsx';
import { titledPage, titleOf } from '../../components/titled-page.tsx';

export const generateMetadata = titleOf('admin.title');

const Titled = titledPage('admin.title', AdminPage, { wide: true });

export default async function Page() {
  const prefetched = await prefetch();
  if (prefetched && !prefetched.me?.admin) forbidden();
  return <Titled />;
}
