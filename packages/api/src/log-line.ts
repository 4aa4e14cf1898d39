import { sqlState } from '@quayside/db';

/** What may be personal: addresses, and everything in quotes. */
const PERSONAL = /[^\s"'`<>@]+@[^\s"'`<>@]+|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`/g;
const LONGEST = 300;
const FRAMES = 3;

/** A defect on one line for the operator's log: where it happened, and what it is. */
export const logLine = (error: unknown, where?: string): string =>
  [new Date().toISOString(), where ?? 'server', describeError(error)].join(' ');

/**
 * What kind of defect it is and where in the code, on one line. Of a statement only the database's code is said, as its values are
 * what people have typed.
 */
export const describeError = (error: unknown): string => describe(error).replace(/\s+/g, ' ');

function describe(error: unknown): string {
  if (!(error instanceof Error)) return `threw a ${typeof error}`;
  const state = sqlState(error);
  const failed = error.message.startsWith('Failed query');
  const said = failed ? 'a statement failed' : error.message.replace(PERSONAL, '…').slice(0, LONGEST);
  const cause = error.cause instanceof Error && !failed ? ` because ${describe(error.cause)}` : '';
  return `${error.name}: ${said}${state === null ? '' : ` (${state})`}${framesOf(error)}${cause}`;
}

/** The first places of a stack, without the folders of this machine. */
function framesOf({ stack = '', message }: Error): string {
  const frames = stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .flatMap((line) => /([^/\\(\s]+:\d+):\d+\)?$/.exec(line)?.[1] ?? [])
    .slice(0, FRAMES);
  return frames.length === 0 ? '' : ` at ${frames.join(' < ')}`;
}
