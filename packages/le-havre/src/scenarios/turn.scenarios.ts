import {
  answer,
  asked,
  changed,
  holds,
  notAsked,
  notTold,
  offers,
  offersOnly,
  refuses,
  scenarios,
  see,
  seenBy,
  told,
} from '@quayside/testkit';
import { leHavre } from '../game.ts';
import { lesson } from '../lesson.ts';
import { pileCards } from '../tables/availability.ts';
import { inTown, lens, owns, sails, stands, table } from './table.ts';

const three = { seats: 3 };
const enter = (card: string, seat = 0) => answer(seat, 'main', `enter:${card}`);
const take = (good: string, seat = 0) => answer(seat, 'main', `take:${good}`);
const end = (seat = 0) => answer(seat, 'end', 'end');

/** The buildings of three players so that the black market comes to lie on top of the first pile, and the same otherwise. */
const BUILDINGS = pileCards('full', 3);
const MARRED = ['black-market', ...BUILDINGS.toReversed().filter((id) => id !== 'black-market')];
const TOPS = ['marketplace', 'sawmill', 'fishery'];
const OTHERS = BUILDINGS.filter((id) => !TOPS.includes(id));
const MENDED = TOPS.flatMap((top, pile) => [top, ...OTHERS.slice(8 * pile, 8 * pile + 8)]);

/** The rules of the book: set-up, the turn, entering, buying and selling. */
export default scenarios(leHavre, lens, {
  'the sample first round of the rule book, move by move': {
    rule: 'A sample first round',
    cards: ['marketplace', 'joinery', 'building-firm-1'],
    setup: three,
    nature: lesson.nature,
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
      // Nobody harvests in round 1 of three players; each pays 2 food.
      notTold('harvest'),
      answer(2, 'feed', { fish: 2 }),
      answer(0, 'feed', { franc: 2 }),
      answer(1, 'feed', { franc: 2 }),
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
    nature: { decks: { standard: MARRED }, rolls: { 'shuffle-1': MENDED } },
    play: [
      told('redeal', { card: 'black-market' }),
      see('the first pile from the top', (s) => s.plans[0]?.toReversed()[0], 'marketplace'),
      see('the tops', (s) => s.plans.some((pile) => pile.at(-1) === 'black-market'), false),
    ],
  },
  'the buildings are dealt anew as often as it takes': {
    rule: ['Building proposals', 'LH-23'],
    setup: three,
    nature: {
      decks: { standard: MARRED },
      rolls: {
        'shuffle-1': MARRED,
        'shuffle-2': MARRED.toReversed(),
        'shuffle-3': MARRED,
        'shuffle-4': MARRED,
        'shuffle-5': MENDED,
      },
    },
    play: [
      told('dealt'),
      see('the piles', (s) => s.plans.map((pile) => [pile.length, pile.at(-1)]), [
        [9, 'marketplace'],
        [9, 'sawmill'],
        [9, 'fishery'],
      ]),
      asked(0, 'supply'),
    ],
  },
  'tiles are face down until they are first used': {
    rule: 'Supply tiles',
    setup: three,
    nature: lesson.nature,
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
      refuses(0, 'fee', { meat: 1, fish: 1 }, 'core.bundle.waste'),
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
});
