import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, entry, openDatabase, type Database } from '@quayside/db';
import { freshTestDatabase } from '@quayside/db/testing';
import { randomFrom, Refused, sample, type Random } from '@quayside/engine';
import { openMatches, type Matches } from '../src/index.ts';

const PEOPLE = Array.from({ length: 8 }, (_, i) => `person-${i}`);

describe('on PostgreSQL, with a crowd at the tables', () => {
  let url: string;
  let databases: Database[];
  let houses: Matches[];
  beforeAll(async () => {
    url = await freshTestDatabase();
    databases = [await openDatabase({ url }), await openDatabase({ url })];
    houses = await Promise.all(databases.map((one) => openMatches(one)));
    await databases[0]!.db.insert(account).values(PEOPLE.map((id) => ({ id, name: id })));
  });
  afterAll(async () => {
    for (const one of houses) await one.close();
    for (const one of databases) await one.close();
  });

  /** A table of four of the eight people, started. */
  async function tableOf(n: number): Promise<string> {
    const [host, ...others] = [0, 1, 2, 3].map((i) => PEOPLE[(n + i * (1 + (n % 2))) % 8]!);
    const { id } = await houses[0]!.create(host!, { game: 'tidewater', seats: 4, options: { days: 6 } });
    for (const one of others) await houses[n % 2]!.join(one, id);
    await houses[0]!.start(host!, id);
    return id;
  }

  const either = (random: Random) => houses[random() < 0.5 ? 0 : 1]!;

  /** A client that follows its matches and answers whatever waits for it, through either process. */
  async function client(who: string, ids: readonly string[], accepted: Map<string, Set<number>>): Promise<void> {
    const tables = await Promise.all(ids.map((id) => houses[0]!.table(who, id)));
    const mine = tables.filter((table) => table.mine !== null).map((table) => table.id);
    await Promise.all(mine.map((id) => player(who, id, accepted.get(id)!)));
  }

  /** Sends things twice, sends what is long over, and stops when the match has ended. */
  async function player(who: string, match: string, accepted: Set<number>): Promise<void> {
    const random = randomFrom(`${who} ${match}`);
    let sent = 0;
    let old: string | null = null;
    const send = (decision: string, token: string, answer: unknown) =>
      either(random).answer(who, { match, decision, token, answer }).catch(refused);
    for await (const { view } of either(random).updates(who, match, -1, new AbortController().signal)) {
      if (view?.over) return;
      const due = view?.decisions.find((one) => one.due);
      if (!due || due.id === old) continue;
      const token = `${who}-${sent++}`;
      const answer = sample(due.offer, random);
      const copies = Array.from({ length: random() < 0.2 ? 3 : 1 }, () => send(due.id, token, answer));
      const results = await Promise.all(copies);
      const seqs = new Set(results.map((one) => (one === 'refused' ? null : one.seq)));
      if (seqs.size !== 1) throw new Error(`copies of one answer were judged differently: ${[...seqs].join(', ')}`);
      for (const seq of seqs) if (seq !== null) accepted.add(seq);
      if (old !== null && random() < 0.2 && (await send(old, `${who}-${sent++}`, answer)) !== 'refused')
        throw new Error('an answer to a decision that was over has been accepted');
      old = due.id;
    }
  }
  const refused = (error: unknown): 'refused' => {
    if (error instanceof Refused) return 'refused';
    throw error;
  };

  it('two processes and eight clients leave a log without gap, duplicate or loss, and everybody sees the same', async () => {
    const ids = await Promise.all(Array.from({ length: 16 }, (_, n) => tableOf(n)));
    const accepted = new Map(ids.map((id) => [id, new Set<number>()]));
    await Promise.all(PEOPLE.map((who) => client(who, ids, accepted)));

    const { db } = databases[0]!;
    const rows = await db
      .select()
      .from(entry)
      .where(inArray(entry.matchId, ids))
      .orderBy(asc(entry.matchId), asc(entry.seq));
    const fresh = await openMatches(databases[0]!);
    let answers = 0;
    for (const id of ids) {
      const log = rows.filter((one) => one.matchId === id);
      expect(log.map((one) => one.seq)).toEqual(log.map((_, i) => i + 1));
      const given = log.filter((one) => one.token !== null);
      expect(new Set(given.map((one) => one.token)).size).toBe(given.length);
      expect(new Set(given.map((one) => one.seq))).toEqual(accepted.get(id));
      answers += given.length;
      for (const who of [PEOPLE[0]!, PEOPLE[3]!, null]) {
        const views = await Promise.all([...houses, fresh].map((one) => one.view(who, id)));
        expect(views[1]).toEqual(views[0]);
        expect(views[2]).toEqual(views[0]);
      }
    }
    expect(answers).toBeGreaterThan(1000);
    await fresh.close();
  }, 120_000);

  it('a process that is killed at any moment has lost nothing it acknowledged, and its matches go on', async () => {
    const ids = await Promise.all([0, 1, 2, 3].map(tableOf));
    const acknowledged: { match: string; seq: number; token: string }[] = [];
    const random = randomFrom('when it is killed');
    for (let round = 0; round < 3; round++) {
      const enough = acknowledged.length + 5 + Math.floor(random() * 30);
      await playUntilKilled(ids, round, (line) => {
        acknowledged.push(line);
        return acknowledged.length >= enough;
      });
    }
    expect(acknowledged.length).toBeGreaterThan(15);
    const { db } = databases[0]!;
    for (const { match, seq, token } of acknowledged) {
      const rows = await db.select().from(entry).where(eq(entry.matchId, match));
      expect(rows.find((one) => one.seq === seq)?.token).toBe(token);
    }
    const accepted = new Map(ids.map((id) => [id, new Set<number>()]));
    await Promise.all(PEOPLE.map((who) => client(who, ids, accepted)));
    for (const id of ids) expect((await houses[1]!.table(null, id)).status).toBe('over');
  }, 120_000);

  /** Another process plays these matches and says what was acknowledged, until it is killed. */
  async function playUntilKilled(
    ids: string[],
    round: number,
    heard: (line: { match: string; seq: number; token: string }) => boolean,
  ) {
    const child: ChildProcess = spawn(
      path.resolve(import.meta.dirname, '../node_modules/.bin/tsx'),
      [path.join(import.meta.dirname, 'other-process.ts'), url, String(round), ...ids],
      { stdio: ['ignore', 'pipe', 'inherit'], detached: true },
    );
    let killed = false;
    for await (const line of createInterface({ input: child.stdout! })) {
      const [match = '', seq, token = ''] = line.split(' ');
      if (!heard({ match, seq: Number(seq), token }) || killed) continue;
      killed = true;
      // tsx starts a process of its own, so the whole group is killed.
      process.kill(-child.pid!, 'SIGKILL');
    }
  }
});
