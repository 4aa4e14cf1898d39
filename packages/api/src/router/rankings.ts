import { z } from 'zod';
import type { Best, Page, Season, Standing } from '@quayside/matches';
import { publicProcedure, router } from '../trpc.ts';
import { after, game, ladder, limit, options } from './input.ts';

/** Year and quarter. */
const season = z.string().regex(/^\d{4}-[1-4]$/);

export const rankings = router({
  /** The best of a game's ladder: among people, or with bots; of all time, or of a season, in which everybody starts anew. */
  list: publicProcedure
    .meta({ bots: true })
    .input(z.object({ game, ladder: ladder.optional(), season: season.optional(), after, limit }))
    .query(({ ctx, input }): Promise<Page<Standing>> => ctx.services.matches.rankings(input)),

  /** The seasons of a game, the present one first. */
  seasons: publicProcedure
    .meta({ bots: true })
    .input(z.object({ game }))
    .query(({ ctx, input }): Promise<Season[]> => ctx.services.matches.seasons(input.game)),

  /** Best results alone at a table, per set-up; with a day, of that day's deal. */
  solo: publicProcedure
    .meta({ bots: true })
    .input(z.object({ game: game.optional(), options, day: z.iso.date().optional(), after, limit }).default({}))
    .query(({ ctx, input }): Promise<Page<Best>> => ctx.services.matches.best(ctx.account?.id ?? null, input)),
});
