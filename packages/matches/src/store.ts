import { inBatches, type Asked, type Database, type Statement } from '@quayside/db';
import { appendAll, appendedIn, type Appended } from './append.ts';

/** Something to be stored: entries for a match's log, or a statement of its own about a match, which may be a new one. */
type Write = { readonly appended: Appended } | { readonly id: string; readonly asked: Asked };

/** What it came to: rows; of entries one, where they were stored. */
type Written = { readonly rows: readonly unknown[] } | { readonly error: unknown };

/** The matches' rows are taken in one order, so that two processes never wait for each other in a circle. */
const HOLD: Statement = {
  name: 'hold-matches',
  text: `select 1 from "match" where "id" = any(string_to_array($1, ',')) order by "id" for update`,
};

/**
 * The one door to what matches are stored in. All that comes to it in one moment is one transaction: one trip to the database and
 * one commit for any number of matches that are opened, joined, played and ended. Much of what a commit costs, waking others above
 * all, it costs once.
 */
export class Store {
  private readonly write: (item: Write) => Promise<Written>;

  constructor(database: Database) {
    const together = async (items: readonly Write[]): Promise<Written[]> => {
      const appended = items.flatMap((one) => ('appended' in one ? one.appended : []));
      const asked = items.flatMap((one) => ('asked' in one ? one.asked : []));
      if (appended.length > 0) asked.push(appendAll(appended));
      const hold = asked.length > 1 ? [{ statement: HOLD, values: [items.map(idOf).join()] }] : [];
      const answers = (await database.runAll([...hold, ...asked])).slice(hold.length);
      const moved = appendedIn(appended.length > 0 ? (answers.pop() ?? []) : []);
      return items.map((one) => ({
        rows: 'asked' in one ? (answers.shift() ?? []) : moved.has(one.appended.id) ? [one.appended.id] : [],
      }));
    };
    const alone = (item: Write): Promise<Written> =>
      together([item]).then(
        ([written]) => written ?? { rows: [] },
        (error: unknown) => ({ error }),
      );
    this.write = inBatches(
      async (items) => {
        try {
          return await together(items);
        } catch (error) {
          // What is refused to one is done for none: each is tried alone, and told what is wrong with it. Where only the answer was
          // lost, the match has moved on and nothing is done twice.
          if (items.length === 1) throw error;
          return Promise.all(items.map(alone));
        }
      },
      // While one group is being made durable, the next can be prepared.
      { atOnce: database.driver === 'postgres' ? 2 : 1 },
    );
  }

  /** Adds to a log; false where the match does not stand where it was believed to, and where it can't be stored. */
  async append(appended: Appended): Promise<boolean> {
    try {
      return rowsOf(await this.write({ appended })).length > 0;
    } catch {
      // Whoever looks at what is stored, and tries again, is told what is wrong.
      return false;
    }
  }

  /** A statement about one match. The asker says what a row looks like, as with every query. */
  async run<Row>(id: string, statement: Statement, values: Asked['values']): Promise<readonly Row[]> {
    return rowsOf(await this.write({ id, asked: { statement, values } })) as readonly Row[];
  }
}

const idOf = (item: Write): string => ('appended' in item ? item.appended.id : item.id);

function rowsOf(written: Written): readonly unknown[] {
  if ('error' in written) throw written.error;
  return written.rows;
}
