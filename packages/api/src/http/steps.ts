import { getTRPCErrorFromUnknown, TRPCError, type AnyTRPCProcedure } from '@trpc/server';
import type { Context } from '../context.ts';

/** A call on its way through a procedure. */
interface Underway {
  readonly path: string;
  readonly type: string;
  readonly ctx: Context;
  readonly getRawInput: () => Promise<unknown>;
  readonly signal: AbortSignal;
  readonly batchIndex: number;
  readonly input?: unknown;
}

type Result = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly error: TRPCError };

/** What a step gives to the next one. */
type Given = Partial<Pick<Underway, 'input' | 'getRawInput'>> & { readonly ctx?: Partial<Context> };

type Step = (call: Underway & { readonly meta: unknown; next(given?: Given): Promise<Result> }) => Promise<Result>;

/**
 * Takes a call through the steps of a procedure: its checks, its input, what it does. tRPC does the same, but copies the call between
 * the steps as one did for browsers of ten years ago, which takes as long as a move does here.
 */
export async function take(procedure: AnyTRPCProcedure, call: Underway): Promise<unknown> {
  // Of each procedure, though its type does not say so.
  const { middlewares, meta } = procedure._def as unknown as {
    readonly middlewares: readonly Step[];
    readonly meta: unknown;
  };
  const from = async (at: number, now: Underway): Promise<Result> => {
    try {
      const step = middlewares[at];
      if (!step) throw new Error(`${now.path} does nothing`);
      const next = (given: Given = {}) =>
        from(at + 1, { ...now, ...given, ctx: given.ctx ? { ...now.ctx, ...given.ctx } : now.ctx });
      return await step({ ...now, input: now.input, meta, next });
    } catch (cause) {
      return { ok: false, error: getTRPCErrorFromUnknown(cause) };
    }
  };
  const result = await from(0, call);
  if (!result.ok) throw result.error;
  return result.data;
}
