import type { PlayWindow } from '@quayside/db';

const DAY_MINUTES = 1440;
/** Shorter hours would make the others wait too long. */
export const LEAST_PLAY_MINUTES = 480;

/** Whether these hours are long enough, and in a time zone that there is. */
export function isPlayWindow({ from, until, zone }: PlayWindow): boolean {
  const inDay = [from, until].every((one) => Number.isInteger(one) && one >= 0 && one < DAY_MINUTES);
  return inDay && (until - from + DAY_MINUTES) % DAY_MINUTES >= LEAST_PLAY_MINUTES && isTimeZone(zone);
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
