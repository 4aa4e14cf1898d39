import { RankingsPage } from '../../features/rankings/rankings-page.tsx';
import { titledPage, titleOf } from '../../components/titled-page.tsx';

export const generateMetadata = titleOf('rankings.title');

export default titledPage('rankings.title', RankingsPage, { wide: true });
