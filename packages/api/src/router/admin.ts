import { z } from 'zod';
import type { AccountListing } from '@quayside/auth';
import type { Overview, Page, Report, Table } from '@quayside/matches';
import type { Services } from '../services.ts';
import { adminProcedure, router } from '../trpc.ts';
import { after, id, number, sentence } from './input.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 3650;

/** For admins. */
export const admin = router({
  overview: adminProcedure.query(({ ctx }): Promise<Overview> => ctx.services.matches.overview()),

  /** Reports that wait, or those that are resolved, newest first. */
  listReports: adminProcedure
    .input(z.object({ after, resolved: z.boolean().optional() }).default({}))
    .query(({ ctx, input }): Promise<Page<Report>> => ctx.services.matches.reports(input)),

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

  /** Everybody, or those whose name or username begins like this. */
  listAccounts: adminProcedure
    .input(z.object({ text: z.string().trim().min(1).max(30).optional(), after }).default({}))
    .query(({ ctx, input }): Promise<Page<AccountListing>> => ctx.services.auth.listAccounts(input)),

  /** Somebody may look on but not take part until then; null ends it. */
  suspend: adminProcedure
    .input(z.object({ id, until: z.date().nullable(), reason: sentence(300) }))
    .mutation(async ({ ctx, input }): Promise<null> => {
      await suspend(ctx.services, input.id, input.until, input.reason);
      return null;
    }),

  /** A name that nobody should have to read becomes one that says nothing. */
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

/** At once: the tables of that person know whom they need not wait for, and nobody is paired with who can't play. */
async function suspend({ auth, matches }: Services, id: string, until: Date | null, reason: string): Promise<void> {
  await auth.suspend(id, until, reason);
  if (until !== null) await matches.leavePairing(id);
  await matches.refreshName(id);
}
