import { pick, type Game, type State } from '@quayside/engine';
import { offers, randomFrom, start } from '@quayside/engine/host';
import { coreMessages } from '@quayside/engine/texts';
import { expect, it } from 'vitest';
import { merchant } from './merchant.ts';

/** One seat, one choice: two doors lead to the same prize, the third to nothing. */
interface Doors extends State {
  prize: number;
}
const doors: Game<Doors> = {
  id: 'doors',
  version: 0,
  seats: { min: 1, max: 1 },
  options: {},
  setup: () => ({ prize: 0 }),
  begin: (play) => play.ask(0, 'door'),
  questions: {
    door: {
      offer: () => pick(['left', 'middle', 'right']),
      answer(play, _, door) {
        play.s.prize = door === 'middle' ? 0 : 5;
        play.end();
      },
    },
  },
  steps: {},
  score: (s) => [{ seat: 0, lines: { prize: s.prize } }],
  census: () => ({}),
  messages: coreMessages,
};

it('of answers that are as good as each other a merchant takes any, and never a worse one', () => {
  const { state } = start(doors, { seats: 1, options: {} });
  const decisions = offers(doors, state, 0);
  const game = doors as unknown as Game; // bots never look at what is special about a game's state
  const taken = Array.from({ length: 40 }, (_, n) =>
    merchant.decide({ game, view: state, seat: 0, decisions, random: randomFrom(n) }),
  ).map((choice) => choice?.answer);
  expect(new Set(taken)).toEqual(new Set(['left', 'right']));
});
