import { and, asc, eq } from 'drizzle-orm';
import { account, credential, entry, match, rating, seat, session } from '@quayside/db';

import { nowhere } from './better.ts';
import { rowOf, write, type Desk } from './desk.ts';
import { profileOf, type Profile } from './keeping.ts';
import { accountMessages, AccountRefused } from './refused.ts';

/** Everything that is kept about a person, in words that the person can read. */
export interface Export {
  readonly made: Date;
  readonly account: Profile;
  readonly browsers: readonly {
    readonly agent: string;
    readonly created: Date;
    readonly seen: Date;
    readonly expires: Date;
  }[];
  readonly signInWith: readonly { readonly provider: string; readonly subject: string; readonly since: Date }[];
  readonly ratings: readonly {
    readonly game: string;
    readonly ladder: string;
    readonly mu: number;
    readonly sigma: number;
    readonly matches: number;
  }[];
  readonly matches: readonly {
    readonly id: string;
    readonly game: string;
    readonly seat: number;
    readonly started: Date | null;
    readonly ended: Date | null;
    readonly rated: boolean;
    readonly place: number | null;
    readonly total: number | null;
    readonly resigned: boolean;
    /** What the person answered, in order. */
    readonly answers: readonly {
      readonly seq: number;
      readonly key: string | null;
      readonly answer: unknown;
      readonly at: Date;
    }[];
  }[];
}

export async function exportOf(desk: Desk, id: string): Promise<Export> {
  await desk.limits.count('export', id);
  const { db } = desk;
  const profile = await profileOf(desk, id);
  if (!profile) throw new AccountRefused('unknown-session');
  const browsers = await db.select().from(session).where(eq(session.accountId, id)).orderBy(asc(session.created));
  const ways = await db.select().from(credential).where(eq(credential.owner, id)).orderBy(asc(credential.created));
  const ratings = await db
    .select()
    .from(rating)
    .where(eq(rating.accountId, id))
    .orderBy(asc(rating.game), asc(rating.ladder));
  const seats = await db
    .select({ seat, match })
    .from(seat)
    .innerJoin(match, eq(match.id, seat.matchId))
    .where(eq(seat.accountId, id))
    .orderBy(asc(match.created), asc(match.id));
  const answers = await db
    .select({ matchId: entry.matchId, seq: entry.seq, key: entry.key, answer: entry.answer, at: entry.created })
    .from(entry)
    .innerJoin(seat, and(eq(seat.matchId, entry.matchId), eq(seat.seat, entry.seat)))
    .where(and(eq(seat.accountId, id), eq(entry.kind, 'answer')))
    .orderBy(asc(entry.matchId), asc(entry.seq));
  const given = new Map<string, (typeof answers)[number][]>();
  for (const one of answers) {
    const before = given.get(one.matchId);
    if (before) before.push(one);
    else given.set(one.matchId, [one]);
  }
  return {
    made: new Date(),
    account: profile,
    browsers: browsers.map((one) => ({
      agent: one.userAgent ?? '',
      created: one.created,
      seen: one.changed,
      expires: one.expires,
    })),
    signInWith: ways.map((one) => ({ provider: one.provider, subject: one.subject, since: one.created })),
    ratings: ratings.map(({ game, ladder, mu, sigma, matches }) => ({ game, ladder, mu, sigma, matches })),
    matches: seats.map((one) => ({
      id: one.match.id,
      game: one.match.game,
      seat: one.seat.seat,
      started: one.match.started,
      ended: one.match.ended,
      rated: one.match.rated,
      place: one.seat.place,
      total: one.seat.total,
      resigned: one.seat.resigned,
      answers: (given.get(one.match.id) ?? []).map(({ seq, key, answer, at }) => ({ seq, key, answer, at })),
    })),
  };
}

/**
 * Forgets a person. The row stays without anything of the person in it, because the matches of others refer to it; ratings,
 * ways to sign in and sessions go. Running matches are for the caller to end first: only `matches` changes those.
 */
export async function removeAccount(desk: Desk, id: string): Promise<void> {
  const before = await rowOf(desk.db, id);
  await desk.db.transaction(async (tx) => {
    await tx.delete(session).where(eq(session.accountId, id));
    await tx.delete(credential).where(eq(credential.owner, id));
    await tx.delete(rating).where(eq(rating.accountId, id));
    await tx
      .update(account)
      .set({
        name: accountMessages.en['account.former'],
        guest: true,
        username: null,
        displayUsername: null,
        email: nowhere(),
        emailVerified: false,
        unconfirmed: null,
        language: 'en',
        changed: new Date(),
        deleted: new Date(),
      })
      .where(eq(account.id, id));
  });
  if (before) write(desk, before, 'farewell', null);
}
