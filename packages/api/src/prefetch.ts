import type { Account } from '@quayside/auth';
import { Declined } from '@quayside/matches';
import { createContext, type Header } from './context.ts';
import type { House } from './house.ts';
import { wire } from './wire.ts';

/** What a page would ask for first, without a call over the network. */
export interface PageData {
  readonly me: Account | null;
  /** A table and its match as the reader sees them now: an `Update` as the API writes it. Null where there is nothing to see. */
  table(id: string): Promise<string | null>;
}

/** In the name of whoever has sent these headers. */
export type Prefetch = (header: Header) => Promise<PageData>;

declare global {
  /** Set by the server for the pages in its process: they are bundled apart from it and need none of its code. */
  // oxlint-disable-next-line no-var -- a global can be declared in no other way
  var quaysidePrefetch: Prefetch | undefined;
}

/** Whatever sets a cookie is left to calls. */
export const createPrefetch =
  (house: House): Prefetch =>
  async (header) => {
    const { account } = await createContext(house, { header, setCookie: () => undefined });
    return {
      me: account,
      async table(id) {
        try {
          const updates = house.matches.updates(account?.id ?? null, id, -1, house.closing);
          for await (const update of updates) return wire.text(update);
        } catch (error) {
          // The reader's own call says why, in words.
          if (!(error instanceof Declined)) throw error;
        }
        return null;
      },
    };
  };
