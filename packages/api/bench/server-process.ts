// Our server as it is shipped, and its messages to the process that measures it.
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { account, session } from '@quayside/db';
import { randomFrom, sample } from '@quayside/engine/host';
import { createApiHandler, createServices } from '../src/index.ts';
import type { MatchView } from '@quayside/matches';
import { RateLimit } from '../src/rate-limit.ts';
import type { ResourceUse } from './bench-server.ts';
import { replayLogs } from './replay-logs.ts';

const [url = '', dir = 'memory:'] = process.argv.slice(2);
const report = (error: unknown) => process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
const services = await createServices({ url, dir, report });
const { db } = services.database;
const api = createApiHandler(services, { report });
const server = createServer((request, response) => {
  if (!api(request, response)) response.writeHead(404).end();
});

/** Signed-in accounts, made past the rate limit of sign-in. */
async function people(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomBytes(9).toString('base64url'));
  await db.insert(account).values(ids.map((id) => ({ id, name: `Player ${id.slice(0, 4)}` })));
  const expires = new Date(Date.now() + 86_400_000);
  await db.insert(session).values(ids.map((id) => ({ id: `s-${id}`, token: `t-${id}`, accountId: id, expires })));
  return ids.map((id) => services.auth.sessionCookie(`t-${id}`, false).split(';')[0] ?? '');
}

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const use = async (): Promise<ResourceUse> => ({ cpu: spent(), databaseCpu: await databaseCpu() });

function heap(): number {
  (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Seconds of processor time of all processes of the database's server, where this system tells. */
async function databaseCpu(): Promise<number> {
  if (services.database.driver !== 'postgres') return 0;
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  try {
    const stat = (pid: string | number) => {
      const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      const [own, gone] = [11, 13].map((at) => Number(fields[at]) + Number(fields[at + 1]));
      return { parent: fields[1] ?? '', ticks: own ?? 0, gone: gone ?? 0 };
    };
    const { parent } = stat(rows[0]?.pid ?? 0);
    const ticks = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        try {
          const one = stat(pid);
          return one.parent === parent ? [one.ticks] : [];
        } catch {
          return []; // gone meanwhile
        }
      });
    // Connections come and go; what those that are gone have used is on their parent's account.
    const main = stat(parent);
    return ticks.reduce((sum, n) => sum + n, main.ticks + main.gone) / 100;
  } catch {
    return 0;
  }
}

const TABLES = ['match', 'seat', 'entry', 'archive'];

/** Bytes that finished matches take on disk with their indexes, each on average. */
async function stored({ game, seats, count }: { game: string; seats: number; count: number }) {
  const size = async () => {
    for (const table of TABLES) await db.execute(sql.raw(`vacuum "${table}"`));
    const { rows } = await db.execute<{ bytes: string }>(
      sql.raw(
        `select sum(pg_total_relation_size('"' || name || '"')) as bytes from unnest(array['${TABLES.join("','")}']) name`,
      ),
    );
    return Number(rows[0]?.bytes);
  };
  const ids = Array.from({ length: seats }, () => randomBytes(9).toString('base64url'));
  await db.insert(account).values(ids.map((id) => ({ id, name: id })));
  const before = await size();
  let answers = 0;
  for (let i = 0; i < count; i++) answers += await playThrough(game, ids, randomFrom(`stored ${i}`));
  return { bytes: ((await size()) - before) / count, answers: answers / count };
}

async function playThrough(game: string, ids: readonly string[], random: () => number): Promise<number> {
  const [host = '', ...others] = ids;
  const { id } = await services.matches.create(host, { game, seats: ids.length });
  for (const other of others) await services.matches.join(other, id);
  let { due, status } = await services.matches.start(host, id);
  let answers = 0;
  while (status !== 'over') {
    const who = ids[due[0] ?? 0] ?? host;
    const decision = (await services.matches.view(who, id)).decisions.find((one) => one.due);
    if (!decision) throw new Error(`nobody has to decide in ${game}`);
    const answer = {
      match: id,
      decision: decision.id,
      idempotencyKey: String(answers++),
      answer: sample(decision.offer, random),
    };
    await services.matches.answer(who, answer);
    ({ due, status } = await services.matches.table(host, id));
  }
  return answers;
}

let botsEnd = new AbortController();

/** Lets so many tables of a person against three merchants go on until it is called again; the person answers at once, at random. */
async function bots({ tables }: { tables: number }): Promise<null> {
  botsEnd.abort();
  botsEnd = new AbortController();
  const ids = Array.from({ length: tables }, () => randomBytes(9).toString('base64url'));
  if (tables > 0) await db.insert(account).values(ids.map((id) => ({ id, name: id })));
  for (const id of ids) void playAgainstBots(id, randomFrom(id), botsEnd.signal).catch(report);
  return null;
}

/** The person follows the match as pages do: by its updates, and with what each answer comes back with. */
async function playAgainstBots(person: string, random: () => number, end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    const wanted = { game: 'le-havre', seats: 4, bots: ['merchant', 'merchant', 'merchant'] };
    const { id } = await services.matches.create(person, wanted);
    await services.matches.start(person, id);
    let given = 0;
    for await (const update of services.matches.updates(person, id, -1, end)) {
      let { view } = update;
      for (let due = dueIn(view); due && !end.aborted; due = dueIn(view)) {
        const answer = sample(due.offer, random);
        const one = { match: id, decision: due.id, idempotencyKey: String(given++), answer };
        ({ view } = await services.matches.answer(person, one));
      }
      if (view?.over) break;
    }
  }
}

const dueIn = (view: MatchView | null) => view?.decisions.find((one) => one.due);

/** Nanoseconds of processor time that counting one call takes: of somebody signed in, among many callers. */
function limiter({ calls, callers }: { calls: number; callers: number }): number {
  let now = 0;
  const limit = new RateLimit(() => now++);
  const all = Array.from({ length: callers }, (_, i) => ({
    account: { id: `account-${i}`, name: 'Ann', guest: true },
    client: { address: `198.51.${i >> 8}.${i & 255}`, agent: '', language: 'en' as const, url: '' },
  }));
  const charge = (n: number) => {
    for (let i = 0; i < n; i++) limit.charge(all[i % callers] as (typeof all)[number], 'match.answer');
  };
  charge(callers * 10);
  const before = spent();
  charge(calls);
  return ((spent() - before) * 1e9) / calls;
}

type Command = { n: number } & (
  | { what: 'people'; count: number }
  | { what: 'bots'; tables: number }
  | { what: 'use' }
  | { what: 'heap' }
  | { what: 'listeners' }
  | { what: 'replay' }
  | { what: 'limiter'; calls: number; callers: number }
  | { what: 'stored'; game: string; seats: number; count: number }
);
async function answerTo(asked: Command): Promise<unknown> {
  switch (asked.what) {
    case 'people':
      return people(asked.count);
    case 'bots':
      return bots(asked);
    case 'use':
      return use();
    case 'heap':
      return heap();
    case 'listeners':
      return services.matches.listeners;
    case 'replay':
      return replayLogs(services.database);
    case 'limiter':
      return limiter(asked);
    case 'stored':
      return stored(asked);
  }
}
process.on('message', (asked: Command) => {
  void answerTo(asked)
    .then((answer) => process.send?.({ n: asked.n, answer }))
    .catch((error: unknown) => {
      report(error);
      process.send?.({ n: asked.n, error: String(error) });
    });
});
process.on('disconnect', () => process.exit());
// The measuring side keeps its connections; one that is closed just as it is used again would end the run.
server.keepAliveTimeout = 0;
// Listening on a port, so the address is one of those.
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
