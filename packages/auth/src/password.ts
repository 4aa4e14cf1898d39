import { hash, verify } from '@node-rs/argon2';
import { AccountError } from './errors.ts';

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** Argon2id as OWASP asks for it: 19 MiB, two passes. It runs off the main thread. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFKC'), { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

export const verifyPassword = ({ hash: kept, password }: { hash: string; password: string }): Promise<boolean> =>
  verify(kept, password.normalize('NFKC'));

export function checkPassword(password: string): void {
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH)
    throw new AccountError('weak-password', { least: MIN_PASSWORD_LENGTH, most: MAX_PASSWORD_LENGTH });
}
