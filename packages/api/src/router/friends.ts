import { z } from 'zod';
import type { Friends } from '@quayside/people';
import { protectedProcedure, router } from '../trpc.ts';
import { id } from './input.ts';

const whom = z.object({ id });

/** Each change answers with the new list. */
export const friends = router({
  list: protectedProcedure.query(({ ctx }): Promise<Friends> => ctx.services.people.listFriends(ctx.account.id)),

  /** Sends a friend request, or accepts the one that this person has sent. */
  request: protectedProcedure
    .input(whom)
    .mutation(({ ctx, input }): Promise<Friends> => ctx.services.people.requestFriend(ctx.account, input.id)),

  accept: protectedProcedure
    .input(whom)
    .mutation(({ ctx, input }): Promise<Friends> => ctx.services.people.acceptFriend(ctx.account, input.id)),

  /** Declines, takes back or ends. */
  remove: protectedProcedure
    .input(whom)
    .mutation(({ ctx, input }): Promise<Friends> => ctx.services.people.removeFriend(ctx.account.id, input.id)),

  /** Blocks somebody, without telling them. */
  block: protectedProcedure
    .input(whom)
    .mutation(({ ctx, input }): Promise<Friends> => ctx.services.people.block(ctx.account.id, input.id)),

  unblock: protectedProcedure
    .input(whom)
    .mutation(({ ctx, input }): Promise<Friends> => ctx.services.people.unblock(ctx.account.id, input.id)),
});
