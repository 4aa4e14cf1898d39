import { z } from 'zod';
import type { Person, Preferences, PublicProfile } from '@quayside/auth';
import type { Statistics } from '@quayside/matches';
import { anybody, browser, person, router } from '../trpc.ts';
import { id } from './input.ts';

export const profile = router({
  /** What anybody may know of somebody. */
  of: anybody
    .input(z.object({ id }))
    .query(({ ctx, input }): Promise<PublicProfile> =>
      ctx.house.auth.people.profile(ctx.account?.id ?? null, input.id),
    ),

  /** How somebody has fared in all their matches: per game, over time, against whom. */
  statistics: anybody
    .input(z.object({ id }))
    .query(({ ctx, input }): Promise<Statistics> => ctx.house.matches.statistics(ctx.account?.id ?? null, input.id)),

  /** Members whose username begins like this. */
  find: person
    .input(z.object({ text: z.string().trim().min(1).max(20) }))
    .query(({ ctx, input }): Promise<Person[]> => ctx.house.auth.people.find(ctx.account.id, input.text)),

  preferences: browser.query(({ ctx }): Promise<Preferences> => ctx.house.auth.people.preferences(ctx.account.id)),

  /** Changes what is said and leaves the rest. */
  prefer: browser
    .input(
      z.object({
        presence: z.boolean().optional(),
        friendRequests: z.boolean().optional(),
        mail: z
          .object({ turn: z.boolean().optional(), invited: z.boolean().optional(), friend: z.boolean().optional() })
          .optional(),
      }),
    )
    .mutation(({ ctx, input }): Promise<Preferences> => ctx.house.auth.people.prefer(ctx.account.id, input)),
});
