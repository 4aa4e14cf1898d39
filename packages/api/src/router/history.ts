import { z } from 'zod';
import type { Page, HistoryEntry, WinStatistics } from '@quayside/matches';
import { publicProcedure, router } from '../trpc.ts';
import { after, game, id, ladder, limit, options } from './input.ts';

const MOST_OTHERS = 15;
const seats = z.number().int().min(1).max(16).optional();

export const history = router({
  /** Finished matches, newest first, page by page: everybody's public ones, or a person's. */
  list: publicProcedure
    .meta({ bots: true })
    .input(
      z
        .object({
          account: id.optional(),
          /** In which these played too. */
          with: z.array(id).max(MOST_OTHERS).optional(),
          won: z.boolean().optional(),
          game: game.optional(),
          rated: z.boolean().optional(),
          ending: z.enum(['finished', 'resigned', 'abandoned']).optional(),
          options,
          seats,
          /** Days, both among them. */
          from: z.iso.date().optional(),
          to: z.iso.date().optional(),
          after,
          limit,
        })
        .default({}),
    )
    .query(({ ctx, input }): Promise<Page<HistoryEntry>> =>
      ctx.services.matches.history(ctx.account?.id ?? null, input),
    ),

  /** What wins a game, from stored matches: seats, cards, points. */
  statistics: publicProcedure
    .meta({ bots: true })
    .input(z.object({ game, seats, options, ladder: ladder.optional() }))
    .query(({ ctx, input }): Promise<WinStatistics> => ctx.services.matches.winStatistics(input)),
});
