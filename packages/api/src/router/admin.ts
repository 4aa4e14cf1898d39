import { z } from 'zod';
import type { Listed } from '@quayside/auth';
import type { Overview, Page, Report, Table } from '@quayside/matches';
import type { House } from '../house.ts';
import { admin as office, router } from '../trpc.ts';
import { after, id, number, sentence } from './input.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 3650;

/** For those who look after this place. */
export const admin = router({
  overview: office.query(({ ctx }): Promise<Overview> => ctx.house.matches.overview()),

  /** Reports that wait, or those that are settled, newest first. */
  reports: office
    .input(z.object({ after, settled: z.boolean().optional() }).default({}))
    .query(({ ctx, input }): Promise<Page<Report>> => ctx.house.matches.reports(input)),

  /** Finds nothing wrong, takes the line away, or shuts its author out for some days as well. */
  settle: office
    .input(
      z.object({
        report: number,
        how: z.enum(['dismiss', 'hide', 'suspend']),
        days: z.number().int().min(1).max(MOST_DAYS).default(7),
        words: sentence(300).optional(),
      }),
    )
    .mutation(async ({ ctx, input: { report, how, days, words } }): Promise<null> => {
      const { matches } = ctx.house;
      if (how === 'suspend') {
        const author = await matches.reportedBy(report);
        await suspend(ctx.house, author, new Date(Date.now() + days * DAY_MS), words ?? '–');
      }
      await matches.resolveReport(ctx.account.id, { report, how, words });
      return null;
    }),

  /** Everybody, or those whose name or username begins like this. */
  people: office
    .input(z.object({ text: z.string().trim().min(1).max(30).optional(), after }).default({}))
    .query(({ ctx, input }): Promise<Page<Listed>> => ctx.house.auth.people.list(input)),

  /** Somebody may look on but not take part until then; null ends it. */
  suspend: office
    .input(z.object({ id, until: z.date().nullable(), reason: sentence(300) }))
    .mutation(async ({ ctx, input }): Promise<null> => {
      await suspend(ctx.house, input.id, input.until, input.reason);
      return null;
    }),

  /** A name that nobody should have to read becomes one that says nothing. */
  rename: office.input(z.object({ id })).mutation(async ({ ctx, input }): Promise<{ name: string }> => {
    const name = await ctx.house.auth.people.resetName(input.id);
    await ctx.house.matches.refreshName(input.id, { finished: true });
    return { name };
  }),

  /** All tables, newest first. */
  matches: office
    .input(z.object({ status: z.enum(['waiting', 'running', 'over']).optional(), after }).default({}))
    .query(({ ctx, input }): Promise<Page<Table>> => ctx.house.matches.tables(input)),

  /** Ends a match that its players can't end. */
  end: office.input(z.object({ id })).mutation(({ ctx, input }): Promise<Table> => ctx.house.matches.end(input.id)),
});

/** At once: the tables of that person know whom they need not wait for, and nobody is paired with who can't play. */
async function suspend({ auth, matches }: House, id: string, until: Date | null, reason: string): Promise<void> {
  await auth.people.suspend(id, until, reason);
  if (until !== null) await matches.leavePairing(id);
  await matches.refreshName(id);
}
