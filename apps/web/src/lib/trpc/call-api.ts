import { serializer, type Serialized } from './serializer.ts';

export const API_URL = '/api/trpc';
/** The server takes so many calls in one request. */
const MOST_CALLS = 10;

/** An error that the API answered with; `data` says why. */
export class ApiError extends Error {
  readonly data: unknown;
  constructor(message: string, data: unknown) {
    super(message);
    this.name = 'ApiError';
    this.data = data;
  }
}

type CallKind = 'query' | 'mutation';
interface Call {
  readonly path: string;
  readonly input: unknown;
  readonly resolve: (data: unknown) => void;
  readonly reject: (error: unknown) => void;
}
type Answer = { readonly result: { readonly data?: Serialized } } | { readonly error: Serialized };

const waiting: { readonly [kind in CallKind]: Call[] } = { query: [], mutation: [] };

/** Calls a procedure. Calls of one kind that are made together go in one request, in the form of tRPC's `httpBatchLink`. */
export function callApi(kind: CallKind, path: string, input: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const calls = waiting[kind];
    if (calls.push({ path, input, resolve, reject }) === 1) setTimeout(() => sendAll(kind, calls.splice(0)));
  });
}

function sendAll(kind: CallKind, calls: readonly Call[]): void {
  for (let at = 0; at < calls.length; at += MOST_CALLS) {
    const batch = calls.slice(at, at + MOST_CALLS);
    void send(kind, batch).catch((error: unknown) => {
      for (const { reject } of batch) reject(error);
    });
  }
}

async function send(kind: CallKind, calls: readonly Call[]): Promise<void> {
  const url = `${API_URL}/${calls.map(({ path }) => path).join(',')}?batch=1`;
  const inputs = JSON.stringify(
    Object.fromEntries(
      calls.flatMap(({ input }, at) => (input === undefined ? [] : [[at, serializer.serialize(input)]])),
    ),
  );
  const response = await (kind === 'query'
    ? fetch(`${url}&input=${encodeURIComponent(inputs)}`)
    : fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: inputs }));
  const answers = (await response.json()) as readonly Answer[] | Answer;
  calls.forEach(({ resolve, reject }, at) => {
    // A request that is refused as a whole has one answer.
    const answer = Array.isArray(answers) ? (answers as readonly Answer[])[at] : (answers as Answer);
    if (answer && 'result' in answer) {
      const { data } = answer.result;
      resolve(data === undefined ? undefined : serializer.deserialize(data));
    } else {
      const { message = '', data } = (answer ? serializer.deserialize(answer.error) : {}) as Partial<ApiError>;
      reject(new ApiError(message, data));
    }
  });
}
