import { z } from 'zod';
import type { AccountListing } from '@quayside/auth';
import { jobCounts, type JobCount } from '@quayside/jobs';
import type { RulesReport } from '@quayside/engine/host';
import type { MessageReport, Overview, Page, RulesReportListing, Table, WaitingMatch } from '@quayside/matches';
import type { Services } from '../services.ts';
import { adminProcedure, router } from '../trpc.ts';
import { after, id, number, sentence } from './input.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 3650;

/** Jobs by kind, and the matches that wait longest. */
export interface Queues {
  readonly jobs: readonly JobCount[];
  readonly matches: readonly WaitingMatch[];
}

/** For admins. */
export const admin = router({
  overview: adminProcedure.query(({ ctx }): Promise<Overview> => ctx.services.matches.overview()),

  /** Queue lengths, and the matches that have waited longest. */
  queues: adminProcedure.query(async ({ ctx: { services } }): Promise<Queues> => ({
    jobs: await jobCounts(services.database.db),
    matches: await services.matches.longestWaiting(),
  })),

  /** Reports that wait, or those that are resolved, newest first. */
  listReports: adminProcedure
    .input(z.object({ after, resolved: z.boolean().optional() }).default({}))
    .query(({ ctx, input }): Promise<Page<MessageReport>> => ctx.services.matches.reports(input)),

  /** Dismisses the report, hides the message, or also suspends its author for some days. */
  resolveReport: adminProcedure
    .input(
      z.object({
        report: number,
        resolution: z.enum(['dismiss', 'hide', 'suspend']),
        days: z.number().int().min(1).max(MOST_DAYS).default(7),
        comment: sentence(300).optional(),
      }),
    )
    .mutation(async ({ ctx, input: { report, resolution, days, comment } }): Promise<null> => {
      const { matches } = ctx.services;
      if (resolution === 'suspend') {
        const author = await matches.reportedBy(report);
        await suspend(ctx.services, author, new Date(Date.now() + days * DAY_MS), comment ?? '–');
      }
      await matches.resolveReport(ctx.account.id, { report, resolution, comment });
      return null;
    }),

  /** Problems with rules that players have reported, newest first. */
  listRulesReports: adminProcedure
    .input(z.object({ after, resolved: z.boolean().optional() }).default({}))
    .query(({ ctx, input }): Promise<Page<RulesReportListing>> => ctx.services.matches.rulesReports(input)),

  /** One of them with its whole match, for `quayside scenario from-report`. Refused to an admin who still plays that match. */
  rulesReport: adminProcedure
    .input(z.object({ report: number }))
    .query(({ ctx, input }): Promise<RulesReport> => ctx.services.matches.rulesReport(ctx.account.id, input.report)),

  resolveRulesReport: adminProcedure
    .input(z.object({ report: number }))
    .mutation(async ({ ctx, input }): Promise<null> => {
      await ctx.services.matches.resolveRulesReport(ctx.account.id, input.report);
      return null;
    }),

  /** All accounts, or those whose name or username begins like this. */
  listAccounts: adminProcedure
    .input(z.object({ text: z.string().trim().min(1).max(30).optional(), after }).default({}))
    .query(({ ctx, input }): Promise<Page<AccountListing>> => ctx.services.auth.listAccounts(input)),

  /** Suspends an account until then; null ends the suspension. */
  suspend: adminProcedure
    .input(z.object({ id, until: z.date().nullable(), reason: sentence(300) }))
    .mutation(async ({ ctx, input }): Promise<null> => {
      await suspend(ctx.services, input.id, input.until, input.reason);
      return null;
    }),

  /** Replaces an offensive name by a neutral one. */
  resetName: adminProcedure.input(z.object({ id })).mutation(async ({ ctx, input }): Promise<{ name: string }> => {
    const name = await ctx.services.auth.resetName(input.id);
    await ctx.services.matches.refreshName(input.id, { finished: true });
    return { name };
  }),

  /** All tables, newest first. */
  listMatches: adminProcedure
    .input(z.object({ status: z.enum(['waiting', 'running', 'over']).optional(), after }).default({}))
    .query(({ ctx, input }): Promise<Page<Table>> => ctx.services.matches.tables(input)),

  /** Ends a match that its players can't end. */
  endMatch: adminProcedure
    .input(z.object({ id }))
    .mutation(({ ctx, input }): Promise<Table> => ctx.services.matches.end(input.id)),
});

/** Updates the person's tables and pairing at once. */
async function suspend({ auth, matches }: Services, id: string, until: Date | null, reason: string): Promise<void> {
  await auth.suspend(id, until, reason);
  if (until !== null) await matches.leavePairing(id);
  await matches.refreshName(id);
}
