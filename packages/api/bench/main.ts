// What the server can bear: `pnpm bench:server [--only pglite,postgres,boardgame.io] [--seconds n] [--loads 200:100,200:all,200:25:20] [--json]`.
// Everything happens on this machine's own loopback address and ends by itself.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { randomFrom } from '@quayside/engine/host';
import { openDatabase } from '@quayside/db';
import { startPostgres } from '@quayside/db/testing/server';
import { bundleServer } from './bundle-server.ts';
import { ChildServer } from './child-server.ts';
import { measure, openSlots, type Load, type LoadResult } from './load.ts';
import { QuaysideServer } from './quayside-server.ts';
import { SeveralServers } from './several-servers.ts';
import {
  heading,
  loadLine,
  limiterLine,
  memoryLine,
  storedLine,
  targets,
  type BenchReport,
  type StorageUse,
} from './report.ts';
import type { BenchMatch, BenchServer, ResourceUse } from './bench-server.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'pglite,postgres,boardgame.io' },
    seconds: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
    /** Which loads: matches, answers a second or `all` the matches can give, and tables with bots beside them. */
    loads: { type: 'string', default: '1:all,50:all,200:all,1:10,50:25,200:25,200:25:20,200:100,200:100:20' },
    /** Of Node, for our own server: a profile, say. */
    flags: { type: 'string', default: '' },
    'no-storage': { type: 'boolean', default: false },
    /** With PostgreSQL: numbers of processes on one database, `1,2,3`; instead of the usual run. */
    processes: { type: 'string', default: '' },
  },
});
const seconds = Math.min(60, Math.max(1, Number(values.seconds)));
const only = values.only.split(',');
const say = (text: string) => process.stderr.write(`${text}\n`);

const folder = mkdtempSync(path.join(os.tmpdir(), 'quayside-bench-server-'));
let program = '';
const peers = path.resolve(import.meta.dirname, '../../../bench-peers');

/** The same for every subject, so that they can be compared. */
const loads = values.loads.split(',').map((text): Load => {
  const [matches, wanted, bots = 0] = text.split(':');
  return { matches: Number(matches), wanted: wanted === 'all' ? null : Number(wanted), bots: Number(bots), seconds };
});

/** With which the server is started; see `start` of the web app. */
const SHIPPED = ['--max-semi-space-size=64'];

/**
 * A server that has run for a while writes its log over old files of it. A new one makes each file when it needs it, 16 MB of
 * nothing, and all commits wait until they are on the disk, a quarter of a second here.
 */
async function runIn(url: string): Promise<void> {
  const { db, close } = await openDatabase({ url });
  for (let i = 0; i < 6; i++) {
    await db.execute(sql`select pg_logical_emit_message(true, 'bench', 'so that there is something in it')`);
    await db.execute(sql`select pg_switch_wal()`);
  }
  await db.execute(sql`checkpoint`);
  await close();
}

async function bench(subject: BenchServer): Promise<{ memory: number; loads: LoadResult[] }> {
  say(`\n${subject.name}\n${heading}`);
  const measured: LoadResult[] = [];
  // What is not warm yet is measured by nobody.
  await measure(subject, { matches: 20, wanted: null, bots: 0, seconds: Math.min(seconds, 5) });
  for (const load of loads) {
    if (load.bots > 0 && !subject.playBots) continue;
    const one = await measure(subject, load);
    measured.push(one);
    say(loadLine(one));
  }
  // Those who have just left are gone from the server a moment later.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const before = await subject.heap();
  const places = await openSlots(subject, 200);
  const memory = ((await subject.heap()) - before) / 200;
  for (const place of places) place.close();
  say(memoryLine(memory));
  return { memory, loads: measured };
}

async function ours(name: string, words: readonly string[]): Promise<void> {
  const child = new ChildServer(program, words, [...SHIPPED, ...(values.flags === '' ? [] : values.flags.split(' '))]);
  await child.ready();
  const subject = new QuaysideServer(name, child);
  const stored: StorageUse[] = [];
  if (!values['no-storage'])
    for (const one of [
      { game: 'tidewater', seats: 4, count: 20 },
      { game: 'le-havre', seats: 5, count: 5 },
    ]) {
      stored.push({ ...one, ...(await child.ask<{ bytes: number; answers: number }>({ what: 'stored', ...one })) });
      say(storedLine(stored.at(-1) as StorageUse));
    }
  const limiter = await child.ask<number>({ what: 'limiter', calls: 2_000_000, callers: 10_000 });
  say(limiterLine(limiter));
  try {
    report.subjects.push({ name, ...(await bench(subject)), stored, limiter });
  } finally {
    await subject.close();
  }
}

/** Processes that share a database, to see what the next one brings. */
async function several(url: string, count: number): Promise<void> {
  const children = Array.from({ length: count }, () => new ChildServer(program, [url, 'memory:'], SHIPPED));
  await Promise.all(children.map((child) => child.ready()));
  const name = `Quayside on PostgreSQL, ${count} ${count === 1 ? 'process' : 'processes'}`;
  const subject = new SeveralServers(
    name,
    children.map((child, i) => new QuaysideServer(`${name} ${i}`, child)),
  );
  try {
    report.subjects.push({ name, ...(await bench(subject)), stored: [] });
  } finally {
    await subject.close();
  }
}

interface Peer {
  openMatch(port: number, below: (n: number) => number): Promise<BenchMatch>;
}

async function peer(): Promise<void> {
  const name = 'boardgame.io 0.50.2, in memory';
  const { openMatch } = (await import(path.join(peers, 'client.mjs'))) as Peer;
  const random = randomFrom('bench');
  const child = new ChildServer(path.join(peers, 'server.mjs'), ['0']);
  await child.ready();
  const subject: BenchServer = {
    name,
    open: () => openMatch(child.port, (n) => Math.floor(random() * n)),
    use: () => child.ask<ResourceUse>({ what: 'use' }),
    heap: () => child.ask<number>({ what: 'heap' }),
    close: () => child.close(),
  };
  try {
    report.subjects.push({ name, ...(await bench(subject)), stored: [] });
  } finally {
    await subject.close();
  }
}

const report: BenchReport = { node: process.version, load: os.loadavg(), seconds, subjects: [] };
try {
  program = await bundleServer(folder);
  if (only.includes('boardgame.io')) await peer();
  if (only.includes('postgres')) {
    const postgres = await startPostgres();
    try {
      await runIn(postgres.url);
      if (values.processes === '') await ours('Quayside on PostgreSQL, durable commits', [postgres.url, 'memory:']);
      else for (const count of values.processes.split(',')) await several(postgres.url, Number(count));
    } finally {
      await postgres.stop();
    }
  }
  if (only.includes('pglite')) await ours('Quayside on PGlite', ['', path.join(folder, 'data')]);
  for (const target of targets(report)) say(target);
  if (values.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
