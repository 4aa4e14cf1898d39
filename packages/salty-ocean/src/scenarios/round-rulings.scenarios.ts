import {
  answer,
  asked,
  notAsked,
  offers,
  offersOnly,
  refuses,
  scenarios,
  scores,
  see,
  seenBy,
  told,
} from '@quayside/testkit';
import { saltyOcean } from '../index.ts';
import { components } from '../components.ts';
import type { SaltyOcean } from '../state.ts';
import { knownTile } from '../tiles.ts';
import { act, carries, coins, costs, damaged, end, goods, pass, rows, table, turn } from './table.ts';

const known = (place: string) => (s: SaltyOcean) => knownTile(s, place);

/** What the rule book leaves open about buildings, rounds and scores (RULINGS.md, from SO-15 on). */
export default scenarios(
  saltyOcean,
  { goods },
  {
    'the clock tower does not run in the turn it is built, but in the next': {
      rule: 'SO-15',
      ...table({ seats: 2 }),
      play: [
        act(0, 'build:clock'),
        notAsked(0, 'second'),
        end(0),
        ...pass(1),
        act(0, 'build:inn'),
        offers(0, 'second', 'fish:caravel-1'),
        end(0),
        asked(1, 'act'),
      ],
    },
    'two actions are one turn: the passes begin anew': {
      rule: 'SO-15',
      ...table({ seats: 2, built: { clock: [0] } }),
      play: [
        act(0, 'build:inn'),
        answer(0, 'second', 'fish:caravel-1'),
        end(0),
        ...pass(1),
        see<SaltyOcean>('passes in a row', (s) => s.passes, 1),
        asked(0, 'act'),
      ],
    },
    'after round 2 the tiles of rounds 4 and 5 and five spare ones are face down': {
      rule: 'SO-16',
      ...table({ round: 2, built: { fierte: [0, 1] } }),
      play: [
        ...pass(0, 1, 2, 3),
        refuses(0, 'look', { 'round-3': 1 }),
        refuses(0, 'look', { 'round-4': 1, 'round-5': 1, 'spare-1': 1 }),
        offers(0, 'look', {}, { 'round-4': 1, 'round-5': 1 }, { 'spare-5': 1 }),
      ],
    },
    'after round 4 nobody is asked to look': {
      rule: 'SO-16',
      ...table({ round: 4, built: { fierte: [0, 1] } }),
      play: [...pass(0, 1, 2, 3), asked(0, 'act')],
    },
    'who looks learns the faces alone, and what is known goes with the tile': {
      rule: 'SO-17',
      setup: { seats: 4 },
      nature: {
        rolls: { first: '0' },
        decks: { events: ['event-1', 'event-2', 'event-3', 'event-4', 'event-5', 'event-6'] },
      },
      position: table({ built: { fierte: [1, 0] } }).position,
      play: [
        ...pass(0, 1, 2, 3),
        // Turn order: seat 0 has the second space and looks at one tile, then seat 1 at two.
        answer(0, 'look', { 'round-5': 1 }),
        told('look', { places: ['round-5'], tiles: ['event-5'] }),
        seenBy<SaltyOcean>(0, 'the tile of round 5', known('round-5'), 'event-5'),
        seenBy<SaltyOcean>(1, 'the tile of round 5', known('round-5'), null),
        answer(1, 'look', { 'round-5': 1, 'spare-1': 1 }),
        answer(1, 'swap', 'swap'),
        seenBy<SaltyOcean>(0, 'the first spare tile', known('spare-1'), 'event-5'),
        seenBy<SaltyOcean>(0, 'the tile of round 5', known('round-5'), null),
        seenBy<SaltyOcean>(1, 'the tile of round 5', known('round-5'), 'event-6'),
        seenBy<SaltyOcean>(2, 'the tile of round 5', known('round-5'), null),
        seenBy<SaltyOcean>(2, 'the first spare tile', known('spare-1'), null),
      ],
    },
    'of two damaged ships, at sea too, the lighthouse repairs one, or none': {
      rule: 'SO-18',
      ...table({
        built: { lighthouse: [0, 1] },
        has: [
          { ships: { 'caravel-1': { damage: 1 }, carrack: { at: 'ocean', damage: 2 } } },
          { ships: { 'caravel-1': { damage: 1 }, 'caravel-2': { damage: 1 } } },
        ],
      }),
      play: [
        ...pass(0, 1, 2, 3),
        // Both decide at the same time.
        asked(1, 'repair'),
        offersOnly(0, 'repair', ['caravel-1', 'carrack', 'none']),
        answer(1, 'repair', 'none'),
        answer(0, 'repair', 'carrack'),
        damaged(0, 1, 0, 0),
        damaged(1, 1, 1, 0),
      ],
    },
    'salt that does not fit pushes something out, by choice': {
      rule: ['SO-19', 'End of round 2'],
      ...table({ has: [{ store: { herring: 5 } }] }),
      play: [
        ...pass(0, 1, 2, 3),
        offersOnly(0, 'lose', ['salt:2', 'salt-herring:1:1', 'herring:2']),
        answer(0, 'lose', 'salt:2'),
        carries(0, 'store', { salt: 1, herring: 5 }),
      ],
    },
    'with salt alone nobody is asked': {
      rule: 'SO-19',
      ...table({ has: [{ store: { salt: 6 } }] }),
      play: [...pass(0, 1, 2, 3), told('lose', { barrels: { salt: 3 } }), carries(0, 'store', { salt: 6 })],
    },
    'a new ship lies empty in the harbour and may sail at once': {
      rule: 'SO-20',
      ...table({ seats: 2, built: { shipyard: [1], academy: [1] } }),
      play: [
        ...turn(0, 'ship:carrack'),
        carries(0, 'carrack', {}),
        ...pass(1),
        offers(0, 'act', 'fish:carrack', 'fish:caravel-1+carrack'),
      ],
    },
    'barrels count for nothing at the end': {
      rule: 'SO-21',
      ...table({ round: 5, has: [{ coins: 3, store: { cod: 6 } }] }),
      play: [...pass(0, 1, 2, 3), answer(0, 'lose', 'salt:3'), scores(0, { coins: 3 }, 3)],
    },
    'the town hall counts itself, stained glass, bank, vault and Notre-Dame once; no saline, no dépôt': {
      rule: 'SO-22',
      ...table({
        has: [{ saline: 3, depot: 2, notreDame: 5 }],
        built: { bank: [0], vault: [0], windows: [0] },
      }),
      play: [act(0, 'build:town-hall'), scores(0, { 'town-hall': 8 })],
    },
    'the lighthouse counts ships at sea and damaged ones': {
      rule: 'SO-23',
      ...table({
        built: { lighthouse: [0] },
        has: [{ ships: { 'caravel-1': { at: 'ocean' }, 'caravel-2': { damage: 4 }, carrack: {} } }],
      }),
      play: [scores(0, { lighthouse: 6 })],
    },
    'one gets the best space that is free': {
      rule: 'SO-24',
      ...table({ built: { clock: [3] } }),
      play: [
        ...turn(0, 'build:saint-maclou'),
        scores(0, { 'saint-maclou': 6 }),
        ...turn(1, 'build:clock'),
        ...pass(2, 3, 0),
        act(1, 'build:inn'),
        answer(1, 'second', 'fish:caravel-1'),
        // The clock on the second space costs 5; the two city actions before cost 1 and 2.
        coins(10, 2, 10, 10),
      ],
    },
    'who can do nothing passes without being asked': {
      rule: 'SO-25',
      ...table({ seats: 2, has: [{}, { coins: -22 }], costs: { city: 1, navigation: 1, harbour: 1, market: 1 } }),
      play: [...turn(0, 'fish:caravel-1'), told('pass', { seat: 1, n: 1 }), asked(0, 'act')],
    },
    'all have to pass in a row': {
      rule: 'SO-25',
      ...table({ seats: 3 }),
      play: [...pass(0, 1), ...turn(2, 'build:inn'), ...pass(0, 1), asked(2, 'act'), ...pass(2), told('round-end')],
    },
    'prices stay on the table': {
      rule: 'SO-26',
      ...table({ tile: 'event-2', next: 'event-3', rows: { salt: 1, cod: 2 }, has: [{ store: { herring: 1 } }] }),
      play: [...pass(0, 1, 2, 3), rows(1, 2, 1)],
    },
    'a sale on the bottom row leaves the price there': {
      rule: 'SO-26',
      ...table({ rows: { herring: 5 }, has: [{ store: { herring: 1 } }] }),
      play: [act(0, 'sell:herring'), coins(12, 10, 10, 10), rows(3, 5, 3)],
    },
    'every reconstructed price and tile says so': {
      rule: 'SO-27',
      play: [
        see<SaltyOcean>('the reconstructed prices of the second row', () => marks('prices')[1], ['salt', 'cod']),
        see<SaltyOcean>('the tiles that are not marked', () => marks('events').filter((one) => one === null), []),
      ],
    },
    'with two players there is no cod': {
      rule: 'Two players',
      ...table({ seats: 2, has: [{ ships: { 'caravel-1': { salt: 2 } } }] }),
      play: [
        refuses(0, 'act', 'buy:cod', 'why.no-cod'),
        refuses(0, 'act', 'sell:cod', 'why.no-cod'),
        act(0, 'fish:caravel-1'),
        carries(0, 'caravel-1', { herring: 2 }),
      ],
    },
    'an action costs 10 at most': {
      rule: 'Action costs',
      ...table({ costs: { city: 10, navigation: 3 } }),
      play: [...turn(0, 'build:inn'), costs(10, 3, 0, 0), coins(0, 10, 10, 10)],
    },
    'the costs start again at 0 in the next round': {
      rule: 'End of round 6',
      ...table({ costs: { city: 10, navigation: 3, harbour: 1, market: 7 } }),
      play: [...pass(0, 1, 2, 3), costs(0, 0, 0, 0)],
    },
    'who is ahead stays ahead where coins are equal': {
      rule: 'End of round 8',
      ...table({ order: [3, 1, 2, 0], has: [{ coins: 5 }, { coins: 9 }, { coins: 5 }, { coins: 9 }] }),
      play: [...pass(3, 1, 2, 0), see<SaltyOcean>('the turn order', (s) => s.order, [2, 0, 3, 1])],
    },
  },
);

/** What each line of a table of components says of reconstructed figures. */
function marks(list: string): unknown[] {
  const lines = (components as { readonly [list: string]: readonly { readonly reconstructed: unknown }[] })[list] ?? [];
  return lines.map(({ reconstructed }) => reconstructed);
}
