import { archive, match, readLog, type Database } from '@quayside/db';
import { eq } from 'drizzle-orm';
import type { Answer, State } from '@quayside/engine';
import { stateText, type Entry } from '@quayside/engine/host';
import { loadEdition } from '@quayside/games';

/** Plays the log of every match of a database from the start: a finished one must come to its stored state, a running one to its due seats. */
export async function replayLogs({ db }: Database): Promise<{ matches: number; broken: string[] }> {
  const rows = await db.select().from(match);
  const broken: string[] = [];
  let matches = 0;
  for (const row of rows) {
    if (row.status === 'waiting' || row.ending === 'cancelled') continue;
    matches++;
    const { core, game } = await loadEdition(row.game, row.version);
    const log = (await readLog(db, row.id)).map((one): Entry =>
      one.kind === 'answer'
        ? // As it was accepted and stored.
          { kind: 'answer', seat: one.seat, key: one.decisionKey ?? '', answer: one.answer as Answer }
        : one.kind === 'undo'
          ? { kind: 'undo', to: one.undoTo ?? 0, by: one.seat }
          : { kind: 'seat', seat: one.seat, who: one.holder ?? '' },
    );
    const setup = core.readSetup(game, row.maxSeats, row.options);
    try {
      const { state } = core.replay(game, setup, core.standing(log));
      const [kept] = await db.select().from(archive).where(eq(archive.matchId, row.id));
      const same =
        row.status === 'over' && kept
          ? // What `finish` wrote.
            stateText(kept.state as State) === stateText(state)
          : core.dueSeats(state).join() === row.due.join();
      if (!same) broken.push(row.id);
    } catch {
      broken.push(row.id);
    }
  }
  return { matches, broken };
}
