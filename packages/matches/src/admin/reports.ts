import { aliasedTable, and, count, desc, eq, isNull } from 'drizzle-orm';
import { account, chatMessage, report, notifyTopic } from '@quayside/db';
import { chatTopic, messageOf, nextCursor, type Message, type ReportReason } from '../social/chat.ts';
import { MatchError } from '../errors.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { Page } from '../types.ts';
import { filterReports, reportPage, REPORTS_READ, type ReportFilter } from './report-page.ts';

export type Resolution = NonNullable<(typeof report.$inferSelect)['resolution']>;

export interface ReportResolution {
  readonly report: number;
  readonly resolution: Resolution;
  readonly comment?: string | undefined;
}

/** A message that somebody has reported. */
export interface MessageReport {
  readonly id: number;
  /** With its text, also where it is hidden already. */
  readonly message: Message;
  readonly by: { readonly id: string; readonly name: string; readonly former?: true };
  readonly reason: ReportReason;
  readonly comment: string | null;
  readonly created: Date;
  readonly resolved: { readonly at: Date; readonly resolution: Resolution; readonly comment: string | null } | null;
}

/** Reports that wait, or those that are resolved, newest first. */
export async function reportsOf(store: MatchStore, filter: ReportFilter): Promise<Page<MessageReport>> {
  const reporter = aliasedTable(account, 'reporter');
  const rows = await store.database.db
    .select({
      report,
      message: chatMessage,
      name: account.name,
      deleted: account.deleted,
      byName: reporter.name,
      byDeleted: reporter.deleted,
    })
    .from(report)
    .innerJoin(chatMessage, eq(chatMessage.id, report.messageId))
    .innerJoin(account, eq(account.id, chatMessage.accountId))
    .innerJoin(reporter, eq(reporter.id, report.reporterId))
    .where(filterReports(report, filter))
    .orderBy(desc(report.id))
    .limit(REPORTS_READ);
  return reportPage(
    rows.map(({ report: one, byName, byDeleted, ...row }) => ({
      id: one.id,
      message: { ...messageOf(row), text: row.message.text },
      by: { id: one.reporterId, name: byName, ...(byDeleted ? { former: true as const } : {}) },
      reason: one.reason,
      comment: one.comment,
      created: one.created,
      resolved:
        one.resolved && one.resolution
          ? { at: one.resolved, resolution: one.resolution, comment: one.resolutionComment }
          : null,
    })),
  );
}

/** Whose message a report is about; refuses one that is resolved. */
export async function reportedBy(store: MatchStore, id: number): Promise<string> {
  const [found] = await store.database.db
    .select({ account: chatMessage.accountId })
    .from(report)
    .innerJoin(chatMessage, eq(chatMessage.id, report.messageId))
    .where(and(eq(report.id, id), isNull(report.resolved)));
  if (!found) throw new MatchError('unknown-report');
  return found.account;
}

/** Resolves all reports about a message; all but a dismissal hide it from everybody. */
export async function resolveReport(
  store: MatchStore,
  by: string,
  { report: id, resolution, comment }: ReportResolution,
): Promise<void> {
  await store.database.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ message: report.messageId, match: chatMessage.matchId })
      .from(report)
      .innerJoin(chatMessage, eq(chatMessage.id, report.messageId))
      .where(and(eq(report.id, id), isNull(report.resolved)))
      .for('update', { of: report });
    if (!found) throw new MatchError('unknown-report');
    await tx
      .update(report)
      .set({ resolved: new Date(), resolvedBy: by, resolution, resolutionComment: comment ?? null })
      .where(and(eq(report.messageId, found.message), isNull(report.resolved)));
    if (resolution === 'dismiss') return;
    const cursor = await nextCursor(tx, found.match);
    await tx.update(chatMessage).set({ hidden: true, cursor }).where(eq(chatMessage.id, found.message));
    await notifyTopic(tx, chatTopic(found.match));
  });
}

export async function openReports(store: MatchStore): Promise<number> {
  const [found] = await store.database.db.select({ n: count() }).from(report).where(isNull(report.resolved));
  return found?.n ?? 0;
}
