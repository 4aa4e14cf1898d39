import type { Account } from '@quayside/auth';
import type { Header } from './context.ts';

/** What a page can ask that is made in the server's own process: the first things that its reader would ask for. */
export interface Inside {
  readonly me: Account | null;
  /** A table and its match as the reader sees them now: an `Update` as the API writes it. Null where there is nothing to see. */
  table(id: string): Promise<string | null>;
}

/** In the name of whoever has sent these headers. */
export type Enter = (header: Header) => Promise<Inside>;

const KEY = Symbol.for('quayside.inside');
const shared = globalThis as { [KEY]?: Enter };

/** The way in, where the pages share a process with a server of ours. They are bundled apart from it and need none of its code. */
export const enter = (): Enter | null => shared[KEY] ?? null;

export const letIn = (way: Enter): void => {
  shared[KEY] = way;
};
