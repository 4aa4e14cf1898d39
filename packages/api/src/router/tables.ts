import { z } from 'zod';
import type { Invitation, Table } from '@quayside/matches';
import { anybody, person, router } from '../trpc.ts';
import { game, id, nonce, options, seat } from './input.ts';

const bot = z.string().min(1).max(40);

export const tables = router({
  create: person
    .input(
      z.object({
        game,
        options,
        seats: z.number().int().min(1).max(16),
        fewest: z.number().int().min(1).max(16).optional(),
        bots: z.array(bot).max(15).optional(),
        visibility: z.enum(['public', 'link']).optional(),
        pace: z.enum(['live', 'turns']).optional(),
        rated: z.boolean().optional(),
        nonce: nonce.optional(),
      }),
    )
    .mutation(({ ctx, input }): Promise<Table> => ctx.house.matches.create(ctx.account.id, input)),

  get: anybody
    .input(z.object({ id }))
    .query(({ ctx, input }): Promise<Table> => ctx.house.matches.table(ctx.account?.id ?? null, input.id)),

  join: person
    .input(z.object({ id, seat: seat.optional(), nonce: nonce.optional() }))
    .mutation(({ ctx, input }): Promise<Table> => ctx.house.matches.join(ctx.account.id, input.id, input)),

  leave: person.input(z.object({ id })).mutation(async ({ ctx, input }): Promise<null> => {
    await ctx.house.matches.leave(ctx.account.id, input.id);
    return null;
  }),

  seatBot: person
    .input(z.object({ id, bot, seat: seat.optional() }))
    .mutation(({ ctx, input }): Promise<Table> =>
      ctx.house.matches.seatBot(ctx.account.id, input.id, input.bot, input.seat),
    ),

  unseatBot: person
    .input(z.object({ id, seat }))
    .mutation(({ ctx, input }): Promise<Table> => ctx.house.matches.unseatBot(ctx.account.id, input.id, input.seat)),

  start: person
    .input(z.object({ id }))
    .mutation(({ ctx, input }): Promise<Table> => ctx.house.matches.start(ctx.account.id, input.id)),

  /** The same table once more: the first who asks opens it, the others join it. */
  rematch: person
    .input(z.object({ id }))
    .mutation(({ ctx, input }): Promise<Table> => ctx.house.matches.rematch(ctx.account.id, input.id)),

  /** Public tables that wait for people. */
  open: anybody
    .input(z.object({ game: game.optional() }).default({}))
    .query(({ ctx, input }): Promise<Table[]> => ctx.house.matches.open(ctx.account?.id ?? null, input)),

  /** Today's deal, alone at a table with the same cards as everybody; the same call finds it again. */
  daily: person
    .input(z.object({ game: game.optional(), options }).default({}))
    .mutation(({ ctx, input }): Promise<Table> => ctx.house.matches.daily(ctx.account.id, input)),

  /** A friend is asked to come to a table that waits. */
  invite: person.input(z.object({ id, account: id })).mutation(async ({ ctx, input }): Promise<null> => {
    await ctx.house.matches.invite(ctx.account.id, input.id, input.account);
    return null;
  }),

  /** Where friends want one to come. */
  invitations: person.query(({ ctx }): Promise<Invitation[]> => ctx.house.matches.invitations(ctx.account.id)),

  /** Does not come. */
  decline: person.input(z.object({ id })).mutation(async ({ ctx, input }): Promise<null> => {
    await ctx.house.matches.declineInvitation(ctx.account.id, input.id);
    return null;
  }),

  /** One's own tables that are not over, those that wait for an answer first. */
  mine: person.query(({ ctx }): Promise<Table[]> => ctx.house.matches.mine(ctx.account.id)),
});
