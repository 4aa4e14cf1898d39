import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { genericOAuth, username } from 'better-auth/plugins';
import { eq } from 'drizzle-orm';
import { account, credential, session, verification, type Db } from '@quayside/db';
import { COOKIE } from './cookie.ts';
import { isUsername, normalizeUsername, cleanDisplayName } from './names.ts';
import { hashPassword, verifyPassword, MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH } from './password.ts';
import type { AuthSettings, Provider } from './settings.ts';

const DAY = 86_400;
export const SESSION_SECONDS = 180 * DAY;
export const newId = (): string => randomBytes(12).toString('base64url');
/** An address that can't exist (RFC 2606), for accounts without one. */
export const placeholderEmail = (): string => `${newId()}@guest.invalid`;

export interface Hooks {
  /** Called with a token for choosing a new password. */
  readonly onResetRequested: (accountId: string, token: string, url: string) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** Where the call that is under way came from, for the links in its mails. */
export const requestUrl = new AsyncLocalStorage<string>();

/** Better Auth on our tables: what it calls a user is our account, what it calls an account is our credential. */
export function createBetterAuth(db: Db, { secret, url, providers }: AuthSettings, hooks: Hooks) {
  const here = url ?? 'http://localhost:3000';
  return betterAuth({
    appName: 'Quayside',
    baseURL: here,
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    // Errors of the caller are returned; errors of ours are reported.
    logger: { disabled: true },
    onAPIError: { onError: hooks.report },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: account, session, account: credential, verification },
      transaction: true,
    }),
    user: {
      fields: { createdAt: 'created', updatedAt: 'changed' },
      additionalFields: {
        guest: { type: 'boolean', required: false, input: false },
        deleted: { type: 'date', required: false, input: false },
      },
    },
    session: {
      fields: { userId: 'accountId', expiresAt: 'expires', createdAt: 'created', updatedAt: 'changed' },
      expiresIn: SESSION_SECONDS,
      updateAge: DAY,
    },
    account: {
      fields: {
        userId: 'owner',
        accountId: 'subject',
        providerId: 'provider',
        createdAt: 'created',
        updatedAt: 'changed',
      },
      updateAccountOnSignIn: false,
      // A guest who links an account elsewhere has no address to compare with.
      accountLinking: { enabled: true, allowDifferentEmails: true },
    },
    verification: {
      fields: { expiresAt: 'expires', createdAt: 'created', updatedAt: 'changed' },
      storeIdentifier: 'hashed',
    },
    emailAndPassword: {
      enabled: true,
      // People come in as guests and give an address later: see accounts.ts.
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: 3600,
      sendResetPassword: ({ user, token }) => hooks.onResetRequested(user.id, token, requestUrl.getStore() ?? here),
    },
    socialProviders: Object.fromEntries(providers.filter((one) => one.discovery === undefined).map(known)),
    plugins: [
      username({
        usernameNormalization: normalizeUsername,
        usernameValidator: isUsername,
        minUsernameLength: 1,
        maxUsernameLength: 20,
      }),
      genericOAuth({ config: providers.flatMap(discovered) }),
    ],
    databaseHooks: {
      user: {
        create: {
          before: async (user) => ({
            data: {
              ...user,
              name: cleanDisplayName(user.name),
              guest: false,
              // Only an address that was confirmed, there or here, is anybody's.
              ...(user.emailVerified ? {} : { email: placeholderEmail() }),
              image: undefined,
            },
          }),
        },
      },
      session: { create: { before: async (one) => ({ data: { ...one, ipAddress: undefined } }) } },
      account: {
        create: {
          // The provider's tokens are not needed, so they are not stored.
          before: async (one) => ({
            data: {
              ...one,
              accessToken: undefined,
              refreshToken: undefined,
              idToken: undefined,
              scope: undefined,
              accessTokenExpiresAt: undefined,
              refreshTokenExpiresAt: undefined,
            },
          }),
          after: async (one) => {
            if (one.providerId !== 'credential')
              await db.update(account).set({ guest: false }).where(eq(account.id, one.userId));
          },
        },
      },
    },
    advanced: {
      // Columns for pictures, addresses of browsers and tokens of providers are missing on purpose: see the hooks above.
      database: { generateId: newId, validateSchema: false },
      // The flag is added where the browser is on an encrypted line: the same server may be called on both.
      useSecureCookies: false,
      cookiePrefix: 'quayside',
      cookies: { session_token: { name: COOKIE } },
      ipAddress: { disableIpTracking: true },
    },
    // RateLimits are our own (limits.ts): they count for every way in, not for one handler.
    rateLimit: { enabled: false },
  });
}

const known = ({ id, clientId, clientSecret }: Provider) => [id, { clientId, clientSecret }] as const;

const discovered = ({ id, name, clientId, clientSecret, discovery }: Provider) =>
  discovery === undefined
    ? []
    : [
        {
          providerId: id,
          name,
          clientId,
          clientSecret,
          discoveryUrl: discovery,
          scopes: ['openid', 'email', 'profile'],
          requireIdTokenVerification: true,
        },
      ];

export type BetterAuth = ReturnType<typeof createBetterAuth>;
