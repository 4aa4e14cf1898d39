import { ProfilePage } from '../../../features/profile/profile-page.tsx';
import { titleOf } from '../../../components/titled-page.tsx';

export const generateMetadata = titleOf('profile.title');

export default async function Route({ params }: PageProps<'/people/[id]'>) {
  return <ProfilePage id={(await params).id} />;
}
