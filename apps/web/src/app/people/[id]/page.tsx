import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Profile } from '../../../features/profile/profile-page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('profile'))('title') };
}

export default async function Route({ params }: PageProps<'/people/[id]'>) {
  return <Profile id={(await params).id} />;
}
