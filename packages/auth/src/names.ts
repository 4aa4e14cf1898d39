import { AccountRefused } from './refused.ts';

const LEAST_USERNAME = 3;
const MOST_USERNAME = 20;
const MOST_NAME = 30;

/** Names that would sound as if the house itself spoke. */
const KEPT = new Set([
  'admin', 'administrator', 'anonymous', 'bot', 'former', 'former-player', 'guest', 'help', 'house', 'info', 'mail',
  'me', 'moderator', 'nobody', 'null', 'operator', 'postmaster', 'quayside', 'root', 'security', 'support', 'system',
  'undefined', 'webmaster',
]); // prettier-ignore

/** The form in which usernames are compared: Ann and ann are one person. */
export const sameName = (username: string): string => username.toLowerCase();

export const isUsername = (username: string): boolean =>
  username.length >= LEAST_USERNAME &&
  username.length <= MOST_USERNAME &&
  // Latin letters only: letters of two alphabets can look the same.
  /^[a-z0-9][a-z0-9_-]*$/i.test(username);

export function checkUsername(username: string): void {
  if (!isUsername(username)) throw new AccountRefused('bad-username', { least: LEAST_USERNAME, most: MOST_USERNAME });
  if (KEPT.has(sameName(username))) throw new AccountRefused('username-taken');
}

/** The form in which addresses are kept and compared. */
export function checkEmail(email: string): string {
  const clean = email.trim().toLowerCase();
  if (clean.length > 254 || !/^[^\s@"<>,;:]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(clean) || isNowhere(clean))
    throw new AccountRefused('bad-email');
  return clean;
}

/** The address of who has none: no mail can be sent there. */
export const isNowhere = (email: string): boolean => email.endsWith('.invalid');

/** What another house calls a person, cut to what fits a seat here. */
export function shownName(name: string): string {
  const clean = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  const letters = Array.from(new Intl.Segmenter().segment(clean), (one) => one.segment);
  return letters.slice(0, MOST_NAME).join('') || 'Player';
}
