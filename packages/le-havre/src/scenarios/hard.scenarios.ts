import {
  answer,
  asked,
  changed,
  notAsked,
  offers,
  offersOnly,
  refuses,
  scenarios,
  see,
  seenBy,
  told,
} from '@quayside/testkit';
import { leHavre } from '../game.ts';
import { lens, owns, stands, table } from './table.ts';

const three = { seats: 3 };
const enter = (card: string, seat = 0) => answer(seat, 'main', `enter:${card}`);
const end = (seat = 0) => answer(seat, 'end', 'end');

/** Situations that make cards hard, alone and together. */
export default scenarios(leHavre, lens, {
  'the harbor watch leads into one’s own building without a second fee': {
    rule: ['Harbor Watch', 'LH-40'],
    cards: ['harbor-watch', 'fishery'],
    setup: three,
    position: table({ has: [{ franc: 2 }], town: ['harbor-watch'], own: [['fishery']], at: [null, 'fishery'] }),
    play: [
      enter('harbor-watch'),
      changed(0, { franc: -2, fish: 4 }),
      changed(1, { franc: 1 }),
      stands(0, 'fishery'),
      stands(1, null),
    ],
  },
  'the harbor watch is closed if the fee behind it can’t be paid': {
    rule: ['Harbor Watch', 'LH-30', 'LH-40'],
    cards: ['harbor-watch', 'colliery'],
    setup: three,
    position: table({ has: [{ franc: 2, fish: 1 }], town: ['harbor-watch', 'colliery'], at: [null, 'colliery'] }),
    play: [refuses(0, 'main', 'enter:harbor-watch', 'why.enter.both')],
  },
  'the harbor watch is closed if nobody is anywhere': {
    rule: ['Harbor Watch', 'LH-40'],
    cards: ['harbor-watch'],
    setup: three,
    position: table({ has: [{ franc: 9 }], town: ['harbor-watch'] }),
    play: [refuses(0, 'main', 'enter:harbor-watch', 'why.enter.use')],
  },
  'the fee of the harbor watch leaves the franc, the next fee and the goods for what follows': {
    rule: ['LH-30', 'LH-40'],
    cards: ['harbor-watch', 'bakery'],
    setup: three,
    position: table({ has: [{ franc: 1, bread: 3 }], town: ['harbor-watch', 'bakery'], at: [null, 'bakery'] }),
    play: [
      enter('harbor-watch'),
      // A bread for the watch (the franc must stay), the franc for seat 1, a bread for the bakery, a bread to sell.
      changed(0, { franc: 2, bread: -3 }),
      changed(1, { franc: 1 }),
    ],
  },
  'through the harbor watch the arts center does not count the guest it sends home': {
    rule: ['LH-40', 'Arts Center'],
    cards: ['harbor-watch', 'arts-center'],
    setup: { seats: 4 },
    position: table({ has: [{ franc: 2 }], town: ['harbor-watch'], own: [['arts-center']], at: [null, 'arts-center'] }),
    play: [refuses(0, 'main', 'enter:harbor-watch', 'why.enter.use')],
  },
  'the harbor watch chooses among several workers': {
    rule: ['Harbor Watch', 'LH-40'],
    cards: ['harbor-watch'],
    setup: three,
    position: table({
      has: [{ franc: 2, wood: 4 }],
      town: ['harbor-watch', 'fishery', 'charcoal-kiln'],
      at: [null, 'fishery', 'charcoal-kiln'],
    }),
    play: [
      enter('harbor-watch'),
      offersOnly(0, 'drive', ['1:fishery', '2:charcoal-kiln']),
      answer(0, 'drive', '2:charcoal-kiln'),
      offers(0, 'times', '4'),
      stands(1, 'fishery'),
    ],
  },
  'a worker sent home may go back to where it was': {
    rule: ['LH-19', 'LH-40'],
    cards: ['harbor-watch', 'fishery'],
    setup: three,
    position: table({
      has: [{ franc: 2 }, {}],
      town: ['harbor-watch'],
      own: [['fishery', 'bakehouse']],
      at: [null, 'fishery'],
    }),
    play: [enter('harbor-watch'), end(), refuses(1, 'main', 'enter:fishery', 'why.enter.occupied')],
  },
  'the construction firm may be bought between its builds: the worker goes home, the second build still happens': {
    rule: 'LH-28',
    cards: ['construction-firm'],
    setup: three,
    position: table({ has: [{ wood: 3, clay: 1, franc: 10 }], plans: [['joinery', 'charcoal-kiln']] }),
    play: [
      enter('construction-firm'),
      answer(0, 'buy', 'construction-firm'),
      stands(0, null),
      answer(0, 'again', 'charcoal-kiln'),
      owns(0, 'charcoal-kiln', 'construction-firm', 'joinery'),
      asked(0, 'end'),
    ],
  },
  'others can’t sell between the two builds': {
    rule: ['LH-13', 'LH-28'],
    cards: ['construction-firm'],
    setup: three,
    position: table({ has: [{ wood: 5, franc: 2 }], own: [[], ['fishery']], plans: [['joinery'], ['marketplace']] }),
    play: [
      enter('construction-firm'),
      answer(0, 'build', 'joinery'),
      asked(0, 'again'),
      notAsked(1, 'sell'),
      offers(0, 'sell', 'joinery'),
    ],
  },
  'the fish that pay for the smokehouse are not smoked': {
    rule: 'LH-30',
    cards: ['smokehouse'],
    setup: three,
    position: table({ has: [{ fish: 3, wood: 1 }], town: ['smokehouse'] }),
    play: [enter('smokehouse'), changed(0, { fish: -3, smoked_fish: 1, wood: -1 })],
  },
  'food that the fee takes is no food for what follows': {
    rule: ['Entry fee', 'LH-30'],
    cards: ['coal-trader'],
    setup: three,
    position: table({ has: [{ fish: 1 }], town: ['coal-trader'] }),
    play: [refuses(0, 'main', 'enter:coal-trader', 'why.enter.both')],
  },
  'a fee is not paid with what the function needs while something else does': {
    rule: ['Entry fee', 'LH-30'],
    cards: ['baguette-shop'],
    setup: three,
    // Meat, bread, meat or fish would all do as food.
    position: table({ has: [{ fish: 1, bread: 1, meat: 2 }], town: ['baguette-shop'] }),
    play: [
      enter('baguette-shop'),
      offersOnly(0, 'fee', [{ fish: 1 }, { meat: 1 }]),
      refuses(0, 'fee', { bread: 1 }),
      answer(0, 'fee', { meat: 1 }),
      changed(0, { meat: -2, bread: -1, franc: 6 }),
    ],
  },
  'a fee and a function that want the same last token close the building': {
    rule: ['Entry fee', 'LH-30'],
    cards: ['baguette-shop'],
    setup: three,
    position: table({ has: [{ bread: 1, meat: 1 }], town: ['baguette-shop'] }),
    play: [refuses(0, 'main', 'enter:baguette-shop', 'why.enter.both')],
  },
  'the francs to be shown must be left after the fee': {
    rule: ['Entry fee', 'LH-30'],
    cards: ['leather-industry'],
    setup: three,
    position: table({ has: [{ leather: 3, franc: 15 }], town: ['leather-industry'] }),
    play: [refuses(0, 'main', 'enter:leather-industry', 'why.enter.both')],
  },
  'with a fish the fee leaves them': {
    rule: ['Entry fee', 'LH-30'],
    cards: ['leather-industry'],
    setup: three,
    position: table({ has: [{ leather: 3, franc: 15, fish: 1 }], town: ['leather-industry'] }),
    play: [enter('leather-industry'), changed(0, { leather: -3, fish: -1, franc: 15 })],
  },
  'only as many ships sail as leave a good to load, whatever pays for their energy': {
    rule: ['Shipping Line', 'LH-34'],
    cards: ['shipping-line'],
    setup: three,
    // All of it would fuel five ships and leave nothing to load; four leave a coal.
    position: table({
      has: [{ coke: 1, coal: 2 }],
      own: [['shipping-line']],
      fleet: [['R01', 'R02', 'R06', 'R12', 'R14', 'R16']],
    }),
    play: [
      enter('shipping-line'),
      refuses(0, 'sail', { 'wooden-ship': 1, 'iron-ship': 1, 'steel-ship': 3 }),
      answer(0, 'sail', { 'iron-ship': 1, 'steel-ship': 3 }),
      changed(0, { coke: -1, coal: -2, franc: 3 }),
      asked(0, 'end'),
    ],
  },
  'a fee that would leave too few goods to ship is not offered': {
    rule: ['Shipping Line', 'LH-30', 'LH-34'],
    cards: ['shipping-line'],
    setup: three,
    position: table({ has: [{ coal: 1, bread: 1, franc: 2 }], town: ['shipping-line'], fleet: [['R01', 'R02']] }),
    play: [
      enter('shipping-line'),
      // The bread is all there is to load.
      told('fee', { seat: 0, goods: { franc: 2 } }),
      told('sail', { ships: { 'wooden-ship': 1 } }),
      changed(0, { coal: -1, bread: -1, franc: 1 }),
    ],
  },
  'wood is building material and energy, but not both at once': {
    rule: ['LH-26', 'Wharf'],
    cards: ['wharf-1'],
    setup: three,
    position: table({ has: [{ wood: 7, charcoal: 1, franc: 2 }], town: ['wharf-1'], ships: ['R01'] }),
    play: [enter('wharf-1'), changed(0, { wood: -5, charcoal: -1, franc: -2 })],
  },
  'energy is paid without change and without waste': {
    rule: 'LH-26',
    cards: ['bakehouse'],
    setup: three,
    position: table({ has: [{ grain: 4, wood: 1, coal: 1, coke: 1 }], own: [['bakehouse']] }),
    play: [
      enter('bakehouse'),
      answer(0, 'times', '4'),
      offersOnly(0, 'pay', [
        { grain: 4, coal: 1 },
        { grain: 4, coke: 1 },
      ]),
      refuses(0, 'pay', { grain: 4, coal: 1, wood: 1 }, 'core.bundle.waste'),
      answer(0, 'pay', { grain: 4, coal: 1 }),
      changed(0, { grain: -4, bread: 4, coal: -1, franc: 2 }),
    ],
  },
  'the look at the special cards is optional, and only one’s own': {
    rule: ['Marketplace', 'LH-29'],
    cards: ['marketplace'],
    setup: three,
    nature: { decks: { special: ['zoo', 'farm', 'kiln'] } },
    position: table({ own: [['marketplace']] }),
    play: [
      enter('marketplace'),
      answer(0, 'choose', { coal: 1, iron: 1 }),
      offersOnly(0, 'look', ['look', 'skip']),
      answer(0, 'look', 'look'),
      notAsked(1, 'arrange'),
      answer(0, 'arrange', ['farm', 'zoo']),
      told('arranged', { seat: 0 }),
      seenBy(0, 'the top special card', (view) => view.piles?.['special']?.slots.at(-1)?.card, 'farm'),
      seenBy(1, 'the top special card', (view) => view.piles?.['special']?.slots.at(-1)?.card, '?'),
    ],
  },
  'with one special card left one may look at it, but not change its place': {
    rule: 'LH-29',
    cards: ['marketplace'],
    setup: three,
    position(s, play) {
      table({ own: [['marketplace']] })(s, play);
      s.piles = { ...s.piles, special: { slots: [], rest: { deck: 'special', next: 5, size: 6 } } };
    },
    play: [enter('marketplace'), answer(0, 'choose', { coal: 1, iron: 1 }), answer(0, 'look', 'look'), asked(0, 'end')],
  },
  'the full solo game caps the marketplace on wish only': {
    rule: 'LH-11',
    cards: ['marketplace'],
    setup: { seats: 1, options: { marketCap: true } },
    position: table({ own: [['marketplace', 'bakehouse', 'fishery', 'joinery']] }),
    play: [
      enter('marketplace'),
      refuses(0, 'choose', { coal: 1, iron: 1, hides: 1, wood: 1, clay: 1 }),
      answer(0, 'choose', { coal: 1, iron: 1, hides: 1, wood: 1 }),
    ],
  },
  'cards that need opponents are not dealt in a solo game': {
    rule: 'LH-12',
    cards: ['harbor-watch', 'zoo'],
    setup: { seats: 1 },
    play: [
      see(
        'cards that can come',
        (s) => s.unseen?.['special']?.filter((card) => ['harbor-watch', 'zoo'].includes(card)),
        [],
      ),
    ],
  },
  'on wish they are': {
    rule: 'LH-12',
    cards: ['harbor-watch', 'zoo'],
    setup: { seats: 1, options: { soloCards: false } },
    play: [see('cards that can come', (s) => s.unseen?.['special']?.length, 36)],
  },
  'seat 0 starts, and the next seat continues into the next round': {
    rule: 'LH-20',
    setup: { seats: 2 },
    position: table({ ask: 'end', turn: 6, has: [{ franc: 3 }, { franc: 3 }] }),
    play: [end(), told('round', { round: 2 }), told('turn', { seat: 1 })],
  },
  'nobody interferes with the payments of another': {
    rule: 'LH-43',
    cards: ['joinery'],
    setup: three,
    position: table({ has: [{ franc: 1, fish: 1, wood: 3 }, { franc: 9 }], loans: [1, 1], town: ['joinery'] }),
    play: [enter('joinery'), asked(0, 'fee'), notAsked(0, 'repay'), notAsked(0, 'buy'), offers(1, 'repay', '1')],
  },
  'what can’t be chosen says why': {
    rule: 'Explanations',
    cards: ['charcoal-kiln', 'wharf-1', 'business-office', 'haulage-firm', 'harbor-watch', 'steel-mill'],
    setup: three,
    position: table({
      has: [{ wood: 2, fish: 2, franc: 4, iron: 1 }],
      own: [['charcoal-kiln', 'business-office', 'steel-mill']],
      town: ['haulage-firm', 'harbor-watch', 'wharf-1', 'fishery'],
      at: [null, 'charcoal-kiln', 'steel-mill'],
      ships: ['R01'],
      offer: { fish: 2, grain: 1 },
    }),
    play: [
      refuses(0, 'main', 'enter:wharf-1', {
        key: 'why.enter.use',
        args: {
          card: 'wharf-1',
          effect: { key: 'card.wharf-1' },
          lack: { key: 'why.lack', args: { need: 'wood', units: 5, have: 2 } },
        },
      }),
      enter('harbor-watch'),
      answer(0, 'fee', { fish: 1 }),
      // The steel mill would take 5 energy: only the kiln can be entered behind the watch.
      stands(0, 'charcoal-kiln'),
      refuses(0, 'times', '3', { key: 'why.times.most', args: { most: 2 } }),
      refuses(0, 'times', '0', 'why.times.least'),
    ],
  },
  'offers that are not neighbours can’t be carted off together': {
    rule: 'Explanations',
    cards: ['haulage-firm'],
    setup: three,
    position: table({ has: [{ franc: 4 }], town: ['haulage-firm'], offer: { fish: 2, wood: 2, grain: 1 } }),
    play: [
      enter('haulage-firm'),
      refuses(0, 'haul', 'fish:grain', 'why.haul.apart'),
      refuses(0, 'haul', 'clay:iron', 'why.haul.empty'),
    ],
  },
});
