import { z } from 'zod';
import type { Account, BotToken, Elsewhere, Entered, Export, Profile, SignedInBrowser } from '@quayside/auth';
import type { Context } from '../context.ts';
import { anybody, browser, person, router } from '../trpc.ts';
import { id, name } from './input.ts';

// What a name, an address or a password must be like is for packages/auth to say, in words; here only size is limited.
const word = z.string().max(300);
const token = z.string().min(1).max(200);
const language = z.enum(['en', 'de']);

export const session = router({
  me: anybody.query(async ({ ctx }): Promise<Account | null> => {
    const cookie = ctx.signedIn && (await ctx.house.auth.refresh(ctx.signedIn, ctx.secure));
    if (cookie) ctx.setCookie(cookie);
    return ctx.account;
  }),

  /** What is one's own to see of the account: names, addresses, ways to sign in. */
  account: browser.query(({ ctx }): Promise<Profile | null> => ctx.house.auth.profile(ctx.account.id)),

  /** One click, no questions: a guest with a name of its own or a made-up one. Signed in already, nothing changes. */
  guest: anybody
    .input(z.object({ name: name.optional() }).default({}))
    .mutation(async ({ ctx, input }): Promise<Account> => {
      if (ctx.account) return ctx.account;
      return welcome(ctx, await ctx.house.auth.guest(ctx.visit, input.name));
    }),

  /** A username and a password; a guest keeps everything. A link in a mail confirms the address. */
  signUp: anybody
    .input(z.object({ username: word, email: word, password: word }))
    .mutation(async ({ ctx, input }): Promise<Account> => {
      const made = await ctx.house.auth.signUp(ctx.visit, ctx.account, input);
      return 'token' in made ? welcome(ctx, made) : made;
    }),

  /** With the username or the address. Whoever this browser was before is signed out. */
  signIn: anybody
    .input(z.object({ login: word, password: word }))
    .mutation(async ({ ctx, input }): Promise<Account> => {
      const entered = await ctx.house.auth.signIn(ctx.visit, input.login, input.password);
      if (ctx.signedIn) await ctx.house.auth.signOut(ctx.signedIn.token);
      return welcome(ctx, entered);
    }),

  signOut: anybody.mutation(async ({ ctx }): Promise<null> => {
    if (ctx.signedIn) await ctx.house.auth.signOut(ctx.signedIn.token);
    ctx.setCookie(ctx.house.auth.noCookie(ctx.secure));
    return null;
  }),

  /** The link in the mail that asks whether the address is right. */
  verify: anybody
    .input(z.object({ token }))
    .mutation(({ ctx, input }): Promise<Account> => ctx.house.auth.confirm(ctx.visit, input.token)),

  /** Sends a link, if the address is anybody's; the answer does not tell. */
  requestReset: anybody.input(z.object({ email: word })).mutation(async ({ ctx, input }): Promise<null> => {
    await ctx.house.auth.requestReset(ctx.visit, input.email);
    return null;
  }),

  reset: anybody.input(z.object({ token, password: word })).mutation(async ({ ctx, input }): Promise<null> => {
    await ctx.house.auth.reset(ctx.visit, input.token, input.password);
    return null;
  }),

  /** The browsers that are signed in. */
  sessions: browser.query(({ ctx }): Promise<SignedInBrowser[]> => ctx.house.auth.sessions(ctx.signedIn)),

  revoke: browser.input(z.object({ session: id })).mutation(async ({ ctx, input }): Promise<null> => {
    await ctx.house.auth.revoke(ctx.signedIn, input.session);
    return null;
  }),

  revokeOthers: browser.mutation(async ({ ctx }): Promise<null> => {
    await ctx.house.auth.revokeOthers(ctx.signedIn);
    return null;
  }),

  /** The keys of one's own bots. */
  tokens: browser.query(({ ctx }): Promise<BotToken[]> => ctx.house.auth.people.tokens(ctx.account.id)),

  /** A new key; it is shown this once. */
  makeToken: person
    .input(z.object({ name }))
    .mutation(({ ctx, input }): Promise<{ id: string; token: string }> =>
      ctx.house.auth.people.makeToken(ctx.account.id, input.name),
    ),

  revokeToken: browser.input(z.object({ id })).mutation(async ({ ctx, input }): Promise<null> => {
    await ctx.house.auth.people.revokeToken(ctx.account.id, input.id);
    return null;
  }),

  rename: person.input(z.object({ name })).mutation(async ({ ctx, input }): Promise<Account> => {
    await ctx.house.auth.rename(ctx.account.id, input.name);
    await ctx.house.matches.refreshName(ctx.account.id);
    return { ...ctx.account, name: input.name };
  }),

  changeUsername: person.input(z.object({ username: word })).mutation(async ({ ctx, input }): Promise<null> => {
    await ctx.house.auth.changeUsername(ctx.account.id, input.username);
    return null;
  }),

  /** Another address, or the mail once more; it counts once its link is clicked. */
  changeEmail: browser
    .input(z.object({ email: word, password: word.optional() }))
    .mutation(async ({ ctx, input }): Promise<null> => {
      await ctx.house.auth.changeEmail(ctx.visit, ctx.account, input.email, input.password);
      return null;
    }),

  changePassword: browser
    .input(z.object({ current: word, wanted: word }))
    .mutation(async ({ ctx, input }): Promise<null> => {
      await ctx.house.auth.changePassword(ctx.visit, ctx.signedIn, input);
      return null;
    }),

  /** The language of mails. */
  speak: browser.input(z.object({ language })).mutation(async ({ ctx, input }): Promise<null> => {
    await ctx.house.auth.speak(ctx.account.id, input.language);
    return null;
  }),

  /** Other houses whose accounts open the door here. */
  providers: anybody.query(
    ({ ctx }): readonly { readonly id: string; readonly name: string }[] => ctx.house.auth.providers,
  ),

  /** Where to send the browser to sign in there; who is signed in here links the two. */
  elsewhere: anybody
    .input(z.object({ provider: z.string().min(1).max(40) }))
    .mutation(async ({ ctx, input }): Promise<Pick<Elsewhere, 'url'>> => {
      const { url, cookies } = await ctx.house.auth.elsewhere(input.provider, ctx.cookies, ctx.secure);
      for (const cookie of cookies) ctx.setCookie(cookie);
      return { url };
    }),

  /** Everything that is kept about one. */
  export: browser.query(({ ctx }): Promise<Export> => ctx.house.auth.export(ctx.account.id)),

  /** Leaves every table, gives up what runs, and is forgotten. Who has a password must know it. */
  delete: browser
    .input(z.object({ sure: z.literal(true), password: word.optional() }))
    .mutation(async ({ ctx, input }): Promise<null> => {
      const { auth, matches } = ctx.house;
      const me = ctx.account.id;
      await auth.assertPassword(me, input.password);
      await matches.leaveAll(me);
      await auth.remove(me);
      await matches.refreshName(me, { finished: true });
      ctx.setCookie(auth.noCookie(ctx.secure));
      return null;
    }),
});

function welcome({ house, secure, setCookie }: Context, { account, token }: Entered): Account {
  setCookie(house.auth.cookie(token, secure));
  return account;
}
