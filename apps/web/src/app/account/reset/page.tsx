import { ResetPassword } from '../../../features/account/email-links.tsx';
import { titledPage, titleOf } from '../../../components/titled-page.tsx';

export const generateMetadata = titleOf('account.resetTitle');

export default titledPage('account.resetTitle', ResetPassword);
