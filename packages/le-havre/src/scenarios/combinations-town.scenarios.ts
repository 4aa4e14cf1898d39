import {
  answer,
  asked,
  changed,
  holds,
  notAsked,
  offers,
  offersOnly,
  refuses,
  scenarios,
  scores,
  see,
  told,
} from '@quayside/testkit';
import { leHavre } from '../game.ts';
import { inTown, lens, owes, owns, sails, stands, table } from './table.ts';

const three = { seats: 3 };
const enter = (card: string, seat = 0) => answer(seat, 'main', `enter:${card}`);
const end = (seat = 0) => answer(seat, 'end', 'end');
const closed = (card: string, why: string, seat = 0) => refuses(seat, 'main', `enter:${card}`, why);

/** Where a card that changes hands, a worker, the town's building or a hungry round meets another rule. */
export default scenarios(leHavre, lens, {
  'who sells a building sends the other’s worker home and may walk in for the fee of the town': {
    rule: ['Selling', 'LH-47', 'LH-19'],
    cards: ['colliery'],
    setup: three,
    position: table({ own: [['colliery']], at: [null, 'colliery'] }),
    play: [
      closed('colliery', 'why.enter.occupied'),
      answer(0, 'sell', 'colliery'),
      told('home', { seat: 1, card: 'colliery' }),
      stands(1, null),
      enter('colliery'),
      changed(0, { franc: 3, coal: 3 }),
      refuses(0, 'buy', 'colliery'),
    ],
  },
  'a building sold in the turn of another: its worker is home and may come back': {
    rule: ['Selling', 'LH-13', 'LH-19', 'LH-47'],
    cards: ['fishery'],
    setup: three,
    position: table({ own: [[], ['fishery']], at: ['fishery'] }),
    play: [
      answer(1, 'sell', 'fishery'),
      stands(0, null),
      enter('fishery'),
      changed(0, { fish: 3 }),
      stands(0, 'fishery'),
    ],
  },
  'what another sells in one’s turn may be bought at once, by the one whose turn it is': {
    rule: ['Selling', 'LH-13', 'LH-15'],
    cards: ['fishery'],
    setup: three,
    position: table({ has: [{ franc: 10 }], own: [[], ['fishery']], at: [null, null, 'fishery'] }),
    play: [answer(1, 'sell', 'fishery'), stands(2, null), answer(0, 'buy', 'fishery'), owns(0, 'fishery')],
  },
  'a purchase takes one card from the town and leaves the others': {
    rule: 'Buying',
    cards: ['building-firm-1', 'zoo'],
    setup: three,
    position: table({ has: [{ franc: 12 }], town: ['zoo', 'kiln'] }),
    play: [
      answer(0, 'buy', 'building-firm-1'),
      see('the town', (s) => s.town, ['building-firm-2', 'construction-firm', 'zoo', 'kiln']),
      answer(0, 'buy', 'zoo'),
      see('the town', (s) => s.town, ['building-firm-2', 'construction-firm', 'kiln']),
      holds(0, { franc: 0 }),
    ],
  },
  'the swap for the yacht takes nothing else from the town': {
    rule: ['Luxury Yacht', 'LH-38'],
    cards: ['luxury-yacht', 'wharf-1'],
    setup: three,
    position: table({ own: [['wharf-1']], town: ['luxury-yacht', 'zoo'], fleet: [['R06', 'R08']], ships: ['R01'] }),
    play: [
      enter('wharf-1'),
      answer(0, 'launch', 'swap:luxury-yacht:R08'),
      see('the town', (s) => s.town, ['building-firm-1', 'building-firm-2', 'construction-firm', 'zoo']),
    ],
  },
  'where nothing but a ship is for sale, its price is enough to buy it': {
    rule: 'Buying',
    setup: three,
    position(s, play) {
      table({ has: [{ franc: 14 }], plans: [], ships: ['R01'] })(s, play);
      s.town = [];
    },
    play: [answer(0, 'buy', 'wooden-ship'), sails(0, 'R01'), holds(0, { franc: 0 })],
  },
  'where nothing but the waiting stadium is for sale, its price is enough to buy it': {
    rule: ['Buying', 'LH-35'],
    cards: ['football-stadium'],
    setup: three,
    position(s, play) {
      table({ has: [{ franc: 24 }], plans: [['church'], ['bank'], ['town-hall']] })(s, play);
      s.town = [];
      s.waiting = ['football-stadium'];
    },
    play: [
      offersOnly(0, 'buy', ['football-stadium']),
      answer(0, 'buy', 'football-stadium'),
      owns(0, 'football-stadium'),
      see('waiting', (s) => s.waiting, []),
    ],
  },
  'a building sold while feeding may be bought back in the turn that follows': {
    rule: ['LH-15', 'LH-24'],
    cards: ['kiln'],
    setup: { seats: 1 },
    position: table({ turn: 6, ask: 'harvest', has: [{ fish: 5, franc: 9 }], own: [['kiln']] }),
    play: [
      answer(0, 'sell', 'kiln'),
      told('sell', { card: 'kiln', francs: 3 }),
      answer(0, 'feed', { fish: 5 }),
      asked(0, 'supply'),
      offers(0, 'buy', 'kiln'),
    ],
  },
  'the town builds the bank without steel; from then on it costs forty and can’t be built': {
    rule: ['The town builds', 'Bank'],
    cards: ['bank'],
    setup: three,
    // Round three ends with a standard building.
    position: table({
      turn: 20,
      ask: 'end',
      has: [
        { franc: 50, brick: 9, steel: 9, fish: 5 },
        { franc: 9, fish: 5 },
        { franc: 9, fish: 5 },
      ],
      plans: [['bank'], [], []],
    }),
    play: [
      end(2),
      answer(0, 'feed', { fish: 3 }),
      answer(1, 'feed', { fish: 3 }),
      answer(2, 'feed', { fish: 3 }),
      told('town', { card: 'bank' }),
      inTown('bank'),
      answer(0, 'supply', 'supply'),
      closed('bank', 'why.enter.locked'),
      closed('building-firm-1', 'why.enter.use'),
      answer(0, 'buy', 'bank'),
      holds(0, { franc: 10, steel: 9 }),
      scores(0, { buildings: 16, bonus: 2, francs: 10 }, 28),
    ],
  },
  'the black market hands out francs when none are on offer, also to who paid with the last one': {
    rule: ['Black Market', 'LH-31'],
    cards: ['black-market'],
    setup: three,
    position: table({
      has: [{ franc: 1 }],
      town: ['black-market'],
      offer: { fish: 1, wood: 1, clay: 1, iron: 1, grain: 1, cattle: 1 },
    }),
    play: [enter('black-market'), changed(0, { franc: 1 }), see('francs on offer', (s) => s.offer['franc'], 0)],
  },
  'the ship that has fed may be sold while the others still eat': {
    rule: ['Feeding phase', 'LH-24'],
    setup: three,
    position: table({
      turn: 13,
      ask: 'harvest',
      has: [{}, { franc: 1, fish: 2 }, { franc: 1, fish: 2 }],
      fleet: [['R01']],
    }),
    play: [
      // Two food in round two, and the ship brings three.
      notAsked(0, 'feed'),
      answer(0, 'sell', 'R01'),
      notAsked(0, 'feed'),
      holds(0, { franc: 1 }),
      answer(1, 'feed', { fish: 2 }),
      answer(2, 'feed', { fish: 2 }),
      holds(0, { franc: 1 }),
      owes(0, 0),
    ],
  },
  'the ship sold to pay for the food makes hungrier than it pays': {
    rule: ['Feeding phase', 'LH-16', 'LH-24'],
    setup: three,
    // Five food in round six; the wooden ship brings three.
    position: table({ turn: 41, ask: 'harvest', has: [{ fish: 1 }, { franc: 9 }, { franc: 9 }], fleet: [['R01']] }),
    play: [
      asked(0, 'borrow'),
      answer(0, 'sell', 'R01'),
      asked(0, 'borrow'),
      answer(0, 'borrow', 'loan'),
      // Five food are due now: a fish, a franc of the ship's, and three of the four francs of one loan.
      owes(0, 1),
      holds(0, { fish: 0, franc: 1 }),
    ],
  },
  'with the expert rule the ship that fed can’t be sold by one who needs nothing': {
    rule: ['LH-13', 'LH-24'],
    setup: { seats: 3, options: { forcedSales: true } },
    position: table({
      turn: 13,
      ask: 'harvest',
      has: [{}, { franc: 1, fish: 2 }, { franc: 1, fish: 2 }],
      fleet: [['R01']],
    }),
    play: [asked(1, 'feed'), notAsked(0, 'sell'), notAsked(1, 'sell')],
  },
  'all that counts cards at the end, together': {
    rule: ['Scoring', 'Bank', 'Town Hall', 'Guildhouse', 'Business Park', 'Dock', 'Storehouse'],
    cards: ['bank', 'town-hall', 'guildhouse', 'business-park', 'dock', 'storehouse', 'luxury-yacht', 'wind-farm'],
    setup: three,
    position: table({
      has: [{ coal: 3, franc: 1 }],
      loans: [1],
      own: [
        ['bank', 'town-hall', 'guildhouse', 'business-park', 'dock', 'storehouse', 'luxury-yacht', 'wind-farm', 'kiln'],
      ],
      fleet: [['R01', 'R18']],
    }),
    // Bank 3 for the dock and 2 × 3 (bank, guildhouse, storehouse); town hall 4 and 2 for the kiln; guildhouse 2 × 3;
    // business park 2; dock 4 × 3 with the yacht; storehouse 1 for three coal.
    play: [scores(0, { buildings: 64, ships: 60, bonus: 36, francs: 1, loans: -7 }, 154)],
  },
});
