import { randomBytes } from 'node:crypto';

/** Short enough for a link, too many to be guessed. */
export const newId = (): string => randomBytes(9).toString('base64url');
export const newSecret = (): string => randomBytes(32).toString('hex');
export const newNonce = (): string => randomBytes(16).toString('hex');
