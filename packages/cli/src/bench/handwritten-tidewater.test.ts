import { bots, simulate } from '@quayside/bots';
import { totalOf, type Answer, type Offer, type Move } from '@quayside/engine';
import { applyInPlace, dealer, frontier, offers, Play, randomFrom, readSetup, start } from '@quayside/engine/host';
import { CARGO, FAVOUR_CARDS, LOTS, tidewater, type Tidewater } from '@quayside/testkit/sample';
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

/** Whoever has asides first decides whether to take one, and which; what has one option needs no number. */
function choiceAt(play: Play<Tidewater>, move: Move) {
  const [due, ...asides] = offers(tidewater, play.s, move.seat);
  const aside = asides.findIndex((one) => one.key === move.key);
  const first = asides.length === 0 ? [] : [{ n: 10, i: aside < 0 ? 1 : 0 }];
  if (aside >= 0) first.push({ n: asides.length, i: aside });
  const { offer } = (aside < 0 ? due : asides[aside]) as { offer: Offer };
  return [...first, indexIn(offer, move.answer)].filter(({ n }) => n > 1);
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
      const chance = chanceOf(setup, `hand/${game}`, played.line);
      const harbour = playTidewater(
        seats,
        Number(setup.options['days']),
        setup.options['fog'] === true,
        chance,
        (n) => {
          const choice = choices[next++];
          expect(n, `options of choice ${next} in game ${game}`).toBe(choice?.n);
          return choice?.i ?? 0;
        },
      );
      expect(next).toBe(choices.length);
      expect(harbour.answers).toBe(played.answers);
      expect(harbour.players.map((player) => pointsOf(player, CARGO))).toEqual(played.scores.map(totalOf));
      expect(harbour.players.map((player) => player.won)).toEqual(played.state.won);
    }
  });
});

/** The tide as the dealer lays it, and the favours in the order in which they were drawn, each time they were shuffled. */
function chanceOf(setup: ReturnType<typeof readSetup>, seed: string, line: readonly Move[]) {
  const nature = dealer(tidewater, setup, seed, randomFrom);
  const { state } = start(tidewater, setup);
  const draw = (i: number) =>
    nature(
      { id: 0, seat: -1, key: 'core.draw', data: { pile: 'tide', deck: 'tide', i } },
      { kind: 'pick', options: [] },
      state,
    );
  const drawn = line.filter((move) => FAVOUR_CARDS.includes(move.answer as string) && move.seat < 0);
  const favoursFrom = (cards: readonly string[]) => {
    const [left, top] = [[...cards], [] as string[]];
    for (let card = drawn[0]?.answer as string; left.includes(card); card = drawn[0]?.answer as string) {
      top.push(card);
      left.splice(left.indexOf(card), 1);
      drawn.shift();
    }
    return [...top, ...left];
  };
  return { deck: LOTS.map((_, i) => draw(i) as string), favours: favoursFrom(FAVOUR_CARDS), shuffle: favoursFrom };
}
