import { building, locked, shelve } from '../card.ts';
import { sellAnything } from '../effects/bridge.ts';
import { build } from '../effects/build.ts';
import { choose } from '../effects/choose.ts';
import { convert, gainAndMay } from '../effects/convert.ts';
import { court } from '../effects/court.ts';
import { gain, gainMissing, gainShowing } from '../effects/gain.ts';
import { exchangeAny } from '../effects/office.ts';
import { sail } from '../effects/sail.ts';
import { wharf } from '../effects/wharf.ts';
import { STANDARD_GOODS } from '../goods.ts';
import { marketCap } from '../market.ts';
import { per } from '../tally.ts';
import { each, half } from '../rate.ts';

/** The 33 standard buildings as they are printed; where card and books differ the card counts (rulings LH-1 to LH-5). */
export const STANDARD = shelve('standard', {
  'building-firm-1': building('craft', { no: 'B1', value: 4, hammers: 1 }, build()),
  'building-firm-2': building('craft', { no: 'B2', value: 6, fee: { food: 1 }, hammers: 1 }, build()),
  'construction-firm': building('industrial', { no: 'B3', value: 8, fee: { food: 2 }, hammers: 1 }, build({ most: 2 })),
  marketplace: building(
    'none',
    { no: '01', value: 6, cost: { wood: 2 }, fee: { food: 2, franc: 1 } },
    choose({ from: STANDARD_GOODS, base: 2, each: 'craft', cap: marketCap, afterwards: 'mayLook' }),
  ),
  sawmill: building('industrial', { no: '02', value: 14, cost: { clay: 1, iron: 1 } }, build({ lessWood: 1 })),
  fishery: building(
    'craft',
    { no: '03', value: 10, cost: { wood: 1, clay: 1 }, fishermen: 1 },
    gain({ fish: 3 }, per('fisherman', { fish: 1 })),
  ),
  joinery: building(
    'craft',
    { no: '04', value: 8, cost: { wood: 3 }, fee: { food: 1 }, hammers: 1 },
    convert({ from: { wood: 1 }, to: { franc: 1 }, bonus: { franc: 4 }, most: 3 }),
  ),
  bakehouse: building(
    'craft',
    { no: '05', value: 8, cost: { clay: 2 }, fee: { food: 1 } },
    convert({ from: { grain: 1 }, to: { bread: 1 }, energy: half, subsidy: { token: 'franc', rate: half } }),
  ),
  'hardware-store': building(
    'economic',
    { no: '06', value: 8, cost: { wood: 3, clay: 1 }, fee: { food: 1 }, hammers: 1, fishermen: 1 },
    gain({ wood: 1, brick: 1, iron: 1 }),
  ),
  'charcoal-kiln': building(
    'craft',
    { no: '07', value: 8, cost: { clay: 1 } },
    convert({ from: { wood: 1 }, to: { charcoal: 1 } }),
  ),
  smokehouse: building(
    'craft',
    { no: '08', value: 6, cost: { wood: 2, clay: 1 }, fee: { food: 2, franc: 1 }, fishermen: 1 },
    convert({
      from: { fish: 1 },
      to: { smoked_fish: 1 },
      most: 6,
      energyOnce: 1,
      subsidy: { token: 'franc', rate: half },
    }),
  ),
  abattoir: building(
    'craft',
    { no: '09', value: 8, cost: { wood: 1, clay: 1, iron: 1 }, fee: { franc: 2 } },
    convert({ from: { cattle: 1 }, to: { meat: 1 }, subsidy: { token: 'hides', rate: half } }),
  ),
  'clay-mound': building(
    'none',
    { no: '10', value: 2, fee: { food: 1 } },
    gain({ clay: 3 }, per('hammer', { clay: 1 })),
  ),
  // Both books print 1 wood and 1 clay, the card shows 1 wood and 2 clay (ruling LH-3).
  'arts-center': building(
    'public',
    { no: '11', value: 10, cost: { wood: 1, clay: 2 }, fee: { food: 1 }, fishermen: 1, disputed: ['cost'] },
    gain({}, per('guest', { franc: 4 })),
  ),
  'wharf-1': building(
    'industrial',
    { no: '12', value: 14, cost: { wood: 2, clay: 2, iron: 2 }, fee: { food: 2 } },
    wharf(),
  ),
  'black-market': building('none', { no: '13', value: 2, fee: { food: 1 } }, gainMissing(2)),
  brickworks: building(
    'industrial',
    { no: '14', value: 14, cost: { wood: 2, clay: 1, iron: 1 }, fee: { food: 1 } },
    convert({ from: { clay: 1 }, to: { brick: 1 }, energy: half, subsidy: { token: 'franc', rate: half } }),
  ),
  'local-court': building('public', { no: '15', value: 16, cost: { wood: 3, clay: 2 } }, court()),
  colliery: building(
    'industrial',
    { no: '16', value: 10, cost: { wood: 1, clay: 3 }, fee: { food: 2 } },
    gain({ coal: 3 }, per('any-hammer', { coal: 1 })),
  ),
  'wharf-2': building(
    'industrial',
    { no: '17', value: 14, cost: { wood: 2, clay: 2, iron: 2 }, fee: { food: 2 } },
    wharf(),
  ),
  'shipping-line': building(
    'economic',
    { no: '18', value: 10, cost: { wood: 2, brick: 3 }, fee: { food: 2 }, fishermen: 1 },
    sail(),
  ),
  'grocery-market': building(
    'economic',
    { no: '19', value: 10, cost: { wood: 1, brick: 1 }, fee: { franc: 1 } },
    gain({ cattle: 1, meat: 1, fish: 1, smoked_fish: 1, grain: 1, bread: 1 }),
  ),
  tannery: building(
    'craft',
    { no: '20', value: 12, cost: { wood: 1, brick: 1 } },
    convert({ from: { hides: 1 }, to: { leather: 1 }, most: 4, subsidy: { token: 'franc', rate: each(1) } }),
  ),
  'business-office': building(
    'economic',
    { no: '21', value: 12, cost: { wood: 4, clay: 1 }, fee: { franc: 1 }, hammers: 1, fishermen: 1 },
    exchangeAny({ give: 4, for: ['steel'] }, { give: 1, for: ['charcoal', 'leather', 'brick'] }),
  ),
  ironworks: building(
    'industrial',
    { no: '22', value: 12, cost: { wood: 3, brick: 2 }, fee: { food: 3, franc: 1 }, hammers: 1 },
    gainAndMay({ iron: 3 }, { from: {}, energyOnce: 6, to: { iron: 1 }, most: 1 }),
  ),
  'steel-mill': building(
    'industrial',
    { no: '23', value: 22, cost: { brick: 4, iron: 2 }, fee: { franc: 2 } },
    convert({ from: { iron: 1 }, to: { steel: 1 }, energy: each(5) }),
  ),
  storehouse: locked(
    'economic',
    { no: '24', value: 4, price: 10, cost: { wood: 2, brick: 2 }, hammers: 1 },
    { bonus: [per('good', { franc: 1 }, 2)] },
  ),
  cokery: building(
    'industrial',
    { no: '25', value: 18, cost: { brick: 2, iron: 2 }, fee: { franc: 1 } },
    convert({ from: { coal: 1 }, to: { coke: 1 }, subsidy: { token: 'franc', rate: each(1) } }),
  ),
  dock: locked(
    'industrial',
    { no: '26', value: 10, price: 24, cost: { wood: 1, brick: 2, iron: 2 } },
    { bonus: [per('ship', { franc: 4 })] },
  ),
  'bridge-over-the-seine': building(
    'none',
    { no: '27', value: 16, cost: { iron: 3 }, fee: { franc: 2 } },
    sellAnything(),
  ),
  'town-hall': locked(
    'public',
    { no: '28', value: 6, price: 30, cost: { wood: 4, brick: 3 } },
    { bonus: [per('public', { franc: 4 }), per('craft', { franc: 2 })] },
  ),
  bank: locked(
    'economic',
    { no: '29', value: 16, price: 40, cost: { brick: 4, steel: 1 } },
    { bonus: [per('industrial', { franc: 3 }), per('economic', { franc: 2 })] },
  ),
  church: building(
    'public',
    { no: '30', value: 26, price: null, cost: { wood: 5, brick: 3, iron: 1 } },
    gainShowing({ bread: 5, fish: 2 }, { bread: 5, fish: 3 }),
  ),
});
