import { z } from 'zod';
import type { PairingStatus } from '@quayside/matches';
import { protectedProcedure, router } from '../trpc.ts';
import { game, nonce, options } from './input.ts';

const MOST_CHOICES = 20;

export const pairing = router({
  /** Waits for others who would play one of these; with enough of them a match begins at once. Asking again replaces the request. */
  request: protectedProcedure
    .input(
      z.object({
        choices: z
          .array(z.object({ game, options, seats: z.array(z.number().int().min(2).max(16)).min(1).max(15) }))
          .min(1)
          .max(MOST_CHOICES),
        pace: z.enum(['real-time', 'turn-based']).optional(),
        rated: z.boolean().optional(),
        /** Takes the open seats after a minute, if all who are there would have one. */
        bot: z.string().min(1).max(40).nullish(),
        nonce: nonce.optional(),
      }),
    )
    .mutation(({ ctx, input }): Promise<PairingStatus> => ctx.services.matches.requestPairing(ctx.account.id, input)),

  /** What one waits for, or the table where one was just paired. */
  current: protectedProcedure.query(({ ctx }): Promise<PairingStatus | null> =>
    ctx.services.matches.pairing(ctx.account.id),
  ),

  cancel: protectedProcedure.mutation(async ({ ctx }): Promise<null> => {
    await ctx.services.matches.leavePairing(ctx.account.id);
    return null;
  }),
});
