import {
  answer,
  asked,
  awaitsSeat,
  followsOrder,
  notTold,
  offers,
  offersOnly,
  refuses,
  scenarios,
  told,
} from '@quayside/testkit';
import { saltyOcean } from '../index.ts';
import { act, carries, coins, damaged, end, goods, pass, rows, table, turn } from './table.ts';

/** What the rule book leaves open about voyages, barrels, the market, debts and ships (RULINGS.md, SO-1 to SO-14). */
export default scenarios(
  saltyOcean,
  { goods },
  {
    'the start player is drawn, the others follow in order of seats': {
      rule: 'SO-1',
      setup: { seats: 3 },
      nature: { rolls: { first: '1' } },
      play: [told('order', { seats: [1, 2, 0] }), coins(14, 10, 12), asked(1, 'act')],
    },
    'with nothing to load, sell or fetch there is no such action': {
      rule: 'SO-2',
      ...table({}),
      play: [
        refuses(0, 'act', 'load', 'why.load'),
        refuses(0, 'act', 'sell:salt', { key: 'why.nothing', args: { good: 'salt' } }),
        refuses(0, 'act', 'return:caravel-1', 'why.in-harbour'),
        refuses(0, 'act', 'fish:carrack', 'why.unbuilt'),
      ],
    },
    'who has said so passes when every action costs too much': {
      rule: 'standing orders',
      ...table({ costs: { city: 4, navigation: 4, harbour: 4, market: 4 }, has: [{ coins: 30 }] }),
      play: [
        awaitsSeat(0, {}),
        awaitsSeat(0, { pass: '4' }),
        followsOrder(0, { pass: '3' }, 'act', 'pass'),
        told('pass', { seat: 0 }),
      ],
    },
    'moving barrels moves at least one': {
      rule: ['SO-2', 'SO-9'],
      ...table({ has: [{ store: { salt: 1 }, ships: { 'caravel-1': { herring: 1 } } }] }),
      play: [
        act(0, 'load'),
        offersOnly(0, 'load', ['salt-herring:1:1', 'salt:1', 'empty']),
        refuses(0, 'load', 'herring:1'),
      ],
    },
    'the last ship must change where the others have not': {
      rule: 'SO-2',
      ...table({ has: [{ ships: { 'caravel-1': { salt: 1 }, carrack: { herring: 1 } } }] }),
      play: [
        act(0, 'load'),
        answer(0, 'load', 'salt:1'),
        // There is one way left to move anything.
        carries(0, 'carrack', {}),
        carries(0, 'store', { herring: 1 }),
      ],
    },
    'an empty ship may sail, into the pirates’ arms too': {
      rule: 'SO-3',
      ...table({ tile: 'event-10' }),
      play: [act(0, 'fish:caravel-1'), damaged(0, 3, 0, 0), asked(0, 'end')],
    },
    'all salt becomes fish, each barrel herring or cod; fish aboard stays': {
      rule: 'SO-4',
      ...table({ has: [{ ships: { carrack: { salt: 2, cod: 3 } } }] }),
      play: [
        act(0, 'fish:carrack'),
        offersOnly(0, 'catch', ['herring:2', 'herring-cod:1:1', 'cod:2']),
        answer(0, 'catch', 'herring-cod:1:1'),
        carries(0, 'carrack', { herring: 1, cod: 4 }),
      ],
    },
    'storm before bad catch: 4 salt bring 2 fish': {
      rule: 'SO-5',
      ...table({ tile: 'event-8', has: [{ ships: { 'caravel-1': { salt: 4 } } }] }),
      play: [
        act(0, 'fish:caravel-1'),
        told('lose', { barrels: { salt: 1 } }),
        told('bad-catch'),
        answer(0, 'catch', 'cod:2'),
        carries(0, 'caravel-1', { cod: 2 }),
      ],
    },
    'damage hits empty spaces first': {
      rule: 'SO-5',
      ...table({ tile: 'event-10', has: [{ ships: { carrack: { salt: 3 } } }] }),
      play: [act(0, 'fish:carrack'), notTold('lose'), damaged(0, 0, 0, 3), answer(0, 'catch', 'herring:3')],
    },
    'on a full hold its owner chooses which barrels are lost': {
      rule: 'SO-5',
      ...table({ tile: 'event-6', has: [{ ships: { 'caravel-1': { salt: 2, herring: 2 } } }] }),
      play: [
        act(0, 'fish:caravel-1'),
        offersOnly(0, 'lose', ['salt:2', 'salt-herring:1:1', 'herring:2']),
        answer(0, 'lose', 'herring:2'),
        answer(0, 'catch', 'cod:2'),
        carries(0, 'caravel-1', { cod: 2 }),
      ],
    },
    'a hold has no more than its spaces to lose': {
      rule: 'SO-5',
      ...table({ tile: 'event-10', has: [{ ships: { 'caravel-1': { damage: 3, salt: 1 } } }] }),
      play: [act(0, 'fish:caravel-1'), damaged(0, 4, 0, 0), carries(0, 'caravel-1', {}), asked(0, 'end')],
    },
    'a ship may leave twice in a round: the storm comes again, the pirates do not': {
      rule: 'SO-6',
      ...table({ seats: 2, tile: 'event-10' }),
      play: [
        ...turn(0, 'fish:caravel-1'),
        damaged(0, 3, 0, 0),
        ...pass(1),
        ...turn(0, 'return:caravel-1'),
        ...pass(1),
        act(0, 'fish:caravel-1'),
        told('storm'),
        notTold('pirates'),
        damaged(0, 4, 0, 0),
      ],
    },
    'with two players events move prices as printed': {
      rule: 'SO-7',
      ...table({ seats: 2, tile: 'event-2', next: 'event-1', rows: { salt: 4, herring: 5 } }),
      play: [...pass(0, 1), rows(3, 3, 3)],
    },
    'the option doubles what events do': {
      rule: 'SO-7',
      ...table({ seats: 2, doubled: true, tile: 'event-2', next: 'event-1', rows: { salt: 4, herring: 5 } }),
      play: [...pass(0, 1), rows(2, 1, 3)],
    },
    'of several ships their owner says which meets the pirates': {
      rule: 'SO-8',
      ...table({ tile: 'event-6', has: [{ ships: { 'caravel-1': { salt: 1 }, carrack: { salt: 1 } } }] }),
      play: [
        refuses(0, 'act', 'fish:caravel-1+carrack', 'why.pirates'),
        offers(0, 'act', 'fish:carrack', 'lead:caravel-1:caravel-1+carrack'),
        act(0, 'lead:carrack:caravel-1+carrack'),
        damaged(0, 0, 0, 2),
      ],
    },
    'protected ships leave the pirates to the next': {
      rule: 'SO-8',
      ...table({ tile: 'event-6', built: { 'saint-maclou': [0] } }),
      play: [
        ...turn(0, 'fish:caravel-1'),
        damaged(0, 0, 0, 0),
        act(1, 'fish:caravel-1'),
        told('pirates', { seat: 1, n: 2 }),
      ],
    },
    'barrels go from ship to ship and to the warehouse; only the end must fit': {
      rule: 'SO-9',
      ...table({
        has: [{ store: { salt: 6 }, ships: { 'caravel-1': { herring: 4 }, carrack: { cod: 2 } } }],
      }),
      play: [
        act(0, 'load'),
        offers(0, 'load', 'salt-cod:2:2'),
        answer(0, 'load', 'salt-cod:2:2'),
        answer(0, 'load', 'salt-herring:4:2'),
        carries(0, 'caravel-1', { salt: 2, cod: 2 }),
        carries(0, 'carrack', { salt: 4, herring: 2 }),
        carries(0, 'store', { herring: 2 }),
        asked(0, 'end'),
      ],
    },
    'what the warehouse can’t hold after moving is lost, by choice': {
      rule: 'SO-9',
      ...table({ has: [{ store: { salt: 5 }, ships: { 'caravel-1': { herring: 3 } } }] }),
      play: [
        act(0, 'load'),
        answer(0, 'load', 'empty'),
        offersOnly(0, 'lose', ['salt:2', 'salt-herring:1:1', 'herring:2']),
        answer(0, 'lose', 'salt:2'),
        carries(0, 'store', { salt: 3, herring: 3 }),
      ],
    },
    'a sale is of one good, any number, from places of one’s choice': {
      rule: 'SO-10',
      ...table({
        has: [{ store: { cod: 3 }, ships: { 'caravel-1': { cod: 2 }, carrack: { at: 'ocean', cod: 6 } } }],
      }),
      play: [
        act(0, 'sell:cod'),
        refuses(0, 'sell', {}),
        refuses(0, 'sell', { carrack: 1 }),
        offers(0, 'sell', { store: 1 }, { store: 3, 'caravel-1': 2 }),
        answer(0, 'sell', { 'caravel-1': 2 }),
        coins(18, 10, 10, 10),
        carries(0, 'store', { cod: 3 }),
      ],
    },
    'nine barrels take the price down by two rows, all at one price': {
      rule: ['SO-10', 'Selling'],
      ...table({ rows: { herring: 1 }, has: [{ coins: 0, depot: 1, store: { herring: 9 } }] }),
      play: [act(0, 'sell:herring'), answer(0, 'sell', { store: 9 }), coins(54, 10, 10, 10), rows(3, 3, 3)],
    },
    'with two players each step is two rows': {
      rule: ['SO-10', 'Selling'],
      ...table({ seats: 2, rows: { herring: 1 }, has: [{ coins: 0, store: { herring: 1 } }] }),
      play: [act(0, 'sell:herring'), coins(6, 10), rows(3, 3, 3)],
    },
    'salt may be sold for nothing, for the finance office’s sake': {
      rule: 'SO-10',
      ...table({ rows: { salt: 5 }, built: { 'finance-office': [0] }, has: [{ store: { salt: 1 } }] }),
      play: [act(0, 'sell:salt'), coins(13, 10, 10, 10), rows(5, 3, 3)],
    },
    'buying fills the warehouse and nothing else; the price stays': {
      rule: ['SO-11', 'Buying'],
      ...table({ has: [{ coins: 30, store: { salt: 3 } }] }),
      play: [
        act(0, 'buy:herring'),
        offersOnly(0, 'buy', ['1', '2', '3']),
        answer(0, 'buy', '3'),
        coins(18, 10, 10, 10),
        carries(0, 'store', { salt: 3, herring: 3 }),
        rows(3, 3, 3),
      ],
    },
    'worthless salt costs 1': {
      rule: ['SO-11', 'Buying'],
      ...table({ rows: { salt: 5 } }),
      play: [act(0, 'buy:salt'), answer(0, 'buy', '6'), coins(4, 10, 10, 10)],
    },
    'nothing is offered that would lead below −22': {
      rule: 'SO-12',
      ...table({
        has: [{ coins: -15, store: { herring: 1 } }],
        costs: { city: 7, harbour: 8, market: 8, navigation: 10 },
      }),
      play: [
        offers(0, 'act', 'build:inn'),
        refuses(0, 'act', 'load', { key: 'why.debt', args: { n: 8 } }),
        // Not even a sale that would bring more than it costs.
        refuses(0, 'act', 'sell:herring', 'why.debt'),
        act(0, 'build:inn'),
        coins(-22, 10, 10, 10),
      ],
    },
    'the fine stops at −22, and at −22 there is none at the end of the round': {
      rule: ['SO-12', 'End of round 5'],
      ...table({ has: [{ coins: 0, depot: 2 }, { coins: -22 }, { coins: -21 }, { coins: -1 }], rows: { cod: 3 } }),
      play: [
        act(0, 'buy:salt'),
        answer(0, 'buy', '11'),
        coins(-22, -22, -21, -1),
        end(0),
        ...pass(1, 2, 3, 0),
        coins(-22, -22, -22, -2),
      ],
    },
    'a ship and its action cross zero once; the owners’ coins come after': {
      rule: 'SO-13',
      ...table({ has: [{ coins: 1 }], costs: { harbour: 2 }, built: { shipyard: [1], academy: [2] } }),
      play: [act(0, 'ship:caravel-2'), told('fine', { seat: 0, coins: -8 }), coins(-8, 13, 13, 10)],
    },
    'zero is no debt, and each time below it costs again': {
      rule: ['SO-13', 'Debts'],
      ...table({ has: [{ coins: 1, store: { salt: 2 } }], costs: { city: 1, market: 3 } }),
      play: [
        act(0, 'build:inn'),
        notTold('fine'),
        coins(0, 10, 10, 10),
        end(0),
        ...pass(1, 2, 3),
        act(0, 'sell:salt'),
        told('fine', { coins: -4 }),
        answer(0, 'sell', { store: 2 }),
        coins(0, 10, 10, 10),
        end(0),
        ...pass(1, 2, 3),
        act(0, 'build:bank'),
        told('fine', { coins: -3 }),
      ],
    },
    'with four, three may reach 45, two 55, one 70; who moves on frees no place': {
      rule: 'SO-14',
      ...table({
        has: [{ notreDame: 5 }, { notreDame: 8 }, { notreDame: 7 }, { notreDame: 6 }],
      }),
      play: [
        refuses(0, 'act', 'extend:notre-dame', { key: 'why.places', args: { n: 45 } }),
        ...pass(0, 1),
        refuses(2, 'act', 'extend:notre-dame', { key: 'why.places', args: { n: 70 } }),
        ...pass(2),
        refuses(3, 'act', 'extend:notre-dame', { key: 'why.places', args: { n: 55 } }),
      ],
    },
    'with three, two may reach 45, one 55': {
      rule: 'SO-14',
      ...table({ seats: 3, has: [{ notreDame: 6 }, { notreDame: 7 }, { notreDame: 5 }] }),
      play: [
        refuses(0, 'act', 'extend:notre-dame', 'why.places'),
        ...pass(0),
        offers(1, 'act', 'extend:notre-dame'),
        ...pass(1),
        refuses(2, 'act', 'extend:notre-dame', 'why.places'),
      ],
    },
    'with two, one may reach 45': {
      rule: 'SO-14',
      ...table({ seats: 2, has: [{ notreDame: 5 }, { notreDame: 5 }] }),
      play: [...turn(0, 'extend:notre-dame'), refuses(1, 'act', 'extend:notre-dame', 'why.places')],
    },
  },
);
