import { describe, expect, it } from 'vitest';
import { readLogs } from '@quayside/db';
import { randomFrom, sample } from '@quayside/engine/host';
import type { AnswerResult, MatchView, Table, VisibleEvents } from '../src/index.ts';
import { FollowedMatch, RandomPlayer } from './random-player.ts';
import { twoProcesses } from './processes.ts';
import { Visitor } from './visitor.ts';

const TABLES = 20;
const KILLS = 6;

describe('two app processes on PostgreSQL and eight people who play over HTTP', () => {
  const processes = twoProcesses();

  it('lose nothing while processes are killed: no gap, no duplicate, every acknowledged answer, one story for all', async () => {
    const random = randomFrom('the crowd');
    const url = () => processes.urls[random() < 0.5 ? 0 : 1]!;
    const undoing = new Set<string>();
    const habits = { twice: 0.2, stale: 0.2, undoes: (match: string) => undoing.has(match) };
    let count = 0;
    let reached: () => void = () => undefined;
    const players = Array.from(
      { length: 8 },
      (_, i) =>
        new RandomPlayer(`person-${i}`, url, randomFrom(`person ${i}`), habits, () => {
          count++;
          reached();
        }),
    );
    for (const one of players) await one.visitor.ask('POST', 'session.signInAsGuest', { name: one.name });
    // One after the other: nobody may wait at many tables at once.
    const ids: string[] = [];
    for (let n = 0; n < TABLES; n++) ids.push(await tableOf(players, n));
    for (const [n, id] of ids.entries()) if (n % 4 === 3) undoing.add(id);

    const ended = new AbortController();
    const playing = Promise.all(players.map((one) => one.play())).finally(() => {
      ended.abort();
      reached();
    });
    const killing = (async () => {
      for (let kill = 0; kill < KILLS && !ended.signal.aborted; kill++) {
        const enough = count + 50 + Math.floor(random() * 150);
        await new Promise<void>((resolve) => {
          reached = () => (count >= enough || ended.signal.aborted) && resolve();
        });
        const place = kill % 2;
        await processes.kill(place);
        await processes.start(place);
      }
    })();
    await Promise.all([playing, killing]);

    expect(processes.defects).toBe('');
    expect(players.reduce((sum, one) => sum + one.judgements, 0)).toBeGreaterThan(2000);
    const logs = await readLogs(processes.db, ids);
    for (const [id, log] of logs) {
      expect(log.map((one) => one.seq)).toEqual(log.map((_, i) => i + 1));
      const stored = log.flatMap(({ idempotencyKey: key, seq }) =>
        key === null || key.startsWith('bot:') ? [] : [[key, seq] as const],
      );
      const acknowledged = players.flatMap((one) => [...(one.places.get(id)?.acknowledged ?? [])]);
      expect(new Map(stored).size).toBe(stored.length);
      expect(new Map(stored)).toEqual(new Map(acknowledged));
      expect(acknowledged).toHaveLength(stored.length);
    }

    for (const one of players)
      for (const [id, place] of one.places)
        for (const at of [0, 1]) {
          const visitor = new RandomPlayer(
            one.name,
            () => processes.urls[at]!,
            random,
            habits,
            () => undefined,
          ).visitor;
          visitor.cookie = one.visitor.cookie;
          // Event for event the same; what was kept from the others until the end has been added since.
          expect(await visitor.ask<VisibleEvents[]>('GET', 'match.events', { id })).toMatchObject(place.events);
          expect(await visitor.ask<MatchView>('GET', 'match.view', { id })).toEqual(place.update?.view);
        }
  }, 400_000);

  /** A table of four of the eight; at every third one a bot sits besides. */
  async function tableOf(players: readonly RandomPlayer[], n: number): Promise<string> {
    const bots = n % 3 === 0 ? ['random'] : [];
    const seated = [0, 1, 2, 3].slice(bots.length).map((i) => players[(n + i * (1 + (n % 2))) % 8]!);
    const [host, ...others] = seated.map((one) => one.visitor);
    const { id } = await host!.ask<Table>('POST', 'tables.create', {
      game: 'tidewater',
      seats: 4,
      bots,
      options: { days: 6 },
    });
    for (const one of others) await one.ask('POST', 'tables.join', { id });
    for (const one of seated) one.places.set(id, new FollowedMatch());
    await host!.ask('POST', 'tables.start', { id });
    return id;
  }

  it('five who feed their people at the same moment are all heard, at whichever process', async () => {
    const visitors = Array.from({ length: 5 }, (_, i) => new Visitor(() => processes.urls[i % 2]!));
    for (const one of visitors) await one.ask('POST', 'session.signInAsGuest', {});
    const [host, ...others] = visitors;
    const { id } = await host!.ask<Table>('POST', 'tables.create', { game: 'le-havre', seats: 5 });
    for (const one of others) await one.ask('POST', 'tables.join', { id });
    await host!.ask('POST', 'tables.start', { id });

    const random = randomFrom('a hungry harbour');
    let meals = 0;
    for (let sent = 0; meals < 2; sent++) {
      const { due } = await host!.ask<Table>('GET', 'tables.get', { id });
      const views = await Promise.all(due.map((seat) => visitors[seat]!.ask<MatchView>('GET', 'match.view', { id })));
      const waiting = views.flatMap(({ seat, decisions }) =>
        decisions.filter((one) => one.due).map((one) => ({ seat, decision: one })),
      );
      expect(waiting.length).toBeGreaterThan(0);
      const seqs = await Promise.all(
        waiting.map(async ({ seat, decision }) => {
          const answer = sample(decision.offer, random);
          const given = { id, decision: decision.id, idempotencyKey: `${sent}`, answer };
          return (await visitors[seat]!.ask<AnswerResult>('POST', 'match.answer', given)).seq;
        }),
      );
      expect(new Set(seqs).size).toBe(waiting.length);
      if (waiting.length === 5 && waiting.every(({ decision }) => ['feed', 'borrow'].includes(decision.key))) meals++;
    }
  }, 240_000);
});
