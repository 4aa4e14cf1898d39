import { sql } from 'drizzle-orm';
import { analysis, dailyBenchmark, type Db } from '@quayside/db';

/** Tables of what is worked out in the background, by any process. */
type Tasks = typeof analysis | typeof dailyBenchmark;

/** A task on which nobody has worked for so long has lost its process. */
const ORPHANED_SECONDS = 30;

const idOf = (tasks: Tasks) => ('matchId' in tasks ? tasks.matchId : tasks.dailyDeal);

/** Takes the task that has waited longest; null where none waits. */
export async function claimTask(db: Db, tasks: Tasks): Promise<string | null> {
  const id = sql.identifier(idOf(tasks).name);
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${tasks} set "status" = 'working', "updated" = now() where ${id} = (
      select ${id} from ${tasks}
      where "status" = 'waiting' or ("status" = 'working' and "updated" < now() - make_interval(secs => ${ORPHANED_SECONDS}))
      order by "requested" limit 1 for update skip locked
    ) returning ${id} as "id"`);
  return rows[0]?.id ?? null;
}
