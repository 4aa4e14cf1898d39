import { answer, changed, holds, notAsked, offersOnly, refuses, scenarios, scores, see } from '@quayside/testkit';
import { leHavre } from '../game.ts';
import { lens, owns, stands, table } from './table.ts';

const three = { seats: 3 };
const enter = (card: string) => answer(0, 'main', `enter:${card}`);
const times = (n: number) => answer(0, 'times', String(n));
const closed = (card: string, why: string) => refuses(0, 'main', `enter:${card}`, why);

/** The craft and industrial buildings among the special cards. */
export default scenarios(leHavre, lens, {
  'the plant nursery gives its francs after the fee: they can’t pay it': {
    rule: ['Plant Nursery', 'Entry fee'],
    cards: ['plant-nursery'],
    setup: three,
    position: table({ has: [{ wood: 5 }], town: ['plant-nursery'] }),
    play: [closed('plant-nursery', 'why.enter.fee.food')],
  },
  'the hunting lodge gives its meat after the fee: it can’t pay it': {
    rule: ['Hunting Lodge', 'Entry fee'],
    cards: ['hunting-lodge'],
    setup: three,
    position: table({ has: [{ cattle: 5 }], town: ['hunting-lodge'] }),
    play: [closed('hunting-lodge', 'why.enter.fee.food')],
  },
  'the hunting lodge has two fishermen and a hammer': {
    rule: ['Hunting Lodge', 'Fishery', 'Clay Mound'],
    cards: ['hunting-lodge', 'fishery', 'clay-mound'],
    setup: three,
    position: table({ has: [{ fish: 1 }], own: [['hunting-lodge']], town: ['fishery', 'clay-mound'] }),
    play: [enter('fishery'), changed(0, { fish: 5 })],
  },
  'the furriery trades any number of hides for bread, without energy and without francs': {
    rule: 'Furriery',
    cards: ['furriery'],
    setup: three,
    position: table({ has: [{ hides: 9 }], own: [['furriery']] }),
    play: [enter('furriery'), times(9), changed(0, { hides: -9, bread: 9 })],
  },
  'the furriery buys two leather at most': {
    rule: 'Furriery',
    cards: ['furriery'],
    setup: three,
    position: table({ has: [{ leather: 5, fish: 1 }], town: ['furriery'] }),
    play: [
      enter('furriery'),
      offersOnly(0, 'times', ['1', '2']),
      times(2),
      changed(0, { leather: -2, fish: -1, franc: 10 }),
    ],
  },
  'the bread of the furriery comes too late for its fee': {
    rule: ['Furriery', 'Entry fee'],
    cards: ['furriery'],
    setup: three,
    position: table({ has: [{ hides: 4, leather: 2 }], town: ['furriery'] }),
    play: [closed('furriery', 'why.enter.fee.food')],
  },
  'the schnaps distillery buys grain, four at most, and bread only as its fee': {
    rule: 'Schnaps Distillery',
    cards: ['schnaps-distillery'],
    setup: three,
    position: table({ has: [{ grain: 9, bread: 1 }], town: ['schnaps-distillery'] }),
    play: [
      enter('schnaps-distillery'),
      offersOnly(0, 'times', ['1', '2', '3', '4']),
      times(4),
      changed(0, { grain: -4, bread: -1, franc: 8 }),
    ],
  },
  'the kiln is used once, however much clay there is': {
    rule: 'Kiln',
    cards: ['kiln'],
    setup: three,
    position: table({ has: [{ clay: 9, wood: 9 }], own: [['kiln']] }),
    play: [enter('kiln'), changed(0, { clay: -1, wood: -1, brick: 3 })],
  },
  'the kiln gives no change for a coke, and takes no more than one token': {
    rule: ['Kiln', 'LH-26'],
    cards: ['kiln'],
    setup: three,
    position: table({ has: [{ clay: 1, coke: 1, charcoal: 1 }], own: [['kiln']] }),
    play: [
      enter('kiln'),
      offersOnly(0, 'pay', [
        { clay: 1, coke: 1 },
        { clay: 1, charcoal: 1 },
      ]),
      answer(0, 'pay', { clay: 1, coke: 1 }),
      changed(0, { clay: -1, coke: -1, brick: 3 }),
    ],
  },
  'clay without energy is nothing to the kiln': {
    rule: ['Kiln', 'LH-31'],
    cards: ['kiln'],
    setup: three,
    position: table({ has: [{ clay: 9, franc: 9 }], town: ['kiln'] }),
    play: [closed('kiln', 'why.enter.use')],
  },
  'the masons’ guild saves one clay of two, not both': {
    rule: ['Masons’ Guild', 'LH-36'],
    cards: ['masons-guild'],
    setup: three,
    position: table({ has: [{ clay: 1 }], own: [['masons-guild']], plans: [['bakehouse'], ['colliery']] }),
    play: [enter('building-firm-1'), owns(0, 'masons-guild', 'bakehouse'), changed(0, { clay: -1 })],
  },
  'the masons’ guild saves a brick where bricks are needed, and clay does not stand in for the rest': {
    rule: ['Masons’ Guild', 'LH-36', 'LH-25'],
    cards: ['masons-guild'],
    setup: three,
    position: table({
      has: [{ wood: 2, brick: 1, clay: 5 }],
      own: [['masons-guild']],
      plans: [['storehouse'], ['shipping-line']],
    }),
    play: [
      enter('building-firm-1'),
      // Two of three bricks are still needed for the shipping line.
      owns(0, 'masons-guild', 'storehouse'),
      changed(0, { wood: -2, brick: -1 }),
    ],
  },
  'what is built without clay and brick is not cheaper for the guild': {
    rule: ['Masons’ Guild', 'LH-36'],
    cards: ['masons-guild'],
    setup: three,
    position: table({
      has: [{ wood: 2, iron: 2 }],
      own: [['masons-guild']],
      plans: [['joinery'], ['bridge-over-the-seine']],
    }),
    play: [closed('building-firm-1', 'why.enter.use')],
  },
  'the guild of another saves nothing': {
    rule: ['Masons’ Guild', 'LH-36'],
    cards: ['masons-guild'],
    setup: three,
    position: table({ has: [{ clay: 1 }], own: [[], ['masons-guild']], plans: [['bakehouse']] }),
    play: [closed('building-firm-1', 'why.enter.use')],
  },
  'a wharf is no building being built: the guild does not save its brick': {
    rule: ['Masons’ Guild', 'Wharf'],
    cards: ['masons-guild', 'wharf-1'],
    setup: three,
    position: table({ has: [{ iron: 4, coal: 1 }], own: [['masons-guild', 'wharf-1']], ships: ['R06'] }),
    play: [closed('wharf-1', 'why.enter.use')],
  },
  'the masons’ guild is a craft building with a hammer': {
    rule: ['Masons’ Guild', 'Town Hall'],
    cards: ['masons-guild', 'town-hall', 'labor-exchange'],
    setup: three,
    position: table({ own: [['masons-guild', 'town-hall']], town: ['labor-exchange'] }),
    // 8 + 6, four for the town hall itself and two for the guild.
    play: [scores(0, { buildings: 14, bonus: 6 }, 20), enter('labor-exchange'), changed(0, { coal: 1 })],
  },
  'the clothing industry stops where hides or leather run out': {
    rule: 'Clothing Industry',
    cards: ['clothing-industry'],
    setup: three,
    position: table({ has: [{ hides: 2, leather: 7, fish: 2, franc: 1 }], town: ['clothing-industry'] }),
    play: [
      enter('clothing-industry'),
      offersOnly(0, 'fee', [{ fish: 2 }, { franc: 1 }]),
      refuses(0, 'fee', { fish: 1, franc: 1 }, 'core.bundle.waste'),
      answer(0, 'fee', { fish: 2 }),
      offersOnly(0, 'times', ['1', '2']),
      times(2),
      changed(0, { hides: -2, leather: -2, fish: -2, franc: 14 }),
    ],
  },
  'a hide is no leather to the clothing industry': {
    rule: ['Clothing Industry', 'LH-31'],
    cards: ['clothing-industry'],
    setup: three,
    position: table({ has: [{ hides: 8 }], own: [['clothing-industry']] }),
    play: [closed('clothing-industry', 'why.enter.use')],
  },
  'one fish and one franc are not two food at the smelter, which takes francs': {
    rule: ['Smelter', 'Entry fee'],
    cards: ['smelter'],
    setup: three,
    position: table({ has: [{ franc: 1, fish: 9 }], own: [[], ['smelter']] }),
    play: [closed('smelter', 'why.enter.fee.franc')],
  },
  'sixteen francs pay the fee and leave fourteen to show': {
    rule: ['Leather Industry', 'LH-30'],
    cards: ['leather-industry'],
    setup: three,
    position: table({ has: [{ leather: 6, franc: 16 }], own: [[], ['leather-industry']] }),
    play: [
      enter('leather-industry'),
      // Once: three leather stay. The francs shown stay too.
      changed(0, { leather: -3, franc: 14 }),
      changed(1, { franc: 2 }),
    ],
  },
  'a fish and fourteen francs are a franc short': {
    rule: ['Leather Industry', 'LH-30'],
    cards: ['leather-industry'],
    setup: three,
    position: table({ has: [{ leather: 3, franc: 14, fish: 1 }], town: ['leather-industry'] }),
    play: [closed('leather-industry', 'why.enter.both')],
  },
  'with fifteen francs and a fish the fee must be a fish and a franc': {
    rule: ['Leather Industry', 'LH-30'],
    cards: ['leather-industry'],
    setup: three,
    position: table({ has: [{ leather: 3, franc: 15, fish: 1 }], town: ['leather-industry'] }),
    play: [enter('leather-industry'), changed(0, { leather: -3, fish: -1, franc: 15 })],
  },
  'also the owner of the leather industry shows fourteen francs': {
    rule: 'Leather Industry',
    cards: ['leather-industry'],
    setup: three,
    position: table({ has: [{ leather: 9, franc: 13, bread: 9 }], own: [['leather-industry']] }),
    play: [closed('leather-industry', 'why.enter.use')],
  },
  'selling a building first makes the francs to show': {
    rule: ['Leather Industry', 'Selling'],
    cards: ['leather-industry'],
    setup: three,
    position: table({ has: [{ leather: 3, franc: 10 }], own: [['leather-industry', 'joinery']] }),
    play: [answer(0, 'sell', 'joinery'), enter('leather-industry'), holds(0, { franc: 30, leather: 0 })],
  },
  'the furniture factory takes any number of pairs; its wood is not burnt': {
    rule: 'Furniture Factory',
    cards: ['furniture-factory'],
    setup: three,
    position: table({ has: [{ leather: 6, wood: 5, meat: 1 }], own: [[], ['furniture-factory']] }),
    play: [
      enter('furniture-factory'),
      changed(1, { meat: 1 }),
      offersOnly(0, 'times', ['1', '2', '3', '4', '5']),
      times(5),
      changed(0, { leather: -5, wood: -5, meat: -1, franc: 30 }),
    ],
  },
  'charcoal is no wood to the furniture factory': {
    rule: ['Furniture Factory', 'LH-31'],
    cards: ['furniture-factory'],
    setup: three,
    position: table({ has: [{ leather: 6, charcoal: 5 }], own: [['furniture-factory']] }),
    play: [closed('furniture-factory', 'why.enter.use')],
  },
  'the steelworks want fifteen energy: fourteen are too few': {
    rule: ['Steelworks', 'LH-31'],
    cards: ['steelworks'],
    setup: three,
    position: table({ has: [{ iron: 1, coke: 1, coal: 1, wood: 1 }], own: [['steelworks']] }),
    play: [closed('steelworks', 'why.enter.use')],
  },
  'two cokes are paid in full at the steelworks, which take one iron only': {
    rule: ['Steelworks', 'LH-26'],
    cards: ['steelworks'],
    setup: three,
    position: table({ has: [{ iron: 4, coke: 2, fish: 2 }], own: [[], ['steelworks']] }),
    play: [enter('steelworks'), changed(0, { iron: -1, coke: -2, fish: -2, steel: 2 }), changed(1, { fish: 2 })],
  },
  'energy for thirty does not make the steelworks work twice': {
    rule: 'Steelworks',
    cards: ['steelworks'],
    setup: three,
    position: table({ has: [{ iron: 2, coke: 1, coal: 9 }], own: [['steelworks']] }),
    play: [
      enter('steelworks'),
      answer(0, 'pay', { iron: 1, coke: 1, coal: 2 }),
      changed(0, { iron: -1, coke: -1, coal: -2, steel: 2 }),
    ],
  },
  'a steel serves the steelworks as iron': {
    rule: ['Steelworks', 'LH-25'],
    cards: ['steelworks'],
    setup: three,
    position: table({ has: [{ steel: 1, coal: 5 }], own: [['steelworks']] }),
    play: [enter('steelworks'), changed(0, { steel: 1, coal: -5 })],
  },
  'ten francs to show besides the fee': {
    rule: ['Brick Manufacturer', 'LH-30'],
    cards: ['brick-manufacturer'],
    setup: three,
    position: table({ has: [{ brick: 3, franc: 11 }], town: ['brick-manufacturer'] }),
    play: [closed('brick-manufacturer', 'why.enter.both')],
  },
  'with food for the fee ten francs are enough, and three bricks go': {
    rule: ['Brick Manufacturer', 'LH-30'],
    cards: ['brick-manufacturer'],
    setup: three,
    position: table({ has: [{ brick: 7, franc: 10, bread: 1 }], town: ['brick-manufacturer'] }),
    play: [
      enter('brick-manufacturer'),
      notAsked(0, 'times'),
      changed(0, { brick: -3, bread: -1, franc: 14 }),
      stands(0, 'brick-manufacturer'),
    ],
  },
  'clay is no brick to the brick manufacturer': {
    rule: ['Brick Manufacturer', 'LH-31'],
    cards: ['brick-manufacturer'],
    setup: three,
    position: table({ has: [{ brick: 2, clay: 9, franc: 30 }], own: [['brick-manufacturer']] }),
    play: [closed('brick-manufacturer', 'why.enter.use')],
  },
  'the gifts of the special buildings come from the supply': {
    rule: ['Hunting Lodge', 'Plant Nursery', 'Smelter'],
    cards: ['plant-nursery', 'smelter'],
    setup: three,
    position: table({ own: [['plant-nursery', 'smelter']], offer: { franc: 1, wood: 1, iron: 1 } }),
    play: [
      enter('plant-nursery'),
      changed(0, { wood: 4, franc: 3 }),
      see('the offers', (s) => [s.offer['franc'], s.offer['wood'], s.offer['iron']], [1, 1, 1]),
    ],
  },
});
