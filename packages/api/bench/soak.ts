// Hours in minutes: `pnpm soak [--minutes 30] [--matches 200] [--bots 20] [--rate 50]` plays matches on a server of its own with PostgreSQL, over
// this machine's loopback address only, and ends by itself. It fails where memory grows, a stream is left behind or a log does not
// replay to its state.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '@quayside/db/testing/server';
import { bundleServer } from './bundle-server.ts';
import { ChildServer } from './child-server.ts';
import { openSlots } from './load.ts';
import { QuaysideServer } from './quayside-server.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    matches: { type: 'string', default: '200' },
    bots: { type: 'string', default: '20' },
    rate: { type: 'string', default: '50' },
  },
});
const minutes = Math.min(240, Math.max(0.5, Number(values.minutes)));
const matches = Math.min(500, Number(values.matches));
const rate = Math.min(500, Number(values.rate));
const say = (text: string) => process.stdout.write(`${text}\n`);
const pause = (ms: number, signal?: AbortSignal) => setTimeout(ms, undefined, { signal });
const MB = 2 ** 20;
/** Caches fill in the first third; after that the heap may not grow by more than this part. */
const GROWTH = 0.15;
/** How long the last answers may take. */
const PATIENCE_MS = 60_000;

const folder = mkdtempSync(path.join(os.tmpdir(), 'quayside-soak-'));
const problems: string[] = [];
try {
  const program = await bundleServer(folder);
  const postgres = await startPostgres();
  try {
    const child = new ChildServer(program, [postgres.url, 'memory:'], ['--max-semi-space-size=64']);
    await child.ready();
    const subject = new QuaysideServer('soak', child);
    const slots = await openSlots(subject, matches);
    await subject.playBots(Math.min(matches, Number(values.bots)));
    const heaps: number[] = [];
    const began = performance.now();
    const end = began + minutes * 60_000;
    let answers = 0;
    const idle = [...slots];
    const under = new Set<Promise<void>>();
    let look = began;
    for (let next = began; performance.now() < end; next += 1000 / rate) {
      await pause(Math.max(0, next - performance.now()));
      if (performance.now() >= look) {
        heaps.push(await subject.heap());
        say(
          `${((performance.now() - began) / 60_000).toFixed(1)} min, ${answers} answers, heap ${((heaps.at(-1) ?? 0) / MB).toFixed(1)} MB`,
        );
        look += (minutes * 60_000) / 12;
      }
      const slot = idle.shift();
      if (!slot) continue;
      const answered = slot
        .answer()
        .then((): void => {
          answers++;
          idle.push(slot);
        })
        // Its slot is left alone from now on; the run goes on to its end and fails there.
        .catch((error: unknown) => void problems.push(`an answer failed: ${String(error)}`))
        .finally(() => under.delete(answered));
      under.add(answered);
    }
    const patience = new AbortController();
    const over = pause(PATIENCE_MS, patience.signal).catch(() => undefined);
    await Promise.race([Promise.all(under), over]);
    patience.abort();
    if (under.size > 0) problems.push(`${under.size} answers were never heard of by the other player's stream`);
    for (const slot of slots) slot.close();
    await subject.playBots(0);
    await pause(5000);
    const settled = heaps.slice(Math.floor(heaps.length / 3));
    const [first = 0, last = 0] = [settled[0], settled.at(-1)];
    say(`heap after the first third ${(first / MB).toFixed(1)} MB, at the end ${(last / MB).toFixed(1)} MB`);
    if (last > first * (1 + GROWTH)) problems.push(`the heap grew by ${((last / first - 1) * 100).toFixed(0)} %`);
    const listeners = await child.ask<number>({ what: 'listeners' });
    if (listeners > 0) problems.push(`${listeners} streams are still open`);
    const replayed = await child.ask<{ matches: number; broken: string[] }>({ what: 'replay' });
    say(
      `${answers} answers; ${replayed.matches} logs replayed, ${replayed.broken.length} not to their state; ${listeners} streams left`,
    );
    for (const one of replayed.broken) problems.push(`${one} does not replay to its state`);
    await subject.close();
  } finally {
    await postgres.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const one of problems) say(`PROBLEM: ${one}`);
process.exitCode = problems.length > 0 ? 1 : 0;
// What still holds this process: without it, it ends.
const held = process.getActiveResourcesInfo().filter((one) => !['TTYWrap', 'PipeWrap', 'FSReqCallback'].includes(one));
say(held.length === 0 ? 'nothing is left open' : `left open: ${held.join(', ')}`);
