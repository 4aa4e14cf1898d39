import { z } from 'zod';
import { MatchError, type Invitation, type Table } from '@quayside/matches';
import { publicProcedure, protectedProcedure, router } from '../trpc.ts';
import { game, id, nonce, options, seat } from './input.ts';

const bot = z.string().min(1).max(40);

export const tables = router({
  create: protectedProcedure
    .meta({ bots: true })
    .input(
      z.object({
        game,
        options,
        seats: z.number().int().min(1).max(16),
        minSeats: z.number().int().min(1).max(16).optional(),
        bots: z.array(bot).max(15).optional(),
        visibility: z.enum(['public', 'link']).optional(),
        pace: z.enum(['real-time', 'turn-based']).optional(),
        rated: z.boolean().optional(),
        nonce: nonce.optional(),
      }),
    )
    .mutation(({ ctx, input }): Promise<Table> => ctx.services.matches.create(ctx.account.id, input)),

  get: publicProcedure
    .meta({ bots: true })
    .input(z.object({ id }))
    .query(({ ctx, input }): Promise<Table> => ctx.services.matches.table(ctx.account?.id ?? null, input.id)),

  join: protectedProcedure
    .meta({ bots: true })
    .input(z.object({ id, seat: seat.optional(), nonce: nonce.optional() }))
    .mutation(({ ctx, input }): Promise<Table> => ctx.services.matches.join(ctx.account.id, input.id, input)),

  leave: protectedProcedure
    .meta({ bots: true })
    .input(z.object({ id }))
    .mutation(async ({ ctx, input }): Promise<null> => {
      await ctx.services.matches.leave(ctx.account.id, input.id);
      return null;
    }),

  addBot: protectedProcedure
    .meta({ bots: true })
    .input(z.object({ id, bot, seat: seat.optional() }))
    .mutation(({ ctx, input }): Promise<Table> =>
      ctx.services.matches.seatBot(ctx.account.id, input.id, input.bot, input.seat),
    ),

  removeBot: protectedProcedure
    .meta({ bots: true })
    .input(z.object({ id, seat }))
    .mutation(({ ctx, input }): Promise<Table> => ctx.services.matches.unseatBot(ctx.account.id, input.id, input.seat)),

  start: protectedProcedure
    .meta({ bots: true })
    .input(z.object({ id }))
    .mutation(({ ctx, input }): Promise<Table> => ctx.services.matches.start(ctx.account.id, input.id)),

  /** The same table once more: the first who asks opens it, the others join it. */
  rematch: protectedProcedure
    .meta({ bots: true })
    .input(z.object({ id }))
    .mutation(({ ctx, input }): Promise<Table> => ctx.services.matches.rematch(ctx.account.id, input.id)),

  /** Public tables that wait for people. */
  listOpen: publicProcedure
    .meta({ bots: true })
    .input(z.object({ game: game.optional() }).default({}))
    .query(({ ctx, input }): Promise<Table[]> => ctx.services.matches.open(ctx.account?.id ?? null, input)),

  /** Today's deal, alone at a table with the same cards as everybody; the same call finds it again. */
  daily: protectedProcedure
    .meta({ bots: true })
    .input(z.object({ game: game.optional(), options }).default({}))
    .mutation(({ ctx, input }): Promise<Table> => {
      if (ctx.bot) throw new MatchError('bots-unrated');
      return ctx.services.matches.daily(ctx.account.id, input);
    }),

  /** A friend is asked to come to a table that waits. */
  invite: protectedProcedure
    .meta({ bots: true })
    .input(z.object({ id, account: id }))
    .mutation(async ({ ctx, input }): Promise<null> => {
      await ctx.services.matches.invite(ctx.account.id, input.id, input.account);
      return null;
    }),

  /** Where friends want one to come. */
  invitations: protectedProcedure
    .meta({ bots: true })
    .query(({ ctx }): Promise<Invitation[]> => ctx.services.matches.invitations(ctx.account.id)),

  /** Does not come. */
  declineInvitation: protectedProcedure
    .meta({ bots: true })
    .input(z.object({ id }))
    .mutation(async ({ ctx, input }): Promise<null> => {
      await ctx.services.matches.declineInvitation(ctx.account.id, input.id);
      return null;
    }),

  /** One's own tables that are not over, those that wait for an answer first. */
  listMine: protectedProcedure
    .meta({ bots: true })
    .query(({ ctx }): Promise<Table[]> => ctx.services.matches.mine(ctx.account.id)),
});
