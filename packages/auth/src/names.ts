import { AccountError } from './errors.ts';

const MIN_USERNAME_LENGTH = 3;
const MAX_USERNAME_LENGTH = 20;
const MAX_NAME_LENGTH = 30;

/** Names that would look official. */
const RESERVED = new Set([
  'admin', 'administrator', 'anonymous', 'bot', 'former', 'former-player', 'guest', 'help', 'house', 'info', 'mail',
  'me', 'moderator', 'nobody', 'null', 'operator', 'postmaster', 'quayside', 'root', 'security', 'support', 'system',
  'undefined', 'webmaster',
]); // prettier-ignore

/** The form in which usernames are compared: Ann and ann are one person. */
export const normalizeUsername = (username: string): string => username.toLowerCase();

export const isUsername = (username: string): boolean =>
  username.length >= MIN_USERNAME_LENGTH &&
  username.length <= MAX_USERNAME_LENGTH &&
  // Latin letters only: letters of two alphabets can look the same.
  /^[a-z0-9][a-z0-9_-]*$/i.test(username);

export function checkUsername(username: string): void {
  if (!isUsername(username))
    throw new AccountError('bad-username', { least: MIN_USERNAME_LENGTH, most: MAX_USERNAME_LENGTH });
  if (RESERVED.has(normalizeUsername(username))) throw new AccountError('username-taken');
}

/** The form in which addresses are kept and compared. */
export function checkEmail(email: string): string {
  const clean = email.trim().toLowerCase();
  if (clean.length > 254 || !/^[^\s@"<>,;:]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(clean) || isPlaceholderEmail(clean))
    throw new AccountError('bad-email');
  return clean;
}

/** Stands for a missing address: no mail can be sent there. */
export const isPlaceholderEmail = (email: string): boolean => email.endsWith('.invalid');

/** A provider's name for a person, cut to the length of ours. */
export function cleanDisplayName(name: string): string {
  const clean = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  const letters = Array.from(new Intl.Segmenter().segment(clean), (one) => one.segment);
  return letters.slice(0, MAX_NAME_LENGTH).join('') || 'Player';
}
