import { z } from 'zod';
import type { Page, Past } from '@quayside/matches';
import { anybody, router } from '../trpc.ts';
import { after, game, id, limit } from './input.ts';

export const history = router({
  /** Finished matches, newest first, page by page: everybody's public ones, or a person's. */
  list: anybody
    .input(
      z
        .object({
          account: id.optional(),
          won: z.boolean().optional(),
          game: game.optional(),
          rated: z.boolean().optional(),
          after,
          limit,
        })
        .default({}),
    )
    .query(({ ctx, input }): Promise<Page<Past>> => ctx.house.matches.history(ctx.account?.id ?? null, input)),
});
