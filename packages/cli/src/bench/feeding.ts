import { total, type Bundle } from '@quayside/engine';
import { frontier, suggest } from '@quayside/engine/host';

/**
 * The hardest payment that can come up: a late feeding out of a full store, 20 units due and 48 tokens of seven kinds and three
 * worths to choose from. All minimal payments must be there within 5 ms, for a board that shows them.
 */
const FEEDING: Bundle = {
  kind: 'bundle',
  from: { fish: 9, grain: 7, smoked: 7, bread: 6, meat: 5, coin: 10, cheese: 4 },
  needs: [{ name: 'food', units: 20, worth: { fish: 1, grain: 1, smoked: 2, bread: 2, meat: 3, coin: 1, cheese: 3 } }],
};
/** What Le Havre has: fish, smoked fish, bread, meat, money, and cattle that must not be eaten. */
const FEEDING_LE_HAVRE: Bundle = {
  kind: 'bundle',
  from: { fish: 12, 'smoked-fish': 8, bread: 8, meat: 6, franc: 14 },
  needs: [{ name: 'food', units: 20, worth: { fish: 1, 'smoked-fish': 2, bread: 2, meat: 3, franc: 1 } }],
};
export const FEEDING_LIMIT_MS = 5;

/** Milliseconds for the payments of the hardest feedings, the middle of many, and how many payments there are. */
export function measureFeeding(rounds: number) {
  const runs = (name: string, bundle: Bundle) => ({
    name,
    tokens: total(bundle.from),
    payments: frontier(bundle).length,
    frontierMs: middleMs(rounds, () => frontier(bundle)),
    suggestMs: middleMs(rounds, () => suggest(bundle)),
  });
  return [runs('seven kinds of food', FEEDING), runs('food in Le Havre', FEEDING_LE_HAVRE)];
}

function middleMs(rounds: number, run: () => unknown): number {
  for (let i = 0; i < rounds; i++) run();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[rounds >> 1] ?? 0;
}
