import type { OpenStream } from '@quayside/auth';
import type { Context } from './context.ts';

/**
 * Counts a stream against its caller's limit, and runs it until its client goes, the server closes, or what it was opened with
 * ends: the session is revoked, the key is, or the account is suspended or deleted.
 */
export async function* whileAllowed<T>(
  ctx: Context,
  gone: AbortSignal | undefined,
  messages: (end: AbortSignal) => AsyncIterable<T>,
): AsyncGenerator<T, void, undefined> {
  const { closing, rateLimit } = ctx.services;
  const release = rateLimit.openStream(ctx);
  let stream: OpenStream | null = null;
  try {
    stream = await registerStream(ctx);
    const cut = [closing, ...(stream ? [stream.ended] : [])];
    yield* messages(AbortSignal.any([...cut, ...(gone ? [gone] : [])]));
    // A plain return would end the subscription for good. A client that is cut off reconnects with its present session.
    if (cut.some((signal) => signal.aborted)) throw new DOMException('the stream was cut', 'AbortError');
  } finally {
    stream?.close();
    release();
  }
}

/** Null without a session or key that could end. */
async function registerStream({ services, account, session, authorization }: Context): Promise<OpenStream | null> {
  if (session) return services.auth.openStream(session);
  return account && authorization !== null ? services.people.openBotStream(account, authorization) : null;
}
