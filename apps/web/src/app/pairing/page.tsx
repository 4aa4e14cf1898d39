import { PairingPage } from '../../features/pairing/pairing-page.tsx';
import { titledPage, titleOf } from '../../components/titled-page.tsx';

export const generateMetadata = titleOf('pairing.title');

export default titledPage('pairing.title', PairingPage);
