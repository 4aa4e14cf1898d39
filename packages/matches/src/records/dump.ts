import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { archive, match, readLogs, seat, type Database } from '@quayside/db';
import { NATURE } from '@quayside/engine';
import { standing, type MatchRecord, type StandingAnswer } from '@quayside/engine/host';
import { entryOf } from '../store/match-snapshot.ts';
import type { EntryEvents } from '../store/running-match.ts';

/** So many matches are read at a time. */
const BATCH = 200;

/**
 * Every match that was begun, finished or not, as a record; `about` has its id and, where it was played out, the totals and what
 * happened: at the start, then at each answer of a seat, chance with the answer that brought it about. Unlike the record that
 * players get, it tells nothing of chance but what it has answered.
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
      const line = standing(log);
      const sheet = await db.select().from(seat).where(eq(seat.matchId, row.id)).orderBy(asc(seat.seat));
      yield {
        quayside: 1,
        game: row.game,
        version: row.version,
        seats: sheet.length,
        options: row.options,
        answers: line.map(({ seat: by, key, answer }) => [by, key, answer] as const),
        about: {
          match: row.id,
          ...(row.ending === 'finished'
            ? { totals: sheet.map((one) => one.total), events: await eventsOf(db, row.id, line) }
            : {}),
        },
      };
    }
  }
}

/** What happened in a finished match, answer by answer; not what was taken back. */
async function eventsOf(db: Database['db'], id: string, line: readonly StandingAnswer[]) {
  const [kept] = await db.select({ events: archive.events }).from(archive).where(eq(archive.matchId, id));
  // `finish` wrote it.
  const entries = new Map(((kept?.events ?? []) as readonly EntryEvents[]).map(({ seq, events }) => [seq, events]));
  const answers = line.filter(({ seat: by }) => by !== NATURE);
  return [0, ...answers.map(({ seq }) => seq)].map((seq) => entries.get(seq) ?? []);
}
