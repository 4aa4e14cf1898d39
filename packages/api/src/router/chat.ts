import { z } from 'zod';
import type { Message } from '@quayside/matches';
import { publicProcedure, protectedProcedure, router } from '../trpc.ts';
import { id, idempotencyKey, number, sentence } from './input.ts';

export const chat = router({
  /** The newest 200 messages of a table, for everybody who may see the match. */
  list: publicProcedure
    .meta({ bots: true })
    .input(z.object({ match: id }))
    .query(({ ctx, input }): Promise<Message[]> => ctx.services.matches.chat(ctx.account?.id ?? null, input.match)),

  /** For the players of the match. A message that is sent again with the same key is sent once. */
  send: protectedProcedure
    .input(z.object({ match: id, text: sentence(500), idempotencyKey }))
    .mutation(({ ctx, input }): Promise<Message> => ctx.services.matches.say(ctx.account.id, input)),

  /** Whom one does not want to read at this table. */
  mute: protectedProcedure
    .input(z.object({ match: id, account: id, muted: z.boolean() }))
    .mutation(async ({ ctx, input }): Promise<null> => {
      await ctx.services.matches.mute(ctx.account.id, input.match, input.account, input.muted);
      return null;
    }),

  muted: protectedProcedure
    .input(z.object({ match: id }))
    .query(({ ctx, input }): Promise<string[]> => ctx.services.matches.muted(ctx.account.id, input.match)),

  /** Reports a message to the admins. */
  report: protectedProcedure
    .input(
      z.object({
        match: id,
        message: number,
        reason: z.enum(['insult', 'spam', 'cheating', 'other']),
        comment: sentence(500).optional(),
      }),
    )
    .mutation(async ({ ctx, input }): Promise<null> => {
      await ctx.services.matches.report(ctx.account.id, input);
      return null;
    }),
});
