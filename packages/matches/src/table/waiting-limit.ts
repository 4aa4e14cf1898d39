import { inBatches, type Database, type Statement } from '@quayside/db';
import { MatchError } from '../errors.ts';
import { KeyedQueue } from '../store/keyed-queue.ts';

/** At so many tables that wait a person may sit at once, be they opened or joined. */
const MOST_WAITING = 10;

const COUNT: Statement = {
  name: 'count-waiting-tables',
  text: `
    select "s"."account_id" as "person", count(*)::int as "tables"
    from "seat" "s" join "match" "m" on "m"."id" = "s"."match_id"
    where "s"."account_id" = any($1) and "s"."ended" is null and "m"."status" = 'waiting' group by 1`,
};

/**
 * Keeps one person from filling the lobby. A person's tables are opened and joined one after the other in each process, so that
 * many calls at once are no way around; several processes may let one too many through in the same moment, never many.
 */
export class WaitingLimit {
  private readonly queue = new KeyedQueue();
  private readonly count: (person: string) => Promise<number>;

  constructor(database: Database) {
    this.count = inBatches(async (people: readonly string[]) => {
      const rows = await database.run<{ person: string; tables: number }>(COUNT, [people]);
      const found = new Map(rows.map(({ person, tables }) => [person, tables]));
      return people.map((person) => found.get(person) ?? 0);
    });
  }

  /** Lets somebody sit down at one more table that waits; refuses where there are too many. */
  sitDown<T>(person: string, sit: () => Promise<T>): Promise<T> {
    return this.queue.run(person, async () => {
      if ((await this.count(person)) >= MOST_WAITING) throw new MatchError('too-many-tables', { most: MOST_WAITING });
      return sit();
    });
  }
}
