import { games } from '@quayside/games';
import { below, currentAsk, type Game, type Seat, type State } from '@quayside/engine';
import {
  applyInPlace,
  canonical,
  conceal,
  copyState,
  dealer,
  imagine,
  isOver,
  offerOf,
  offers,
  Play,
  randomFrom,
  readSetup,
  sample,
  start,
} from '@quayside/engine/host';
import { describe, expect, it } from 'vitest';
import { botNamed } from '../input.ts';

/** Games in which a seat can know more than another; in the others all that is hidden is chance to come. */
const HIDING = ['le-havre', 'salty-ocean', 'tidewater'];
const LEVELS = ['deckhand', 'merchant', 'captain', 'harbour-master:6'];

interface Position {
  readonly seat: Seat;
  /** Two worlds that the seat can't tell from each other. */
  readonly worlds: readonly [State, State];
}
const differ = ({ worlds: [one, other] }: Position) => canonical(one) !== canonical(other);

/** Positions of a few random games; first those in which a seat knows something that the one to decide does not. */
function positionsOf(game: Game): Position[] {
  const setup = readSetup(game, 2);
  const found: Position[] = [];
  for (let n = 0; n < 6; n++) {
    const nature = dealer(game, setup, `honest/${n}`, randomFrom);
    const random = randomFrom(`honest/${n}`);
    const play = new Play(game, start(game, setup, nature, null).state, nature);
    for (let ask = currentAsk(play.s); ask && !isOver(play.s); ask = currentAsk(play.s)) {
      const { seat, key } = ask;
      if (below(random, 8) === 0) {
        const view = conceal(game, copyState(game, play.s), seat);
        const world = (name: string) => imagine(game, view, seat, randomFrom(name));
        found.push({ seat, worlds: [world('one'), world('other')] });
      }
      applyInPlace(play, { seat, key, answer: sample(offerOf(game, play.s, ask), random) });
    }
  }
  return found.toSorted((a, b) => Number(differ(b)) - Number(differ(a))).slice(0, 3);
}

const tables = games.map((game) => ({ id: game.id, game, positions: positionsOf(game) }));

describe.each(tables)('bots at a table of $id', ({ game, positions }) => {
  it.each(LEVELS)('answer the same in worlds that differ in what their seat can’t see: %s', async (level) => {
    const bot = await botNamed(level, game, readSetup(game, 2));
    for (const { seat, worlds } of positions) {
      const [one, other] = worlds.map((world) => {
        const view = conceal(game, world, seat);
        return bot.decide({ game, view, seat, decisions: offers(game, view, seat), random: randomFrom('same') });
      });
      expect(one).not.toBeNull();
      expect(other).toEqual(one);
    }
  });
});

it('such worlds do differ where somebody knows what others do not', () => {
  const hiding = tables.filter(({ positions }) => positions.some(differ));
  expect(hiding.map(({ id }) => id).toSorted()).toEqual(HIDING);
});
