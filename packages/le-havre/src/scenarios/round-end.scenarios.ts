import {
  answer,
  asked,
  changed,
  notAsked,
  notTold,
  offers,
  offersOnly,
  over,
  refuses,
  scenarios,
  scores,
  see,
  told,
} from '@quayside/testkit';
import { leHavre } from '../game.ts';
import { inTown, lens, owes, stands, table } from './table.ts';

const three = { seats: 3 };
const enter = (card: string, seat = 0) => answer(seat, 'main', `enter:${card}`);
const take = (good: string, seat = 0) => answer(seat, 'main', `take:${good}`);
const end = (seat = 0) => answer(seat, 'end', 'end');

/** The end of a round, the final stage and the end of the game. */
export default scenarios(leHavre, lens, {
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
      // 6 fish and 5 francs are exactly 11: the only way to pay, but still the seat's own to give.
      offersOnly(0, 'feed', [{ fish: 6, franc: 5 }]),
      answer(0, 'feed', { fish: 6, franc: 5 }),
      owes(0, 0),
    ],
  },
  'who has a single way to pay, but something to sell or to repay, is still asked': {
    rule: ['LH-18', 'LH-24'],
    setup: three,
    position: table({
      turn: 13,
      ask: 'harvest',
      has: [{ franc: 2 }, { franc: 5 }, { franc: 2 }],
      own: [['fishery'], [], []],
      loans: [0, 1, 0],
    }),
    play: [
      asked(0, 'feed'),
      asked(1, 'feed'),
      told('feed', { seat: 2, goods: { franc: 2 } }),
      answer(0, 'sell', 'fishery'),
      answer(0, 'feed', { franc: 2 }),
      answer(1, 'feed', { franc: 2 }),
      told('ship', { ship: 'R01' }),
    ],
  },
  'with the expert rule a building is no reason to ask one who can pay': {
    rule: ['LH-13', 'LH-18'],
    setup: { seats: 3, options: { forcedSales: true } },
    position: table({ turn: 13, ask: 'harvest', has: [{ franc: 2 }, { franc: 2 }, { franc: 2 }], own: [['fishery']] }),
    play: [told('feed', { seat: 0, goods: { franc: 2 } }), told('ship', { ship: 'R01' })],
  },
  'a debtor with something to sell is asked before the interest': {
    rule: 'LH-18',
    setup: three,
    position: table({ ask: 'turn', turn: 11, has: [{ franc: 1 }, {}, {}], loans: [1, 0, 0], own: [['fishery']] }),
    play: [
      asked(0, 'interest'),
      answer(0, 'sell', 'fishery'),
      answer(0, 'repay', '1'),
      owes(0, 0),
      changed(0, {}),
      asked(2, 'main'),
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
      answer(0, 'feed', { franc: 15 }),
      answer(1, 'feed', { franc: 15 }),
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
