import { router } from '../trpc.ts';
import { games } from './games.ts';
import { history } from './history.ts';
import { live } from './live.ts';
import { match } from './match.ts';
import { pairing } from './pairing.ts';
import { rankings } from './rankings.ts';
import { session } from './session.ts';
import { tables } from './tables.ts';

export const appRouter = router({ session, games, tables, pairing, match, live, history, rankings });
export type AppRouter = typeof appRouter;
