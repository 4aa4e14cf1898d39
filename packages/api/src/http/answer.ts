import { getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { Context } from '../context.ts';
import { appRouter } from '../router/index.ts';
import { wire } from '../wire.ts';
import type { Asked, Call } from './asked.ts';
import { take } from './steps.ts';

/** Hears of every refusal and of every defect. */
export type Hear = (error: TRPCError, path: string | undefined) => void;

/** What a request comes to: the text in tRPC's form, and the status of all its calls, or 207 where they differ. */
export interface Answered {
  readonly status: number;
  readonly text: string;
}

/** Nothing that is answered at once is worth being broken off. */
const NEVER = new AbortController().signal;
const METHODS = { query: 'GET', subscription: 'GET', mutation: 'POST' } as const;

/** Calls everything that was asked for, all at the same time; what fails in one place is said in that place. */
export function answerAll(asked: Asked, method: string, ctx: Context, hear: Hear): Promise<Answered> {
  const [first] = asked.calls;
  return !asked.batch && first ? answerOne(first, method, ctx, hear) : answerBatch(asked, method, ctx, hear);
}

async function answerBatch(asked: Asked, method: string, ctx: Context, hear: Hear): Promise<Answered> {
  const answered = await Promise.all(asked.calls.map((call) => answerOne(call, method, ctx, hear)));
  const statuses = new Set(answered.map(({ status }) => status));
  const [status = 200] = statuses;
  return { status: statuses.size > 1 ? 207 : status, text: `[${answered.map(({ text }) => text).join()}]` };
}

async function answerOne(call: Call, method: string, ctx: Context, hear: Hear): Promise<Answered> {
  try {
    if (call.procedure?._def.type === 'subscription')
      throw new TRPCError({ code: 'BAD_REQUEST', message: 'Cannot batch subscription calls' });
    const data: unknown = await begin(call, method, ctx, NEVER);
    return { status: 200, text: `{"result":{"data":${wire.text(data)}}}` };
  } catch (error) {
    return refused(error, hear, ctx, call);
  }
}

/** Calls a procedure as tRPC does. */
export function begin(call: Call, method: string, ctx: Context, signal: AbortSignal): Promise<unknown> {
  const { path, procedure, index } = call;
  if (!procedure) throw new TRPCError({ code: 'NOT_FOUND', message: `No procedure found on path "${path}"` });
  const { type } = procedure._def;
  if (METHODS[type] !== method)
    throw new TRPCError({
      code: 'METHOD_NOT_SUPPORTED',
      message: `Unsupported ${method}-request to ${type} procedure at path "${path}"`,
    });
  return take(procedure, { path, getRawInput: call.input, ctx, type, signal, batchIndex: index });
}

/** The answer to what was refused or has failed. */
export function refused(error: unknown, hear: Hear, ctx?: Context, call?: Call): Answered {
  const { status, text } = errorText(error, hear, ctx, call);
  return { status, text: `{"error":${text}}` };
}

/** An error in the shape that clients know. */
export function errorText(cause: unknown, hear: Hear, ctx?: Context, call?: Call): Answered {
  const error = getTRPCErrorFromUnknown(cause);
  const path = call?.path;
  hear(error, path);
  const shape = getTRPCErrorShape({
    config: appRouter._def._config,
    error,
    type: call?.procedure?._def.type ?? 'unknown',
    path,
    input: undefined,
    ctx,
  });
  return { status: getHTTPStatusCodeFromError(error), text: wire.text(shape) };
}
