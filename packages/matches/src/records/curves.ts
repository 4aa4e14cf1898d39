import type { Curves } from '@quayside/engine/host';
import { MatchError } from '../errors.ts';
import { recordOf } from './record.ts';
import type { MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';

/** How a finished match went, round by round. */
export async function curvesOf(store: MatchStore, snapshot: MatchSnapshot): Promise<Curves> {
  const { finished } = snapshot;
  if (!finished) throw new MatchError('not-over');
  const { core, game } = finished.edition;
  return core.curvesOver(game, await recordOf(store, snapshot));
}
