import type { GameEvent } from '@quayside/engine/host';

/** Events are named in the players' language: a word tells what they sound like, whatever the game. What is told first counts. */
const HEARD = [
  ['harvest', /harvest/],
  ['building', /build|town|special|extend|launch/],
  ['coins', /pay|sell|sale|sold|buy|loan|coin|franc|fine|rent|interest|price/],
  ['supply', /supply|tile|offer|load|catch|salt|gain|take/],
] as const;

/** What these events sound like; a knock where nothing is known of them. */
export const soundOf = (events: readonly GameEvent[]): (typeof HEARD)[number][0] | 'knock' =>
  HEARD.find(([, word]) => events.some(({ key }) => word.test(key)))?.[0] ?? 'knock';
