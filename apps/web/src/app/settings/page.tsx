import { SettingsPage } from '../../features/settings/settings-page.tsx';
import { titledPage, titleOf } from '../../components/titled-page.tsx';

export const generateMetadata = titleOf('settings.title');

export default titledPage('settings.title', SettingsPage, { wide: true });
