import { initTRPC } from '@trpc/server';
import { Declined } from '@quayside/matches';
import type { Context } from './context.ts';
import { refusalOf, translateError } from './refusal.ts';
import { wire } from './wire.ts';

const PING_MS = 15_000;

const t = initTRPC.context<Context>().create({
  transformer: wire,
  isDev: false, // a stack trace is nobody's business but the log's
  sse: {
    ping: { enabled: true, intervalMs: PING_MS },
    client: { reconnectAfterInactivityMs: PING_MS + 5000 },
  },
  errorFormatter: ({ shape, error }) => ({
    ...shape,
    message: shape.data.code === 'INTERNAL_SERVER_ERROR' ? 'internal' : shape.message,
    data: { ...shape.data, refusal: refusalOf(error) },
  }),
});

/** What the rules or the house refuse leaves as a typed error, so that a client can say it in the reader's language. */
const refusals = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw translateError(result.error);
  return result;
});

export const router = t.router;
/** Anybody may call it. */
export const anybody = t.procedure.use(refusals);
/** Only who is signed in, be it as a guest. */
export const person = anybody.use(({ ctx, next }) => {
  if (!ctx.signedIn) throw new Declined('sign-in');
  return next({ ctx: { ...ctx, account: ctx.signedIn.account, signedIn: ctx.signedIn } });
});
