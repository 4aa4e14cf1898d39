import type { Bag, Display, Seat } from '@quayside/engine';
import { inPlay } from './build.ts';
import { BUILDINGS } from './buildings.ts';
import { sectorOf } from './dial.ts';
import { amountOf } from './holdings.ts';
import { GOODS, LETTERS, SECTORS } from './print.ts';
import { markers, NOBODY, type InlandPort } from './state.ts';
import { nameOf } from './warehouse.ts';

/** The table in words, for boards that know nothing of dials and warehouses: goods with their cells, buildings by sector. */
export function display(s: InlandPort): Display {
  return {
    seats: [sheet(s, 0), sheet(s, 1)],
    table: {
      round: LETTERS[s.round] ?? '–',
      actions: s.actions,
      supply: ids((n) => s.owner[n] === NOBODY && inPlay(s, n)),
      later: ids((n) => !inPlay(s, n)),
    },
  };
}

function sheet(s: InlandPort, seat: Seat): Display['seats'][number] {
  const goods: Bag = {};
  GOODS.forEach((good, i) => (goods[good] = amountOf(s, seat, i)));
  const cells = Object.fromEntries(GOODS.map((good, i) => [`${good}-cell`, nameOf(markers(s, seat)[i] ?? 0)]));
  const dial = Object.fromEntries(
    SECTORS.map((sector) => [`sector-${sector}`, ids((n) => s.owner[n] === seat && sectorOf(s, n) === sector)]),
  );
  const beside = ids((n) => s.owner[n] === seat && sectorOf(s, n) === null);
  return { francs: s.francs[seat] ?? 0, goods, ...cells, ...dial, beside };
}

const ids = (is: (n: number) => boolean): string[] => BUILDINGS.flatMap(({ id }, n) => (is(n) ? [id] : []));
