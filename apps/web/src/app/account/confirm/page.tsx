import { ConfirmEmail } from '../../../features/account/email-links.tsx';
import { titledPage, titleOf } from '../../../components/titled-page.tsx';

export const generateMetadata = titleOf('account.confirmTitle');

export default titledPage('account.confirmTitle', ConfirmEmail);
