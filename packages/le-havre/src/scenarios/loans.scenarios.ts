import {
  answer,
  asked,
  changed,
  notAsked,
  notTold,
  offers,
  offersOnly,
  refuses,
  scenarios,
  told,
} from '@quayside/testkit';
import { leHavre } from '../game.ts';
import { lens, owes, stands, table } from './table.ts';

const three = { seats: 3 };
const enter = (card: string, seat = 0) => answer(seat, 'main', `enter:${card}`);
const take = (good: string, seat = 0) => answer(seat, 'main', `take:${good}`);
const end = (seat = 0) => answer(seat, 'end', 'end');

/** Interest, loans and trade outside the own turn. */
export default scenarios(leHavre, lens, {
  'interest is one franc however many loans': {
    rule: ['Interest', 'LH-18'],
    setup: three,
    // The fifth tile takes interest.
    position: table({ ask: 'turn', turn: 11, has: [{ franc: 3 }, { franc: 1 }, {}], loans: [1, 4, 0] }),
    play: [
      told('interest', { seat: 0, francs: 1 }),
      told('interest', { seat: 1, francs: 1 }),
      notTold('interest', { seat: 2 }),
      asked(2, 'main'),
    ],
  },
  'a debtor who can may repay before the interest': {
    rule: ['Interest', 'LH-14', 'LH-18'],
    setup: three,
    position: table({ ask: 'turn', turn: 11, has: [{ franc: 5 }, {}, {}], loans: [1, 0, 0] }),
    play: [
      asked(0, 'interest'),
      offersOnly(0, 'interest', ['pay']),
      answer(0, 'repay', '1'),
      owes(0, 0),
      changed(0, { franc: -5 }),
      asked(2, 'main'),
    ],
  },
  'a debtor without a franc takes one more loan': {
    rule: ['Interest', 'LH-16'],
    setup: three,
    position: table({ ask: 'turn', turn: 11, has: [{}, {}, {}], loans: [1, 0, 0] }),
    play: [
      offersOnly(0, 'interest', ['loan']),
      answer(0, 'interest', 'loan'),
      owes(0, 2),
      changed(0, { franc: 3 }),
      asked(2, 'main'),
    ],
  },
  'a debtor without a franc may sell instead, also with the expert rule': {
    rule: ['Interest', 'LH-13', 'LH-16'],
    setup: { seats: 3, options: { forcedSales: true } },
    position: table({
      ask: 'turn',
      turn: 11,
      has: [{}, {}, {}],
      loans: [1, 0, 0],
      own: [['marketplace'], ['bakehouse']],
    }),
    play: [
      notAsked(1, 'sell'),
      answer(0, 'sell', 'marketplace'),
      offersOnly(0, 'interest', ['pay']),
      notAsked(0, 'sell'),
      answer(0, 'interest', 'pay'),
      owes(0, 1),
      changed(0, { franc: 2 }),
    ],
  },
  'with the expert rule as many loans as players cost a second franc': {
    rule: 'LH-17',
    setup: { seats: 3, options: { dearLoans: true } },
    position: table({ ask: 'turn', turn: 11, has: [{ franc: 3 }, { franc: 3 }, {}], loans: [3, 2, 0] }),
    play: [told('interest', { seat: 0, francs: 2 }), told('interest', { seat: 1, francs: 1 })],
  },
  'a loan is repaid for five francs, also in the turn of another': {
    rule: 'LH-14',
    setup: { seats: 3, options: { forcedSales: true } },
    position: table({ has: [{}, { franc: 11 }], loans: [0, 3] }),
    play: [
      offersOnly(1, 'repay', ['1', '2']),
      answer(1, 'repay', '2'),
      owes(1, 1),
      changed(1, { franc: -10 }),
      asked(0, 'main'),
    ],
  },
  'others may sell between the actions of a turn, not in the middle of one': {
    rule: 'LH-13',
    cards: ['fishery'],
    setup: three,
    position: table({
      has: [{ franc: 1, wood: 3, fish: 1 }],
      own: [[], ['fishery']],
      town: ['joinery'],
      at: [null, null, 'fishery'],
    }),
    play: [
      offers(1, 'sell', 'fishery'),
      enter('joinery'),
      notAsked(1, 'sell'),
      answer(0, 'fee', { fish: 1 }),
      notAsked(1, 'sell'),
      answer(0, 'times', '3'),
      answer(1, 'sell', 'fishery'),
      stands(2, null),
      changed(1, { franc: 5 }),
      // It was not the buyer who sold it: to the one in turn it is simply for sale.
      refuses(0, 'buy', 'fishery', 'why.buy.dear'),
      asked(0, 'end'),
    ],
  },
  'with the expert rule nobody sells outside the own turn without need': {
    rule: 'LH-13',
    setup: { seats: 3, options: { forcedSales: true } },
    position: table({ own: [['bakehouse'], ['fishery']] }),
    play: [offers(0, 'sell', 'bakehouse'), notAsked(1, 'sell')],
  },
  'a building sold can be bought back in one’s next turn, not in this one': {
    rule: 'LH-15',
    cards: ['black-market'],
    setup: { seats: 1 },
    position: table({ has: [{ franc: 9 }], own: [['black-market']] }),
    play: [
      answer(0, 'sell', 'black-market'),
      refuses(0, 'buy', 'black-market', 'why.buy.sold'),
      take('wood'),
      end(),
      offers(0, 'buy', 'black-market'),
    ],
  },
});
