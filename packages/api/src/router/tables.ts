import { z } from 'zod';
import { MatchError, type Invitation, type Table } from '@quayside/matches';
import { publicProcedure, protectedProcedure, router } from '../trpc.ts';
import { game, id, nonce, options, seat } from './input.ts';

const bot = z.string().min(1).max(40);
const MOST_FILL_SECONDS = 24 * 3600;
const fill = z.object({ bot, after: z.number().int().min(0).max(MOST_FILL_SECONDS) }).nullable();

/** Seconds: for the whole match, more for each finished move, and for each move by itself. */
const clock = z
  .object({
    bank: z
      .number()
      .int()
      .min(0)
      .max(24 * 3600),
    increment: z.number().int().min(0).max(3600),
    turn: z
      .number()
      .int()
      .min(0)
      .max(30 * 86_400),
  })
  .refine(({ bank, turn }) => bank + turn >= 30);

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
        /** A rated table has a clock unless this is null, others have none unless it is given. */
        clock: clock.nullable().optional(),
        /** What becomes of the seat of who leaves: a bot plays on unless it is given. */
        whenLeft: z.enum(['bot', 'end', 'substitute']).optional(),
        /** How many turns behind those see the running match who do not play. */
        watchDelay: z.number().int().min(0).max(20).optional(),
        /** The bot that takes the open seats, so many seconds after the table was opened. */
        fill: fill.optional(),
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

  /** Takes over a seat whose player has left, where the table is open to substitutes. */
  takeOver: protectedProcedure
    .meta({ bots: true })
    .input(z.object({ id, seat }))
    .mutation(({ ctx, input }): Promise<Table> => ctx.services.matches.takeOver(ctx.account.id, input.id, input.seat)),

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

  /** The host says which bot takes the open seats, and when; null leaves them to people. */
  changeFill: protectedProcedure
    .meta({ bots: true })
    .input(z.object({ id, fill }))
    .mutation(({ ctx, input }): Promise<Table> =>
      ctx.services.matches.changeFill(ctx.account.id, input.id, input.fill),
    ),

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

  /** Matches between people that anybody may watch. */
  listRunning: publicProcedure
    .meta({ bots: true })
    .input(z.object({ game: game.optional() }).default({}))
    .query(({ ctx, input }): Promise<Table[]> => ctx.services.matches.running(ctx.account?.id ?? null, input)),

  /** Opens the daily deal, or finds the caller's match of it. */
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
