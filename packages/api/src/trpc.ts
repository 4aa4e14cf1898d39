import { getTRPCErrorFromUnknown, initTRPC, type TRPCError } from '@trpc/server';
import { z } from 'zod';
import { AccountError, assertNotSuspended } from '@quayside/auth';
import { MatchError } from '@quayside/matches';
import type { Context } from './context.ts';
import { RECONNECT_MS, PING_MS } from './http/timing.ts';
import { refusalOf, translateError } from './errors.ts';
import { serializer } from './serializer.ts';

/** What a procedure declares about itself. */
interface Meta {
  /** Callable with a bot key. Procedures without it are closed to bots. */
  readonly bots?: boolean;
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    transformer: serializer,
    isDev: false, // stack traces are for the log
    sse: {
      ping: { enabled: true, intervalMs: PING_MS },
      client: { reconnectAfterInactivityMs: RECONNECT_MS },
    },
    errorFormatter: ({ shape, error }) => ({
      ...shape,
      message: shape.data.code === 'INTERNAL_SERVER_ERROR' ? 'internal' : shape.message,
      data: { ...shape.data, refusal: refusalOf(error) },
    }),
  });

/** Gives refused calls their typed error, so that a client can show it in the reader's language. */
async function withTypedErrors<T extends { readonly ok: true } | { readonly ok: false; readonly error: TRPCError }>(
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

interface BotCheckInput {
  readonly ctx: Context;
  readonly type: string;
  readonly meta: Meta | undefined;
  readonly getRawInput: () => Promise<unknown>;
}

async function checkBot({ ctx, type, meta, getRawInput }: BotCheckInput): Promise<void> {
  if (ctx.bot === 'unknown') throw new AccountError('bad-bot-key');
  if (!meta?.bots) throw new AccountError('not-for-bots');
  if (type === 'mutation') await checkUnrated(ctx, await getRawInput());
}

/** Bots play in unrated matches only, and the other players can see that a bot plays. */
async function checkUnrated({ services, account }: Context, input: unknown): Promise<void> {
  const { id, rated } = matchInput.safeParse(input).data ?? {};
  if (rated === true) throw new MatchError('bots-unrated');
  if (id !== undefined) await services.matches.allowBotMove(account?.id ?? null, id);
}
const matchInput = z.object({
  id: z.string().max(40).optional().catch(undefined),
  rated: z.boolean().optional().catch(undefined),
});

export const { router, createCallerFactory } = t;
/** Anybody may call it. */
export const publicProcedure = t.procedure.use((call) =>
  withTypedErrors(async () => {
    call.ctx.services.rateLimit.charge(call.ctx, call.path);
    if (call.ctx.bot !== null) await checkBot(call);
    return call.next();
  }),
);
/** For signed-in guests and members and, where the procedure is open to them, their bots. Not for suspended accounts. */
export const protectedProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.account) throw new MatchError('sign-in');
  assertNotSuspended(ctx.account.suspended);
  return next({ ctx: { account: ctx.account } });
});
/** For signed-in browsers only. A suspended account can still be looked after by its owner. */
export const sessionProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.session) throw new MatchError('sign-in');
  return next({ ctx: { account: ctx.session.account, session: ctx.session } });
});
export const adminProcedure = sessionProcedure.use(({ ctx, next }) => {
  assertNotSuspended(ctx.account.suspended);
  if (!ctx.account.admin) throw new AccountError('not-admin');
  return next();
});
