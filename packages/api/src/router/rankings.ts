import { z } from 'zod';
import type { Best, Page, Standing } from '@quayside/matches';
import { anybody, router } from '../trpc.ts';
import { after, game, limit, options } from './input.ts';

export const rankings = router({
  /** The best of a game's ladder: among people, or with bots. */
  list: anybody
    .input(z.object({ game, ladder: z.enum(['people', 'bots']).optional(), after, limit }))
    .query(({ ctx, input }): Promise<Page<Standing>> => ctx.house.matches.rankings(input)),

  /** Best results alone at a table, per set-up; with a day, of that day's deal. */
  solo: anybody
    .input(z.object({ game: game.optional(), options, day: z.iso.date().optional(), after, limit }).default({}))
    .query(({ ctx, input }): Promise<Page<Best>> => ctx.house.matches.best(ctx.account?.id ?? null, input)),
});
