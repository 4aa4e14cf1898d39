import { ReplayFromFile } from '../../features/replay/replay-from-file.tsx';
import { titleOf } from '../../components/titled-page.tsx';

export const generateMetadata = titleOf('replay.fileTitle');

export default function Route() {
  return <ReplayFromFile />;
}
