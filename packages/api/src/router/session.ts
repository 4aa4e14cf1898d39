import { z } from 'zod';
import type { Account, AccountExport, NewSession, OAuthRedirect, Profile, SessionInfo } from '@quayside/auth';
import { LANGUAGES } from '@quayside/languages';
import type { BotKey, PersonalData } from '@quayside/people';
import type { Context } from '../context.ts';
import type { Services } from '../services.ts';
import { publicProcedure, sessionProcedure, protectedProcedure, router } from '../trpc.ts';
import { id, name } from './input.ts';

// What a name, an address or a password must be like is for packages/auth to say, in words; here only size is limited.
const word = z.string().max(300);
const emailToken = z.string().min(1).max(200);
const language = z.enum(LANGUAGES);

/** Everything that is stored about a person. */
export type DataExport = AccountExport & PersonalData;

export const session = router({
  me: publicProcedure.meta({ bots: true }).query(async ({ ctx }): Promise<Account | null> => {
    const cookie = ctx.session && (await ctx.services.auth.refreshSession(ctx.session, ctx.secure));
    if (cookie) ctx.setCookie(cookie);
    return ctx.account;
  }),

  /** The caller's account: names, addresses, ways to sign in. */
  account: sessionProcedure.query(({ ctx }): Promise<Profile | null> => ctx.services.auth.getProfile(ctx.account.id)),

  /** Signs in as a guest with this name or a generated one. Changes nothing if already signed in. */
  signInAsGuest: publicProcedure
    .input(z.object({ name: name.optional() }).default({}))
    .mutation(async ({ ctx, input }): Promise<Account> => {
      if (ctx.account) return ctx.account;
      return startSession(ctx, await ctx.services.auth.signInAsGuest(ctx.client, input.name));
    }),

  /** A username and a password; a guest keeps everything. A link in a mail confirms the address. */
  signUp: publicProcedure
    .input(z.object({ username: word, email: word, password: word }))
    .mutation(async ({ ctx, input }): Promise<Account> => {
      const made = await ctx.services.auth.signUp(ctx.client, ctx.account, input);
      if ('token' in made) return startSession(ctx, made);
      if (made.name !== ctx.account?.name) await ctx.services.matches.refreshName(made.id);
      return made;
    }),

  /** By username or e-mail address. Ends the browser's session before it. */
  signIn: publicProcedure
    .input(z.object({ login: word, password: word }))
    .mutation(async ({ ctx, input }): Promise<Account> => {
      const entered = await ctx.services.auth.signIn(ctx.client, input.login, input.password);
      if (ctx.session) await ctx.services.auth.signOut(ctx.session.token);
      return startSession(ctx, entered);
    }),

  signOut: publicProcedure.mutation(async ({ ctx }): Promise<null> => {
    if (ctx.session) await ctx.services.auth.signOut(ctx.session.token);
    ctx.setCookie(ctx.services.auth.clearSessionCookie(ctx.secure));
    return null;
  }),

  /** The link in the mail that asks whether the address is right. */
  verifyEmail: publicProcedure
    .input(z.object({ emailToken }))
    .mutation(({ ctx, input }): Promise<Account> => ctx.services.auth.confirmEmail(ctx.client, input.emailToken)),

  /** Sends a link, if the address is anybody's; the answer does not tell. */
  requestPasswordReset: publicProcedure
    .input(z.object({ email: word }))
    .mutation(async ({ ctx, input }): Promise<null> => {
      await ctx.services.auth.requestPasswordReset(ctx.client, input.email);
      return null;
    }),

  resetPassword: publicProcedure
    .input(z.object({ emailToken, password: word }))
    .mutation(async ({ ctx, input }): Promise<null> => {
      await ctx.services.auth.resetPassword(ctx.client, input.emailToken, input.password);
      return null;
    }),

  /** The browsers that are signed in. */
  list: sessionProcedure.query(({ ctx }): Promise<SessionInfo[]> => ctx.services.auth.listSessions(ctx.session)),

  revoke: sessionProcedure.input(z.object({ session: id })).mutation(async ({ ctx, input }): Promise<null> => {
    await ctx.services.auth.revokeSession(ctx.session, input.session);
    return null;
  }),

  revokeOthers: sessionProcedure.mutation(async ({ ctx }): Promise<null> => {
    await ctx.services.auth.revokeOtherSessions(ctx.session);
    return null;
  }),

  /** The keys of one's own bots. */
  botKeys: sessionProcedure.query(({ ctx }): Promise<BotKey[]> => ctx.services.people.listBotKeys(ctx.account.id)),

  /** A new key; it is shown this once. */
  createBotKey: protectedProcedure
    .input(z.object({ name }))
    .mutation(({ ctx, input }): Promise<{ id: string; key: string }> =>
      ctx.services.people.createBotKey(ctx.account.id, input.name),
    ),

  revokeBotKey: sessionProcedure.input(z.object({ id })).mutation(async ({ ctx, input }): Promise<null> => {
    await ctx.services.people.revokeBotKey(ctx.account.id, input.id);
    return null;
  }),

  changeName: protectedProcedure.input(z.object({ name })).mutation(async ({ ctx, input }): Promise<Account> => {
    await ctx.services.auth.changeName(ctx.account.id, input.name);
    await ctx.services.matches.refreshName(ctx.account.id);
    return { ...ctx.account, name: input.name };
  }),

  changeUsername: protectedProcedure
    .input(z.object({ username: word }))
    .mutation(async ({ ctx, input }): Promise<null> => {
      await ctx.services.auth.changeUsername(ctx.account.id, input.username);
      return null;
    }),

  /** Another address, or the mail once more; it counts once its link is clicked. */
  changeEmail: sessionProcedure
    .input(z.object({ email: word, password: word.optional() }))
    .mutation(async ({ ctx, input }): Promise<null> => {
      await ctx.services.auth.changeEmail(ctx.client, ctx.account, input.email, input.password);
      return null;
    }),

  changePassword: sessionProcedure
    .input(z.object({ current: word, wanted: word }))
    .mutation(async ({ ctx, input }): Promise<null> => {
      await ctx.services.auth.changePassword(ctx.client, ctx.session, input);
      return null;
    }),

  /** The language of mails. */
  changeLanguage: sessionProcedure.input(z.object({ language })).mutation(async ({ ctx, input }): Promise<null> => {
    await ctx.services.auth.changeLanguage(ctx.account.id, input.language);
    return null;
  }),

  /** The OAuth providers to sign in with. */
  providers: publicProcedure.query(
    ({ ctx }): readonly { readonly id: string; readonly name: string }[] => ctx.services.auth.providers,
  ),

  /** Where to send the browser to sign in there; a signed-in person links the two accounts. */
  signInWithProvider: publicProcedure
    .input(z.object({ provider: z.string().min(1).max(40) }))
    .mutation(async ({ ctx, input }): Promise<Pick<OAuthRedirect, 'url'>> => {
      const { url, cookies } = await ctx.services.auth.startOAuth(input.provider, ctx.cookies, ctx.secure);
      for (const cookie of cookies) ctx.setCookie(cookie);
      return { url };
    }),

  /** Everything that is kept about one. */
  exportData: sessionProcedure.query(({ ctx }): Promise<DataExport> => exportAll(ctx.services, ctx.account.id)),

  /** Leaves every table, resigns running matches and deletes the account. Asks for the password, if there is one. */
  deleteAccount: sessionProcedure
    .input(z.object({ confirm: z.literal(true), password: word.optional() }))
    .mutation(async ({ ctx, input }): Promise<null> => {
      const { auth, matches } = ctx.services;
      const me = ctx.account.id;
      await auth.assertPassword(me, input.password);
      await matches.leaveAll(me);
      await auth.deleteAccount(me);
      await matches.refreshName(me, { finished: true });
      ctx.setCookie(auth.clearSessionCookie(ctx.secure));
      return null;
    }),
});

const exportAll = async ({ auth, people }: Services, id: string): Promise<DataExport> => ({
  ...(await auth.exportAccount(id)),
  ...(await people.exportPersonalData(id)),
});

function startSession({ services, secure, setCookie }: Context, { account, token }: NewSession): Account {
  setCookie(services.auth.sessionCookie(token, secure));
  return account;
}
