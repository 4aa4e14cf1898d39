import { z } from 'zod';
import type { Benchmark, BotStanding, LadderStanding, Page, Season, SoloBest } from '@quayside/matches';
import { publicProcedure, router } from '../trpc.ts';
import { after, game, ladder, limit, options } from './input.ts';

/** Year and quarter. */
const season = z.string().regex(/^\d{4}-[1-4]$/);

export const rankings = router({
  /** A page of a game's ladder: among people or with bots, of all time or of a season. */
  list: publicProcedure
    .meta({ bots: true })
    .input(z.object({ game, ladder: ladder.optional(), season: season.optional(), after, limit }))
    .query(({ ctx, input }): Promise<Page<LadderStanding>> => ctx.services.matches.rankings(input)),

  /** How strong the bots of a game have proved to be in rated matches; one that was trained anew is another. */
  bots: publicProcedure
    .meta({ bots: true })
    .input(z.object({ game }))
    .query(({ ctx, input }): Promise<BotStanding[]> => ctx.services.matches.botRankings(input.game)),

  /** The seasons of a game, the present one first. */
  seasons: publicProcedure
    .meta({ bots: true })
    .input(z.object({ game }))
    .query(({ ctx, input }): Promise<Season[]> => ctx.services.matches.seasons(input.game)),

  /** What the strongest bot made of a daily deal: for those who have played it, and for all once it is over; null before. */
  dailyBenchmark: publicProcedure
    .meta({ bots: true })
    .input(z.object({ game: game.optional(), options, day: z.iso.date().optional() }).default({}))
    .query(({ ctx, input }): Promise<Benchmark | null> =>
      ctx.services.matches.benchmark(ctx.account?.id ?? null, input),
    ),

  /** Best results alone at a table, per set-up; with a day, of that day's deal. */
  solo: publicProcedure
    .meta({ bots: true })
    .input(z.object({ game: game.optional(), options, day: z.iso.date().optional(), after, limit }).default({}))
    .query(({ ctx, input }): Promise<Page<SoloBest>> => ctx.services.matches.best(ctx.account?.id ?? null, input)),
});
