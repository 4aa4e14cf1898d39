import { tableFor } from '../play/views.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { Page, Status, Table } from '../types.ts';
import { endTable, listTables, overview } from './admin.ts';
import { reportedBy, reportsOf, resolveReport, type ReportResolution } from './reports.ts';

/** For administrators: whoever calls these has checked the right to. */
export function adminMethods(store: MatchStore) {
  return {
    reports: (filter: { after?: string | undefined; resolved?: boolean | undefined }) => reportsOf(store, filter),
    /** Whose message a report that waits is about. */
    reportedBy: (report: number) => reportedBy(store, report),
    resolveReport: (by: string, resolution: ReportResolution) => resolveReport(store, by, resolution),
    tables: (filter: { status?: Status | undefined; after?: string | undefined }): Promise<Page<Table>> =>
      listTables(store, filter),
    end: async (match: string): Promise<Table> => tableFor(await endTable(store, match), null, store.now()),
    overview: () => overview(store),
  };
}
