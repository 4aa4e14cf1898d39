import { findGame } from '@quayside/games';
import { inLanguage, type Language } from '@quayside/languages';
import type { MatchSnapshot } from '../store/match-snapshot.ts';
import type { NotificationKind } from './types.ts';

interface NotificationTexts {
  readonly turn: (game: string) => string;
  readonly invitation: (game: string, by: string) => string;
  readonly search: (game: string) => string;
  readonly ended: (game: string) => string;
  readonly reminder: (text: string) => string;
  readonly between: (game: string, names: string) => string;
}

const TEXTS: { readonly [language in Language]: NotificationTexts } = {
  en: {
    turn: (game) => `${game}: it is your turn`,
    invitation: (game, by) => `${by} invites you to a table: ${game}`,
    search: (game) => `Your game is ready: ${game}`,
    ended: (game) => `${game}: the game is over`,
    reminder: (text) => `Reminder: ${text}`,
    between: (game, names) => `${game} with ${names}`,
  },
  de: {
    turn: (game) => `${game}: Du bist am Zug`,
    invitation: (game, by) => `${by} lädt dich an einen Tisch ein: ${game}`,
    search: (game) => `Deine Partie ist bereit: ${game}`,
    ended: (game) => `${game}: Die Partie ist zu Ende`,
    reminder: (text) => `Erinnerung: ${text}`,
    between: (game, names) => `${game} mit ${names}`,
  },
};

export interface ContentInput {
  readonly kind: NotificationKind;
  readonly account: string;
  /** Who invites. */
  readonly by: string | null;
  readonly reminder: boolean;
}

/** A notification in one sentence, in the person's language. */
export function notificationText(
  { row, seats }: MatchSnapshot,
  { kind, account, by, reminder }: ContentInput,
  language: Language,
): string {
  const words = TEXTS[language];
  const game = inLanguage(findGame(row.game).messages, language)['game.name'] ?? row.game;
  const others = seats.flatMap((one) => (one.accountId === account || one.name === null ? [] : [one.name]));
  const table = others.length === 0 ? game : words.between(game, others.join(', '));
  const text = kind === 'invitation' ? words.invitation(game, by ?? '') : words[kind](table);
  return reminder ? words.reminder(text) : text;
}
