import type { PlayWindow } from '@quayside/db';
import type { Pauses } from './pauses.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * The times in which a player's own clock stands still, one after the other and without end, from the one on that holds `from` or
 * follows it. Days are those of the player's time zone: where its clocks are changed, a night is an hour shorter or longer.
 */
export function* closedTimes(window: PlayWindow, from: number): Pauses {
  // Midnight of a local day, as if it were UTC: only its date counts.
  let day = Math.floor((from + offsetAt(from, window.zone)) / DAY) * DAY - DAY;
  for (; ; day += DAY) {
    const [start, end] = closedAfter(day, window);
    if (end > start && end > from) yield [start, end];
  }
}

const MOST_KNOWN = 20_000;
/** Every look at a table asks for all days of its clocks, and a calendar is slow. */
const known = new Map<string, readonly [from: number, to: number]>();

/** The closed time that begins on a day, or the night after it. */
function closedAfter(day: number, { from: opens, until: closes, zone }: PlayWindow): readonly [number, number] {
  const name = `${day} ${opens} ${closes} ${zone}`;
  let found = known.get(name);
  if (!found) {
    if (known.size >= MOST_KNOWN) known.clear();
    const start = instantOf((closes > opens ? day : day + DAY) + closes * MINUTE, zone);
    known.set(name, (found = [start, instantOf(day + DAY + opens * MINUTE, zone)]));
  }
  return found;
}

/** When a zone's clocks show this time; the first of two such moments, and the time after the gap where there is none. */
function instantOf(local: number, zone: string): number {
  const found = [local - offsetAt(local - DAY, zone), local - offsetAt(local + DAY, zone)];
  const shown = found.filter((at) => at + offsetAt(at, zone) === local);
  return shown.length > 0 ? Math.min(...shown) : Math.max(...found);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far a zone's clocks are ahead of UTC, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) formats.set(timeZone, (format = formatOf(timeZone)));
  const shown = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/** Zones are renamed and removed: a match with hours in such a one goes on by UTC. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const shown = { hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const; // prettier-ignore
  try {
    return new Intl.DateTimeFormat('en-US', { ...shown, timeZone });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new Intl.DateTimeFormat('en-US', { ...shown, timeZone: 'UTC' });
  }
}
