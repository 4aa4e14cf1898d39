import { randomUUID } from 'node:crypto';
import { asc, gt, lt, max, sql } from 'drizzle-orm';
import { heartbeat, outage, type Db } from '@quayside/db';
import { eitherPaused, type Pauses } from './pauses.ts';

/** Where no process has been alive for so long, nobody could play. */
const OUTAGE_MS = 20_000;
/** So long after an outage no clock runs, so that everybody can come back. */
const GRACE_MS = 600_000;
/** No move takes so long that an older outage matters: 31 days in hours that are a third of a day. */
const KEPT_MS = 120 * 86_400_000;
const LOCK = 7_260_412;

/** Tells outages of all processes from the death of one: every process says regularly that it is alive. */
export class Heartbeat {
  private readonly db: Db;
  private readonly now: () => Date;
  private readonly id = randomUUID();

  constructor(db: Db, now: () => Date) {
    this.db = db;
    this.now = now;
  }

  /** Says that this process is alive. Answers with all times in which no clock ran; the first after an outage has noted it. */
  async beat(): Promise<Pauses> {
    return this.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      const now = this.now();
      const [last] = await tx.select({ seen: max(heartbeat.seen) }).from(heartbeat);
      if (last?.seen && now.getTime() - last.seen.getTime() > OUTAGE_MS) {
        await tx.insert(outage).values({ started: last.seen, ended: new Date(now.getTime() + GRACE_MS) });
        await tx.delete(heartbeat).where(lt(heartbeat.seen, now));
      }
      const alive = { process: this.id, seen: now };
      await tx.insert(heartbeat).values(alive).onConflictDoUpdate({ target: heartbeat.process, set: alive });
      const rows = await tx
        .select()
        .from(outage)
        .where(gt(outage.ended, new Date(now.getTime() - KEPT_MS)))
        .orderBy(asc(outage.started));
      // An outage may begin in the time after another: none is counted twice.
      return [
        ...eitherPaused(
          rows.map(({ started, ended }) => [started.getTime(), ended.getTime()] as const),
          [],
        ),
      ];
    });
  }
}
