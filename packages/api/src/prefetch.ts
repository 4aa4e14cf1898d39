import { AccountError, type Account } from '@quayside/auth';
import { MatchError, type MatchErrorCode } from '@quayside/matches';
import { createContext, type GetHeader } from './context.ts';
import type { Services } from './services.ts';
import { serializer } from './serializer.ts';

/** What a page would ask for first, without a call over the network. */
export interface PageData {
  readonly me: Account | null;
  /** A table and its match as the reader sees them now: an `Update` as the API writes it; or why there is nothing to see. */
  table(id: string): Promise<{ readonly update: string } | { readonly missing: LoadFailure }>;
  /** Whether an account with this id exists. */
  person(id: string): Promise<boolean>;
}

/** Why there are no data: the page answers 404 or 403, or leaves it to the browser's own call. */
export type LoadFailure = 'unknown' | 'forbidden' | 'unclear';

/** Calls in the name of the sender of these headers. */
export type Prefetch = (header: GetHeader) => Promise<PageData>;

declare global {
  /** Set by the server for the pages in its process: they are bundled apart from it and need none of its code. */
  // oxlint-disable-next-line no-var -- a global can be declared in no other way
  var quaysidePrefetch: Prefetch | undefined;
}

const MISSING: { readonly [code in MatchErrorCode]?: LoadFailure } = {
  'unknown-table': 'unknown',
  'deal-sealed': 'forbidden',
};

/** Whatever sets a cookie is left to calls. */
export const createPrefetch =
  (services: Services): Prefetch =>
  async (header) => {
    const { account } = await createContext(services, { header, setCookie: () => undefined });
    return {
      me: account,
      async table(id) {
        try {
          const updates = services.matches.updates(account?.id ?? null, id, -1, services.closing);
          for await (const update of updates) return { update: serializer.stringify(update) };
        } catch (error) {
          // The reader's own call says why, in words.
          if (!(error instanceof MatchError)) throw error;
          return { missing: MISSING[error.code] ?? 'unclear' };
        }
        return { missing: 'unclear' };
      },
      async person(id) {
        try {
          await services.people.getProfile(account?.id ?? null, id);
          return true;
        } catch (error) {
          if (error instanceof AccountError && error.code === 'unknown-person') return false;
          throw error;
        }
      },
    };
  };
