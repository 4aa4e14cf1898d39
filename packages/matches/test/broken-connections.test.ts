import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, readLogs, type Database } from '@quayside/db';
import { freshTestDatabase, TcpProxy } from '@quayside/db/testing';
import { randomFrom, sample } from '@quayside/engine/host';
import type { AnswerInput, Matches } from '../src/index.ts';
import { ANN, BEN, dueDecision, openMatches, people, started, newKey } from './fixtures.ts';

let proxy: TcpProxy;
let database: Database;
let matches: Matches;

beforeAll(async () => {
  proxy = await TcpProxy.before(await freshTestDatabase());
  database = await openDatabase({ url: proxy.url });
  await people(database);
  matches = await openMatches(database);
});
afterAll(async () => {
  await matches.close();
  await database.close();
  proxy.end();
});

/** As a browser does that has lost its connection: the same again, under the same name, until there is an answer. */
async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (let failed = 0; ; failed++) {
    try {
      return await ask();
    } catch (error) {
      if (failed === 50) throw error;
    }
  }
}

it('no accepted answer is lost or counted twice while connections break on their way there and back', async () => {
  const tables = await Promise.all(Array.from({ length: 6 }, () => started(matches)));
  const random = randomFrom('broken');
  // Each packet whose turn it is takes its connection with it, on the way there or back.
  let cuts = 0;
  const cutEvery = (n: number) => {
    let seen = 0;
    return () => {
      if (++seen % n !== 0) return true;
      cuts++;
      return false;
    };
  };
  proxy.pass = cutEvery(29);
  proxy.answer = cutEvery(31);
  const accepted = new Map<string, { match: string; seq: number }>();
  const play = async (match: string): Promise<void> => {
    for (let i = 0; i < 20; i++) {
      for (const who of [ANN, BEN]) {
        const decision = await insist(() => dueDecision(matches, who, match));
        if (!decision) continue;
        const given: AnswerInput = {
          match,
          decision: decision.id,
          idempotencyKey: newKey(),
          answer: sample(decision.offer, random),
        };
        const { seq } = await insist(() => matches.answer(who, given));
        accepted.set(given.idempotencyKey, { match, seq });
      }
    }
  };
  await Promise.all(tables.map(({ id }) => play(id)));
  proxy.pass = proxy.answer = () => true;

  expect(cuts).toBeGreaterThan(4);
  const logs = await readLogs(
    database.db,
    tables.map(({ id }) => id),
  );
  const stored = [...logs].flatMap(([match, log]) =>
    log.flatMap(({ idempotencyKey, seq }) =>
      idempotencyKey === null ? [] : [[idempotencyKey, { match, seq }] as const],
    ),
  );
  expect(stored).toHaveLength(accepted.size);
  expect(new Map(stored)).toEqual(accepted);
});
