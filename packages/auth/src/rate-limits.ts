import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Database } from '@quayside/db';
import { AccountError } from './errors.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often something may be tried. What the key leaves out is counted together. */
const RULES = {
  /** One name from one address: what a person who has forgotten the password tries. */
  signIn: { points: 10, duration: 15 * MINUTE },
  /** One name from everywhere: a crowd that guesses one password together. */
  signInName: { points: 100, duration: HOUR },
  /** One address, any name: trying one password on many accounts. */
  signInAddress: { points: 100, duration: 15 * MINUTE },
  guest: { points: 60, duration: HOUR },
  signUp: { points: 20, duration: HOUR },
  /** Mails to one address. */
  mail: { points: 5, duration: HOUR },
  mailFrom: { points: 30, duration: HOUR },
  link: { points: 60, duration: HOUR },
  password: { points: 10, duration: 15 * MINUTE },
  rename: { points: 30, duration: HOUR },
  export: { points: 20, duration: HOUR },
  friend: { points: 30, duration: HOUR },
  find: { points: 60, duration: MINUTE },
  invite: { points: 60, duration: HOUR },
  /** What one person says, at all tables together. */
  chat: { points: 20, duration: MINUTE },
  report: { points: 20, duration: HOUR },
  /** Each keeps a whole match. */
  rulesReport: { points: 5, duration: HOUR },
  note: { points: 120, duration: MINUTE },
  botKey: { points: 20, duration: HOUR },
} as const;

export type Limit = keyof typeof RULES;

export interface RateLimits {
  /** Counts one try; refuses where there were too many. */
  count(limit: Limit, key: string): Promise<void>;
  /** Resets the count after a success. */
  forget(limit: Limit, key: string): Promise<void>;
}

/** Counted in memory where there is one process, in the database where there may be several. */
export function createRateLimits(database: Database): RateLimits {
  const limiters = new Map<Limit, RateLimiterAbstract>();
  const limiter = (limit: Limit): RateLimiterAbstract => {
    const found = limiters.get(limit) ?? newLimiter(database, limit);
    limiters.set(limit, found);
    return found;
  };
  return {
    async count(limit, key) {
      try {
        await limiter(limit).consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new AccountError('too-many', { minutes: Math.max(1, Math.ceil(error.msBeforeNext / 60_000)) });
      }
    },
    async forget(limit, key) {
      await limiter(limit).delete(key);
    },
  };
}

function newLimiter(database: Database, limit: Limit): RateLimiterAbstract {
  const options = { ...RULES[limit], keyPrefix: limit };
  if (database.driver === 'pglite') return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    // Drizzle keeps the pool it was given there; the type that both drivers share does not tell.
    storeClient: (database.db as unknown as { readonly $client: unknown }).$client,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
  });
}
