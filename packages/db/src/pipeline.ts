import { types, type Connection, type PoolClient, type Submittable } from 'pg';
import type { Query, Statement } from './client.ts';

/** What a prepared statement answers: its columns, and how each is read. */
type Columns = readonly { readonly name: string; readonly read: (text: string) => unknown }[];

/** The driver names the usual types of the database; it knows all by their number. */
const readerOf: (type: number) => Columns[number]['read'] = types.getTypeParser;

/** What each connection has prepared. */
const prepared = new WeakMap<PoolClient, Map<string, Columns>>();

/**
 * Several statements in one transaction. What the connection knows already is sent in one piece and without a question in between,
 * so that all of it is one trip, one commit and, on both sides, one time to wake up.
 */
export async function runPipelined(client: PoolClient, asked: readonly Query[]): Promise<unknown[][]> {
  const known = prepared.get(client);
  const columns = asked.map(({ statement }) => known?.get(statement.name));
  if (!columns.every((one) => one !== undefined)) return oneByOne(client, asked);
  return new Promise((resolve, reject) => {
    client.query(new PipelinedQuery(asked, columns, resolve, reject));
  });
}

/** The same the plain way, which prepares the statements. */
async function oneByOne(client: PoolClient, asked: readonly Query[]): Promise<unknown[][]> {
  await client.query('begin');
  try {
    const answers: unknown[][] = [];
    for (const { statement, values } of asked) answers.push(await prepare(client, statement, values));
    await client.query('commit');
    return answers;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function prepare(client: PoolClient, { name, text }: Statement, values: Query['values']): Promise<unknown[]> {
  const { rows, fields } = await client.query({ name, text, values: [...values] });
  const known = prepared.get(client) ?? new Map<string, Columns>();
  prepared.set(client, known);
  const columns = fields.map((one) => ({ name: one.name, read: readerOf(one.dataTypeID) }));
  known.set(name, columns);
  return rows;
}

/** A question to the driver that consists of several: all are answered when the last one is, or none. */
class PipelinedQuery implements Submittable {
  private readonly asked: readonly Query[];
  private readonly columns: readonly Columns[];
  private readonly resolve: (answers: unknown[][]) => void;
  private readonly reject: (error: Error) => void;
  private readonly answers: unknown[][] = [[]];

  constructor(
    asked: readonly Query[],
    columns: readonly Columns[],
    resolve: PipelinedQuery['resolve'],
    reject: PipelinedQuery['reject'],
  ) {
    this.asked = asked;
    this.columns = columns;
    this.resolve = resolve;
    this.reject = reject;
  }

  submit(connection: Connection): void {
    connection.stream.cork();
    for (const { statement, values } of this.asked) {
      connection.bind({ statement: statement.name, values: values.map(written) }, true);
      connection.execute(null, true);
    }
    // Whatever comes before it is one transaction.
    connection.sync();
    connection.stream.uncork();
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const row: { [name: string]: unknown } = {};
    const at = this.answers.length - 1;
    this.columns[at]?.forEach(({ name, read }, i) => {
      const text = fields[i] ?? null;
      row[name] = text === null ? null : read(text);
    });
    this.answers[at]?.push(row);
  }

  handleCommandComplete(): void {
    if (this.answers.length < this.asked.length) this.answers.push([]);
  }

  handleReadyForQuery(): void {
    this.resolve(this.answers);
  }

  handleError(error: Error): void {
    this.reject(error);
  }
}

const written = (value: string | number | boolean | null): string | null => (value === null ? null : String(value));
