import { HistoryPage } from '../../features/history/history-page.tsx';
import { titledPage, titleOf } from '../../components/titled-page.tsx';

export const generateMetadata = titleOf('history.title');

export default titledPage('history.title', HistoryPage, { wide: true });
