import type { Move, Setup } from '@quayside/engine';
import { replay, type GameEvent } from '@quayside/engine/host';
import { saltyOcean } from '../index.ts';
import { BUILDINGS } from '../buildings.ts';
import { EVENTS } from '../print.ts';

/** What recorded matches together have to show: every building, every tile and whatever else can happen. */
export const TO_SHOW: readonly string[] = [
  ...BUILDINGS.map(({ id }) => `building:${id}`),
  ...EVENTS.map(({ id }) => `tile:${id}`),
  ...['caravel-2', 'carrack'].map((ship) => `ship:${ship}`),
  ...['salt', 'herring', 'cod'].flatMap((good) => [`sell:${good}`, `buy:${good}`]),
  'storm',
  'pirates',
  'bad-catch',
  'catch',
  'return',
  'load',
  'lose',
  'share',
  'share-lost',
  'bonus',
  'clock',
  'fine',
  'repair',
  'look',
  'swap',
  'leave',
  'salt',
  'rent',
  'interest',
  'limit',
  'pass',
  'over',
];

/** Events that are told apart by a word in their data: how the thing is called here, and which word it is. */
const NAMED: { readonly [event: string]: readonly [thing: string, field: string] } = {
  build: ['building', 'building'],
  round: ['tile', 'tile'],
  ship: ['ship', 'ship'],
  sell: ['sell', 'good'],
  buy: ['buy', 'good'],
};
/** The tracks tell of themselves. */
const TRACKS = new Set(BUILDINGS.flatMap(({ id, track }) => (track ? [id as string] : [])));

function nameOf({ key, data = {} }: GameEvent): string {
  if (TRACKS.has(key)) return `building:${key}`;
  const [thing, field] = NAMED[key] ?? [];
  return thing === undefined || field === undefined ? key : `${thing}:${data[field] as string}`; // as the rules tell it
}

/** What of it a match shows. */
export function shown(setup: Setup, line: readonly Move[]): Set<string> {
  const found = new Set<string>();
  replay(saltyOcean, setup, line, line.length, (_, events: readonly GameEvent[]) => {
    for (const event of events) found.add(nameOf(event));
  });
  return new Set(TO_SHOW.filter((one) => found.has(one)));
}
