import { z } from 'zod';
import type { Page, HistoryEntry, Table, WinStatistics } from '@quayside/matches';
import { protectedProcedure, publicProcedure, router } from '../trpc.ts';
import { after, answer, game, id, idempotencyKey, ladder, limit, nonce, options, seat } from './input.ts';

const MOST_OTHERS = 15;
const MOST_ANSWERS = 5000;
const record = z.object({
  quayside: z.literal(1),
  game,
  version: z.number().int().min(0).max(1_000_000),
  seats: z.number().int().min(1).max(16),
  options: options.unwrap(),
  answers: z.array(z.tuple([z.number().int().min(-1).max(15), z.string().min(1).max(100), answer])).max(MOST_ANSWERS),
});
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

  /** A match that was played in the browser against bots, for one's own history. It counts for nothing; sent twice it is there once. */
  addPractice: protectedProcedure
    .input(
      z.object({
        key: idempotencyKey,
        record,
        seed: nonce,
        seat,
        bots: z.array(z.string().min(1).max(40).nullable()).min(1).max(16),
        started: z.date(),
      }),
    )
    .mutation(({ ctx, input }): Promise<Table> => ctx.services.matches.addPractice(ctx.account.id, input)),

  /** What wins a game, from stored matches: seats, cards, points. */
  statistics: publicProcedure
    .meta({ bots: true })
    .input(z.object({ game, seats, options, ladder: ladder.optional() }))
    .query(({ ctx, input }): Promise<WinStatistics> => ctx.services.matches.winStatistics(input)),
});
