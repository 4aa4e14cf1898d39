import { FriendsPage } from '../../features/friends/friends-page.tsx';
import { titledPage, titleOf } from '../../components/titled-page.tsx';

export const generateMetadata = titleOf('friends.title');

export default titledPage('friends.title', FriendsPage, { wide: true });
