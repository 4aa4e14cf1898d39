'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { SeatHolder } from '@quayside/api';
import { usePersonName } from './person-name.ts';

export const BOT_NAMES = ['random', 'deckhand', 'merchant', 'captain', 'harbour-master'] as const;
type BotName = (typeof BOT_NAMES)[number];
const isBotName = (bot: string): bot is BotName => (BOT_NAMES as readonly string[]).includes(bot);

/** What bots are called here; one that came later goes by its own name. */
export function useBotName(): (bot: string, long?: boolean) => string {
  const t = useTranslations('bots');
  return (bot, long = false) => (isBotName(bot) ? t(long ? bot : `short.${bot}`) : bot);
}

/** How a bot plays, in a line. */
export function useAboutBot(): (bot: string) => string {
  const t = useTranslations('bots');
  return (bot) => (isBotName(bot) ? t(`about.${bot}`) : '');
}

/** The name at each seat. Bots of one kind are numbered, so that the log can tell them apart. */
export function useSeatNames(seats: readonly SeatHolder[] | undefined): readonly string[] {
  const t = useTranslations('table');
  const botName = useBotName();
  const nameOf = usePersonName();
  return useMemo(
    () =>
      (seats ?? []).map((holder, at, all) => {
        const person = nameOf(holder);
        if (person !== null) return person;
        if (holder.bot === null) return t('seat', { n: at + 1 });
        const alike = all.filter((one) => one.kind === 'bot' && one.bot === holder.bot);
        const name = botName(holder.bot);
        return alike.length > 1 ? `${name} ${alike.indexOf(holder) + 1}` : name;
      }),
    // botName and nameOf follow from the language, as t does.
    // oxlint-disable-next-line react/exhaustive-deps
    [seats, t],
  );
}
