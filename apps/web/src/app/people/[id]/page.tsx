import { ProfilePage } from '../../../features/profile/profile-page.tsx';
import { notFound } from 'next/navigation';
import { prefetch } from '../../../lib/trpc/prefetch.ts';
import { titleOf } from '../../../components/titled-page.tsx';

export const generateMetadata = titleOf('profile.title');

export default async function Route({ params }: PageProps<'/people/[id]'>) {
  const { id } = await params;
  if ((await (await prefetch())?.person(id).catch(() => null)) === false) notFound();
  return <ProfilePage id={id} />;
}
