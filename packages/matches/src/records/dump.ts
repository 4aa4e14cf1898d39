import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { match, readLogs, seat, type Database } from '@quayside/db';
import { standing, type MatchRecord } from '@quayside/engine/host';
import { entryOf } from '../store/match-snapshot.ts';

/** So many matches are read at a time. */
const BATCH = 200;

/**
 * Every match that was begun, finished or not, as a record; `about` has its id and, where it was played out, the totals. Unlike the
 * record that players get, it tells nothing of chance but what it has answered.
 */
export async function* dumpRecords({ db }: Database): AsyncGenerator<MatchRecord> {
  for (let after = ''; ;) {
    const rows = await db
      .select()
      .from(match)
      .where(and(gt(match.id, after), ne(match.status, 'waiting')))
      .orderBy(asc(match.id))
      .limit(BATCH);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const logs = await readLogs(
      db,
      rows.map((one) => one.id),
    );
    for (const row of rows) {
      const log = (logs.get(row.id) ?? []).map(entryOf);
      if (log.length === 0) continue;
      const sheet = await db.select().from(seat).where(eq(seat.matchId, row.id)).orderBy(asc(seat.seat));
      yield {
        quayside: 1,
        game: row.game,
        version: row.version,
        seats: sheet.length,
        options: row.options,
        answers: standing(log).map(({ seat: by, key, answer }) => [by, key, answer] as const),
        about: { match: row.id, ...(row.ending === 'finished' ? { totals: sheet.map((one) => one.total) } : {}) },
      };
    }
  }
}
