import { hash, verify } from '@node-rs/argon2';
import { AccountRefused } from './refused.ts';

export const LEAST_PASSWORD = 8;
export const MOST_PASSWORD = 128;

/** Argon2id as OWASP asks for it: 19 MiB, two passes. It runs off the main thread. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFKC'), { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

export const isPassword = ({ hash: kept, password }: { hash: string; password: string }): Promise<boolean> =>
  verify(kept, password.normalize('NFKC'));

export function checkPassword(password: string): void {
  if (password.length < LEAST_PASSWORD || password.length > MOST_PASSWORD)
    throw new AccountRefused('weak-password', { least: LEAST_PASSWORD, most: MOST_PASSWORD });
}
