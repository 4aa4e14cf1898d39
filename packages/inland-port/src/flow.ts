import { pick, type Play, type Question, type Seat } from '@quayside/engine';
import { canAct, owns } from './act.ts';
import { BUILDINGS } from './buildings.ts';
import { turnDials } from './dial.ts';
import { chosenStart } from './options.ts';
import { ACTIONS, LETTERS, ROUNDS } from './print.ts';
import type { InlandPort } from './state.ts';

const ARRIVALS = LETTERS.map((letter) => BUILDINGS.filter((one) => one.letter === letter).map(({ id }) => id));

/** Who begins is nature's first answer and its only one, unless the table has chosen. */
export function begin(play: Play<InlandPort>): void {
  const seat = chosenStart(play.s.setup.options);
  if (seat === null) play.chance('first', { roll: 'first' });
  else beginWith(play, seat);
}

export const first: Question<InlandPort, 'first'> = {
  offer: () => pick(['0', '1']),
  answer: (play, _, seat) => beginWith(play, Number(seat)),
};

function beginWith(play: Play<InlandPort>, seat: Seat): void {
  play.s.first = seat;
  play.tell('first', { seat });
  startRound(play);
}

/** The buildings of the round's letter come into play; the number of actions is odd, so the first player alternates. */
function startRound(play: Play<InlandPort>): void {
  const { s } = play;
  s.actions = ACTIONS[s.round] ?? 0;
  s.turn = s.round % 2 === 0 ? s.first : 1 - s.first;
  if (play.events)
    play.tell('round', {
      letter: LETTERS[s.round] ?? '',
      seat: s.turn,
      n: s.actions,
      buildings: ARRIVALS[s.round] ?? [],
    });
  nextTurn(play);
}

/** Asks for the next action. One that nobody could do anything with, not even after a sale, is lost by itself. */
function nextTurn(play: Play<InlandPort>): void {
  const { s } = play;
  while (s.actions > 0) {
    if (canAct(s, s.turn) || owns(s, s.turn)) {
      play.ask(s.turn, 'end');
      play.ask(s.turn, 'act');
      return;
    }
    play.tell('lost', { seat: s.turn });
    pass(s);
  }
  turnDials(play);
  if (s.round < ROUNDS) startRound(play);
  else {
    play.tell('over');
    play.end();
  }
}

function pass(s: InlandPort): void {
  s.actions--;
  s.turn = 1 - s.turn;
}

/** The end of a turn is the player's own: a sale may come after the action, too. */
const END = pick(['end']);
export const end: Question<InlandPort, 'end'> = {
  confirm: true,
  commits: true,
  offer: () => END,
  answer(play) {
    pass(play.s);
    nextTurn(play);
  },
};
