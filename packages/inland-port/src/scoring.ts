import type { ScoreSheet, Seat } from '@quayside/engine';
import { BUILDINGS, isFactory } from './buildings.ts';
import { amountOf } from './holdings.ts';
import { DOCK_VALUE, GOODS, type Good } from './print.ts';
import type { InlandPort } from './state.ts';

/** Francs and the values of one's buildings; equal totals share the win (ruling IP-16). */
export const score = (s: InlandPort): ScoreSheet[] => [sheet(s, 0), sheet(s, 1)];

function sheet(s: InlandPort, seat: Seat): ScoreSheet {
  let buildings = 0;
  let factories = 0;
  let built = 0;
  let dock = 0;
  BUILDINGS.forEach((building, n) => {
    if (s.owner[n] !== seat) return;
    buildings += building.value;
    if (isFactory(building)) built++;
    const per = building.counts?.per;
    if (per === 'factory') dock = DOCK_VALUE;
    else if (per) factories += amountOf(s, seat, goodNumber(per));
  });
  return { seat, lines: { francs: s.francs[seat] ?? 0, buildings, factories, dock: dock * built } };
}
const goodNumber = (good: Good) => GOODS.indexOf(good);
