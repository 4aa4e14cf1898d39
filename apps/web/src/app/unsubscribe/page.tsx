import { Unsubscribe } from '../../features/account/unsubscribe.tsx';
import { titledPage, titleOf } from '../../components/titled-page.tsx';

export const generateMetadata = titleOf('unsubscribe.title');

export default titledPage('unsubscribe.title', Unsubscribe);
