import { copyCore, copyPending, type Fresh, type Seat, type Setup, type State } from '@quayside/engine';
import { BUILDINGS } from './buildings.ts';
import type { Options } from './options.ts';
import type { Due } from './payment.ts';
import { GOODS, START_CELLS, START_FRANCS } from './print.ts';
import { cellNamed, type Cell } from './warehouse.ts';

/** What a building that is used still has to do. */
export type Use = { building: string; times: number };

/** Everything that is asked: it is always one option of several. What follows, follows at once, without steps. */
interface Keys {
  questions: {
    first: ['pick', { roll: string }];
    act: 'pick';
    pay: ['pick', Due];
    effect: ['pick', Use];
    trade: ['pick', Use];
    end: 'pick';
    sell: 'pick';
  };
  steps: {};
}

/** Lists over buildings follow `BUILDINGS`, lists over goods follow `GOODS`: small numbers, so that bots can play fast. */
export interface InlandPort extends State<Keys> {
  readonly setup: Setup<Options>;
  /** Who begins and holds the dial with A to F; `NOBODY` before the draw. */
  first: Seat;
  /** 0 is A, 11 is L; 12 once the pointers have turned for the last time. */
  round: number;
  /** Actions that are still to be played in this round, the present one included. */
  actions: number;
  /** Whose action it is. */
  turn: Seat;
  francs: number[];
  /** Where each seat's four markers are. */
  goods: Cell[][];
  /** Who owns each building; `NOBODY` while it is in the supply. */
  owner: Seat[];
  /** The round in which each building was last laid into sector 0. Buildings lie still: it is the pointer that turns. */
  since: number[];
}

export const NOBODY: Seat = -1;

export const fresh = (): Fresh<InlandPort> => ({
  first: NOBODY,
  round: 0,
  actions: 0,
  turn: NOBODY,
  francs: [START_FRANCS, START_FRANCS],
  goods: [startCells(), startCells()],
  owner: BUILDINGS.map(() => NOBODY),
  since: BUILDINGS.map(() => 0),
});
const startCells = () => GOODS.map((good) => cellNamed(START_CELLS[good]));

/** The seat's four markers. There are always two seats and four markers, which an index can't say. */
export const markers = (s: InlandPort, seat: Seat): Cell[] => s.goods[seat] as Cell[];

/** Written out because bots copy a state before every try. */
export function copyInlandPort(s: InlandPort): InlandPort {
  const copy: InlandPort = {
    setup: s.setup,
    asked: s.asked,
    pending: copyPending(s.pending),
    first: s.first,
    round: s.round,
    actions: s.actions,
    turn: s.turn,
    francs: s.francs.slice(),
    goods: [markers(s, 0).slice(), markers(s, 1).slice()],
    owner: s.owner.slice(),
    since: s.since.slice(),
  };
  copyCore(s, copy);
  return copy;
}
