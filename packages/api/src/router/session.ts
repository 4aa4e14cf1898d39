import { z } from 'zod';
import { rename, SESSION_DAYS, signInGuest, signOut, type Account } from '../accounts.ts';
import { COOKIE, type Context } from '../context.ts';
import { anybody, person, router } from '../trpc.ts';
import { name } from './input.ts';

export const session = router({
  me: anybody.query(({ ctx }): Account | null => ctx.account),

  /** One click, no questions: a guest with a name of its own or a made-up one. Signed in already, nothing changes. */
  guest: anybody
    .input(z.object({ name: name.optional() }).default({}))
    .mutation(async ({ ctx, input }): Promise<Account> => {
      if (ctx.account) return ctx.account;
      const { account, token } = await signInGuest(ctx.house.database.db, input.name);
      ctx.setCookie(cookie(ctx, token, SESSION_DAYS * 86_400));
      return account;
    }),

  rename: person.input(z.object({ name })).mutation(async ({ ctx, input }): Promise<Account> => {
    await rename(ctx.house.database.db, ctx.account.id, input.name);
    return { ...ctx.account, name: input.name };
  }),

  signOut: anybody.mutation(async ({ ctx }): Promise<null> => {
    if (ctx.token !== null) await signOut(ctx.house.database.db, ctx.token);
    ctx.setCookie(cookie(ctx, '', 0));
    return null;
  }),
});

const cookie = ({ secure }: Context, value: string, seconds: number): string =>
  `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`;
