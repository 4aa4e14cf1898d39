import type { Bag, Need, GameText } from '@quayside/engine';

/** How much of something is there, and how much it takes. */
export function lack(bag: Bag, { name = '', units, worth }: Need): GameText {
  let have = 0;
  for (const token in worth) have += (bag[token] ?? 0) * (worth[token] ?? 0);
  return { key: 'why.lack', args: { need: name, units, have } };
}
