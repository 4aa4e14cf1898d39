import { ForgottenPassword } from '../../../features/account/email-links.tsx';
import { titledPage, titleOf } from '../../../components/titled-page.tsx';

export const generateMetadata = titleOf('account.forgottenTitle');

export default titledPage('account.forgottenTitle', ForgottenPassword);
