import { readFileSync } from 'node:fs';
import { captainAt, harbourMasterWith, readWeights, withWeights, type Bot, type WeightsFile } from '@quayside/bots';
import { totalOf, currentAsk, type Answer, type Seat, type State } from '@quayside/engine';
import {
  applyInPlace,
  dealer,
  isOver,
  offers,
  Play,
  randomFrom,
  readSetup,
  settle,
  start,
} from '@quayside/engine/host';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../input.ts';

const game = gameOf('le-havre');
const setup = readSetup(game, 2, { length: 'full' });

/** What of a position of Le Havre is laid out here. */
interface Harbour extends State {
  turn: number;
  tiles: readonly string[];
  stock: { [good: string]: number }[];
  own: readonly string[][];
  fleet: readonly string[][];
  at: (string | null)[];
  last: (string | null)[];
  town: readonly string[];
  plans: readonly string[][];
  ships: { [type: string]: readonly string[] };
  modern: readonly string[];
  offer: { [good: string]: number };
}

/** Four turns before the final stage: seat 0 stands on the only wharf, and seat 1 has the steel for two luxury liners. */
const TURN = 94;
const GOODS: readonly { readonly [good: string]: number }[] = [
  { franc: 2, coal: 3, leather: 6, fish: 24 },
  { franc: 2, steel: 6, coke: 4, fish: 26 },
];
const OWN = [['bakehouse', 'tannery', 'local-court'], ['colliery']];
const TOWN = ['wharf-1', 'shipping-line'];
/** All have been turned. */
const TILES = ['wood-cattle', 'wood-clay', 'wood-franc', 'fish-clay', 'wood-fish', 'fish-grain', 'iron-franc'];
const OFFER: { readonly [good: string]: number } = {
  franc: 2,
  fish: 2,
  wood: 1,
  clay: 1,
  iron: 1,
  grain: 1,
  cattle: 1,
};

function harbour(): { readonly play: Play; readonly s: Harbour } {
  const { state } = start(game, setup, dealer(game, setup, 'wharf', randomFrom), null);
  const play = new Play(game, state, dealer(game, setup, 'wharf', randomFrom));
  const s = state as Harbour;
  const laid = new Set([...OWN.flat(), ...TOWN]);
  const others = (cards: readonly string[]) => cards.filter((card) => !laid.has(card));
  s.pending = [];
  s.turn = TURN;
  s.tiles = TILES;
  delete s.piles?.['tiles'];
  s.stock = s.stock.map((stock, seat) =>
    Object.fromEntries(Object.keys(stock).map((good) => [good, GOODS[seat]?.[good] ?? 0])),
  );
  s.own = OWN;
  s.fleet = [['R10'], []];
  s.at = ['wharf-1', null];
  s.last = [...s.at];
  s.town = [...others(s.town), ...TOWN];
  s.plans = s.plans.map(others);
  for (const type in s.ships) s.ships[type] = type === 'luxury-liner' ? ['R20', 'R19', 'R18'] : [];
  s.modern = ['wharf-1'];
  for (const good in s.offer) s.offer[good] = OFFER[good] ?? 0;
  play.then('ended');
  play.ask(0, 'end');
  play.ask(0, 'main');
  settle(play);
  return { play, s };
}

/** Plays on from there; what seat 0 answers first, and everybody's points. */
function played(bot: Bot, other: Bot): { readonly first: Answer | undefined; readonly points: readonly number[] } {
  const { play, s } = harbour();
  const seats = [bot, other];
  let first: Answer | undefined;
  while (!isOver(s)) {
    const seat = currentAsk(s)?.seat as Seat;
    const choice = seats[seat]?.decide({
      game,
      view: s,
      seat,
      decisions: offers(game, s, seat),
      random: randomFrom('y'),
    });
    if (!choice) throw new Error(`seat ${seat} has no answer`);
    first ??= choice.answer;
    applyInPlace(play, { seat, ...choice });
  }
  return { first, points: game.score(s).map(totalOf) };
}

describe('who stands on the wharf while another has the steel for two liners', () => {
  // With the weights the position was laid out for: what another network makes of it says nothing about the search.
  const file = readFileSync(new URL('fixtures/v1-2-full.json', import.meta.url), 'utf8');
  const weights = readWeights(JSON.parse(file) as WeightsFile); // as `quayside train` wrote it
  const captain = withWeights(captainAt(0), weights);
  const harbourMaster = withWeights(harbourMasterWith(120), weights);

  it('loses by going shipping at once, as a captain does', () => {
    const { first, points } = played(captain, captain);
    expect(first).toBe('enter:shipping-line');
    expect(points[0]).toBeLessThan(points[1] as number);
  });

  it('wins by staying there, as a harbour master does: it takes an offer', () => {
    const { first, points } = played(harbourMaster, captain);
    expect(first).toMatch(/^take:/);
    expect(points[0]).toBeGreaterThan(points[1] as number);
  });
});
