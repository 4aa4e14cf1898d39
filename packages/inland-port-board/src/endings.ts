import type { Answer, Move, Seat, State } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import {
  amountAt,
  BUILDINGS,
  cellNamed,
  GOODS,
  ifBuilt,
  lostSteps,
  outcomes,
  type Cell,
  type InlandPort,
  type LostSteps,
  type Outcome,
} from '@quayside/inland-port/rules';
import type { Rules } from '@quayside/ui/board';

/** Where an answer leads for the one who gives it: read off a preview or told by the rules, never worked out here. */
export interface Ending {
  /** The answer; where it would be the first of several, all of them. */
  readonly option: string;
  /** What building or using would ask next, and how it would be answered. */
  readonly next?: readonly string[];
  /** The markers' cells, in the order of the goods. */
  readonly cells: readonly Cell[];
  readonly francs: number;
  /** Goods paid beyond the price. */
  readonly waste: number;
  readonly lost: LostSteps;
}

/** The match as this board's rules keep it; a board is loaded only for its own game. */
export const inland = (view: State): InlandPort => view as InlandPort;

interface Tried {
  readonly state: State;
  readonly waste: number;
}

function tried({ core, game }: Rules, view: State, seat: Seat, key: string, answer: string): Tried | null {
  const { state, events } = core.preview(game, view, { seat, key, answer });
  if (!state) return null;
  let waste = 0;
  for (const event of events) if (event.key === 'overpaid') waste += (event.data as { n?: number }).n ?? 0;
  return { state, waste };
}

const ending = (option: string, seat: Seat, { state, waste }: Tried, lost: LostSteps = {}): Ending => ({
  option,
  cells: inland(state).goods[seat] ?? [],
  francs: inland(state).francs[seat] ?? 0,
  waste,
  lost,
});

/** What an effect that is being carried out would lose at the edge; a payment loses nothing there. */
function lostBy(view: State, { key, seat, data }: Decision, state: State): LostSteps {
  if (key !== 'effect') return {};
  const { building, times } = data as { building: string; times: number }; // what the rules ask an effect with
  const tile = BUILDINGS.find(({ id }) => id === building);
  return tile ? lostSteps(tile, times, inland(view).goods[seat] ?? [], inland(state).goods[seat] ?? []) : {};
}

/** Each answer to a decision about markers, in the order of the rules: the least wasteful or most useful first. */
export function endingsOf(rules: Rules, view: State, decision: Decision): Ending[] {
  if (decision.offer.kind !== 'pick') return [];
  return decision.offer.options.flatMap((option) => {
    const one = tried(rules, view, decision.seat, decision.key, option);
    return one ? [ending(option, decision.seat, one, lostBy(view, decision, one.state))] : [];
  });
}

/** Where building it leads, each way to pay for it, the least wasteful first; also before its round and in somebody else's turn. */
export const buildsOf = (s: InlandPort, seat: Seat, id: string): Ending[] =>
  ifBuilt(s, seat, id).map((outcome) => foreseen(`build:${id}`, outcome));

/** Where using a building can lead, the best first; also while it is somebody else's turn, for those who plan ahead. */
export const usesOf = (s: InlandPort, seat: Seat, id: string): Ending[] =>
  outcomes(s, seat, id).map((outcome) => foreseen(`use:${id}`, outcome));

const foreseen = (act: string, { answers, cells, francs, waste, lost }: Outcome): Ending => ({
  option: [act, ...answers].join(' '),
  next: answers,
  cells: GOODS.map((good) => cellNamed(cells[good])),
  francs,
  waste,
  lost,
});

/** What must be answered after an act to come to the ending that was picked with it. */
export function movesAfter(
  { core, game }: Rules,
  view: State,
  { seat, key }: Decision,
  act: Answer,
  { option, next = [] }: Ending,
): Move[] {
  const moves: Move[] = [];
  if (option.split(' ')[0] !== act) return moves;
  let { state, stopped } = core.preview(game, view, { seat, key, answer: act });
  for (const answer of next) {
    const due = state && !stopped ? core.decisions(game, state, seat).find((one) => one.due) : undefined;
    if (!state || !due || core.refuse(due.offer, answer) !== null) break;
    const move = { seat, key: due.key, answer };
    moves.push(move);
    ({ state, stopped } = core.preview(game, state, move));
  }
  return moves;
}

export interface Change {
  readonly icon: string;
  readonly n: number;
}
export const lostIn = ({ lost }: Ending): number => Object.values(lost).reduce((sum, n) => sum + n, 0);

/** What changes for its owner between now and an ending. */
export function changesOf(s: InlandPort, seat: Seat, { cells, francs }: Ending): Change[] {
  const now = s.goods[seat] ?? [];
  const list: Change[] = GOODS.map((icon, i) => ({ icon, n: amountAt(cells[i] ?? 0) - amountAt(now[i] ?? 0) }));
  list.push({ icon: 'franc', n: francs - (s.francs[seat] ?? 0) });
  return list.filter(({ n }) => n !== 0);
}
