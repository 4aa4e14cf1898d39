import { getTRPCErrorFromUnknown, initTRPC, type TRPCError } from '@trpc/server';
import { z } from 'zod';
import { AccountRefused, refuseSuspended } from '@quayside/auth';
import { MatchError } from '@quayside/matches';
import type { Context } from './context.ts';
import { PATIENCE_MS, PING_MS } from './http/timing.ts';
import { refusalOf, translateError } from './refusal.ts';
import { wire } from './wire.ts';

const t = initTRPC.context<Context>().create({
  transformer: wire,
  isDev: false, // a stack trace is nobody's business but the log's
  sse: {
    ping: { enabled: true, intervalMs: PING_MS },
    client: { reconnectAfterInactivityMs: PATIENCE_MS },
  },
  errorFormatter: ({ shape, error }) => ({
    ...shape,
    message: shape.data.code === 'INTERNAL_SERVER_ERROR' ? 'internal' : shape.message,
    data: { ...shape.data, refusal: refusalOf(error) },
  }),
});

/** What the rules or the house refuse leaves as a typed error, so that a client can say it in the reader's language. */
async function typed<T extends { readonly ok: true } | { readonly ok: false; readonly error: TRPCError }>(
  work: () => Promise<T>,
): Promise<T> {
  let result: T;
  try {
    result = await work();
  } catch (cause) {
    throw translateError(getTRPCErrorFromUnknown(cause));
  }
  if (!result.ok) throw translateError(result.error);
  return result;
}

/** What somebody's own bot may call: it plays, and reads what anybody may read. Everything else is its owner's. */
const FOR_BOTS = /^(games|tables|match|live|history|rankings)\.|^(chat\.list|session\.me)$/;
/** What somebody writes down for nobody else is not for a program either. */
const PRIVATE = new Set(['match.note', 'match.writeNote']);

interface Asked {
  readonly ctx: Context;
  readonly path: string;
  readonly type: string;
  readonly getRawInput: () => Promise<unknown>;
}

async function refuseBots({ ctx, path, type, getRawInput }: Asked): Promise<void> {
  if (ctx.bot === 'unknown') throw new AccountRefused('bad-token');
  if (!FOR_BOTS.test(path) || PRIVATE.has(path)) throw new AccountRefused('not-for-bots');
  if (path === 'tables.daily') throw new MatchError('bots-unrated');
  if (type === 'mutation') await playsFriendly(ctx, await getRawInput());
}

/** A bot's hand is in friendly matches only, and the others at the table can see it. */
async function playsFriendly({ house, account }: Context, input: unknown): Promise<void> {
  const { id, rated } = named.safeParse(input).data ?? {};
  if (rated === true) throw new MatchError('bots-unrated');
  if (id !== undefined) await house.matches.allowBotMove(account?.id ?? null, id);
}
const named = z.object({
  id: z.string().max(40).optional().catch(undefined),
  rated: z.boolean().optional().catch(undefined),
});

export const router = t.router;
/** Anybody may call it. What tRPC does around each step takes longer than the steps, so there is one for each kind of caller. */
export const anybody = t.procedure.use((call) =>
  typed(async () => {
    call.ctx.house.rateLimit.charge(call.ctx, call.path);
    if (call.ctx.bot !== null) await refuseBots(call);
    return call.next();
  }),
);
/** Only who is signed in, be it as a guest or by a bot, and may take part. */
export const person = t.procedure.use((call) =>
  typed(async () => {
    const { house, account, bot } = call.ctx;
    house.rateLimit.charge(call.ctx, call.path);
    if (bot !== null) await refuseBots(call);
    if (!account) throw new MatchError('sign-in');
    refuseSuspended(account.suspended);
    return call.next({ ctx: { account } });
  }),
);
/** Only who is signed in with this browser; who may not take part can still look after the own account. */
export const browser = anybody.use(({ ctx, next }) => {
  if (!ctx.signedIn) throw new MatchError('sign-in');
  return next({ ctx: { ...ctx, account: ctx.signedIn.account, signedIn: ctx.signedIn } });
});
/** Only who looks after this place. */
export const admin = browser.use(({ ctx, next }) => {
  refuseSuspended(ctx.account.suspended);
  if (!ctx.account.admin) throw new AccountRefused('not-admin');
  return next();
});
