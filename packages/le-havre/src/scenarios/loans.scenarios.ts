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
  'with the expert rule the player in turn may sell while others owe interest': {
    rule: ['Expert rules', 'LH-13'],
    setup: { seats: 3, options: { forcedSales: true } },
    // Seat 2 is in turn and owes nothing; seat 0 has to borrow.
    position: table({
      ask: 'turn',
      turn: 11,
      has: [{}, {}, {}],
      loans: [1, 0, 0],
      own: [[], ['smokehouse'], ['bakehouse', 'fishery']],
    }),
    play: [
      answer(2, 'supply', 'supply'),
      asked(0, 'interest'),
      offers(2, 'sell', 'bakehouse', 'fishery'),
      refuses(1, 'sell', 'smokehouse', 'why.sell.forced'),
      answer(2, 'sell', 'bakehouse'),
      answer(2, 'sell', 'fishery'),
      changed(2, { franc: 9 }),
      answer(0, 'interest', 'loan'),
      asked(2, 'main'),
      // It was sold in this very turn.
      refuses(2, 'buy', 'bakehouse', 'why.buy.sold'),
    ],
  },
  'the player in turn may buy while others owe interest, the others may not': {
    rule: ['Buying', 'Interest', 'LH-43'],
    setup: three,
    position: table({
      ask: 'turn',
      turn: 11,
      has: [{}, { franc: 20 }, { franc: 8 }],
      loans: [1, 0, 0],
      town: ['bakehouse'],
      at: ['bakehouse'],
    }),
    play: [
      answer(2, 'supply', 'supply'),
      asked(0, 'interest'),
      refuses(1, 'buy', 'bakehouse', 'why.buy.turn'),
      refuses(0, 'buy', 'bakehouse', 'why.buy.turn'),
      answer(2, 'buy', 'bakehouse'),
      stands(0, null),
      changed(2, { franc: -8 }),
      answer(0, 'interest', 'loan'),
      asked(2, 'main'),
    ],
  },
  'who owes interest in the own turn buys with what the interest leaves': {
    rule: ['Buying', 'Interest', 'LH-43'],
    setup: three,
    position: table({ ask: 'turn', turn: 11, has: [{}, {}, { franc: 6 }], loans: [0, 0, 1], town: ['zoo', 'kiln'] }),
    play: [
      answer(2, 'supply', 'supply'),
      asked(2, 'interest'),
      refuses(2, 'buy', 'kiln', { key: 'why.buy.interest', args: { card: 'kiln', price: 6, have: 6, due: 1 } }),
      refuses(2, 'buy', 'zoo', { key: 'why.buy.dear', args: { price: 8, have: 6 } }),
      answer(2, 'buy', 'building-firm-1'),
      offersOnly(2, 'interest', ['pay']),
      answer(2, 'interest', 'pay'),
      changed(2, { franc: -5 }),
      asked(2, 'main'),
    ],
  },
  'who can buy nothing but with the franc of the interest is told so': {
    rule: ['Buying', 'Interest', 'LH-43'],
    setup: { seats: 1 },
    position: table({
      ask: 'turn',
      turn: 4,
      has: [{ franc: 2 }],
      loans: [1],
      own: [['fishery']],
      town: ['black-market'],
      ships: ['R01'],
    }),
    play: [
      answer(0, 'supply', 'supply'),
      asked(0, 'interest'),
      notAsked(0, 'buy'),
      refuses(0, 'buy', 'black-market', { key: 'why.buy.interest', args: { price: 2, have: 2, due: 1 } }),
      refuses(0, 'buy', 'wooden-ship', { key: 'why.buy.dear', args: { price: 14, have: 2 } }),
      answer(0, 'sell', 'fishery'),
      answer(0, 'buy', 'black-market'),
      offersOnly(0, 'interest', ['pay']),
    ],
  },
  'a lack of exactly four takes one loan, of exactly eight two': {
    rule: ['Loan cards', 'LH-16'],
    setup: three,
    // Round 12 of three asks for 11 food.
    position: table({
      turn: 83,
      ask: 'harvest',
      has: [{ fish: 7 }, { franc: 3 }, { bread: 3 }],
    }),
    play: [
      answer(0, 'borrow', 'loan'),
      told('loan', { seat: 0, loans: 1, francs: 4 }),
      changed(0, { fish: -7 }),
      answer(1, 'borrow', 'loan'),
      told('loan', { seat: 1, loans: 2, francs: 8 }),
      changed(1, { franc: -3 }),
      // Five are missing: the second loan leaves three francs.
      answer(2, 'borrow', 'loan'),
      told('loan', { seat: 2, loans: 2, francs: 8 }),
      changed(2, { bread: -3, franc: 3 }),
      owes(0, 1),
      owes(1, 2),
      owes(2, 2),
    ],
  },
  'one loan pays the dear interest too': {
    rule: ['LH-16', 'LH-17'],
    setup: { seats: 2, options: { dearLoans: true } },
    position: table({ ask: 'turn', turn: 4, has: [{}, { franc: 1 }], loans: [2, 2] }),
    play: [
      answer(0, 'interest', 'loan'),
      changed(0, { franc: 2 }),
      answer(1, 'interest', 'loan'),
      changed(1, { franc: 2 }),
      owes(0, 3),
      owes(1, 3),
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
