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
  const { auth, closing, rateLimit } = ctx.house;
  const release = rateLimit.openStream(ctx);
  let stream: Awaited<ReturnType<typeof auth.openStream>> = null;
  try {
    stream = await auth.openStream(ctx);
    const cut = [closing, ...(stream ? [stream.ended] : [])];
    yield* messages(AbortSignal.any([...cut, ...(gone ? [gone] : [])]));
    // A plain return would tell the client to stop for good. One that is cut comes back, elsewhere or as whoever it is now.
    if (cut.some((signal) => signal.aborted)) throw new DOMException('the stream was cut', 'AbortError');
  } finally {
    stream?.close();
    release();
  }
}
