import { z } from 'zod';
import type { Friends } from '@quayside/auth';
import { person, router } from '../trpc.ts';
import { id } from './input.ts';

const whom = z.object({ id });

/** Each change answers with the new list. */
export const friends = router({
  list: person.query(({ ctx }): Promise<Friends> => ctx.house.auth.people.friends(ctx.account.id)),

  /** Asks to be friends; who was asked by that person agrees by it. */
  ask: person
    .input(whom)
    .mutation(({ ctx, input }): Promise<Friends> => ctx.house.auth.people.ask(ctx.account, input.id)),

  accept: person
    .input(whom)
    .mutation(({ ctx, input }): Promise<Friends> => ctx.house.auth.people.accept(ctx.account, input.id)),

  /** Declines, takes back or ends. */
  end: person
    .input(whom)
    .mutation(({ ctx, input }): Promise<Friends> => ctx.house.auth.people.end(ctx.account.id, input.id)),

  /** Wants nothing to do with somebody, who is not told. */
  block: person
    .input(whom)
    .mutation(({ ctx, input }): Promise<Friends> => ctx.house.auth.people.block(ctx.account.id, input.id)),

  unblock: person
    .input(whom)
    .mutation(({ ctx, input }): Promise<Friends> => ctx.house.auth.people.unblock(ctx.account.id, input.id)),
});
