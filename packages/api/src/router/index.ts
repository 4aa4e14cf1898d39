import { router } from '../trpc.ts';
import { games } from './games.ts';
import { match } from './match.ts';
import { session } from './session.ts';
import { tables } from './tables.ts';

export const appRouter = router({ session, games, tables, match });
export type AppRouter = typeof appRouter;
