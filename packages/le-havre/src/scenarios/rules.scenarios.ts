import {
  answer,
  asked,
  changed,
  holds,
  notAsked,
  notTold,
  offers,
  offersOnly,
  over,
  refuses,
  scenarios,
  scores,
  see,
  seenBy,
  told,
} from '@quayside/testkit';
import { leHavre } from '../game.ts';
import { inTown, lens, owes, owns, sails, stands, table } from './table.ts';

const three = { seats: 3 };
const enter = (card: string, seat = 0) => answer(seat, 'main', `enter:${card}`);
const take = (good: string, seat = 0) => answer(seat, 'main', `take:${good}`);
const end = (seat = 0) => answer(seat, 'end', 'end');

const SAMPLE_TILES = ['iron-franc', 'wood-fish', 'fish-grain', 'wood-cattle', 'wood-franc', 'fish-clay', 'wood-clay'];

/** The rules of the book: set-up, turn, entering, trade, loans, the end of a round and of the game. */
export default scenarios(leHavre, lens, {
  'the sample first round of the rule book, move by move': {
    rule: 'A sample first round',
    cards: ['marketplace', 'joinery', 'building-firm-1'],
    setup: three,
    nature: {
      decks: {
        tiles: SAMPLE_TILES,
        standard: [
          'marketplace',
          'bakehouse',
          'wharf-1',
          'brickworks',
          'colliery',
          'tannery',
          'ironworks',
          'cokery',
          'bank',
          'joinery',
          'hardware-store',
          'charcoal-kiln',
          'smokehouse',
          'abattoir',
          'clay-mound',
          'black-market',
          'local-court',
          'wharf-2',
        ],
        special: ['zoo', 'farm'],
      },
    },
    play: [
      // 1: Red is seat 0, Green seat 1, Blue seat 2.
      answer(0, 'supply', 'supply'),
      told('supply', { seat: 0, tile: 'iron-franc', place: 1 }),
      take('franc'),
      holds(0, { franc: 8, coal: 1 }),
      offers(0, 'buy', 'marketplace'),
      end(),
      // 2
      answer(1, 'supply', 'supply'),
      take('wood', 1),
      holds(1, { wood: 3, franc: 5 }),
      end(1),
      // 3
      answer(2, 'supply', 'supply'),
      take('fish', 2),
      holds(2, { fish: 4 }),
      end(2),
      // 4
      answer(0, 'supply', 'supply'),
      see('the offers', (s) => s.offer, { franc: 0, fish: 0, wood: 1, clay: 1, iron: 1, grain: 1, cattle: 1 }),
      answer(0, 'buy', 'marketplace'),
      holds(0, { franc: 2 }),
      enter('marketplace'),
      answer(0, 'choose', { coal: 1, grain: 1 }),
      answer(0, 'look', 'look'),
      seenBy(0, 'the next special cards', (view) => view.piles?.['special']?.slots.map((slot) => slot.card), [
        'farm',
        'zoo',
      ]),
      seenBy(1, 'the next special cards', (view) => view.piles?.['special']?.slots.map((slot) => slot.card), [
        '?',
        '?',
      ]),
      answer(0, 'arrange', ['zoo', 'farm']),
      end(),
      // 5
      answer(1, 'supply', 'supply'),
      enter('building-firm-1', 1),
      owns(1, 'joinery'),
      holds(1, { wood: 0 }),
      end(1),
      // 6
      answer(2, 'supply', 'supply'),
      see('the offers', (s) => s.offer, { franc: 1, fish: 1, wood: 2, clay: 2, iron: 1, grain: 1, cattle: 1 }),
      take('wood', 2),
      end(2),
      // 7
      answer(0, 'supply', 'supply'),
      see('the offers', (s) => s.offer, { franc: 1, fish: 1, wood: 1, clay: 3, iron: 1, grain: 1, cattle: 1 }),
      take('clay'),
      end(),
      // Nobody harvests in round 1 of three players; each pays 2 food, Red and Green the only way they can.
      told('feed', { seat: 0, goods: { franc: 2 } }),
      told('feed', { seat: 1, goods: { franc: 2 } }),
      answer(2, 'feed', { fish: 2 }),
      notTold('harvest'),
      told('ship', { ship: 'R03' }),
      // 8: Green begins the second round on the first tile, which stays where it is.
      answer(1, 'supply', 'supply'),
      told('supply', { seat: 1, tile: 'iron-franc', place: 1 }),
      asked(1, 'main'),
    ],
  },

  'the full game starts with 5 francs and a coal, the short one with more': {
    rule: 'Set-up',
    setup: three,
    play: [
      holds(0, { franc: 5, coal: 1, wood: 0 }),
      see('the offers', (s) => s.offer, { franc: 2, fish: 2, wood: 2, clay: 1, iron: 0, grain: 0, cattle: 0 }),
      see('the town', (s) => s.town, ['building-firm-1', 'building-firm-2', 'construction-firm']),
      see('cards per pile', (s) => s.plans.map((pile) => pile.length), [9, 9, 9]),
      see('special cards', (s) => s.piles?.['special']?.rest?.size, 6),
    ],
  },
  'the short game has no special cards; for two each starts with a wooden ship': {
    rule: ['Set-up', 'LH-8'],
    setup: { seats: 2, options: { length: 'short' } },
    play: [
      holds(1, { franc: 5, fish: 2, wood: 2, clay: 2, iron: 2, cattle: 1, coal: 2, hides: 2 }),
      sails(0, 'R01'),
      sails(1, 'R03'),
      see('the town', (s) => s.town, ['building-firm-1', 'building-firm-2', 'construction-firm', 'marketplace']),
      see('special cards', (s) => s.piles?.['special'], undefined),
    ],
  },
  'the short solo game starts with a ship, one on sale and the black market in the town': {
    rule: ['Set-up', 'LH-11'],
    setup: { seats: 1, options: { length: 'short' } },
    position(s) {
      s.own[0] = ['bakehouse', 'fishery', 'smokehouse'];
    },
    play: [
      sails(0, 'R01'),
      see('wooden ships on sale', (s) => s.ships['wooden-ship'], ['R03']),
      inTown('black-market', 'sawmill', 'marketplace'),
      answer(0, 'supply', 'supply'),
      enter('marketplace'),
      answer(0, 'fee', { franc: 1 }),
      // Two and three craft buildings would be five: four at most.
      refuses(0, 'choose', { fish: 1, wood: 1, clay: 1, iron: 1, grain: 1 }),
      offers(0, 'choose', { fish: 1, wood: 1, clay: 1, iron: 1 }),
    ],
  },
  'piles are sorted with the lowest number on top, and the black market never lies there': {
    rule: ['Building proposals', 'LH-23'],
    setup: three,
    nature: {
      decks: {
        standard: [
          'bank',
          'black-market',
          'church',
          'town-hall',
          'cokery',
          'steel-mill',
          'bridge-over-the-seine',
          'ironworks',
          'tannery',
        ],
        'standard-2': ['bank', 'black-market', 'church', 'marketplace'],
      },
    },
    play: [
      told('redeal', { card: 'black-market' }),
      see('the first pile from the top', (s) => s.plans[0]?.toReversed()[0], 'marketplace'),
      see('the tops', (s) => s.plans.some((pile) => pile.at(-1) === 'black-market'), false),
    ],
  },
  'tiles are face down until they are first used': {
    rule: 'Supply tiles',
    setup: three,
    nature: { decks: { tiles: SAMPLE_TILES } },
    play: [
      see('tiles turned', (s) => s.tiles, []),
      answer(0, 'supply', 'supply'),
      see('tiles turned', (s) => s.tiles, ['iron-franc']),
      seenBy(1, 'tiles that can come', (view) => view.unseen?.['tiles']?.length, 6),
    ],
  },

  'before the supply there is time to buy': {
    rule: 'Additional actions',
    setup: three,
    position: table({ ask: 'turn', turn: 3, has: [{ franc: 8 }], plans: [['marketplace'], ['bakehouse']] }),
    play: [
      asked(0, 'supply'),
      answer(0, 'buy', 'bakehouse'),
      answer(0, 'supply', 'supply'),
      asked(0, 'main'),
      owns(0, 'bakehouse'),
      notAsked(1, 'buy'),
    ],
  },
  'who has nothing to trade brings in the supply at once': {
    rule: 'Supply action',
    setup: three,
    position: table({ ask: 'turn', turn: 3, has: [{ fish: 8 }], offer: {} }),
    play: [asked(0, 'main'), offersOnly(0, 'main', ['take:fish', 'take:clay'])],
  },
  'a building bought may be entered at once, without a fee': {
    rule: 'Buying',
    cards: ['colliery'],
    setup: three,
    position: table({ has: [{ franc: 10 }], town: ['colliery'] }),
    play: [answer(0, 'buy', 'colliery'), enter('colliery'), changed(0, { franc: -10, coal: 3 })],
  },
  'after the main action there is still time to buy and sell': {
    rule: 'Additional actions',
    setup: three,
    position: table({ has: [{ franc: 6 }], own: [['bakehouse']], plans: [['marketplace', 'fishery']] }),
    play: [
      take('wood'),
      answer(0, 'sell', 'bakehouse'),
      answer(0, 'buy', 'marketplace'),
      // The next card of the same pile is for sale right away, and affordable after another sale.
      answer(0, 'sell', 'marketplace'),
      changed(0, { wood: 2, franc: 1 }),
      refuses(0, 'buy', 'marketplace', 'why.buy.sold'),
      end(),
    ],
  },

  'food fees may be paid in francs, franc fees never in food': {
    rule: 'Entry fee',
    cards: ['colliery'],
    setup: three,
    position: table({ has: [{ franc: 2, fish: 2, meat: 1 }], own: [[], ['colliery']] }),
    play: [
      enter('colliery'),
      offersOnly(0, 'fee', [{ meat: 1 }, { fish: 2 }, { franc: 2 }, { fish: 1, franc: 1 }]),
      refuses(0, 'fee', { meat: 1, fish: 1 }, 'bundle.waste'),
      answer(0, 'fee', { meat: 1 }),
      // No change: the owner gets the whole meat.
      changed(1, { meat: 1 }),
    ],
  },
  'either food or a franc: never both': {
    rule: ['Entry fee', 'LH-27'],
    cards: ['ironworks'],
    setup: three,
    position: table({ has: [{ franc: 3, fish: 3 }], town: ['ironworks'] }),
    play: [
      enter('ironworks'),
      offersOnly(0, 'fee', [{ franc: 1 }, { fish: 3 }]),
      answer(0, 'fee', { franc: 1 }),
      changed(0, { franc: -1, iron: 3 }),
    ],
  },
  'a building is closed while somebody stands there, and one’s own worker must move': {
    rule: ['Entering a building', 'LH-19'],
    cards: ['fishery', 'charcoal-kiln'],
    setup: three,
    position: table({ has: [{ wood: 3 }], town: ['fishery', 'charcoal-kiln'], at: ['charcoal-kiln', 'fishery'] }),
    play: [
      refuses(0, 'main', 'enter:fishery', { key: 'why.enter.occupied', args: { card: 'fishery' } }),
      refuses(0, 'main', 'enter:charcoal-kiln', { key: 'why.enter.same', args: { card: 'charcoal-kiln' } }),
      refuses(0, 'main', 'enter:bank', { key: 'why.enter.unbuilt', args: { card: 'bank' } }),
      refuses(0, 'main', 'take:iron', { key: 'why.offer.empty', args: { good: 'iron' } }),
    ],
  },
  'a worker sent home by the purchase may enter the same building again': {
    rule: 'LH-19',
    cards: ['fishery'],
    setup: three,
    position: table({ has: [{ franc: 10 }], town: ['fishery'], at: ['fishery'] }),
    play: [
      answer(0, 'buy', 'fishery'),
      told('home', { seat: 0, card: 'fishery' }),
      stands(0, null),
      enter('fishery'),
      changed(0, { franc: -10, fish: 4 }),
    ],
  },
  'buying a building sends another’s worker home, selling does too': {
    rule: ['Selling', 'LH-47'],
    cards: ['fishery'],
    setup: three,
    position: table({
      has: [{ franc: 10 }],
      own: [['fishery']],
      town: ['bakehouse'],
      at: [null, 'fishery', 'bakehouse'],
    }),
    play: [
      answer(0, 'sell', 'fishery'),
      stands(1, null),
      inTown('fishery'),
      answer(0, 'buy', 'bakehouse'),
      stands(2, null),
      changed(0, { franc: -3 }),
    ],
  },
  'without material a building firm can’t be entered': {
    rule: ['Entering a building', 'LH-30'],
    cards: ['building-firm-1'],
    setup: three,
    position: table({ has: [{ wood: 1 }], plans: [['marketplace'], ['black-market'], ['clay-mound']] }),
    play: [refuses(0, 'main', 'enter:building-firm-1', 'why.enter.use')],
  },
  'brick is as good as clay and steel as iron': {
    rule: ['Building', 'LH-25'],
    cards: ['abattoir'],
    setup: three,
    position: table({ has: [{ wood: 1, brick: 1, steel: 1 }], plans: [['abattoir']] }),
    play: [enter('building-firm-1'), changed(0, { wood: -1, brick: -1, steel: -1 }), owns(0, 'abattoir')],
  },
  'the clay mound and the black market can’t be built': {
    rule: ['Building', 'LH-6'],
    cards: ['clay-mound', 'black-market'],
    setup: three,
    position: table({
      has: [{ wood: 9, clay: 9, franc: 2 }],
      plans: [['marketplace'], ['black-market'], ['clay-mound']],
    }),
    play: [
      offers(0, 'buy', 'black-market', 'clay-mound'),
      enter('building-firm-1'),
      owns(0, 'marketplace'),
      refuses(0, 'buy', 'church', 'why.buy.never'),
    ],
  },
  'ships are bought from the top of their pile, without a wharf; liners never': {
    rule: 'Buying',
    setup: three,
    position: table({ has: [{ franc: 99 }], ships: ['R01', 'R04', 'R06', 'R12', 'R20'] }),
    play: [
      refuses(0, 'buy', 'luxury-liner', { key: 'why.buy.never', args: { card: 'luxury-liner' } }),
      answer(0, 'buy', 'wooden-ship'),
      sails(0, 'R04'),
      answer(0, 'buy', 'iron-ship'),
      answer(0, 'buy', 'steel-ship'),
      changed(0, { franc: -64 }),
      refuses(0, 'buy', 'steel-ship', 'why.buy.ships'),
    ],
  },
  'a ship is sold for half its value onto the top of its pile, and may be bought back': {
    rule: ['Selling', 'LH-39', 'LH-15'],
    setup: three,
    position: table({ has: [{ franc: 14 }], fleet: [['R07']], ships: ['R01'] }),
    play: [
      answer(0, 'sell', 'R07'),
      changed(0, { franc: 3 }),
      see('the pile', (s) => s.ships['wooden-ship'], ['R01', 'R07']),
      answer(0, 'buy', 'wooden-ship'),
      sails(0, 'R07'),
    ],
  },

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

  'a harvest gives a grain to who has any and a calf to who has two cattle': {
    rule: ['Harvest', 'LH-33'],
    setup: three,
    position: table({
      turn: 13,
      ask: 'harvest',
      has: [
        { grain: 1, franc: 9 },
        { cattle: 2, franc: 9 },
        { cattle: 1, franc: 9 },
      ],
    }),
    play: [
      told('harvest', { seat: 0, goods: { grain: 1 } }),
      told('harvest', { seat: 1, goods: { cattle: 1 } }),
      notTold('harvest', { seat: 2 }),
    ],
  },
  'ships feed, and what they bring too much is lost': {
    rule: 'Feeding phase',
    setup: three,
    position: table({
      turn: 13,
      ask: 'harvest',
      has: [{ fish: 9 }, { meat: 1, fish: 1, franc: 1 }, { franc: 2 }],
      fleet: [['R01'], [], []],
    }),
    play: [
      // Round 2 asks for 2 food; a wooden ship feeds 3.
      notAsked(0, 'feed'),
      offersOnly(1, 'feed', [{ meat: 1 }, { fish: 1, franc: 1 }]),
      refuses(1, 'feed', { meat: 1, fish: 1 }, 'bundle.waste'),
      told('feed', { seat: 2, goods: { franc: 2 } }),
      answer(1, 'feed', { fish: 1, franc: 1 }),
      told('ship', { ship: 'R01' }),
    ],
  },
  'all feed at once, each when it likes': {
    rule: ['Feeding phase', 'LH-24'],
    setup: three,
    position: table({
      turn: 13,
      ask: 'harvest',
      has: [
        { fish: 2, franc: 2 },
        { fish: 2, franc: 2 },
        { fish: 2, franc: 2 },
      ],
    }),
    play: [
      asked(0, 'feed'),
      asked(1, 'feed'),
      asked(2, 'feed'),
      answer(2, 'feed', { fish: 2 }),
      answer(0, 'feed', { franc: 2 }),
      notTold('ship'),
      answer(1, 'feed', { fish: 1, franc: 1 }),
      told('ship', { ship: 'R01' }),
    ],
  },
  'no loan while food and francs cover the demand; else all of them go first': {
    rule: ['Loan cards', 'LH-16'],
    setup: three,
    // Round 12 of three asks for 11 food.
    position: table({
      turn: 83,
      ask: 'harvest',
      has: [{ meat: 1, fish: 2, franc: 1 }, { franc: 11, fish: 1 }, { franc: 11 }],
      own: [['fishery', 'bakehouse'], [], []],
    }),
    play: [
      offersOnly(0, 'borrow', ['loan']),
      refuses(1, 'feed', { franc: 10 }),
      answer(0, 'borrow', 'loan'),
      // 6 of 11 are there, 5 are missing: two loans, and the 3 francs left are kept.
      told('loan', { seat: 0, loans: 2, francs: 8 }),
      owes(0, 2),
      changed(0, { meat: -1, fish: -2, franc: 2 }),
    ],
  },
  'who sells enough while feeding needs no loan': {
    rule: ['LH-16', 'LH-24'],
    setup: three,
    position: table({ turn: 83, ask: 'harvest', has: [{ fish: 6 }, { franc: 11 }, { franc: 11 }], own: [['fishery']] }),
    play: [
      asked(0, 'borrow'),
      answer(0, 'sell', 'fishery'),
      // 6 fish and 5 francs are exactly 11: nothing is left to decide.
      told('feed', { seat: 0, goods: { fish: 6, franc: 5 } }),
      owes(0, 0),
    ],
  },
  'the ship that is sold while feeding feeds no more': {
    rule: 'LH-24',
    setup: three,
    // Round 3 asks for 3 food: a wooden ship covers that.
    position: table({
      turn: 20,
      ask: 'harvest',
      has: [{}, { fish: 3, franc: 3 }, { fish: 2, franc: 4 }],
      fleet: [['R07'], [], ['R01']],
    }),
    play: [
      // Seat 0 has been fed by its ship: selling it now takes nothing back.
      answer(0, 'sell', 'R07'),
      changed(0, { franc: 3 }),
      notAsked(0, 'feed'),
      answer(1, 'feed', { fish: 3 }),
      changed(0, { franc: 3 }),
    ],
  },
  'a ship sold before paying raises what is asked for': {
    rule: 'LH-24',
    setup: three,
    // Round 12: 11 food, 8 after the ship.
    position: table({
      turn: 83,
      ask: 'harvest',
      has: [{ fish: 8, franc: 1 }, { franc: 11, fish: 1 }, { franc: 11 }],
      fleet: [['R01'], [], []],
    }),
    play: [
      asked(0, 'feed'),
      answer(0, 'sell', 'R01'),
      asked(0, 'borrow'),
      answer(0, 'borrow', 'loan'),
      owes(0, 1),
      changed(0, { fish: -8, franc: 2 }),
    ],
  },
  'the round ends with harvest, feeding, the town’s building and the new ship, in this order': {
    rule: ['End of a round', 'LH-9'],
    setup: three,
    position: table({
      turn: 20,
      ask: 'harvest',
      has: [{ grain: 1, fish: 3, franc: 3 }, { franc: 3 }, { franc: 3 }],
      plans: [['bakehouse', 'bank'], ['joinery'], ['smokehouse']],
    }),
    play: [
      told('harvest', { seat: 0 }),
      notTold('town'),
      answer(0, 'feed', { fish: 3 }),
      told('town', { card: 'joinery' }),
      inTown('joinery'),
      told('ship', { ship: 'R02' }),
      // The next seat simply continues.
      asked(0, 'main'),
    ],
  },
  'a special building is revealed and belongs to the town': {
    rule: 'The town constructs buildings',
    cards: ['zoo'],
    setup: three,
    nature: { decks: { special: ['zoo'] } },
    position: table({ turn: 27, ask: 'harvest', has: [{ franc: 3 }, { franc: 3 }, { franc: 3 }] }),
    play: [told('special', { card: 'zoo' }), inTown('zoo')],
  },
  'the football stadium is not built when it is revealed': {
    rule: 'LH-35',
    cards: ['football-stadium'],
    setup: three,
    nature: { decks: { special: ['football-stadium'] } },
    position: table({ turn: 27, ask: 'harvest', has: [{ franc: 30 }, { franc: 30 }, { franc: 30 }] }),
    play: [
      told('special', { card: 'football-stadium' }),
      see('what waits', (s) => s.waiting, ['football-stadium']),
      offers(1, 'buy', 'football-stadium'),
    ],
  },
  'with no proposals left the town builds nothing': {
    rule: 'LH-10',
    setup: three,
    position: table({ turn: 20, ask: 'harvest', has: [{ franc: 3 }, { franc: 3 }, { franc: 3 }], plans: [] }),
    play: [notTold('town'), told('ship', { ship: 'R02' })],
  },

  'in the final stage each has one main action: no supply, no interest, no purchase': {
    rule: ['Final stage', 'LH-21', 'LH-42'],
    setup: three,
    position: table({
      turn: 125,
      ask: 'harvest',
      has: [{ franc: 60 }, { franc: 60 }, { franc: 60 }],
      loans: [1, 1, 0],
      own: [['bakehouse'], [], []],
      offer: { wood: 3, fish: 1, clay: 1 },
    }),
    play: [
      told('final'),
      asked(0, 'main'),
      notAsked(0, 'buy'),
      answer(0, 'sell', 'bakehouse'),
      answer(0, 'repay', '1'),
      take('wood'),
      end(),
      take('fish', 1),
      end(1),
      take('clay', 2),
      end(2),
      over(),
      // 60 less 15 food, 4 for the sale, 5 for the loan.
      scores(0, { buildings: 0, francs: 44, loans: 0 }, 44),
      scores(1, { francs: 45, loans: -7 }, 38),
      scores(2, { francs: 45 }, 45),
    ],
  },
  'in the final stage occupied buildings are open, but for the one where one’s own worker stands': {
    rule: ['Final stage', 'LH-21'],
    cards: ['fishery', 'charcoal-kiln'],
    setup: three,
    position: table({
      turn: 125,
      ask: 'harvest',
      has: [{ franc: 15, wood: 2 }, { franc: 15 }, { franc: 15 }],
      town: ['fishery', 'charcoal-kiln'],
      at: ['charcoal-kiln', 'fishery', null],
      offer: { wood: 1, clay: 1 },
    }),
    play: [
      refuses(0, 'main', 'enter:charcoal-kiln', 'why.enter.same'),
      enter('fishery'),
      stands(0, 'fishery'),
      stands(1, 'fishery'),
      end(),
      refuses(1, 'main', 'enter:fishery', 'why.enter.same'),
      take('wood', 1),
      end(1),
      enter('fishery', 2),
      stands(2, 'fishery'),
    ],
  },
  'who can do nothing in the final stage passes': {
    rule: 'LH-22',
    setup: three,
    position: table({ turn: 125, ask: 'harvest', has: [{ franc: 15 }, { franc: 15 }, { franc: 15 }], offer: {} }),
    play: [offersOnly(0, 'main', ['pass']), answer(0, 'main', 'pass'), told('pass', { seat: 0 })],
  },
  'equal wealth is a shared victory': {
    rule: 'Game end',
    setup: three,
    position: table({ own: [['bakehouse'], ['charcoal-kiln'], []], has: [{}, {}, { franc: 3 }] }),
    play: [
      scores(0, { buildings: 8 }, 8),
      scores(1, { buildings: 8 }, 8),
      see('no tie-break', (s) => leHavre.score(s).some((sheet) => sheet.ties), false),
    ],
  },
});
