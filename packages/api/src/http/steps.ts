import { getTRPCErrorFromUnknown, TRPCError, type AnyTRPCProcedure } from '@trpc/server';
import type { ZodType } from 'zod';
import type { Context } from '../context.ts';

/** A call on its way through a procedure. */
interface Underway {
  readonly path: string;
  readonly type: string;
  readonly ctx: Context;
  /** What was sent. */
  readonly getRawInput: () => unknown;
  readonly signal: AbortSignal;
  readonly batchIndex: number;
  readonly input?: unknown;
}

type Result = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly error: TRPCError };

/** What a step gives to the next one. */
interface Given {
  readonly input?: unknown;
  readonly ctx?: Partial<Context>;
}

interface Step {
  (call: Underway & { readonly meta: unknown; next(given?: Given): Promise<Result> }): Promise<Result>;
  readonly _type?: 'input';
}

/**
 * Takes a call through the steps of a procedure: its checks, its input, what it does. tRPC does the same, but copies the call between
 * the steps as one did for browsers of ten years ago, which takes as long as a move does here.
 */
export async function take(procedure: AnyTRPCProcedure, call: Underway): Promise<unknown> {
  // Of each procedure, though its type does not say so.
  const { middlewares, inputs, meta } = procedure._def as unknown as {
    readonly middlewares: readonly Step[];
    readonly inputs: readonly ZodType[];
    readonly meta: unknown;
  };
  const from = async (first: number, ctx: Context, given: unknown): Promise<Result> => {
    try {
      let at = first;
      let input = given;
      const [schema] = inputs;
      // The step for the input would wait for what is there already.
      if (middlewares[at]?._type === 'input' && schema && inputs.length === 1) {
        input = readBy(schema, call.getRawInput());
        at++;
      }
      const step = middlewares[at];
      if (!step) throw new Error(`${call.path} does nothing`);
      const next = (more: Given = NOTHING) => from(at + 1, withContext(ctx, more.ctx), more.input ?? input);
      const { path, type, getRawInput, signal, batchIndex } = call;
      return await step({ path, type, ctx, getRawInput, signal, batchIndex, input, meta, next });
    } catch (cause) {
      return { ok: false, error: getTRPCErrorFromUnknown(cause) };
    }
  };
  const result = await from(0, call.ctx, undefined);
  if (!result.ok) throw result.error;
  return result.data;
}
const NOTHING: Given = {};

/** Most steps give what is there already, for the sake of its type. */
function withContext(ctx: Context, given: Partial<Context> = {}): Context {
  for (const key in given) if (given[key as keyof Context] !== ctx[key as keyof Context]) return { ...ctx, ...given };
  return ctx;
}

function readBy(schema: ZodType, sent: unknown): unknown {
  const { success, data, error } = schema.safeParse(sent);
  if (!success) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
  return data;
}
