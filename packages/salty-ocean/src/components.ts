import type { Json } from '@quayside/engine';
import {
  BUILDINGS,
  CLOCK_SURCHARGE,
  DEPOT_ROOM,
  FIERTE_LOOKS,
  FINANCE_COINS,
  NOTRE_DAME_COINS,
  NOTRE_DAME_CONFIDENCE,
  NOTRE_DAME_LIMITS,
  NOTRE_DAME_LIMITS_CONFIDENCE,
  SAINT_MACLOU_COINS,
  SALINE_OUTPUT,
  WINDOWS_COINS,
  type Building,
} from './buildings.ts';
import {
  EVENT_CONFIDENCE,
  EVENTS,
  FIXED_CONFIDENCE,
  GOODS,
  HOLDS,
  LAST_ROW,
  PRICE_CONFIDENCE,
  PRICES,
  ROWS_CONFIDENCE,
  SHIP_CONFIDENCE,
  SHIP_PRICES,
  SHIPS,
  START_COINS,
  START_SALT,
  TYPES,
  type EventTile,
  type Good,
} from './print.ts';

/** The goods whose price in this row is not known but made up to fit; card index and boards mark them. */
export const reconstructedPrices = (row: number): Good[] =>
  GOODS.filter((good) => PRICE_CONFIDENCE[good][row - 1] === 'reconstructed');

const FIGURES: { readonly [id: string]: readonly number[] } = {
  saline: SALINE_OUTPUT,
  depot: DEPOT_ROOM,
  'notre-dame': NOTRE_DAME_COINS.slice(1),
  windows: WINDOWS_COINS,
  'saint-maclou': SAINT_MACLOU_COINS,
  'finance-office': FINANCE_COINS,
  clock: CLOCK_SURCHARGE,
  fierte: FIERTE_LOOKS,
};

/** What is printed beside a building's spaces, the best first, or along its track; nothing where all spaces are alike. */
export const figuresOf = (id: string): readonly number[] => FIGURES[id] ?? [];

const building = ({ id, en, de, spaces, sure }: Building): Json => ({
  id,
  name: { en, de },
  figures: FIGURES[id] ?? null,
  'spaces-2': spaces[0],
  'spaces-3': spaces[1],
  'spaces-4': spaces[2],
  confidence: { ...sure },
  reconstructed: id === 'notre-dame' && NOTRE_DAME_LIMITS_CONFIDENCE === 'reconstructed' ? ['places'] : null,
});

const shown = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const event = ({ id, shift, storm, extra }: EventTile, i: number): Json => ({
  id,
  name: { en: `Event ${i + 1}`, de: `Ereignis ${i + 1}` },
  ...Object.fromEntries(GOODS.map((good, i) => [good, shown(shift[i] ?? 0)])),
  weather: storm ? 'storm' : 'calm',
  extra,
  confidence: EVENT_CONFIDENCE,
  reconstructed: ['prices', 'weather'],
});

const priceRow = (row: number): Json => ({
  name: { en: `Row ${row}`, de: `Reihe ${row}` },
  ...Object.fromEntries(GOODS.map((good) => [good, String(PRICES[good][row - 1] ?? 0)])),
  confidence: {
    row: ROWS_CONFIDENCE,
    ...Object.fromEntries(GOODS.map((good) => [good, PRICE_CONFIDENCE[good][row - 1] ?? ''])),
  },
  reconstructed: reconstructedPrices(row),
});

/** All that is printed, with the confidence of each figure: `quayside cards salty-ocean --json`. */
export const components: Json = {
  buildings: BUILDINGS.map(building),
  events: EVENTS.map(event),
  prices: Array.from({ length: LAST_ROW }, (_, i) => priceRow(i + 1)),
  ships: SHIPS.map((id, i) => ({
    id,
    room: HOLDS[i] ?? 0,
    price: SHIP_PRICES[i] ?? 0,
    confidence: { room: SHIP_CONFIDENCE.holds[i] ?? '', price: SHIP_CONFIDENCE.prices },
  })),
  'notre-dame': {
    coins: NOTRE_DAME_COINS.slice(1),
    limits: NOTRE_DAME_LIMITS.map((limits) => [...limits]),
    confidence: { coins: [...NOTRE_DAME_CONFIDENCE], limits: NOTRE_DAME_LIMITS_CONFIDENCE },
  },
  start: { coins: [...START_COINS], salt: START_SALT, types: [...TYPES], confidence: { ...FIXED_CONFIDENCE } },
};
