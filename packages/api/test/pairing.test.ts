import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pairing, seat } from '@quayside/db';
import type { Account, PairingStatus, Table } from '../src/index.ts';
import { twoProcesses } from './processes.ts';
import { carried, Visitor } from './visitor.ts';

const PEOPLE = 12;
const GAME = 'tidewater';

describe('quick pairing with two app processes on PostgreSQL', () => {
  const processes = twoProcesses();

  const guest = async (url: number) => {
    const visitor = new Visitor(() => processes.urls[url]!);
    const { id } = await visitor.ask<Account>('POST', 'session.signInAsGuest', {});
    return { id, visitor, elsewhere: new Visitor(() => processes.urls[1 - url]!, visitor.cookie) };
  };
  /** The table that a stream tells of. */
  async function tableFor({ visitor }: { visitor: Visitor }, listening: () => void): Promise<string> {
    for await (const { data } of carried(visitor.stream('live.updates', { mine: true }))) {
      if (data.kind !== 'pairing') continue;
      if (data.table !== undefined) return data.table;
      listening();
    }
    throw new Error('the stream ended without a table');
  }

  it('seats everybody once who asks at both urls in the same moment, and tells each on the stream', async () => {
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => guest(i % 2)));
    const told: Promise<string>[] = [];
    await Promise.all(people.map((one) => new Promise<void>((listening) => told.push(tableFor(one, listening)))));
    const request = { choices: [{ game: GAME, seats: [2, 3] }] };
    await Promise.all(
      people.flatMap(({ visitor, elsewhere }) =>
        [visitor, elsewhere].map((one) => one.ask('POST', 'pairing.request', request)),
      ),
    );
    const tables = await Promise.all(told);
    const seats = await processes.db.select().from(seat);
    expect(seats.map((one) => one.accountId ?? '').sort()).toEqual(people.map((one) => one.id).sort());
    for (const [i, { id, elsewhere }] of people.entries()) {
      expect(seats.find((one) => one.accountId === id)?.matchId).toBe(tables[i]);
      const { status } = await elsewhere.ask<Table>('GET', 'tables.get', { id: tables[i] });
      expect(status).toBe('running');
    }
    expect(processes.defects).toBe('');
  });

  it('lets a bot fill although the process that was asked is dead', async () => {
    const { visitor, elsewhere } = await guest(0);
    const request = { choices: [{ game: GAME, seats: [2] }], pace: 'turn-based', bot: 'random' };
    expect(await visitor.ask<PairingStatus>('POST', 'pairing.request', request)).toMatchObject({ others: 0 });
    await processes.kill(0);
    // A minute later.
    await processes.db.update(pairing).set({ waitingSince: sql`${pairing.waitingSince} - interval '1 minute'` });
    await expect
      .poll(() => elsewhere.ask<PairingStatus | null>('GET', 'pairing.current'), { interval: 200 })
      .toHaveProperty('table');
    expect(processes.defects).toBe('');
  });
});
