import type { Bag } from '@quayside/engine';
import { GOODS } from './print.ts';

/**
 * Some barrels as an option: `salt:3`, `salt-herring:3:1`, `empty`. The word names the goods, the numbers follow, so that each has a
 * text of its own and none speaks of goods that are not there.
 */
export interface Barrels {
  readonly option: string;
  /** In the order of `GOODS`. */
  readonly counts: readonly [salt: number, herring: number, cod: number];
  readonly total: number;
}

/** More of a good than a warehouse and three ships ever hold. */
const SPAN = 128;
const KEPT = new Map<number, Barrels>();
const BY_OPTION = new Map<string, Barrels>();

/** Kept once made: the same few come up all the time. */
export function barrels(salt: number, herring: number, cod: number): Barrels {
  const key = (salt * SPAN + herring) * SPAN + cod;
  let found = KEPT.get(key);
  if (!found) {
    const counts = [salt, herring, cod] as const;
    const there = GOODS.filter((_, i) => (counts[i] ?? 0) > 0);
    const numbers = counts.filter((n) => n > 0);
    const option = there.length === 0 ? 'empty' : `${there.join('-')}:${numbers.join(':')}`;
    found = { option, counts, total: salt + herring + cod };
    KEPT.set(key, found);
    BY_OPTION.set(option, found);
  }
  return found;
}

/** The barrels that an offered option speaks of. */
export const barrelsNamed = (option: string): Barrels => BY_OPTION.get(option) ?? parsed(option);

/** A process that replays a record has offered nothing yet. */
function parsed(option: string): Barrels {
  const [word = '', ...numbers] = option.split(':');
  const names = word.split('-');
  const [salt = 0, herring = 0, cod = 0] = GOODS.map((good) => Number(numbers[names.indexOf(good)] ?? 0));
  return barrels(salt, herring, cod);
}

/** Every way to put at most so many barrels of a pool together, the fullest first. */
export function cargoes(pool: Readonly<Bag>, room: number): string[] {
  const options: string[] = [];
  const all = total(pool);
  for (let n = Math.min(room, all); n >= 0; n--) selectionsInto(options, pool, n);
  return options;
}

/** Every way to choose exactly so many barrels of a pool. */
export function selections(pool: Readonly<Bag>, n: number): string[] {
  const options: string[] = [];
  selectionsInto(options, pool, n);
  return options;
}

function selectionsInto(options: string[], pool: Readonly<Bag>, n: number): void {
  const { salt = 0, herring = 0, cod = 0 } = pool;
  for (let s = Math.min(salt, n); s >= 0 && n - s <= herring + cod; s--)
    for (let h = Math.min(herring, n - s); h >= 0 && n - s - h <= cod; h--)
      options.push(barrels(s, h, n - s - h).option);
}

const total = ({ salt = 0, herring = 0, cod = 0 }: Readonly<Bag>): number => salt + herring + cod;
