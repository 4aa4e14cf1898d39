import { and, eq, sql } from 'drizzle-orm';
import type { Ranking } from '@quayside/bot-workers';
import type { BotPool } from '@quayside/bot-workers/pool';
import { seat } from '@quayside/db';
import { Refused } from '@quayside/engine/host';
import { MatchError } from '../errors.ts';
import { requirePlayer } from '../play/answer.ts';
import { botJob } from '../play/bots.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { Viewer } from '../types.ts';
import { refuseCopyOfRunning } from './fair-play.ts';

/** What a strong bot would answer now, for somebody who must decide. */
export interface Hint extends Ranking {
  /** The entry of the log after which it is good. */
  readonly seq: number;
}

/** A hint, from the asking seat's view alone. It is noted at the seat, for all at the table to see, before it is given. */
export async function giveHint(store: MatchStore, pool: BotPool, viewer: Viewer, id: string): Promise<Hint> {
  const snapshot = await store.read(id);
  const { running, seat: mine } = requirePlayer(snapshot, viewer);
  const { row } = snapshot;
  if (row.rated || row.dailyDeal !== null) throw new MatchError('hints-unrated');
  await refuseCopyOfRunning(store, viewer, { ...row, line: running.standing });
  const { seq } = running;
  const job = botJob(snapshot, { seat: mine, level: '' });
  const noted = await store.change(id, async (tx, now) => {
    const { running: current } = requirePlayer(now, viewer);
    if (current.seq !== seq || !now.row.due.includes(mine))
      throw new Refused('not-open', { key: 'core.refused.closed' });
    if (now.seats.some((one) => one.seat === mine && one.hints.includes(seq))) return null;
    await tx
      .update(seat)
      .set({ hints: sql`array_append(${seat.hints}, ${seq})` })
      .where(and(eq(seat.matchId, id), eq(seat.seat, mine)));
    return { reread: true };
  });
  const ranking = await pool.run({ ...job, kind: 'rank' }, 'hint');
  if (!ranking) throw new Refused('not-open', { key: 'core.refused.closed' });
  return { ...ranking, seq: noted.row.seq };
}
