import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { account, job, openDatabase, type Database } from '@quayside/db';
import { freshTestDatabase, testDatabases } from '@quayside/db/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { cancelJob, defineJob, enqueue, jobCounts, JobRunner, pruneJobs } from '../src/index.ts';

const COUNT = defineJob<{ n: number }>('count');
const SLOW = defineJob<{ n: number }>('slow');
const at = (ms: number) => new Date(Date.UTC(2030, 0, 1) + ms);

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0).reverse()) await end();
});

for (const { name, open } of testDatabases())
  describe(`jobs on ${name}`, () => {
    async function opened(): Promise<Database> {
      const database = await open();
      cleanUp.push(() => database.close());
      return database;
    }

    /** A runner whose clock is set by hand, and what it has done. */
    function runnerAt(database: Database, clock: { now: Date }, options = {}) {
      const done: string[] = [];
      const errors: unknown[] = [];
      const runner = new JobRunner(database, {
        now: () => clock.now,
        report: (error) => errors.push(error),
        ...options,
      });
      cleanUp.push(() => runner.close());
      return { runner, done, errors };
    }

    test('a job is done when its time has come, and once', async () => {
      const database = await opened();
      const clock = { now: at(0) };
      const { runner, done } = runnerAt(database, clock);
      runner.handle(COUNT, async ({ n }, { key }) => void done.push(`${key}:${n}`));
      await enqueue(database.db, COUNT, { key: 'late', payload: { n: 2 }, runAt: at(2000) });
      await enqueue(database.db, COUNT, { key: 'soon', payload: { n: 1 }, runAt: at(1000) });
      await runner.runDue();
      expect(done).toEqual([]);
      clock.now = at(3000);
      await runner.runDue();
      await runner.runDue();
      expect(done).toEqual(['soon:1', 'late:2']);
    });

    test('there is one job for a key: it is replaced, stays, or takes the earlier time', async () => {
      const database = await opened();
      const queued = async () => {
        const rows = await database.db.select().from(job);
        return rows.map(({ key, payload, runAt }) => [key, payload, runAt.getTime() - at(0).getTime()]);
      };
      await enqueue(database.db, COUNT, { key: 'k', payload: { n: 1 }, runAt: at(1000) });
      await enqueue(database.db, COUNT, { key: 'k', payload: { n: 2 }, runAt: at(500), ifQueued: 'keep' });
      expect(await queued()).toEqual([['k', { n: 1 }, 1000]]);
      await enqueue(database.db, COUNT, { key: 'k', payload: { n: 3 }, runAt: at(2000), ifQueued: 'earlier' });
      expect(await queued()).toEqual([['k', { n: 1 }, 1000]]);
      await enqueue(database.db, COUNT, { key: 'k', payload: { n: 4 }, runAt: at(700), ifQueued: 'earlier' });
      expect(await queued()).toEqual([['k', { n: 4 }, 700]]);
      await enqueue(database.db, COUNT, { key: 'k', payload: { n: 5 }, runAt: at(9000) });
      expect(await queued()).toEqual([['k', { n: 5 }, 9000]]);
      await cancelJob(database.db, COUNT, 'k');
      expect(await queued()).toEqual([]);
    });

    test('a job that is queued anew while it runs is done once more', async () => {
      const database = await opened();
      const { runner, done } = runnerAt(database, { now: at(1000) });
      runner.handle(COUNT, async ({ n }) => {
        done.push(String(n));
        if (n === 1) await enqueue(database.db, COUNT, { key: 'k', payload: { n: 2 }, runAt: at(0) });
      });
      await enqueue(database.db, COUNT, { key: 'k', payload: { n: 1 }, runAt: at(0) });
      await runner.runDue();
      expect(done).toEqual(['1', '2']);
      expect(await database.db.$count(job)).toBe(0);
    });

    test('a job that fails is tried later, longer apart each time, and then left to the operator', async () => {
      const database = await opened();
      const clock = { now: at(0) };
      const { runner, done, errors } = runnerAt(database, clock, { mostAttempts: 3 });
      runner.handle(COUNT, async (_, { attempt }) => {
        done.push(String(attempt));
        throw new Error('no');
      });
      await enqueue(database.db, COUNT, { key: 'k', payload: { n: 1 }, runAt: at(0) });
      const times = [0, 1999, 2000, 5999, 6000, 99_000];
      const tries: number[] = [];
      for (const ms of times) {
        clock.now = at(ms);
        await runner.runDue();
        tries.push(done.length);
      }
      expect(tries).toEqual([1, 1, 2, 2, 3, 3]);
      expect(errors).toHaveLength(3);
      expect(await jobCounts(database.db, clock.now)).toEqual([
        { kind: 'count', waiting: 0, later: 0, running: 0, failed: 1, oldest: null },
      ]);
    });

    test('what was given up long ago is forgotten', async () => {
      const database = await opened();
      const clock = { now: at(0) };
      const { runner } = runnerAt(database, clock, { mostAttempts: 1 });
      runner.handle(COUNT, () => Promise.reject(new Error('a defect')));
      await enqueue(database.db, COUNT, { key: 'k', payload: { n: 0 }, runAt: at(0) });
      await enqueue(database.db, COUNT, { key: 'later', payload: { n: 0 }, runAt: at(9000) });
      await runner.runDue();
      await pruneJobs(database.db, at(0));
      expect(await database.db.$count(job)).toBe(2);
      await pruneJobs(database.db, at(1));
      expect(await database.db.$count(job)).toBe(1);
    });

    test('queue lengths say what waits and since when', async () => {
      const database = await opened();
      await enqueue(database.db, COUNT, { key: 'a', payload: { n: 1 }, runAt: at(0) });
      await enqueue(database.db, COUNT, { key: 'b', payload: { n: 1 }, runAt: at(500) });
      await enqueue(database.db, COUNT, { key: 'c', payload: { n: 1 }, runAt: at(5000) });
      expect(await jobCounts(database.db, at(1000))).toEqual([
        { kind: 'count', waiting: 2, later: 1, running: 0, failed: 0, oldest: at(0) },
      ]);
    });

    test('what is done by `complete` is stored with the end of the job, or not at all', async () => {
      const database = await opened();
      const clock = { now: at(0) };
      const { runner } = runnerAt(database, clock);
      const results: boolean[] = [];
      runner.handle(COUNT, async ({ n }, context) => {
        const change = async (tx: Parameters<Parameters<typeof context.complete>[0]>[0]) => {
          await tx.insert(account).values({ id: `${n}`, name: 'x' });
          if (n === 2 && context.attempt === 1) throw new Error('after the change');
        };
        results.push(await context.complete(change));
        // It is gone, so a second end changes nothing.
        results.push(
          await context.complete(async (tx) => void (await tx.insert(account).values({ id: 'no', name: 'x' }))),
        );
      });
      await enqueue(database.db, COUNT, { key: 'a', payload: { n: 1 }, runAt: at(0) });
      await enqueue(database.db, COUNT, { key: 'b', payload: { n: 2 }, runAt: at(0) });
      await runner.runDue();
      clock.now = at(10_000);
      await runner.runDue();
      expect(results).toEqual([true, false, true, false]);
      expect((await database.db.select().from(account)).map(({ id }) => id).sort()).toEqual(['1', '2']);
    });

    test('what is done in the world outside is done at most once', async () => {
      const database = await opened();
      const clock = { now: at(0) };
      const { runner, done } = runnerAt(database, clock);
      runner.handle(COUNT, async (_, { once: first, attempt }) => {
        if (await first('mail-1')) done.push('mail');
        if (attempt === 1) throw new Error('died after the mail');
      });
      await enqueue(database.db, COUNT, { key: 'k', payload: { n: 1 }, runAt: at(0) });
      await runner.runDue();
      clock.now = at(10_000);
      await runner.runDue();
      expect(done).toEqual(['mail']);
      await pruneJobs(database.db, new Date(Date.now() + 1000));
      await enqueue(database.db, COUNT, { key: 'k', payload: { n: 1 }, runAt: at(0) });
      await runner.runDue();
      expect(done).toEqual(['mail', 'mail']);
    });

    test('slow work of one lane does not keep the jobs of another waiting', async () => {
      const database = await opened();
      const clock = { now: at(0) };
      const { runner, done } = runnerAt(database, clock, { atOnce: 2 });
      let end = (): void => undefined;
      const ended = new Promise<void>((resolve) => (end = resolve));
      runner.handle(SLOW, () => ended, { lane: 'outside' });
      runner.handle(COUNT, async (_, { key }) => void done.push(key));
      for (const key of ['a', 'b', 'c', 'd'])
        await enqueue(database.db, SLOW, { key, payload: { n: 0 }, runAt: at(-1000) });
      await enqueue(database.db, COUNT, { key: 'deadline', payload: { n: 1 }, runAt: at(0) });
      const working = runner.runDue();
      try {
        await expect.poll(() => done).toEqual(['deadline']);
        expect((await jobCounts(database.db, clock.now)).find(({ kind }) => kind === 'slow')).toMatchObject({
          running: 2,
          waiting: 2,
        });
      } finally {
        end();
        await working;
      }
      expect(await database.db.$count(job)).toBe(0);
    });

    test('a job that was given up is tried again once it is wanted earlier or later than it was', async () => {
      const database = await opened();
      const clock = { now: at(0) };
      const { runner, done } = runnerAt(database, clock, { mostAttempts: 1 });
      runner.handle(COUNT, async ({ n }, { key }) => {
        if (n === 0) throw new Error('a defect');
        done.push(key);
      });
      await enqueue(database.db, COUNT, { key: 'k', payload: { n: 0 }, runAt: at(0) });
      await runner.runDue();
      expect((await jobCounts(database.db, clock.now))[0]?.failed).toBe(1);
      await enqueue(database.db, COUNT, { key: 'k', payload: { n: 1 }, runAt: at(5000), ifQueued: 'earlier' });
      clock.now = at(5000);
      await runner.runDue();
      expect(done).toEqual(['k']);
    });

    test('a runner claims no more than it has room for', async () => {
      const database = await opened();
      const clock = { now: at(0) };
      const { runner } = runnerAt(database, clock, { atOnce: 3 });
      let atATime = 0;
      let most = 0;
      runner.handle(COUNT, async () => {
        most = Math.max(most, ++atATime);
        await new Promise((resolve) => setTimeout(resolve, 2));
        atATime--;
      });
      for (let n = 0; n < 40; n++) await enqueue(database.db, COUNT, { key: `k${n}`, payload: { n }, runAt: at(-n) });
      await runner.runDue();
      expect(most).toBe(3);
    });

    test('an announcement wakes a runner that sleeps until later', async () => {
      const database = await opened();
      const runner = new JobRunner(database);
      cleanUp.push(() => runner.close());
      const done = new Promise<number>((resolve) => {
        runner.handle(COUNT, async ({ n }) => resolve(n));
      });
      await runner.start();
      await enqueue(database.db, COUNT, { key: 'k', payload: { n: 7 }, runAt: new Date() });
      expect(await done).toBe(7);
    });

    test('two runners share the work and do nothing twice', async () => {
      const database = await opened();
      const done: number[] = [];
      const all = 60;
      let finish = () => undefined as void;
      const finished = new Promise<void>((resolve) => (finish = resolve));
      for (let i = 0; i < 2; i++) {
        const runner = new JobRunner(database);
        cleanUp.push(() => runner.close());
        runner.handle(COUNT, async ({ n }) => {
          done.push(n);
          if (done.length >= all) finish();
        });
        await runner.start();
      }
      await database.db.transaction(async (tx) => {
        for (let n = 0; n < all; n++) await enqueue(tx, COUNT, { key: `${n}`, payload: { n }, runAt: new Date() });
      });
      await finished;
      expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: all }, (_, n) => n));
    });
  });

