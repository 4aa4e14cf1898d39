import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { activeTime, eitherPaused, reachAfter } from './pauses.ts';
import { closedTimes } from './play-window.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string): number => Date.parse(text);
const window = (from: number, until: number, zone: string) => ({ from: from * 60, until: until * 60, zone });
const first = (from: string, ...hours: Parameters<typeof window>) => {
  for (const [start, end] of closedTimes(window(...hours), at(from)))
    return [start, end].map((one) => new Date(one).toISOString().slice(0, 16));
  return null;
};

test('the night when clocks go forward is an hour shorter, the one when they go back an hour longer', () => {
  expect(first('2026-03-28T12:00Z', 8, 22, 'Europe/Berlin')).toEqual(['2026-03-28T21:00', '2026-03-29T06:00']);
  expect(first('2026-10-24T12:00Z', 8, 22, 'Europe/Berlin')).toEqual(['2026-10-24T20:00', '2026-10-25T07:00']);
});

test('hours may go over midnight', () => {
  expect(first('2026-06-01T00:00Z', 20, 4, 'UTC')).toEqual(['2026-06-01T04:00', '2026-06-01T20:00']);
  expect(first('2026-06-01T06:00Z', 20, 4, 'UTC')).toEqual(['2026-06-01T04:00', '2026-06-01T20:00']);
});

test('a deadline in the night moves to the next morning, and the rest of the time with it', () => {
  const closed = closedTimes(window(8, 22, 'UTC'), at('2026-06-01T20:00Z'));
  expect(reachAfter(closed, at('2026-06-01T20:00Z'), 5 * HOUR)).toBe(at('2026-06-02T11:00Z'));
});

test('a deadline at the end of the hours does not move: a whole night would be won by it', () => {
  const closed = closedTimes(window(8, 16, 'UTC'), at('2026-06-01T20:00Z'));
  expect(reachAfter(closed, at('2026-06-01T20:00Z'), 24 * HOUR)).toBe(at('2026-06-04T16:00Z'));
});

test('an outage in the night is not counted twice', () => {
  const from = at('2026-06-01T20:00Z');
  const outage = [at('2026-06-02T07:00Z'), at('2026-06-02T09:00Z')] as const;
  const pauses = () => eitherPaused([outage], closedTimes(window(8, 22, 'UTC'), from));
  expect(reachAfter(pauses(), from, 3 * HOUR)).toBe(at('2026-06-02T10:00Z'));
  expect(activeTime(pauses(), from, at('2026-06-02T10:00Z'))).toBe(3 * HOUR);
});

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Apia'];
const anyWindow = fc
  .record({
    from: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 480, max: 1439 }),
    zone: fc.constantFrom(...ZONES),
  })
  .map(({ from, length, zone }) => ({ from, until: (from + length) % 1440, zone }));
const anyTime = fc.integer({ min: at('2025-01-01T00:00Z') / 1000, max: at('2027-12-31T00:00Z') / 1000 });

/** What a clock on the wall shows there, in minutes. */
const minuteAt = (time: number, timeZone: string): number => {
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(time);
  return Number(shown.slice(0, 2)) * 60 + Number(shown.slice(3));
};

test('the clock stands still exactly where the clock on the wall shows another time', () => {
  fc.assert(
    fc.property(anyWindow, anyTime, fc.integer({ min: 0, max: 40 * 86_400 }), (hours, seconds, later) => {
      const from = seconds * 1000;
      const time = from + later * 1000;
      // Where clocks are being changed there are times twice or never.
      const zone = (one: number) => (minuteAt(one, hours.zone) - one / 60_000) % 1440;
      const changes = Math.abs(zone(time - 3 * HOUR) - zone(time + 3 * HOUR)) % 1440;
      fc.pre(changes < 1 || changes > 1439);
      const closed = activeTime(closedTimes(hours, from), time, time + 1) === 0;
      const minute = minuteAt(time, hours.zone);
      const open =
        hours.from < hours.until
          ? minute >= hours.from && minute < hours.until
          : minute >= hours.from || minute < hours.until;
      expect(closed).toBe(!open);
    }),
    { numRuns: 1000 },
  );
});

test('a deadline is reached when all of its time has passed in the own hours, and never moves backwards', () => {
  fc.assert(
    fc.property(anyWindow, anyTime, fc.integer({ min: 1, max: 30 * 86_400 }), (hours, seconds, time) => {
      const from = seconds * 1000;
      const ms = time * 1000;
      const deadline = reachAfter(closedTimes(hours, from), from, ms);
      expect(activeTime(closedTimes(hours, from), from, deadline)).toBe(ms);
      expect(activeTime(closedTimes(hours, from), from, deadline - 1)).toBeLessThan(ms);
      expect(deadline).toBeGreaterThanOrEqual(from + ms);
      // Eight hours of each day at least, and a day more for its ends.
      expect(deadline).toBeLessThanOrEqual(from + 3 * ms + 2 * DAY);
      expect(reachAfter(closedTimes(hours, from), from, ms + 1000)).toBeGreaterThan(deadline);
    }),
    { numRuns: 300 },
  );
});
