import { AccountError } from '@quayside/auth';
import type { Context } from './context.ts';

/** What a call costs where it is more than one point: about what it takes of the server, in milliseconds. */
const COSTS: { readonly [path: string]: number } = {
  'match.stateAt': 5,
  'match.record': 5,
  'match.curves': 20,
  'match.reportRules': 20,
  'games.fittingLevel': 3,
  'match.fork': 20,
  'match.analysis': 5,
  'match.requestAnalysis': 20,
  'match.hint': 20,
  'history.addPractice': 60,
  'match.updates': 5,
  'live.updates': 5,
  'tables.create': 5,
  'tables.listOpen': 5,
  'tables.listMine': 5,
  'tables.daily': 10,
  'history.list': 5,
  'history.statistics': 20,
  'profile.statistics': 20,
  'rankings.list': 5,
  'rankings.solo': 5,
  'session.exportData': 20,
};

/** Points that a caller can spend at once, and how fast they refill. */
interface Budget {
  readonly most: number;
  readonly perSecond: number;
}
const OF_ACCOUNT: Budget = { most: 600, perSecond: 60 };
/** Of an address there may be many: a club, a school. */
const OF_ADDRESS: Budget = { most: 3000, perSecond: 300 };

export const MOST_STREAMS_OF_ACCOUNT = 30;
export const MOST_STREAMS_OF_ADDRESS = 200;

/** Callers in memory. The least recent one is dropped; its budget is full again by then. */
const MOST_CALLERS = 50_000;

interface Bucket {
  points: number;
  at: number;
}

/**
 * Limits what a caller may cost: a bucket of points for each account and each address, that fills up again. Kept in memory, as it is
 * asked for every call; several processes count each for itself.
 */
export class RateLimit {
  private readonly spent = new Map<string, Bucket>();
  private readonly streams = new Map<string, number>();
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Refuses where there were too many calls. Callers on the machine itself are not counted. */
  charge({ account, client }: Pick<Context, 'account' | 'client'>, path: string): void {
    const { address } = client;
    if (address === null) return;
    const cost = COSTS[path] ?? 1;
    this.take(address, OF_ADDRESS, cost);
    if (account) this.take(account.id, OF_ACCOUNT, cost);
  }

  private take(key: string, { most, perSecond }: Budget, cost: number): void {
    const now = this.now();
    const spent = this.spent.get(key) ?? { points: 0, at: now };
    // Put last: a map keeps its keys in the order in which they came.
    this.spent.delete(key);
    this.spent.set(key, spent);
    if (this.spent.size > MOST_CALLERS) this.forgetOldest();
    const before = Math.max(0, spent.points - ((now - spent.at) / 1000) * perSecond);
    if (before + cost > most) throw new AccountError('too-many', { minutes: 1 });
    spent.points = before + cost;
    spent.at = now;
  }

  private forgetOldest(): void {
    const [oldest] = this.spent.keys();
    if (oldest !== undefined) this.spent.delete(oldest);
  }

  /** A stream begins; returns what is to be called when it ends. */
  openStream({ account, client }: Pick<Context, 'account' | 'client'>): () => void {
    const { address } = client;
    const keys: [string, number][] = [];
    if (account) keys.push([account.id, MOST_STREAMS_OF_ACCOUNT]);
    if (address !== null) keys.push([address, MOST_STREAMS_OF_ADDRESS]);
    for (const [key, most] of keys)
      if ((this.streams.get(key) ?? 0) >= most) throw new AccountError('too-many-streams', { most });
    for (const [key] of keys) this.streams.set(key, (this.streams.get(key) ?? 0) + 1);
    return () => {
      for (const [key] of keys) {
        const left = (this.streams.get(key) ?? 1) - 1;
        if (left > 0) this.streams.set(key, left);
        else this.streams.delete(key);
      }
    };
  }
}
