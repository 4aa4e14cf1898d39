import { inBatches, type Query, type Database, type Statement } from '@quayside/db';
import { appendStatement, appendedIds, type AppendRequest } from './append-entries.ts';

/** Something to be stored: entries for a match's log, or a statement of its own about a match, which may be a new one. */
export type WriteRequest = { readonly append: AppendRequest } | { readonly id: string; readonly query: Query };

/** What it came to: rows; of entries one, where they were stored. */
type WriteResult = { readonly rows: readonly unknown[] } | { readonly error: unknown };

/** Rows are locked in one order, so that two processes never deadlock. */
const LOCK_MATCHES: Statement = {
  name: 'lock-matches',
  text: `select 1 from "match" where "id" = any(string_to_array($1, ',')) order by "id" for update`,
};

/**
 * Writes matches. All calls of one turn of the event loop become one call of `writeAll`: one transaction, one round trip and one
 * commit for any number of matches that are opened, joined, played and ended.
 */
export class BatchWriter {
  private readonly database: Database;
  private readonly write: (item: WriteRequest) => Promise<WriteResult>;

  constructor(database: Database) {
    this.database = database;
    // While one batch is being made durable, the next can be prepared.
    this.write = inBatches((items) => this.writeAll(items), { atOnce: database.driver === 'postgres' ? 2 : 1 });
  }

  /** What the database refuses to one write undoes all of the batch, so each is then tried alone. A retry writes nothing twice. */
  private async writeAll(items: readonly WriteRequest[]): Promise<WriteResult[]> {
    try {
      return await this.transact(items);
    } catch (error) {
      if (items.length === 1) throw error;
      return Promise.all(items.map((item) => this.writeAlone(item)));
    }
  }

  private async writeAlone(item: WriteRequest): Promise<WriteResult> {
    try {
      const [result] = await this.transact([item]);
      return result ?? { rows: [] };
    } catch (error) {
      return { error };
    }
  }

  /** One transaction: appends are one statement for all matches, everything else is a statement of its own. */
  private async transact(items: readonly WriteRequest[]): Promise<WriteResult[]> {
    const appends = items.flatMap((one) => ('append' in one ? one.append : []));
    const queries = items.flatMap((one) => ('query' in one ? one.query : []));
    if (appends.length > 0) queries.push(appendStatement(appends));
    const lock = queries.length > 1 ? [{ statement: LOCK_MATCHES, values: [items.map(idOf).join()] }] : [];
    const results = (await this.database.runAll([...lock, ...queries])).slice(lock.length);
    const appended = appendedIds(appends.length > 0 ? (results.pop() ?? []) : []);
    return items.map((one) => ({
      rows: 'query' in one ? (results.shift() ?? []) : appended.has(one.append.id) ? [one.append.id] : [],
    }));
  }

  /** False where the match is no longer at the revision of the request, and where it can't be stored. */
  async tryWrite(request: WriteRequest): Promise<boolean> {
    try {
      return rowsOf(await this.write(request)).length > 0;
    } catch {
      // The caller tries again on the locked row, and gets the error there.
      return false;
    }
  }

  /** A statement about one match. The asker says what a row looks like, as with every query. */
  async run<Row>(id: string, statement: Statement, values: Query['values']): Promise<readonly Row[]> {
    return rowsOf(await this.write({ id, query: { statement, values } })) as readonly Row[];
  }
}

const idOf = (item: WriteRequest): string => ('append' in item ? item.append.id : item.id);

function rowsOf(written: WriteResult): readonly unknown[] {
  if ('error' in written) throw written.error;
  return written.rows;
}
