import { inBatches, type Asked, type Database, type Statement } from '@quayside/db';
import { appendStatement, appendedIds, type AppendRequest } from './append-entries.ts';

/** Something to be stored: entries for a match's log, or a statement of its own about a match, which may be a new one. */
type WriteRequest = { readonly append: AppendRequest } | { readonly id: string; readonly query: Asked };

/** What it came to: rows; of entries one, where they were stored. */
type WriteResult = { readonly rows: readonly unknown[] } | { readonly error: unknown };

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
export class BatchWriter {
  private readonly write: (item: WriteRequest) => Promise<WriteResult>;

  constructor(database: Database) {
    const together = async (items: readonly WriteRequest[]): Promise<WriteResult[]> => {
      const append = items.flatMap((one) => ('append' in one ? one.append : []));
      const query = items.flatMap((one) => ('query' in one ? one.query : []));
      if (append.length > 0) query.push(appendStatement(append));
      const hold = query.length > 1 ? [{ statement: HOLD, values: [items.map(idOf).join()] }] : [];
      const answers = (await database.runAll([...hold, ...query])).slice(hold.length);
      const moved = appendedIds(append.length > 0 ? (answers.pop() ?? []) : []);
      return items.map((one) => ({
        rows: 'query' in one ? (answers.shift() ?? []) : moved.has(one.append.id) ? [one.append.id] : [],
      }));
    };
    const alone = (item: WriteRequest): Promise<WriteResult> =>
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
  async append(append: AppendRequest): Promise<boolean> {
    try {
      return rowsOf(await this.write({ append })).length > 0;
    } catch {
      // Whoever looks at what is stored, and tries again, is told what is wrong.
      return false;
    }
  }

  /** A statement about one match. The asker says what a row looks like, as with every query. */
  async run<Row>(id: string, statement: Statement, values: Asked['values']): Promise<readonly Row[]> {
    return rowsOf(await this.write({ id, query: { statement, values } })) as readonly Row[];
  }
}

const idOf = (item: WriteRequest): string => ('append' in item ? item.append.id : item.id);

function rowsOf(written: WriteResult): readonly unknown[] {
  if ('error' in written) throw written.error;
  return written.rows;
}
