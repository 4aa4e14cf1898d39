import {
  defineGame,
  freeSpaces,
  isFree,
  pick,
  stand,
  type Question,
  type Seat,
  type Setup,
  type State,
  type Steps,
  type Workers,
} from '@quayside/engine';
import { messages } from './texts.ts';

/** What is asked, by the kind of its answer, and what happens in between. */
interface Keys {
  questions: { mark: 'pick' };
  steps: { turn: { seat: Seat } };
}

export interface TicTacToe extends State<Keys> {
  readonly setup: Setup;
  /** Who has marked each cell. */
  workers: Workers;
}

const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
const ROWS = ['a1 b1 c1', 'a2 b2 c2', 'a3 b3 c3', 'a1 a2 a3', 'b1 b2 b3', 'c1 c2 c3', 'a1 b2 c3', 'c1 b2 a3'];

const hasRow = ({ workers }: TicTacToe, seat: Seat) =>
  ROWS.some((row) => row.split(' ').every((cell) => workers[cell]?.[0]?.seat === seat));

const mark: Question<TicTacToe, 'mark'> = {
  offer: (s) => pick(CELLS.filter((cell) => isFree(s.workers, cell))),
  why: (_, __, cell) => ({ key: 'why.taken', args: { cell } }),
  answer(play, seat, cell) {
    stand(play.s.workers, cell, seat);
    play.tell('mark', { seat, cell });
  },
};

const steps: Steps<TicTacToe> = {
  turn(play, { seat }) {
    const { s } = play;
    if (hasRow(s, 1 - seat) || !CELLS.some((cell) => isFree(s.workers, cell))) {
      play.end();
      return;
    }
    play.then('turn', { seat: 1 - seat });
    play.ask(seat, 'mark');
  },
};

export const ticTacToe = defineGame<TicTacToe>({
  id: 'tic-tac-toe',
  version: 0,
  seats: { min: 2, max: 2 },
  messages,
  setup: () => ({ workers: freeSpaces(CELLS) }),
  begin: (play) => play.then('turn', { seat: 0 }),
  questions: { mark },
  steps,
  score: (s) => [0, 1].map((seat) => ({ seat, lines: { row: hasRow(s, seat) ? 1 : 0 } })),
});
