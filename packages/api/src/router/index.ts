import { router } from '../trpc.ts';
import { admin } from './admin.ts';
import { chat } from './chat.ts';
import { friends } from './friends.ts';
import { games } from './games.ts';
import { history } from './history.ts';
import { live } from './live.ts';
import { match } from './match.ts';
import { notifications } from './notifications.ts';
import { pairing } from './pairing.ts';
import { profile } from './profile.ts';
import { rankings } from './rankings.ts';
import { session } from './session.ts';
import { tables } from './tables.ts';

export const appRouter = router({
  session,
  games,
  tables,
  pairing,
  match,
  live,
  history,
  rankings,
  profile,
  friends,
  chat,
  notifications,
  admin,
});
export type AppRouter = typeof appRouter;
