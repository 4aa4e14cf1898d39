import { readWeights, type Weights, type WeightsFile } from '@quayside/bots';
import type { Game, Setup } from '@quayside/engine';
import { loadWeights } from '@quayside/games/load';

/** Read once: what bots prepare for weights is kept with them. */
const known = new WeakMap<object, Weights>();

/** What bots have learned for such a table; null where they have not. */
export async function weightsFor({ id, version }: Game, setup: Setup): Promise<Weights | null> {
  const file = (await loadWeights(id, version, setup)) as WeightsFile | null; // written by `quayside train`
  if (file === null) return null;
  const weights = known.get(file) ?? readWeights(file);
  known.set(file, weights);
  return weights;
}
