'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { SeatHolder, VisibleEvents } from '@quayside/api';
import { useBotName } from './seat-names.ts';

/** Made where somebody is named only: a browser takes long over it, and a table asks for these texts with every drawing. */
const listOf = (language: string, names: readonly string[]) => new Intl.ListFormat(language).format(names);

/** Who has resigned and whose time was over, in a sentence each. */
export function useLeaverText(): (seats: readonly SeatHolder[], names: readonly string[]) => string {
  const t = useTranslations('leavers');
  const language = useLocale();
  return (seats, names) => {
    const said = (timedOut: boolean) => {
      const who = seats.filter((one) => one.resigned && (one.timedOut === true) === timedOut);
      if (who.length === 0) return [];
      const people = listOf(
        language,
        who.map(({ seat }) => names[seat] ?? ''),
      );
      return [t(timedOut ? 'timedOut' : 'resigned', { names: people })];
    };
    return [...said(false), ...said(true)].join(' ');
  };
}

/** Who left and who won, where a match ended by that. */
export function useEarlyEndText(): (
  seats: readonly SeatHolder[],
  places: readonly number[],
  names: readonly string[],
) => string {
  const t = useTranslations('leavers');
  const language = useLocale();
  const leaverText = useLeaverText();
  return (seats, places, names) => {
    const winners = names.filter((_, seat) => places[seat] === 1 && seats[seat]?.resigned === false);
    const won = winners.length === 0 ? [] : [t('won', { names: listOf(language, winners) })];
    return [leaverText(seats, names), ...won].join(' ');
  };
}

/** Who has a seat from an entry of the log on, in a sentence: a bot for somebody who left, or a substitute. Null where a bot failed. */
export function useSeatNote(seats: readonly SeatHolder[], names: readonly string[]) {
  const t = useTranslations('leavers');
  const botName = useBotName();
  return useCallback(
    ({ seat, who }: VisibleEvents): string | null => {
      if (who === undefined || seats[seat]?.kind !== 'person') return null;
      return who === 'substitute' ? t('takesOver', { name: names[seat] ?? '' }) : t('hasLeft', { bot: botName(who) });
    },
    // botName follows from the language, as t does.
    // oxlint-disable-next-line react/exhaustive-deps
    [seats, names, t],
  );
}
