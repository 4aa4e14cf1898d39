import { Declined } from '@quayside/matches';
import { createContext } from './context.ts';
import type { House } from './house.ts';
import type { Enter } from './inside.ts';
import { wire } from './wire.ts';

/** What pages of this process are told, without a call over the network. Whatever sets a cookie is left to calls. */
export const insideOf =
  (house: House): Enter =>
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
