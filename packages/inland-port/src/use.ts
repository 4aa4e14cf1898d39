import { openOptions, pick, type NumberedOptions, type Play, type Question, type Seat } from '@quayside/engine';
import { BUILDINGS, numberOf, type Building } from './buildings.ts';
import { hasBonus, layDown, sectorOf, timesOf } from './dial.ts';
import { changeFrancs, putMarkers } from './holdings.ts';
import { results, type Result } from './outcomes.ts';
import { CLAY, FEE, FISH, GRAIN, WOOD } from './print.ts';
import { markers, type InlandPort } from './state.ts';
import { goOn } from './trade.ts';
import { cellNamed, nameOf, type Cell } from './warehouse.ts';

/** Own buildings are free, the other player's cost a franc that must be there beforehand (ruling IP-10). */
export function canUse(s: InlandPort, seat: Seat, n: number): boolean {
  return timesOf(s, n) > 0 && (s.owner[n] === seat || (s.francs[seat] ?? 0) >= FEE);
}

/** Fee, sector bonus, effect; the building goes back to sector 0 on its owner's dial. */
export function makeUse(play: Play<InlandPort>, seat: Seat, n: number): void {
  const { s } = play;
  const building = BUILDINGS[n] as Building; // n comes from the building's own option
  const owner = s.owner[n] as Seat; // only built ones are offered
  const times = timesOf(s, n);
  const bonus = hasBonus(s, n);
  if (play.events) play.tell('use', { seat, building: building.id, ownerSeat: owner, sector: sectorOf(s, n), times });
  if (owner !== seat) {
    s.francs[seat] = (s.francs[seat] ?? 0) - FEE;
    s.francs[owner] = (s.francs[owner] ?? 0) + FEE;
    if (play.events) play.tell('fee', { seat, ownerSeat: owner, n: FEE });
  }
  layDown(s, n);
  if (bonus) {
    changeFrancs(play, seat, 1); // before the effect, so that it can help to pay for it (ruling IP-11)
    if (play.events) play.tell('bonus', { seat, n: 1 });
  }
  if (building.effect?.kind === 'trade') {
    goOn(play, seat, n, times);
    return;
  }
  const found = resultsOf(s, seat, n, times);
  const single = found.length === 1 ? found[0] : undefined;
  if (single) carryOutResult(play, seat, single.cells, single.francs);
  else play.ask(seat, 'effect', { building: building.id, times });
}

function carryOutResult(play: Play<InlandPort>, seat: Seat, cells: readonly Cell[], francs: number): void {
  putMarkers(play, seat, cells);
  if (francs === 0) return;
  changeFrancs(play, seat, francs);
  if (play.events) play.tell(francs > 0 ? 'earn' : 'spend', { seat, n: Math.abs(francs) });
}

/** What using a building can lead to. Asked for twice in a row, to see whether there is a choice and to offer it, so the last is kept. */
function resultsOf(s: InlandPort, seat: Seat, n: number, times: number): readonly Result[] {
  const cells = markers(s, seat);
  const francs = s.francs[seat] ?? 0;
  const same =
    last.n === n && last.times === times && last.francs === francs && cells.every((cell, i) => cell === last.cells[i]);
  if (!same)
    last = { n, times, francs, cells: cells.slice(), found: results(BUILDINGS[n] as Building, times, cells, francs) };
  return last.found;
}
interface LastResults {
  readonly n: number;
  readonly times: number;
  readonly francs: number;
  readonly cells: readonly Cell[];
  readonly found: readonly Result[];
}
let last: LastResults = { n: -1, times: 0, francs: 0, cells: [], found: [] };

const RESULTS: NumberedOptions<InlandPort, { building: string; times: number }> = {
  count: (s, seat, { building, times }) => resultsOf(s, seat, numberOf(building), times).length,
  at(s, seat, i, { building, times }) {
    const n = numberOf(building);
    return optionFor(verbOf(n), resultsOf(s, seat, n, times)[i] as Result);
  },
};

/**
 * Which of the positions an effect can lead to: `to:0+4:0+3:0+4:0+1` is where wood, clay, fish and grain end;
 * `earn:8:…` and `spend:2:…` say the francs first.
 */
export const effect: Question<InlandPort, 'effect'> = {
  confirm: true, // asked only where there is a choice, so nobody need look whether there is
  numbered: RESULTS,
  offer: (s, seat, data) => pick(openOptions(RESULTS, s, seat, data)),
  answer(play, seat, option) {
    const { cells, francs } = readOption(option);
    carryOutResult(play, seat, cells, francs);
  },
  why: (_, __, ___, { building }) => ({ key: 'why.effect', args: { building } }),
};

const VERBS = BUILDINGS.map(({ effect }) => {
  if (effect?.kind === 'buy') return 'spend' as const;
  return effect?.kind === 'sell' || effect?.kind === 'sell-different' ? ('earn' as const) : ('to' as const);
});
export const verbOf = (n: number) => VERBS[n] ?? 'to';

export function optionFor(verb: 'to' | 'earn' | 'spend', { cells, francs }: Result): string {
  const name = (good: number) => nameOf(cells[good] ?? 0);
  const where = `${name(WOOD)}:${name(CLAY)}:${name(FISH)}:${name(GRAIN)}`;
  return verb === 'to' ? `to:${where}` : `${verb}:${Math.abs(francs)}:${where}`;
}

function readOption(option: string): Result {
  const [verb, ...parts] = option.split(':');
  const francs = verb === 'to' ? 0 : Number(parts.shift());
  return { cells: parts.map(cellNamed), francs: verb === 'spend' ? -francs : francs };
}
