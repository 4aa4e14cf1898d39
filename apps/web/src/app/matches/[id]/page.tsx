import { ReplayPage } from '../../../features/replay/replay-page.tsx';
import { prefetch, refuseMissing } from '../../../lib/trpc/prefetch.ts';
import { titleOf } from '../../../components/titled-page.tsx';

export const generateMetadata = titleOf('replay.title');

export default async function Page({ params, searchParams }: PageProps<'/matches/[id]'>) {
  const [{ id }, { at }] = await Promise.all([params, searchParams]);
  refuseMissing(await (await prefetch())?.table(id).catch(() => null));
  return <ReplayPage id={id} from={typeof at === 'string' && /^\d{1,6}$/.test(at) ? Number(at) : null} />;
}
