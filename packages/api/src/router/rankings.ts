import { z } from 'zod';
import type { Page, Standing } from '@quayside/matches';
import { anybody, router } from '../trpc.ts';
import { after, game, limit } from './input.ts';

export const rankings = router({
  /** The best of a game's ladder: among people, or with bots. */
  list: anybody
    .input(z.object({ game, ladder: z.enum(['people', 'bots']).optional(), after, limit }))
    .query(({ ctx, input }): Promise<Page<Standing>> => ctx.house.matches.rankings(input)),
});
