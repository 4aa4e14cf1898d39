import { building, locked, shelve } from '../card.ts';
import { choose } from '../effects/choose.ts';
import { convert, sale, sell } from '../effects/convert.ts';
import { gain } from '../effects/gain.ts';
import { haul } from '../effects/haul.ts';
import { drive } from '../effects/watch.ts';
import { UPGRADED_GOODS } from '../goods.ts';
import { per } from '../tally.ts';
import { each } from '../rate.ts';

/** The 36 special buildings of the base game. */
export const SPECIAL = shelve('special', {
  'labor-exchange': building(
    'public',
    { no: '001', value: 6, fishermen: 1 },
    gain({}, per('fisherman', { fish: 1 }), per('hammer', { coal: 1 })),
  ),
  bakery: building('economic', { no: '002', value: 6, fee: { food: 1 } }, sell({ bread: 1 }, 3, 6)),
  'baguette-shop': building('economic', { no: '003', value: 4, fee: { food: 1 } }, sell({ meat: 1, bread: 1 }, 6, 4)),
  farm: building(
    'economic',
    { no: '004', value: 8, fee: { franc: 1 }, fishermen: 1 },
    gain({ fish: 2, grain: 2, wood: 2, hides: 1, cattle: 1 }),
  ),
  'clothing-industry': building(
    'industrial',
    { no: '005', value: 8, fee: { food: 2, franc: 1 } },
    sell({ hides: 1, leather: 1 }, 7),
  ),
  'iron-mine-and-coal-seam': building(
    'none',
    { no: '006', value: 6, fee: { food: 1 }, hammers: 1 },
    gain({ iron: 2, coal: 1 }),
  ),
  'fish-market': building('economic', { no: '007', value: 4, fee: { food: 1 }, fishermen: 1 }, sell({ fish: 1 }, 2, 7)),
  'fish-restaurant': building(
    'economic',
    { no: '008', value: 6, fee: { food: 1 }, fishermen: 1 },
    sell({ smoked_fish: 1 }, 3),
  ),
  'fishpond-and-wood': building(
    'none',
    { no: '009', value: 4, fee: { food: 1 }, fishermen: 1 },
    gain({ fish: 3, wood: 3 }),
  ),
  'forest-hut': building(
    'economic',
    { no: '010', value: 4, fee: { food: 1 }, fishermen: 1 },
    sell({ wood: 1, meat: 1 }, 5, 4),
  ),
  'plant-nursery': building(
    'craft',
    { no: '011', value: 6, fee: { food: 1 }, hammers: 1 },
    gain({ wood: 4, franc: 3 }),
  ),
  'business-park': locked(
    'none',
    { no: '012', value: 10, price: 12, hammers: 1 },
    { bonus: [per('industrial', { franc: 2 })] },
  ),
  guildhouse: locked(
    'economic',
    { no: '013', value: 4, price: 8, hammers: 1, fishermen: 1 },
    { bonus: [per('economic', { franc: 2 })] },
  ),
  'harbor-watch': building('public', { no: '014', value: 6, fee: { food: 1 } }, drive()),
  smelter: building('industrial', { no: '015', value: 10, fee: { franc: 2 } }, gain({ coal: 1, coke: 1, iron: 1 })),
  diner: building(
    'economic',
    { no: '016', value: 6, fee: { food: 1 }, fishermen: 1 },
    sell({ wood: 1, smoked_fish: 1, bread: 1 }, 8, 3),
  ),
  'hunting-lodge': building(
    'craft',
    { no: '017', value: 6, fee: { food: 1 }, hammers: 1, fishermen: 2 },
    gain({ hides: 2, meat: 3 }),
  ),
  'coal-trader': building(
    'economic',
    { no: '018', value: 4, fee: { food: 1 } },
    convert({ from: {}, food: 1, to: { charcoal: 1 }, most: 1 }, { from: {}, food: 2, to: { coal: 1 }, most: 5 }),
  ),
  patisserie: building('economic', { no: '019', value: 6, fee: { food: 1 } }, sell({ grain: 1, bread: 1 }, 5, 3)),
  furriery: building(
    'craft',
    { no: '020', value: 6, fee: { food: 1 } },
    convert({ from: { hides: 1 }, to: { bread: 1 } }, sale({ leather: 1 }, 5, 2)),
  ),
  'leather-industry': building(
    'industrial',
    { no: '021', value: 8, fee: { food: 2 } },
    convert({ ...sale({ leather: 3 }, 16, 1), show: { franc: 14 } }),
  ),
  kiln: building(
    'craft',
    { no: '022', value: 6, fee: { food: 1 } },
    convert({ from: { clay: 1 }, to: { brick: 3 }, most: 1, energy: each(1), substitutes: true }),
  ),
  'luxury-yacht': locked('ship', { no: '023', value: 20, fishermen: 1 }, { swap: 'iron-ship' }),
  feedlot: locked('economic', { no: '024', value: 6, price: 8 }, { calves: 2 }),
  'masons-guild': locked('craft', { no: '025', value: 8, price: 10, hammers: 1 }, { masonry: 1 }),
  'furniture-factory': building(
    'industrial',
    { no: '026', value: 8, fee: { food: 2 }, hammers: 1 },
    sell({ leather: 1, wood: 1 }, 6),
  ),
  'town-square': building(
    'none',
    { no: '027', value: 6, fee: { franc: 1 } },
    choose({ from: UPGRADED_GOODS.filter((good) => good !== 'steel'), base: 0, each: 'craft' }),
  ),
  tavern: building('economic', { no: '028', value: 4, fishermen: 1 }, sell({ wood: 1, grain: 1 }, 3, 4)),
  'haulage-firm': building('economic', { no: '029', value: 6, fee: { food: 1 } }, haul()),
  'schnaps-distillery': building('craft', { no: '030', value: 6, fee: { food: 1 } }, sell({ grain: 1 }, 2, 4)),
  steelworks: building(
    'industrial',
    { no: '031', value: 8, fee: { food: 2, franc: 1 }, hammers: 1 },
    convert({ from: { iron: 1 }, to: { steel: 2 }, most: 1, energy: each(15), substitutes: true }),
  ),
  steakhouse: building('economic', { no: '032', value: 6, fee: { food: 1 } }, sell({ meat: 1, charcoal: 1 }, 6, 4)),
  'wind-farm': locked('none', { no: '033', value: 8, price: 12 }, { energy: 3 }),
  'brick-manufacturer': building(
    'industrial',
    { no: '034', value: 8, fee: { food: 2 }, hammers: 1 },
    convert({ ...sale({ brick: 3 }, 14, 1), show: { franc: 10 } }),
  ),
  zoo: building(
    'public',
    { no: '035', value: 8, fee: { franc: 1 }, fishermen: 1 },
    gain({}, per('animal', { franc: 1 }, 3)),
  ),
  'football-stadium': locked('public', { no: '31', value: 24, cost: { wood: 1, brick: 2, iron: 2 } }, { waits: true }),
});
