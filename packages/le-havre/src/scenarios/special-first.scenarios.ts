import { answer, changed, offers, offersOnly, refuses, scenarios, scores, told } from '@quayside/testkit';
import { leHavre } from '../game.ts';
import { lens, stands, table } from './table.ts';

const three = { seats: 3 };
const enter = (card: string, seat = 0) => answer(seat, 'main', `enter:${card}`);

/** The special buildings up to number 017, as printed. */
export default scenarios(leHavre, lens, {
  'the labor exchange gives a fish for each fisherman and a coal for each hammer': {
    rule: 'Labor Exchange',
    cards: ['labor-exchange'],
    setup: three,
    position: table({ own: [['labor-exchange', 'hunting-lodge', 'joinery']] }),
    play: [enter('labor-exchange'), changed(0, { fish: 3, coal: 2 })],
  },
  'the bakery buys up to six bread': {
    rule: 'Bakery',
    cards: ['bakery'],
    setup: three,
    position: table({ has: [{ bread: 9 }], own: [['bakery']] }),
    play: [
      enter('bakery'),
      offersOnly(0, 'times', ['1', '2', '3', '4', '5', '6']),
      answer(0, 'times', '6'),
      changed(0, { bread: -6, franc: 18 }),
    ],
  },
  'the bread that pays the fee is not there to be sold': {
    rule: ['LH-30', 'Entry fee'],
    cards: ['bakery'],
    setup: three,
    position: table({ has: [{ bread: 1 }], town: ['bakery'] }),
    play: [refuses(0, 'main', 'enter:bakery', { key: 'why.enter.both', args: { card: 'bakery' } })],
  },
  'the fee leaves what the building needs': {
    rule: 'LH-30',
    cards: ['bakery'],
    setup: three,
    position: table({ has: [{ bread: 1, meat: 1 }], town: ['bakery'] }),
    play: [enter('bakery'), changed(0, { bread: -1, meat: -1, franc: 3 })],
  },
  'the baguette shop buys up to four pairs of meat and bread': {
    rule: 'Baguette Shop',
    cards: ['baguette-shop'],
    setup: three,
    position: table({ has: [{ meat: 6, bread: 5 }], own: [['baguette-shop']] }),
    play: [
      enter('baguette-shop'),
      offersOnly(0, 'times', ['1', '2', '3', '4']),
      answer(0, 'times', '4'),
      changed(0, { meat: -4, bread: -4, franc: 24 }),
    ],
  },
  'the farm gives a little of everything': {
    rule: 'Farm',
    cards: ['farm'],
    setup: three,
    position: table({ has: [{ franc: 1 }], town: ['farm'] }),
    play: [enter('farm'), changed(0, { franc: -1, fish: 2, grain: 2, wood: 2, hides: 1, cattle: 1 })],
  },
  'the clothing industry buys any number of pairs of hide and leather': {
    rule: 'Clothing Industry',
    cards: ['clothing-industry'],
    setup: three,
    position: table({ has: [{ hides: 5, leather: 6, franc: 1 }], town: ['clothing-industry'] }),
    play: [enter('clothing-industry'), answer(0, 'times', '5'), changed(0, { hides: -5, leather: -5, franc: 34 })],
  },
  'the iron mine and coal seam gives two iron and a coal': {
    rule: 'Iron Mine and Coal Seam',
    cards: ['iron-mine-and-coal-seam'],
    setup: three,
    position: table({ has: [{ fish: 1 }], town: ['iron-mine-and-coal-seam'] }),
    play: [enter('iron-mine-and-coal-seam'), changed(0, { fish: -1, iron: 2, coal: 1 })],
  },
  'the fish market buys up to seven fish, none of them smoked': {
    rule: 'Fish Market',
    cards: ['fish-market'],
    setup: three,
    position: table({ has: [{ fish: 9, smoked_fish: 3 }], own: [['fish-market']] }),
    play: [
      enter('fish-market'),
      offers(0, 'times', '7'),
      refuses(0, 'times', '8'),
      answer(0, 'times', '7'),
      changed(0, { fish: -7, franc: 14 }),
    ],
  },
  'the fish restaurant buys any number of smoked fish': {
    rule: 'Fish Restaurant',
    cards: ['fish-restaurant'],
    setup: three,
    position: table({ has: [{ smoked_fish: 8 }], own: [['fish-restaurant']] }),
    play: [enter('fish-restaurant'), answer(0, 'times', '8'), changed(0, { smoked_fish: -8, franc: 24 })],
  },
  'the fishpond and wood gives three fish and three wood': {
    rule: 'Fishpond and Wood',
    cards: ['fishpond-and-wood'],
    setup: three,
    position: table({ has: [{ franc: 1 }], town: ['fishpond-and-wood'] }),
    play: [enter('fishpond-and-wood'), changed(0, { franc: -1, fish: 3, wood: 3 })],
  },
  'the forest hut buys up to four pairs of wood and meat': {
    rule: 'Forest Hut',
    cards: ['forest-hut'],
    setup: three,
    position: table({ has: [{ wood: 5, meat: 5 }], own: [['forest-hut']] }),
    play: [
      enter('forest-hut'),
      refuses(0, 'times', '5'),
      answer(0, 'times', '4'),
      changed(0, { wood: -4, meat: -4, franc: 20 }),
    ],
  },
  'the plant nursery gives four wood and three francs': {
    rule: 'Plant Nursery',
    cards: ['plant-nursery'],
    setup: three,
    position: table({ has: [{ fish: 1 }], town: ['plant-nursery'] }),
    play: [enter('plant-nursery'), changed(0, { fish: -1, wood: 4, franc: 3 })],
  },
  'the business park is worth two more for each industrial building': {
    rule: 'Business Park',
    cards: ['business-park'],
    setup: three,
    position: table({ own: [['business-park', 'sawmill', 'colliery', 'bakehouse']] }),
    play: [scores(0, { buildings: 42, bonus: 4 }, 46), refuses(0, 'main', 'enter:business-park', 'why.enter.locked')],
  },
  'the guildhouse is worth two more for each economic building, itself among them': {
    rule: ['Guildhouse', 'LH-1'],
    cards: ['guildhouse', 'hardware-store'],
    setup: three,
    position: table({ own: [['guildhouse', 'hardware-store', 'bakehouse']] }),
    play: [scores(0, { buildings: 20, bonus: 4 }, 24)],
  },
  'the harbor watch pays a franc to a player, sends the worker home and uses the building for its fee': {
    rule: ['Harbor Watch', 'LH-40'],
    cards: ['harbor-watch'],
    setup: three,
    position: table({
      has: [{ franc: 2, fish: 2 }, {}, {}],
      town: ['harbor-watch'],
      own: [[], [], ['colliery']],
      at: [null, 'colliery', null],
    }),
    play: [
      enter('harbor-watch'),
      // Fee of the watch to the town, a franc to seat 1, the colliery's fee to seat 2.
      answer(0, 'fee', { fish: 1 }),
      told('drive', { seat: 0, toSeat: 1, card: 'colliery' }),
      stands(0, 'colliery'),
      stands(1, null),
      changed(1, { franc: 1 }),
      changed(2, { franc: 1, fish: 1 }),
      changed(0, { franc: -2, fish: -2, coal: 3 }),
    ],
  },
  'the smelter gives coal, coke and iron': {
    rule: ['Smelter', 'LH-5'],
    cards: ['smelter'],
    setup: three,
    position: table({ has: [{ franc: 2 }], town: ['smelter'] }),
    play: [enter('smelter'), changed(0, { franc: -2, coal: 1, coke: 1, iron: 1 })],
  },
  'the diner buys up to three sets of wood, smoked fish and bread': {
    rule: 'Diner',
    cards: ['diner'],
    setup: three,
    position: table({ has: [{ wood: 4, smoked_fish: 4, bread: 4 }], own: [['diner']] }),
    play: [
      enter('diner'),
      refuses(0, 'times', '4'),
      answer(0, 'times', '3'),
      changed(0, { wood: -3, smoked_fish: -3, bread: -3, franc: 24 }),
    ],
  },
  'the hunting lodge gives two hides and three meat': {
    rule: 'Hunting Lodge',
    cards: ['hunting-lodge'],
    setup: three,
    position: table({ has: [{ fish: 1 }], town: ['hunting-lodge'] }),
    play: [enter('hunting-lodge'), changed(0, { fish: -1, hides: 2, meat: 3 })],
  },
});
