import { bots, simulate } from '@quayside/bots';
import { totalOf, type Answer, type Offer, type Move } from '@quayside/engine';
import { applyInPlace, dealer, frontier, offers, Play, randomFrom, readSetup, start } from '@quayside/engine/host';
import { CARGO, tidewater, type Tidewater } from '@quayside/testkit/sample';
import { describe, expect, it } from 'vitest';
import { playTidewater, pointsOf } from './handwritten-tidewater.ts';

/** What the module asked in a recorded game, as numbers: how many options there were, and which was taken. */
function choicesOf(seats: number, options: object, seed: string) {
  const setup = readSetup(tidewater, seats, options);
  const bot = bots.random;
  const played = simulate(
    tidewater,
    setup,
    Array.from({ length: seats }, () => bot),
    seed,
    { record: true },
  );
  const choices: { n: number; i: number }[] = [];
  const { state } = start(tidewater, setup);
  const play = new Play(tidewater, state);
  for (const move of played.line) {
    if (move.seat >= 0) choices.push(...choiceAt(play, move));
    applyInPlace(play, move);
  }
  return { setup, played, choices };
}

/** Whoever may sell a fish first decides whether to; the end of a turn has one option and needs no number. */
function choiceAt(play: Play<Tidewater>, move: Move) {
  const offered = offers(tidewater, play.s, move.seat);
  const sells = offered.some((one) => one.key === 'sell');
  if (move.key === 'sell') return [{ n: 10, i: 0 }];
  const first = sells ? [{ n: 10, i: 1 }] : [];
  if (move.key === 'end') return first;
  const { n, i } = indexIn((offered[0] as { offer: Offer }).offer, move.answer);
  return [...first, { n, i }];
}

function indexIn(offer: Offer, answer: Answer): { n: number; i: number } {
  switch (offer.kind) {
    case 'pick':
      return { n: offer.options.length, i: offer.options.indexOf(answer as string) };
    case 'order':
      return { n: 2, i: offer.items[0] === (answer as readonly string[])[0] ? 0 : 1 };
    case 'bundle': {
      const all = frontier(offer).map((bag) => JSON.stringify(bag));
      return { n: all.length, i: all.indexOf(JSON.stringify(answer)) };
    }
  }
}

describe('the hand-written loop', () => {
  it.each([
    [2, { days: 2 }],
    [3, { days: 5, fog: true }],
    [4, { days: 5 }],
    [4, { days: 6 }],
  ])('with %i players and %o asks the module’s questions and comes to its ends', (seats, options) => {
    for (let game = 0; game < 25; game++) {
      const { setup, played, choices } = choicesOf(seats, options, `hand/${game}`);
      let next = 0;
      const deck = deckOf(setup, `hand/${game}`);
      const harbour = playTidewater(seats, Number(setup.options['days']), setup.options['fog'] === true, deck, (n) => {
        const choice = choices[next++];
        expect(n, `options of choice ${next} in game ${game}`).toBe(choice?.n);
        return choice?.i ?? 0;
      });
      expect(next).toBe(choices.length);
      expect(harbour.answers).toBe(played.answers);
      expect(harbour.players.map((player) => pointsOf(player, CARGO))).toEqual(played.scores.map(totalOf));
      expect(harbour.players.map((player) => player.won)).toEqual(played.state.won);
    }
  });
});

/** The tide as the dealer lays it. */
function deckOf(setup: ReturnType<typeof readSetup>, seed: string): string[] {
  const nature = dealer(tidewater, setup, seed, randomFrom);
  const { state } = start(tidewater, setup);
  const draw = (i: number) =>
    nature(
      { id: 0, seat: -1, key: 'core.draw', data: { pile: 'tide', deck: 'tide', i } },
      { kind: 'pick', options: [] },
      state,
    );
  return Array.from({ length: Object.keys(CARGO).length }, (_, i) => draw(i) as string);
}
