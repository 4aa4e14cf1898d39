import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { Context } from '../context.ts';
import { appRouter } from '../router/index.ts';
import { serializer } from '../serializer.ts';
import type { ParsedRequest, ProcedureCall } from './parse-request.ts';

/** Hears of every refusal and of every defect. */
export type ErrorListener = (error: TRPCError, path: string | undefined) => void;

/** What a request comes to: the text in tRPC's form, and the status of all its calls, or 207 where they differ. */
export interface ResponseBody {
  readonly status: number;
  readonly text: string;
}

/** Nothing that is answered at once is worth being broken off. */
const NEVER = new AbortController().signal;
const METHODS = { query: 'GET', subscription: 'GET', mutation: 'POST' } as const;

/** Calls everything that was asked for, all at the same time; what fails in one place is said in that place. */
export function runCalls(
  parsed: ParsedRequest,
  method: string,
  ctx: Context,
  onError: ErrorListener,
): Promise<ResponseBody> {
  const [first] = parsed.calls;
  return !parsed.batch && first ? runCall(first, method, ctx, onError) : runBatch(parsed, method, ctx, onError);
}

async function runBatch(
  parsed: ParsedRequest,
  method: string,
  ctx: Context,
  onError: ErrorListener,
): Promise<ResponseBody> {
  const answered = await Promise.all(parsed.calls.map((call) => runCall(call, method, ctx, onError)));
  const statuses = new Set(answered.map(({ status }) => status));
  const [status = 200] = statuses;
  return { status: statuses.size > 1 ? 207 : status, text: `[${answered.map(({ text }) => text).join()}]` };
}

async function runCall(
  call: ProcedureCall,
  method: string,
  ctx: Context,
  onError: ErrorListener,
): Promise<ResponseBody> {
  try {
    if (call.procedure?._def.type === 'subscription')
      throw new TRPCError({ code: 'BAD_REQUEST', message: 'Cannot batch subscription calls' });
    const data: unknown = await runProcedure(call, method, ctx, NEVER);
    return { status: 200, text: `{"result":{"data":${serializer.stringify(data)}}}` };
  } catch (error) {
    return errorResponse(error, onError, ctx, call);
  }
}

/** Calls a procedure as tRPC does. */
export function runProcedure(call: ProcedureCall, method: string, ctx: Context, signal: AbortSignal): Promise<unknown> {
  const { path, procedure, index } = call;
  if (!procedure) throw new TRPCError({ code: 'NOT_FOUND', message: `No procedure found on path "${path}"` });
  const { type } = procedure._def;
  if (METHODS[type] !== method)
    throw new TRPCError({
      code: 'METHOD_NOT_SUPPORTED',
      message: `Unsupported ${method}-request to ${type} procedure at path "${path}"`,
    });
  const getRawInput = async () => call.input();
  return callTRPCProcedure({ router: appRouter, path, type, ctx, getRawInput, signal, batchIndex: index });
}

/** The answer to what was refused or has failed. */
export function errorResponse(
  error: unknown,
  onError: ErrorListener,
  ctx?: Context,
  call?: ProcedureCall,
): ResponseBody {
  const { status, text } = errorBody(error, onError, ctx, call);
  return { status, text: `{"error":${text}}` };
}

/** An error in the shape that clients know. */
export function errorBody(cause: unknown, onError: ErrorListener, ctx?: Context, call?: ProcedureCall): ResponseBody {
  const error = getTRPCErrorFromUnknown(cause);
  const path = call?.path;
  onError(error, path);
  const shape = getTRPCErrorShape({
    config: appRouter._def._config,
    error,
    type: call?.procedure?._def.type ?? 'unknown',
    path,
    input: undefined,
    ctx,
  });
  return { status: getHTTPStatusCodeFromError(error), text: serializer.stringify(shape) };
}
