import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { account, match, readLog, rulesReport } from '@quayside/db';
import type { RateLimits } from '@quayside/auth';
import type { Seat, State } from '@quayside/engine';
import type { MatchRecord, RulesReport } from '@quayside/engine/host';
import { filterReports, reportPage, REPORTS_READ, type ReportFilter } from '../admin/report-page.ts';
import { MatchError } from '../errors.ts';
import { requireVisible, seatView } from '../play/views.ts';
import { shownTo } from '../play/watch-delay.ts';
import { entryOf, seatOf, type MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { Page, Viewer } from '../types.ts';
import { requireAccount } from '../viewer.ts';

/** A report of a problem with the rules, as admins see it in the list. */
export interface RulesReportListing {
  readonly id: number;
  readonly match: string;
  readonly game: string;
  readonly version: number;
  readonly seat: Seat;
  readonly by: { readonly id: string; readonly name: string; readonly former?: true };
  readonly text: string;
  readonly created: Date;
  readonly resolved: Date | null;
}

/**
 * A player says that the rules are wrong here. The match up to there is kept for the admins; the player gets the report with the own
 * view alone, which tells nothing that the board does not.
 */
export async function reportRules(
  store: MatchStore,
  limits: RateLimits,
  viewer: Viewer,
  { match: id, text }: { readonly match: string; readonly text: string },
): Promise<RulesReport> {
  const person = requireAccount(viewer);
  const snapshot = shownTo(await store.read(id), person);
  const seat = seatOf(snapshot, person);
  if (seat === null) throw new MatchError('not-seated');
  const { state: view } = seatView(snapshot, seat);
  await limits.count('rulesReport', person);
  const seq = snapshot.running?.seq ?? snapshot.row.seq;
  const record = await recordUpTo(store, snapshot, seq);
  await store.database.db
    .insert(rulesReport)
    .values({ matchId: id, reporterId: person, seat, text, seq, view, record });
  return reportOf(record, { seat, text, view });
}

/** The answers that stand after an entry. */
async function recordUpTo(store: MatchStore, snapshot: MatchSnapshot, seq: number): Promise<MatchRecord> {
  const { row, seats, running, finished } = snapshot;
  const edition = running?.edition ?? finished?.edition;
  if (!edition) throw new MatchError('not-running');
  const log = (await readLog(store.database.db, row.id)).filter((one) => one.seq <= seq).map(entryOf);
  return edition.core.recordOfLog(edition.game, { seats: seats.length, options: row.options }, log);
}

function reportOf(
  { game, version, seats, options, answers }: MatchRecord,
  { seat, text, view }: { seat: Seat; text: string; view: State },
): RulesReport {
  return { quaysideReport: 1, game, version, seats, options, seat, text, at: answers.length, view };
}

/** Reports that wait, or those that are resolved, newest first. */
export async function rulesReportsOf(store: MatchStore, filter: ReportFilter): Promise<Page<RulesReportListing>> {
  const rows = await store.database.db
    .select({
      id: rulesReport.id,
      match: rulesReport.matchId,
      game: match.game,
      version: match.version,
      seat: rulesReport.seat,
      reporter: rulesReport.reporterId,
      name: account.name,
      deleted: account.deleted,
      text: rulesReport.text,
      created: rulesReport.created,
      resolved: rulesReport.resolved,
    })
    .from(rulesReport)
    .innerJoin(match, eq(match.id, rulesReport.matchId))
    .innerJoin(account, eq(account.id, rulesReport.reporterId))
    .where(filterReports(rulesReport, filter))
    .orderBy(desc(rulesReport.id))
    .limit(REPORTS_READ);
  return reportPage(
    rows.map(({ reporter, name, deleted, ...row }) => ({
      ...row,
      by: { id: reporter, name, ...(deleted ? { former: true as const } : {}) },
    })),
  );
}

/** A report with the match up to there. It tells what is hidden: not to who still plays that match, or may play the deal of its day. */
export async function fullRulesReport(store: MatchStore, admin: string, id: number): Promise<RulesReport> {
  const [found] = await store.database.db.select().from(rulesReport).where(eq(rulesReport.id, id));
  if (!found) throw new MatchError('unknown-report');
  const snapshot = requireVisible(await store.read(found.matchId), admin, store.now());
  if (snapshot.running && seatOf(snapshot, admin) !== null) throw new MatchError('own-match');
  // Written by `reportRules` and by nobody else.
  const record = found.record as MatchRecord;
  return { ...reportOf(record, { seat: found.seat, text: found.text, view: found.view as State }), record };
}

export async function resolveRulesReport(store: MatchStore, admin: string, id: number): Promise<void> {
  const done = await store.database.db
    .update(rulesReport)
    .set({ resolved: new Date(), resolvedBy: admin })
    .where(and(eq(rulesReport.id, id), isNull(rulesReport.resolved)))
    .returning({ id: rulesReport.id });
  if (done.length === 0) throw new MatchError('unknown-report');
}

export async function openRulesReports(store: MatchStore): Promise<number> {
  const [found] = await store.database.db.select({ n: count() }).from(rulesReport).where(isNull(rulesReport.resolved));
  return found?.n ?? 0;
}
