import { answer, asked, refuses, scenarios } from '@quayside/testkit';
import { leHavre } from '../game.ts';
import { lens, table } from './table.ts';

const three = { seats: 3 };

/** What is not open to somebody is refused in words that say why. */
export default scenarios(leHavre, lens, {
  'who can buy nothing at all is told the price of what was wanted': {
    rule: 'Buying',
    setup: three,
    position: table({ has: [{ franc: 1 }], town: ['zoo'] }),
    play: [
      refuses(0, 'buy', 'zoo', { key: 'why.buy.dear', args: { price: 8, have: 1 } }),
      refuses(0, 'buy', 'church', 'why.buy.never'),
      refuses(0, 'buy', 'steel-ship', 'why.buy.ships'),
      refuses(0, 'buy', { zoo: 1 }),
    ],
  },
  'others buy when it is their turn': {
    rule: 'Buying',
    setup: three,
    position: table({ has: [{}, { franc: 30 }], town: ['zoo'] }),
    play: [refuses(1, 'buy', 'zoo', 'why.buy.turn')],
  },
  'nobody buys while feeding': {
    rule: ['Buying', 'Feeding phase'],
    setup: three,
    position: table({ turn: 13, ask: 'harvest', has: [{ franc: 30, fish: 3 }], town: ['zoo'] }),
    play: [asked(0, 'feed'), refuses(0, 'buy', 'zoo', 'why.buy.turn')],
  },
  'nothing is bought in the final stage': {
    rule: ['Buying', 'LH-21'],
    setup: three,
    position: table({ turn: 7 * 18, ask: 'turn', has: [{ franc: 30 }], town: ['zoo'] }),
    play: [refuses(0, 'buy', 'zoo', 'why.buy.final')],
  },
  'in the middle of an action nothing is bought, sold or repaid': {
    rule: ['Buying', 'Selling', 'LH-43'],
    setup: three,
    position: table({ has: [{ franc: 30, fish: 1, wood: 3 }], own: [['zoo']], loans: [1], town: ['joinery'] }),
    play: [
      answer(0, 'main', 'enter:joinery'),
      asked(0, 'fee'),
      refuses(0, 'buy', 'joinery', 'why.busy'),
      refuses(0, 'sell', 'zoo', 'why.busy'),
      refuses(0, 'repay', '1', 'why.busy'),
    ],
  },
  'others sell neither in the middle of an action nor what they do not have': {
    rule: ['Selling', 'LH-13'],
    setup: three,
    position: table({ has: [{ franc: 1, fish: 1, wood: 3 }], own: [[], ['zoo']], town: ['joinery'] }),
    play: [
      answer(0, 'main', 'enter:joinery'),
      refuses(1, 'sell', 'zoo', 'why.sell.action'),
      refuses(2, 'sell', 'zoo', 'why.sell.nothing'),
    ],
  },
  'the expert rule is named to those whom it hinders': {
    rule: ['Selling', 'LH-13'],
    setup: { seats: 3, options: { forcedSales: true } },
    position: table({ own: [[], ['zoo']] }),
    play: [refuses(1, 'sell', 'zoo', 'why.sell.forced')],
  },
  'a loan is repaid by those who have one, and five francs': {
    rule: ['Loan cards', 'LH-14'],
    setup: three,
    position: table({ has: [{ franc: 4 }, { franc: 9 }], loans: [1] }),
    play: [
      refuses(0, 'repay', '1', { key: 'why.repay.dear', args: { price: 5, have: 4 } }),
      refuses(1, 'repay', '1', 'why.repay.none'),
    ],
  },
  'what belongs to another, or to nobody, can’t be sold': {
    rule: 'Selling',
    setup: three,
    position: table({ own: [['kiln'], ['zoo']], ships: ['R01'] }),
    play: [
      refuses(0, 'sell', 'zoo', 'why.sell.other'),
      refuses(0, 'sell', 'R01', 'why.sell.other'),
      refuses(0, 'sell', 'something'),
    ],
  },
  'the sawmill says what it does not build': {
    rule: 'Sawmill',
    cards: ['sawmill'],
    setup: three,
    position: table({
      has: [{ wood: 9, clay: 9 }],
      own: [['sawmill']],
      plans: [['bakehouse'], ['joinery'], ['fishery', 'charcoal-kiln']],
    }),
    play: [
      answer(0, 'main', 'enter:sawmill'),
      refuses(0, 'build', 'bakehouse', 'why.build.wood'),
      refuses(0, 'build', 'charcoal-kiln', 'why.build.hidden'),
      refuses(0, 'build', 'black-market', 'why.build.hidden'),
    ],
  },
});
