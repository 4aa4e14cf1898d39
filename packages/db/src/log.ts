import { asc, inArray } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';
import { archive, entry, ENTRY_KINDS } from './schema/index.ts';

/** An entry of a match's log, wherever it is stored. */
export type LogRow = Omit<typeof entry.$inferSelect, 'matchId'>;

/** How an entry stands in the archive: a list, written by the database itself when the match ends. */
type ArchivedEntry = readonly [
  kind: (typeof ENTRY_KINDS)[number],
  seat: number,
  decisionKey: string | null,
  answer: unknown,
  idempotencyKey: string | null,
  barrier: boolean,
  undoTo: number | null,
  holder: string | null,
  created: number,
];

/** The SQL for that list, from a row with an entry's columns. */
export const archivedEntry = (row: string): string =>
  `json_build_array(${['kind', 'seat', 'decision_key', 'answer', 'idempotency_key', 'barrier', 'undo_to', 'holder']
    .map((name) => `"${row}"."${name}"`)
    .join(', ')}, (extract(epoch from "${row}"."created") * 1000)::bigint)`;

/** The logs of these matches, whether they still run or are over. */
export async function readLogs(db: Db | Tx, matches: readonly string[]): Promise<Map<string, LogRow[]>> {
  const logs = new Map<string, LogRow[]>(matches.map((id) => [id, []]));
  if (matches.length === 0) return logs;
  const ids = [...matches];
  const kept = await db
    .select({ id: archive.matchId, log: archive.log })
    .from(archive)
    .where(inArray(archive.matchId, ids));
  for (const { id, log } of kept) logs.set(id, unpacked(log));
  const rows = await db.select().from(entry).where(inArray(entry.matchId, ids)).orderBy(asc(entry.seq));
  for (const { matchId, ...row } of rows) logs.get(matchId)?.push(row);
  return logs;
}

export async function readLog(db: Db | Tx, match: string): Promise<LogRow[]> {
  return (await readLogs(db, [match])).get(match) ?? [];
}

function unpacked(log: unknown): LogRow[] {
  // Written by `archivedEntry` only; a match that never started has none.
  const entries = (log ?? []) as readonly ArchivedEntry[];
  return entries.map(([kind, seat, decisionKey, answer, idempotencyKey, barrier, undoTo, holder, created], i) => ({
    seq: i + 1,
    kind,
    seat,
    decisionKey,
    answer,
    idempotencyKey,
    barrier,
    undoTo,
    holder,
    created: new Date(created),
  }));
}
