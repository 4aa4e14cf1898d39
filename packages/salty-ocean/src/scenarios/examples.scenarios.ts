import { answer, asked, offers, scenarios, scores, see, told } from '@quayside/testkit';
import { saltyOcean } from '../index.ts';
import type { SaltyOcean } from '../state.ts';
import { act, carries, coins, costs, end, goods, pass, rows, table, turn } from './table.ts';

const [ANNA, BEATE, CARL, DANIEL] = [0, 1, 2, 3] as const;

/** Every worked example of the rule book. */
export default scenarios(
  saltyOcean,
  { goods },
  {
    'Anna goes into debt to sell: 2 coins, cost 4, fine 1, then 9 coins for 3 herring': {
      rule: ['Example: fine', 'Debts'],
      ...table({
        seats: 3,
        costs: { market: 4 },
        rows: { herring: 4 },
        has: [{ coins: 2, store: { herring: 3 } }, { coins: 20 }, { coins: 20 }],
      }),
      play: [
        act(ANNA, 'sell:herring'),
        told('fine', { seat: ANNA, n: 1, coins: -3 }),
        coins(-3, 20, 20),
        answer(ANNA, 'sell', { store: 3 }),
        coins(6, 20, 20),
        end(ANNA),
        ...pass(BEATE, CARL, ANNA),
        coins(6, 20, 20),
      ],
    },
    'Anna has 44 coins and no bank at the end of the round: she gives 4 back': {
      rule: ['Example: limit', 'End of round 7'],
      ...table({ seats: 3, has: [{ coins: 44 }] }),
      play: [...pass(ANNA, BEATE, CARL), told('limit', { seat: ANNA, n: 4 }), coins(40, 10, 10)],
    },
    'Anna has 12 coins, Beate 18, Carl 15: the new turn order is Anna, Carl, Beate': {
      rule: ['Example: turn order', 'End of round 8'],
      ...table({ seats: 3, has: [{ coins: 12 }, { coins: 18 }, { coins: 15 }] }),
      play: [
        ...pass(ANNA, BEATE, CARL),
        told('order', { seats: [ANNA, CARL, BEATE] }),
        see<SaltyOcean>('the turn order', (s) => s.order, [ANNA, CARL, BEATE]),
        asked(ANNA, 'act'),
      ],
    },
    'a round of actions with three: costs rise by type, and who has passed may act again': {
      rule: ['Example: round of actions', 'Action costs'],
      ...table({ seats: 3, has: [{ coins: 10 }, { coins: 10, store: { salt: 1 } }, { coins: 10 }] }),
      play: [
        ...turn(ANNA, 'extend:saline'),
        costs(1, 0, 0, 0),
        act(BEATE, 'sell:salt'),
        end(BEATE),
        costs(1, 0, 0, 1),
        ...turn(CARL, 'build:inn'),
        costs(2, 0, 0, 1),
        ...turn(ANNA, 'fish:caravel-1'),
        costs(2, 1, 0, 1),
        ...pass(BEATE, CARL),
        ...turn(ANNA, 'build:shipyard'),
        costs(3, 1, 0, 1),
        coins(8, 12, 9),
        ...pass(BEATE, CARL, ANNA),
        told('round-end', { round: 1 }),
      ],
    },
    'Carl sails, catches herring, comes back and sells 3 for 12': {
      rule: ['Example: actions', 'Fishing', 'Selling'],
      ...table({ seats: 2, order: [1, 0], has: [{}, { ships: { 'caravel-1': { salt: 3 } } }] }),
      play: [
        act(1, 'fish:caravel-1'),
        carries(1, 'caravel-1', { herring: 3 }),
        end(1),
        ...pass(0),
        ...turn(1, 'return:caravel-1'),
        ...pass(0),
        offers(1, 'act', 'load'),
        act(1, 'sell:herring'),
        answer(1, 'sell', { 'caravel-1': 3 }),
        // The navigation action cost 0 and 1.
        coins(10, 21),
        told('sell', { n: 3, price: 4, coins: 12 }),
      ],
    },
    'instead Carl moves his herring to the warehouse': {
      rule: ['Example: actions', 'Moving barrels'],
      ...table({ seats: 2, order: [1, 0], has: [{}, { ships: { 'caravel-1': { herring: 3 } } }] }),
      play: [
        act(1, 'load'),
        answer(1, 'load', 'empty'),
        carries(1, 'store', { herring: 3 }),
        carries(1, 'caravel-1', {}),
      ],
    },
    'Daniel builds a caravel for 6: 3 for Beate’s shipyard, 1 each for two academies, 1 is lost': {
      rule: ['Example: ship building', 'Ship building'],
      cards: ['shipyard', 'academy'],
      ...table({ order: [DANIEL, 0, 1, 2], built: { shipyard: [BEATE], academy: [ANNA, CARL] } }),
      play: [
        act(DANIEL, 'ship:caravel-2'),
        coins(11, 13, 11, 4),
        told('share-lost', { n: 1, building: 'academy' }),
        told('ship', { seat: DANIEL, ship: 'caravel-2', n: 6 }),
      ],
    },
    'Anna builds a carrack for 4 only: she has an academy herself': {
      rule: ['Example: ship building', 'Ship building'],
      cards: ['shipyard', 'academy'],
      ...table({ built: { shipyard: [BEATE], academy: [ANNA, CARL] } }),
      play: [act(ANNA, 'ship:carrack'), coins(6, 14, 10, 10)],
    },
    'Anna swaps 4 herring aboard for 3 salt in her warehouse in one action': {
      rule: ['Example: moving barrels', 'Moving barrels'],
      ...table({ has: [{ store: { salt: 3 }, ships: { 'caravel-1': { herring: 4 } } }] }),
      play: [
        act(ANNA, 'load'),
        answer(ANNA, 'load', 'salt:3'),
        carries(ANNA, 'caravel-1', { salt: 3 }),
        carries(ANNA, 'store', { herring: 4 }),
        asked(ANNA, 'end'),
      ],
    },
    'Anna sells 6 herring for 5 each; the price goes down to 4': {
      rule: ['Example: selling', 'Selling'],
      ...table({ rows: { herring: 2 }, has: [{ store: { herring: 6 } }] }),
      play: [
        act(ANNA, 'sell:herring'),
        answer(ANNA, 'sell', { store: 6 }),
        coins(40, 10, 10, 10),
        told('sell', { coins: 30, now: 4 }),
        rows(3, 3, 3),
      ],
    },
    'Notre-Dame built and extended twice is worth 18': {
      rule: 'Example: Notre-Dame',
      cards: ['notre-dame'],
      ...table({ has: [{ notreDame: 0 }] }),
      play: [
        ...turn(ANNA, 'build:notre-dame'),
        scores(ANNA, { 'notre-dame': 5 }),
        ...pass(1, 2, 3),
        ...turn(ANNA, 'extend:notre-dame'),
        scores(ANNA, { 'notre-dame': 11 }),
        ...pass(1, 2, 3),
        ...turn(ANNA, 'extend:notre-dame'),
        scores(ANNA, { 'notre-dame': 18 }),
      ],
    },
    'with three players the first stained glass is worth 7': {
      rule: 'Example: stained glass',
      cards: ['windows'],
      ...table({ seats: 3, has: [{ notreDame: 3 }] }),
      play: [...turn(ANNA, 'build:windows'), scores(ANNA, { windows: 7 })],
    },
    'two inns with four players bring 4 coins each': {
      rule: ['Example: inn', 'End of round 3'],
      cards: ['inn'],
      ...table({ built: { inn: [ANNA, BEATE] } }),
      play: [...pass(0, 1, 2, 3), told('rent', { seat: ANNA, n: 4 }), coins(14, 14, 10, 10)],
    },
    'a bank pays 2 coins of interest on 45': {
      rule: ['Example: bank', 'End of round 4'],
      cards: ['bank'],
      ...table({ has: [{ coins: 45 }], built: { bank: [ANNA] } }),
      play: [...pass(0, 1, 2, 3), told('interest', { seat: ANNA, n: 2 }), coins(47, 10, 10, 10)],
    },
    'Beate’s clock tower: navigation for 0, then harbour for 3 and 3 more': {
      rule: ['Example: clock tower', 'Gros-Horloge'],
      cards: ['clock'],
      ...table({
        order: [BEATE, CARL, DANIEL, ANNA],
        costs: { harbour: 3 },
        has: [{}, { ships: { 'caravel-1': { at: 'ocean', herring: 2 } } }],
        built: { clock: [BEATE] },
      }),
      play: [
        act(BEATE, 'return:caravel-1'),
        coins(10, 10, 10, 10),
        answer(BEATE, 'second', 'load'),
        coins(10, 4, 10, 10),
        answer(BEATE, 'load', 'empty'),
        costs(0, 1, 4, 0),
        end(BEATE),
        asked(CARL, 'act'),
      ],
    },
  },
);
