'use client';

import { useTranslations } from 'next-intl';
import type { ClockSettings, PlayWindow } from '@quayside/api';

const DAY = 86_400;

/** A table's clock in a few words: 30 min + 30 s per move. */
export function useClockText(): (clock: ClockSettings) => string {
  const t = useTranslations('clock');
  const span = (seconds: number) =>
    seconds % DAY === 0
      ? t('days', { n: seconds / DAY })
      : seconds % 60 === 0
        ? t('minutes', { n: seconds / 60 })
        : t('seconds', { n: seconds });
  return ({ bank, increment, turn }) =>
    [
      ...(bank > 0 ? [span(bank)] : []),
      ...(increment > 0 ? [t('increment', { time: span(increment) })] : []),
      ...(turn > 0 ? [t('perMove', { time: span(turn) })] : []),
    ].join(' + ');
}

/** What is left of a time: 2 d 4 h, 3 h 20 min, 4:05. */
export function useTimeLeftText(): (ms: number) => string {
  const t = useTranslations('clock');
  return (ms) => {
    const seconds = Math.ceil(Math.max(0, ms) / 1000);
    const minutes = Math.floor(seconds / 60);
    const hours = Math.floor(minutes / 60);
    if (hours >= 24) return t('leftDays', { days: Math.floor(hours / 24), hours: hours % 24 });
    if (hours >= 1) return t('leftHours', { hours, minutes: minutes % 60 });
    return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  };
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** Minutes after midnight as a clock shows them. */
export const timeOfDay = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** A player’s own hours: 08:00–22:00 (Berlin). */
export const hoursText = ({ from, until, zone }: PlayWindow): string =>
  `${timeOfDay(from)}–${timeOfDay(until)} (${zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone})`;
