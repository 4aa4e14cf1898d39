import { TRPCError, type AnyTRPCProcedure } from '@trpc/server';
import { appRouter } from '../router/index.ts';
import { serializer } from '../serializer.ts';
import { MAX_BATCH_SIZE } from './limits.ts';

/** A request as tRPC's client makes it, whatever server has received it. */
export interface RawRequest {
  readonly method: string;
  /** What stands between the API's own path and the question mark, still escaped. */
  readonly path: string;
  /** What stands after the question mark. */
  readonly query: string;
  header(name: string): string | undefined;
  /** What was sent along; only for a method that sends something. */
  readonly body: string;
}

/** One call of a request. */
export interface ProcedureCall {
  readonly path: string;
  readonly procedure: AnyTRPCProcedure | null;
  /** What was given, read when the procedure wants it; refuses what can't be read. */
  readonly input: () => unknown;
  readonly index: number;
}

export interface ParsedRequest {
  readonly batch: boolean;
  readonly calls: readonly ProcedureCall[];
}

// Flat and by path, which the router's own type does not say.
const procedures = appRouter._def.procedures as unknown as { readonly [path: string]: AnyTRPCProcedure };

/** What a request asks for: one procedure, or several of one kind in a batch. Refuses in tRPC's words what is no such thing. */
export function parseRequest(raw: RawRequest): ParsedRequest {
  const { method, query, header } = raw;
  const type = header('content-type');
  if (method !== 'GET' && mediaType(type) !== 'application/json')
    throw new TRPCError({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: type === undefined ? 'Missing content-type header' : `Unsupported content-type "${type}`,
    });
  const path = unescaped(raw.path);
  const words = query === '' ? null : new URLSearchParams(query);
  const batch = words?.get('batch') === '1';
  const paths = batch ? path.split(',') : [path];
  if (paths.length > MAX_BATCH_SIZE)
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'Batch call exceeds maximum size' });
  const lastEventId = () => header('last-event-id') ?? words?.get('lastEventId') ?? words?.get('Last-Event-Id') ?? null;
  const inputs = readOnce(() => readInputs(method === 'GET' ? words?.get('input') || null : raw.body, batch));
  const calls = paths.map((name, index): ProcedureCall => {
    const procedure = Object.hasOwn(procedures, name) ? (procedures[name] ?? null) : null;
    const resumed = procedure?._def.type === 'subscription' ? lastEventId() : null;
    return { path: name, procedure, index, input: () => withPosition(inputs()[index], resumed) };
  });
  const kinds = new Set(batch ? calls.flatMap(({ procedure }) => procedure?._def.type ?? []) : []);
  if (kinds.size > 1)
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: `Cannot mix procedure types in call: ${[...kinds].join(', ')}`,
    });
  return { batch, calls };
}

const mediaType = (text = ''): string => (text.split(';', 1)[0] ?? '').trim().toLowerCase();

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: `Invalid URL-encoding in path "${path}"`, cause });
  }
}

/** All inputs of a batch are one text; it is read once, and refused to each that asks. */
function readOnce<T>(read: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => (known ??= { value: read() }).value;
}

function readInputs(text: string | null, batch: boolean): { readonly [index: number]: unknown } {
  if (text === null) return {};
  try {
    const sent: unknown = JSON.parse(text);
    if (!batch) return { 0: readInput(sent) };
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
      throw new TypeError('"input" needs to be an object when doing a batch call');
    return Object.fromEntries(Object.entries(sent).map(([index, input]) => [index, readInput(input)]));
  } catch (cause) {
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: cause instanceof Error ? cause.message : 'Invalid input',
      cause,
    });
  }
}

// What was sent is in superjson's form, or `deserialize` throws.
const readInput = (sent: unknown): unknown =>
  serializer.deserialize(sent as Parameters<typeof serializer.deserialize>[0]);

/** A stream that was cut goes on after the last number its client has seen. */
function withPosition(input: unknown, lastEventId: string | null): unknown {
  if (lastEventId === null || lastEventId === '') return input;
  if (input === undefined || input === null) return { lastEventId };
  return typeof input === 'object' && !Array.isArray(input) ? { ...input, lastEventId } : input;
}
