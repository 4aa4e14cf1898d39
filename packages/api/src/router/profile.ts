import { z } from 'zod';
import {
  isPlayWindow,
  MOST_AWAY_DAYS,
  type Person,
  type PreferenceChange,
  type Preferences,
  type PublicProfile,
} from '@quayside/people';
import type { Statistics } from '@quayside/matches';
import { publicProcedure, sessionProcedure, protectedProcedure, router } from '../trpc.ts';
import { id, standingOrders } from './input.ts';

const playWindow = z
  .object({ from: z.number(), until: z.number(), zone: z.string().min(1).max(60) })
  .refine(isPlayWindow);

export const profile = router({
  /** A person's public profile. */
  get: publicProcedure
    .input(z.object({ id }))
    .query(({ ctx, input }): Promise<PublicProfile> =>
      ctx.services.people.getProfile(ctx.account?.id ?? null, input.id),
    ),

  /** A person's results: per game, over time, against whom. */
  statistics: publicProcedure
    .input(z.object({ id }))
    .query(({ ctx, input }): Promise<Statistics> => ctx.services.matches.statistics(ctx.account?.id ?? null, input.id)),

  /** Members whose username begins like this. */
  search: protectedProcedure
    .input(z.object({ text: z.string().trim().min(1).max(20) }))
    .query(({ ctx, input }): Promise<Person[]> => ctx.services.people.search(ctx.account.id, input.text)),

  preferences: sessionProcedure.query(({ ctx }): Promise<Preferences> =>
    ctx.services.people.getPreferences(ctx.account.id),
  ),

  /** Changes those that are given and leaves the rest. */
  updatePreferences: sessionProcedure
    .input(
      z.object({
        showPresence: z.boolean().optional(),
        allowFriendRequests: z.boolean().optional(),
        standingOrders: standingOrders.optional(),
        /** Minutes after midnight in a time zone; null is at any time. */
        playWindow: playWindow.nullable().optional(),
        /** Away for so many days from now on; 0 is back. */
        awayDays: z.number().int().min(0).max(MOST_AWAY_DAYS).optional(),
      } satisfies { readonly [field in keyof PreferenceChange]-?: unknown }),
    )
    .mutation(({ ctx, input }): Promise<Preferences> => ctx.services.people.updatePreferences(ctx.account.id, input)),
});
