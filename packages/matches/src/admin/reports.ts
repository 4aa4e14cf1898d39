import { aliasedTable, and, count, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { account, message, report, tellAll } from '@quayside/db';
import { chatTopic, messageOf, nextTurn, type Message, type ReportReason } from '../social/chat.ts';
import { MatchError } from '../errors.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { Page } from '../types.ts';

export type Verdict = NonNullable<(typeof report.$inferSelect)['how']>;

export interface Resolution {
  readonly report: number;
  readonly how: Verdict;
  readonly words?: string | undefined;
}

/** A message that somebody has reported. */
export interface Report {
  readonly id: number;
  /** With its text, also where it is hidden already. */
  readonly message: Message;
  readonly by: { readonly id: string; readonly name: string; readonly former?: true };
  readonly reason: ReportReason;
  readonly words: string | null;
  readonly created: Date;
  readonly settled: { readonly at: Date; readonly how: Verdict; readonly answer: string | null } | null;
}

const PAGE = 50;

/** Reports that wait, or those that are settled, newest first. */
export async function reportsOf(
  store: MatchStore,
  { after, settled = false }: { after?: string | undefined; settled?: boolean | undefined },
): Promise<Page<Report>> {
  const before = after === undefined ? undefined : Number(after);
  if (before !== undefined && !Number.isSafeInteger(before)) throw new MatchError('bad-input', { field: 'after' });
  const reporter = aliasedTable(account, 'reporter');
  const rows = await store.database.db
    .select({
      report,
      line: message,
      name: account.name,
      deleted: account.deleted,
      byName: reporter.name,
      byDeleted: reporter.deleted,
    })
    .from(report)
    .innerJoin(message, eq(message.id, report.messageId))
    .innerJoin(account, eq(account.id, message.accountId))
    .innerJoin(reporter, eq(reporter.id, report.by))
    .where(
      and(
        settled ? isNotNull(report.settled) : isNull(report.settled),
        before === undefined ? undefined : lt(report.id, before),
      ),
    )
    .orderBy(desc(report.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    items: page.map(({ report: one, byName, byDeleted, ...row }) => ({
      id: one.id,
      message: { ...messageOf(row), text: row.line.text },
      by: { id: one.by, name: byName, ...(byDeleted ? { former: true as const } : {}) },
      reason: one.reason,
      words: one.words,
      created: one.created,
      settled: one.settled && one.how ? { at: one.settled, how: one.how, answer: one.answer } : null,
    })),
    next: rows.length > PAGE ? String(page.at(-1)?.report.id) : null,
  };
}

/** Whose message a report is about; refuses one that is settled. */
export async function reportedBy(store: MatchStore, id: number): Promise<string> {
  const [found] = await store.database.db
    .select({ account: message.accountId })
    .from(report)
    .innerJoin(message, eq(message.id, report.messageId))
    .where(and(eq(report.id, id), isNull(report.settled)));
  if (!found) throw new MatchError('unknown-report');
  return found.account;
}

/** Settles all reports about a message; all but a dismissal hide it from everybody. */
export async function resolveReport(
  store: MatchStore,
  by: string,
  { report: id, how, words }: Resolution,
): Promise<void> {
  await store.database.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ message: report.messageId, match: message.matchId })
      .from(report)
      .innerJoin(message, eq(message.id, report.messageId))
      .where(and(eq(report.id, id), isNull(report.settled)))
      .for('update', { of: report });
    if (!found) throw new MatchError('unknown-report');
    await tx
      .update(report)
      .set({ settled: new Date(), settledBy: by, how, answer: words ?? null })
      .where(and(eq(report.messageId, found.message), isNull(report.settled)));
    if (how === 'dismiss') return;
    const turn = await nextTurn(tx, found.match);
    await tx.update(message).set({ hidden: true, turn }).where(eq(message.id, found.message));
    await tellAll(tx, chatTopic(found.match));
  });
}

export async function openReports(store: MatchStore): Promise<number> {
  const [found] = await store.database.db.select({ n: count() }).from(report).where(isNull(report.settled));
  return found?.n ?? 0;
}
