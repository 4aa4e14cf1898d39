import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { ParsedRequest } from './parse-request.ts';

/** A request that was answered, for logs and metrics: nothing of what was sent or answered but the match it is about. */
export interface ObservedRequest {
  /** Also a header of the answer, so that somebody who reports a fault can name it. */
  readonly id: string;
  /** Those that exist; what else was asked for is anybody's text. */
  readonly procedures: readonly string[];
  readonly match: string | null;
  readonly status: number;
  /** Until the answer was handed over; of a stream, until it ended. */
  readonly ms: number;
}
export type RequestObserver = (request: ObservedRequest) => void;

const ID = /^[\w-]{1,64}$/;

/** Watches a request until its answer is handed over or its client is gone. The returned function tells what it asks for. */
export function observe(response: ServerResponse, observer: RequestObserver): (parsed: ParsedRequest) => void {
  const id = randomBytes(9).toString('base64url');
  const began = performance.now();
  let parsed: ParsedRequest | null = null;
  response.setHeader('x-request-id', id);
  response.once('close', () => {
    const calls = parsed?.calls.filter(({ procedure }) => procedure !== null) ?? [];
    const ms = performance.now() - began;
    observer({ id, procedures: calls.map(({ path }) => path), match: matchOf(calls), status: response.statusCode, ms });
  });
  return (found) => {
    parsed = found;
  };
}

/** The match that calls are about: procedures of tables and matches name it `id`. */
function matchOf(calls: ParsedRequest['calls']): string | null {
  const call = calls.find(({ path }) => path.startsWith('match.') || path.startsWith('tables.'));
  if (!call) return null;
  try {
    const input = call.input();
    const id: unknown = typeof input === 'object' && input !== null && 'id' in input ? input.id : null;
    return typeof id === 'string' && ID.test(id) ? id : null;
  } catch {
    return null; // it was refused because it can't be read
  }
}
