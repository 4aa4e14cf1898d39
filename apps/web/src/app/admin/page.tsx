import { AdminPage } from '../../features/admin/admin-page.tsx';
import { titledPage, titleOf } from '../../components/titled-page.tsx';

export const generateMetadata = titleOf('admin.title');

export default titledPage('admin.title', AdminPage, { wide: true });