describe('a process that is killed', () => {
  async function runnerProcess(
    url: string,
    what: string,
  ): Promise<{ process: ChildProcess; said: (text: string) => Promise<void> }> {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', path.join(import.meta.dirname, 'other-process.ts'), url, what],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    cleanUp.push(() => child.kill('SIGKILL'));
    let heard = '';
    child.stdout.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    const said = async (text: string) => {
      while (!heard.includes(text)) await once(child.stdout, 'data');
    };
    await said('ready');
    return { process: child, said };
  }

  test('leaves its job to another one, which does it once', async () => {
    const url = await freshTestDatabase();
    const database = await openDatabase({ url });
    cleanUp.push(() => database.close());
    const { process: child, said } = await runnerProcess(url, 'hang');
    await enqueue(database.db, COUNT, { key: 'k', payload: { n: 1 }, runAt: new Date() });
    await said('began k');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const done: number[] = [];
    const runner = new JobRunner(database, { lockMs: 900 });
    cleanUp.push(() => runner.close());
    const taken = new Promise<number>((resolve) => {
      runner.handle(COUNT, async (_, { attempt }) => {
        done.push(attempt);
        resolve(attempt);
      });
    });
    await runner.start();
    expect(await taken).toBe(2);
    await runner.close();
    expect(done).toEqual([2]);
    expect(await database.db.$count(job)).toBe(0);
  });

  test('in the middle of a mail sends it once: whoever takes the job over does not send it again', async () => {
    const url = await freshTestDatabase();
    const database = await openDatabase({ url });
    cleanUp.push(() => database.close());
    const { process: child, said } = await runnerProcess(url, 'send');
    await enqueue(database.db, COUNT, { key: 'k', payload: { n: 1 }, runAt: new Date() });
    await said('sent k');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const runner = new JobRunner(database, { lockMs: 900 });
    cleanUp.push(() => runner.close());
    const again = new Promise<boolean>((resolve) => {
      runner.handle(COUNT, async (_, { once: first }) => resolve(await first('mail')));
    });
    await runner.start();
    expect(await again).toBe(false);
    await expect.poll(() => database.db.$count(job)).toBe(0);
  });
});
