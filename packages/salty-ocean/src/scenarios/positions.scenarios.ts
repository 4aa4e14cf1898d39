import { ranks } from '@quayside/engine/host';
import { answer, asked, notAsked, refuses, scenarios, scores, see, told } from '@quayside/testkit';
import { saltyOcean } from '../index.ts';
import { score } from '../scoring.ts';
import type { SaltyOcean } from '../state.ts';
import { act, carries, coins, costs, damaged, end, goods, pass, rows, table, turn } from './table.ts';

const ALL = [0, 1, 2, 3];

/** Positions in which several rules meet, each worked out by hand from the rule book and the rulings. */
export default scenarios(
  saltyOcean,
  { goods },
  {
    'a cost of 9 rises to 10 and stays there: 9 for the first sale, 10 for the second, which also finds the price two rows lower':
      {
        rule: ['Action costs', 'Two players'],
        ...table({
          seats: 2,
          costs: { market: 9 },
          rows: { herring: 1 },
          has: [
            { coins: 30, store: { herring: 1 } },
            { coins: 30, store: { herring: 1 } },
          ],
        }),
        play: [
          act(0, 'sell:herring'),
          end(0),
          act(1, 'sell:herring'),
          coins(27, 24),
          costs(0, 0, 0, 10),
          rows(3, 5, 3),
        ],
      },
    'costs rise for everybody, each type by itself': {
      rule: 'Action costs',
      ...table({ costs: { city: 2 }, has: [{}, {}, { ships: { 'caravel-1': {} } }] }),
      play: [
        ...turn(0, 'extend:saline'),
        ...turn(1, 'extend:saline'),
        ...turn(2, 'fish:caravel-1'),
        coins(8, 7, 10, 10),
        costs(4, 1, 0, 0),
      ],
    },
    'whoever is in debt already pays no second fine for going deeper; rent comes before the fine of the round': {
      rule: ['Debts', 'End of round 3', 'End of round 5'],
      ...table({ seats: 2, costs: { city: 3 }, has: [{ coins: -5 }] }),
      play: [act(0, 'build:inn'), coins(-8, 10), end(0), ...pass(1, 0), coins(-6, 10)],
    },
    'rent that lifts out of debt saves the fine': {
      rule: ['End of round 3', 'End of round 5'],
      ...table({ built: { inn: [0] }, has: [{ coins: -2 }] }),
      play: [...pass(...ALL), coins(3, 10, 10, 10)],
    },
    'interest counts the rent of the same round: 38 and 3 bring 2, not 1': {
      rule: ['End of round 4', 'Bank'],
      ...table({ seats: 2, built: { inn: [0], bank: [0] }, has: [{ coins: 38 }] }),
      play: [...pass(0, 1), told('interest', { seat: 0, n: 2 }), coins(43, 10)],
    },
    'interest comes before the limit: 79 and 3 are 82, and 80 stay': {
      rule: ['End of round 4', 'End of round 7'],
      ...table({ seats: 2, built: { bank: [0] }, has: [{ coins: 79 }] }),
      play: [...pass(0, 1), told('limit', { seat: 0, n: 2 }), coins(80, 10)],
    },
    'a vault pays 9 on 95 and has no limit': {
      rule: ['Vault', 'End of round 7'],
      ...table({ seats: 2, built: { bank: [0], vault: [0] }, has: [{ coins: 95 }] }),
      play: [...pass(0, 1), coins(104, 10)],
    },
    'a bank pays nothing on debts': {
      rule: ['Bank', 'End of round 5'],
      ...table({ seats: 2, built: { bank: [0] }, has: [{ coins: -3 }] }),
      play: [...pass(0, 1), coins(-4, 10)],
    },
    '40 coins stay 40, of 41 one is lost': {
      rule: 'End of round 7',
      ...table({ seats: 2, has: [{ coins: 40 }, { coins: 41 }] }),
      play: [...pass(0, 1), coins(40, 40)],
    },
    'at the end of a round −21 becomes −22, and −22 stays': {
      rule: ['Debts', 'End of round 5'],
      ...table({ seats: 2, has: [{ coins: -21 }, { coins: -22 }] }),
      play: [...pass(0, 1), coins(-22, -22)],
    },
    'from 0 coins one buys as much as 22 coins of credit pay for, and the fine stops at the end of the track': {
      rule: ['Buying', 'Debts'],
      ...table({ costs: { market: 10 }, has: [{ coins: 0 }] }),
      play: [act(0, 'buy:salt'), refuses(0, 'buy', '7'), answer(0, 'buy', '6'), coins(-22, 10, 10, 10)],
    },
    'a carrack for 8 and its action for 2 cross zero once; shipyard and academy get 4 each': {
      rule: ['Ships', 'Debts'],
      ...table({ costs: { harbour: 2 }, built: { shipyard: [1], academy: [2] }, has: [{ coins: 5 }] }),
      play: [act(0, 'ship:carrack'), coins(-6, 14, 14, 10)],
    },
    'two shipyards share 3 coins: 1 each, 1 is lost; the academy gets 3': {
      rule: 'Ships',
      ...table({ built: { shipyard: [1, 2], academy: [3] } }),
      play: [act(0, 'ship:caravel-2'), coins(4, 11, 11, 13)],
    },
    'who owns a shipyard pays nothing for that half, though another owns one too': {
      rule: 'Ships',
      ...table({ built: { shipyard: [1, 0], academy: [2] } }),
      play: [act(0, 'ship:caravel-2'), coins(7, 10, 13, 10)],
    },
    'the second finance office pays 2 for a sale': {
      rule: ['Spaces', 'Finance office'],
      ...table({ built: { 'finance-office': [1] }, has: [{ store: { herring: 1 } }] }),
      play: [...turn(0, 'build:finance-office'), ...pass(1, 2, 3), act(0, 'sell:herring'), coins(16, 10, 10, 10)],
    },
    'with three players the first finance office pays 3': {
      rule: ['Spaces', 'Finance office'],
      ...table({ seats: 3, has: [{ store: { herring: 1 } }] }),
      play: [...turn(0, 'build:finance-office'), ...pass(1, 2), act(0, 'sell:herring'), coins(17, 10, 10)],
    },
    '16 barrels take the price down by two rows': {
      rule: 'Selling',
      ...table({ rows: { herring: 1 }, has: [{ depot: 2, store: { herring: 16 } }] }),
      play: [act(0, 'sell:herring'), answer(0, 'sell', { store: 16 }), coins(106, 10, 10, 10), rows(3, 3, 3)],
    },
    '17 barrels take it down by three': {
      rule: 'Selling',
      ...table({ rows: { cod: 1 }, has: [{ depot: 2, store: { cod: 17 } }] }),
      play: [act(0, 'sell:cod'), answer(0, 'sell', { store: 17 }), coins(129, 10, 10, 10), rows(3, 3, 4)],
    },
    'with two players 9 barrels take the price down by four rows': {
      rule: ['Selling', 'Two players'],
      ...table({ seats: 2, rows: { herring: 1 }, has: [{ depot: 1, store: { herring: 9 } }] }),
      play: [act(0, 'sell:herring'), answer(0, 'sell', { store: 9 }), coins(64, 10), rows(3, 5, 3)],
    },
    'with two players a tile moves salt and herring, and cod stays where it is': {
      rule: ['Events', 'Two players'],
      ...table({ seats: 2, next: 'event-5' }),
      play: [...pass(0, 1), rows(4, 1, 3)],
    },
    'doubled events move by two rows for one, and stop at the ends': {
      rule: ['Events', 'SO-7', 'SO-26'],
      ...table({ seats: 2, doubled: true, next: 'event-5' }),
      play: [...pass(0, 1), rows(5, 1, 3)],
    },
    'storm and pirates together take three spaces: of 4 salt one is left to fish with': {
      rule: ['Storm', 'Pirates', 'SO-5'],
      ...table({ tile: 'event-10', has: [{ ships: { 'caravel-1': { salt: 4 } } }] }),
      play: [
        act(0, 'fish:caravel-1'),
        answer(0, 'catch', 'cod:1'),
        carries(0, 'caravel-1', { cod: 1 }),
        damaged(0, 3, 0, 0),
      ],
    },
    'a storm on a hold with a free space takes that, then the bad catch takes a salt: 3 salt bring 2 fish': {
      rule: ['Storm', 'Bad catch', 'SO-5'],
      ...table({ tile: 'event-8', has: [{ ships: { 'caravel-1': { salt: 3 } } }] }),
      play: [act(0, 'fish:caravel-1'), answer(0, 'catch', 'herring:2'), carries(0, 'caravel-1', { herring: 2 })],
    },
    'a bad catch finds nothing on a ship without salt': {
      rule: 'Bad catch',
      ...table({ tile: 'event-3', has: [{ ships: { 'caravel-1': { herring: 2 } } }] }),
      play: [act(0, 'fish:caravel-1'), asked(0, 'end'), carries(0, 'caravel-1', { herring: 2 })],
    },
    'the way home is safe in any weather': {
      rule: ['Storm', 'Pirates'],
      ...table({ tile: 'event-10', has: [{ ships: { 'caravel-1': { at: 'ocean', cod: 4 } } }] }),
      play: [act(0, 'return:caravel-1'), damaged(0, 0, 0, 0), carries(0, 'caravel-1', { cod: 4 })],
    },
    'the lighthouse repairs in the round in which it is built, before anything else happens at its end': {
      rule: ['Lighthouse', 'End of round 1'],
      ...table({ seats: 2, has: [{ ships: { 'caravel-1': { damage: 2 } } }] }),
      play: [...turn(0, 'build:lighthouse'), ...pass(1, 0), damaged(0, 0, 0, 0)],
    },
    'an extended saline makes more salt in the same round; the warehouse keeps 6 of 12': {
      rule: ['Saline', 'Dépôt', 'End of round 2'],
      ...table({ seats: 2, has: [{ saline: 2 }] }),
      play: [...turn(0, 'extend:saline'), ...pass(1, 0), carries(0, 'store', { salt: 6 })],
    },
    'the poorest begins; among equals the order stays': {
      rule: 'End of round 8',
      ...table({ has: [{}, {}, { coins: 5 }, {}] }),
      play: [...pass(...ALL), told('order', { seats: [2, 0, 1, 3] }), asked(2, 'act')],
    },
    'with two players a second action costs 5 more': {
      rule: ['Gros-Horloge', 'Spaces'],
      ...table({ seats: 2, costs: { city: 1 }, built: { clock: [0] } }),
      play: [act(0, 'fish:caravel-1'), answer(0, 'second', 'build:inn'), coins(4, 10)],
    },
    'the second action is of another type': {
      rule: 'Gros-Horloge',
      ...table({ built: { clock: [0] } }),
      play: [
        act(0, 'build:inn'),
        refuses(0, 'second', 'extend:saline', { key: 'why.same-type', args: { type: 'city' } }),
      ],
    },
    'with 2 coins of credit there is no second action for 3': {
      rule: ['Gros-Horloge', 'SO-12'],
      ...table({ built: { clock: [0] }, has: [{ coins: -20 }] }),
      play: [act(0, 'build:inn'), notAsked(0, 'second')],
    },
    'after the fifth round the limit is applied before Notre-Dame is counted: 44 and 18 are 58': {
      rule: ['Victory', 'End of round 7'],
      ...table({ seats: 2, round: 5, has: [{ coins: 44, notreDame: 3 }] }),
      play: [...pass(0, 1), scores(0, { coins: 40, 'notre-dame': 18 }, 58)],
    },
    'Notre-Dame counts as one building for a tie, however far it is built': {
      rule: 'Victory',
      ...table({ seats: 2, built: { inn: [1] }, has: [{ coins: 5, notreDame: 1 }, { coins: 10 }] }),
      play: [see<SaltyOcean>('the places', (s) => ranks(score(s)), [1, 1])],
    },
  },
);
