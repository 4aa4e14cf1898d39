import { LobbyPage } from '../../features/lobby/lobby-page.tsx';
import { titledPage, titleOf } from '../../components/titled-page.tsx';

export const generateMetadata = titleOf('tables.title');

export default titledPage('tables.title', LobbyPage, { wide: true });
