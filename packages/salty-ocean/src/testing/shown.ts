import { replay, type Event, type Move, type Setup } from '@quayside/engine';
import { saltyOcean } from '../index.ts';
import { BUILDINGS } from '../buildings.ts';
import { EVENTS } from '../print.ts';

/** What recorded matches together have to show: every building, every tile and whatever else can happen. */
export const TO_SHOW: readonly string[] = [
  ...BUILDINGS.map(({ id }) => `building:${id}`),
  ...EVENTS.map(({ id }) => `tile:${id}`),
  ...['caravel-2', 'carrack'].map((ship) => `ship:${ship}`),
  ...['salt', 'herring', 'cod'].flatMap((good) => [`sell:${good}`, `buy:${good}`]),
  ...['storm', 'pirates', 'bad-catch', 'catch', 'return', 'load', 'lose', 'share', 'share-lost', 'bonus', 'clock'],
  ...['fine', 'repair', 'look', 'swap', 'leave', 'salt', 'rent', 'interest', 'limit', 'pass', 'over'],
];

const NAMES: { readonly [event: string]: (data: NonNullable<Event['data']>) => string } = {
  build: ({ building }) => `building:${String(building)}`,
  saline: () => 'building:saline',
  depot: () => 'building:depot',
  'notre-dame': () => 'building:notre-dame',
  round: ({ tile }) => `tile:${String(tile)}`,
  ship: ({ ship }) => `ship:${String(ship)}`,
  sell: ({ good }) => `sell:${String(good)}`,
  buy: ({ good }) => `buy:${String(good)}`,
};

/** What of it a match shows. */
export function shown(setup: Setup, line: readonly Move[]): Set<string> {
  const found = new Set<string>();
  replay(saltyOcean, setup, line, line.length, (_, events: readonly Event[]) => {
    for (const { key, data } of events) found.add(NAMES[key]?.(data ?? {}) ?? key);
  });
  return new Set(TO_SHOW.filter((one) => found.has(one)));
}
