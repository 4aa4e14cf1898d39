import { below, type Game, type Random, type State } from '@quayside/engine';
import {
  answerable,
  applyInPlace,
  conceal,
  copy,
  copyState,
  dealer,
  dueSeats,
  imagine,
  isOver,
  offers,
  Play,
  randomFrom,
  readSetup,
  sample,
  start,
  stateText,
} from '@quayside/engine/host';
import { describe, expect, it } from 'vitest';
import { games } from './index.ts';

/** Gives one answer at random, often an aside; false at the end. */
function playOn(play: Play, random: Random): boolean {
  const { game, s } = play;
  if (isOver(s)) return false;
  const seat = dueSeats(s)[0] ?? 0;
  const asides = Array.from({ length: s.setup.seats }, (_, other) => other).flatMap((other) =>
    below(random, 3) === 0 ? offers(game, s, other).filter((one) => !one.due && answerable(one.offer)) : [],
  );
  const decision = asides[below(random, asides.length)] ?? offers(game, s, seat)[0];
  if (!decision) throw new Error(`${game.id} waits for seat ${seat}, but asks it nothing`);
  applyInPlace(play, { seat: decision.seat, key: decision.key, answer: sample(decision.offer, random) });
  return true;
}

interface StateCopy {
  readonly state: State;
  readonly text: string;
}

/** A whole game: of some states copies are kept, and of some of those more copies, which are played on for a while. */
function copiesOf(game: Game, seats: number, seed: string): StateCopy[] {
  const setup = readSetup(game, seats);
  const random = randomFrom(seed);
  const nature = dealer(game, setup, seed, randomFrom);
  const play = new Play(game, start(game, setup, nature, null).state, nature);
  const kept: StateCopy[] = [];
  do {
    if (below(random, 10) > 0) continue;
    const state = copyState(game, play.s);
    expect(state).toStrictEqual(copy(play.s));
    kept.push({ state, text: stateText(play.s) });
    const other = new Play(game, copyState(game, state), nature);
    for (let n = 0; n < 10 && playOn(other, random); n++);
    for (let seat = 0; seat < seats; seat++) imagine(game, conceal(game, state, seat), seat, random);
  } while (playOn(play, random));
  return kept;
}

describe.each(games.filter((game) => game.copy).map((game) => [game.id, game] as const))(
  'a hand-written copy of a state of %s',
  (_, game) => {
    it('is the same as the generic one, and stays as it was whatever is played on from there', () => {
      for (let n = 0; n < 20; n++) {
        const seats = game.seats.min + (n % (game.seats.max - game.seats.min + 1));
        const kept = copiesOf(game, seats, `copies/${n}`);
        expect(kept.length).toBeGreaterThan(5);
        for (const { state, text } of kept) expect(stateText(state)).toBe(text);
      }
    });
  },
);
