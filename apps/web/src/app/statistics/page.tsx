import { StatisticsPage } from '../../features/statistics/statistics-page.tsx';
import { titledPage, titleOf } from '../../components/titled-page.tsx';

export const generateMetadata = titleOf('statistics.title');

export default titledPage('statistics.title', StatisticsPage, { wide: true });
