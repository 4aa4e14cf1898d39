import { tableFor } from '../play/views.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { Page, Status, Table } from '../types.ts';
import { endTable, listTables, longestWaiting, overview } from './admin.ts';
import { fullRulesReport, resolveRulesReport, rulesReportsOf } from '../social/rules-reports.ts';
import { reportedBy, reportsOf, resolveReport, type ReportResolution } from './reports.ts';

/** For administrators; the caller checks the role. */
export function adminMethods(store: MatchStore) {
  return {
    reports: (filter: { after?: string | undefined; resolved?: boolean | undefined }) => reportsOf(store, filter),
    /** Whose message a report that waits is about. */
    reportedBy: (report: number) => reportedBy(store, report),
    resolveReport: (by: string, resolution: ReportResolution) => resolveReport(store, by, resolution),
    rulesReports: (filter: { after?: string | undefined; resolved?: boolean | undefined }) =>
      rulesReportsOf(store, filter),
    /** With the match up to there, for an admin who does not play it. */
    rulesReport: (by: string, report: number) => fullRulesReport(store, by, report),
    resolveRulesReport: (by: string, report: number) => resolveRulesReport(store, by, report),
    tables: (filter: { status?: Status | undefined; after?: string | undefined }): Promise<Page<Table>> =>
      listTables(store, filter),
    end: async (match: string): Promise<Table> => tableFor(await endTable(store, match), null, store),
    overview: () => overview(store),
    longestWaiting: () => longestWaiting(store),
  };
}
