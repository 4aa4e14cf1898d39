import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deserialize, type SuperJSONResult } from 'superjson';
import { randomFrom, sample } from '@quayside/engine/host';
import {
  appRouter,
  type LiveMessage,
  type MatchUpdate,
  type MatchView,
  type Services,
  type Table,
} from '../src/index.ts';
import { openServices, serve } from './server.ts';
import { carried, Visitor } from './visitor.ts';

// What kind a procedure is, is nowhere in the router's types.
const procedures = appRouter._def.procedures as unknown as { readonly [path: string]: { _def: { type: string } } };
const questions = Object.keys(procedures).filter((path) => procedures[path]?._def.type === 'query');

describe('a match that is watched with a delay', () => {
  let services: Services;
  let server: Awaited<ReturnType<typeof serve>>;
  let id: string;
  const cast: { [who: string]: Visitor } = {};
  const is = (who: string): Visitor => (cast[who] ??= new Visitor(() => server.url));
  beforeAll(async () => {
    services = await openServices();
    server = await serve(services);
    for (const who of ['ann', 'ben', 'cleo', 'stranger', 'left'])
      await is(who).ask('POST', 'session.signInAsGuest', { name: who });
    const wanted = { game: 'tidewater', seats: 3, watchDelay: 1, clock: { bank: 3600, increment: 0, turn: 0 } };
    ({ id } = await is('ann').ask<Table>('POST', 'tables.create', { ...wanted, whenLeft: 'substitute' }));
    await is('ben').ask('POST', 'tables.join', { id });
    await is('left').ask('POST', 'tables.join', { id });
    await is('ann').ask('POST', 'tables.start', { id });
    await is('left').ask('POST', 'match.resign', { id });
    await is('cleo').ask('POST', 'tables.takeOver', { id, seat: 2 });
  });
  afterAll(async () => {
    await services.close();
    await server.stop();
  });

  const random = randomFrom('watched');
  let keys = 0;
  /** One answer of whoever must decide; says whose it was. */
  async function move(): Promise<number> {
    for (const [seat, who] of ['ann', 'ben', 'cleo'].entries()) {
      const { decisions } = await is(who).ask<MatchView>('GET', 'match.view', { id });
      const due = decisions.find((one) => one.due);
      if (!due) continue;
      const answer = sample(due.offer, random);
      await is(who).ask('POST', 'match.answer', { id, decision: due.id, idempotencyKey: `k${keys++}`, answer });
      return seat;
    }
    throw new Error('nobody must decide');
  }
  /** Plays until somebody has answered who did not answer before. */
  async function nextTurn(): Promise<void> {
    const first = await move();
    while ((await move()) === first);
  }

  /** Everything that somebody can ask about the match, and how a stream begins; the time of asking tells nothing. */
  async function allOf(who: string): Promise<{ [path: string]: string }> {
    const all: { [path: string]: string } = {};
    for (const path of questions)
      for (const seq of [0, 1_000_000])
        all[`${path} ${seq}`] = (
          await is(who).bytes('GET', path, { id, match: id, seq, key: 'place', answer: 'woods', game: 'tidewater' })
        ).body.replaceAll(/"made":"[^"]*"/g, '');
    all['updates'] = JSON.stringify(await firstUpdate(who));
    all['live'] = JSON.stringify(await firstOfAll(who));
    return all;
  }
  async function* updates(who: string, signal: AbortSignal): AsyncGenerator<MatchUpdate> {
    for await (const { event, id: seq, data } of is(who).stream('match.updates', { id }, undefined, signal))
      if (event === 'message' && seq !== null) yield deserialize<MatchUpdate>(JSON.parse(data) as SuperJSONResult);
  }
  async function firstUpdate(who: string): Promise<MatchUpdate> {
    const end = new AbortController();
    try {
      for await (const update of updates(who, end.signal)) return update;
    } finally {
      end.abort();
    }
    throw new Error('no update');
  }
  /** What a browser's one stream begins with: the match, its chat and, for who is signed in, the own tables. */
  async function firstOfAll(who: string): Promise<LiveMessage[]> {
    const end = new AbortController();
    const wanted = new Set<LiveMessage['kind']>(who === 'nobody' ? ['match'] : ['match', 'mine']);
    const told: LiveMessage[] = [];
    const topics = { matches: [{ id, chat: -1 }], mine: true };
    for await (const { data } of carried(is(who).stream('live.updates', topics, undefined, end.signal))) {
      if (wanted.delete(data.kind)) told.push(data);
      if (wanted.size === 0) break;
    }
    end.abort();
    return told;
  }

  it.each(['stranger', 'nobody', 'left'])('shows %s nothing of the turn that is played', async (who) => {
    let last = await move();
    for (;;) {
      const [before, known] = [await allOf(who), await allOf('ann')];
      const by = await move();
      if (by !== last) {
        last = by;
        continue;
      }
      expect(await allOf(who)).toEqual(before);
      expect(await allOf('ann')).not.toEqual(known);
      expect((await firstUpdate(who)).seq).toBeLessThan((await firstUpdate('ann')).seq);
      return;
    }
  });

  it('shows it when the next turn has begun', async () => {
    const before = await firstUpdate('stranger');
    await nextTurn();
    await nextTurn();
    const after = await firstUpdate('stranger');
    expect(after.seq).toBeGreaterThan(before.seq);
    expect(after.events.map(({ seq }) => seq).every((seq) => seq <= after.seq)).toBe(true);
    expect(after.view?.seq).toBe(after.seq);
  });

  it.each(['match.updates', 'live.updates'])('sends a stranger nothing by %s before it is shown', async (path) => {
    const end = new AbortController();
    const topics = path === 'match.updates' ? { id } : { matches: [{ id }], mine: true };
    const events = is('stranger').stream(path, topics, undefined, end.signal);
    const seqs: number[] = [];
    for await (const { data } of events) {
      const [, seq] = /"table":\{.*?"seq":(\d+),"revision"/.exec(data) ?? [];
      if (seq === undefined) continue;
      seqs.push(Number(seq));
      if (seqs.length === 5) break;
      await nextTurn();
    }
    end.abort();
    expect(seqs).toEqual([...new Set(seqs)].toSorted((one, other) => one - other));
  });

  it('is sent turn by turn to who has it open, and never ahead', async () => {
    const end = new AbortController();
    const told: number[] = [];
    let sent = 0;
    for await (const update of updates('stranger', end.signal)) {
      told.push(...update.events.map(({ seq }) => seq));
      const own = await firstUpdate('ann');
      expect(update.seq).toBeLessThan(own.seq);
      if (++sent === 6) break;
      await nextTurn();
    }
    end.abort();
    expect(told).toEqual([...new Set(told)].toSorted((a, b) => a - b));
  });
});
