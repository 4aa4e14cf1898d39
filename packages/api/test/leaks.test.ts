import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, entry, match, seat, session } from '@quayside/db';
import { resumeMatch, dueSeats, readSetup, type Entry } from '@quayside/engine/host';
import { findGame } from '@quayside/games';
import type { Services, MatchView } from '../src/index.ts';
import { openServices, serve } from './server.ts';
import { Visitor } from './visitor.ts';
import { matchesWithOtherCards, type MatchPair } from './hidden-cards.ts';

const THEN = new Date('2026-01-01T12:00:00Z');
const SECRET = 'the same secret in both of the worlds';

describe('two worlds that differ only in cards that one seat has looked at', () => {
  let allServices: Services[];
  let servers: Awaited<ReturnType<typeof serve>>[];
  beforeAll(async () => {
    const open = () => openServices({ env: { QUAYSIDE_SECRET: SECRET } });
    allServices = [await open(), await open()];
    servers = await Promise.all(allServices.map(serve));
    for (const { database } of allServices)
      for (const id of PEOPLE) {
        await database.db.insert(account).values({ id, name: id, created: THEN, changed: THEN });
        const expires = new Date(Date.now() + 86_400_000);
        await database.db.insert(session).values({ id, token: `token-of-${id}`, accountId: id, expires });
      }
  });
  afterAll(async () => {
    for (const one of allServices) await one.close();
    for (const one of servers) await one.stop();
  });

  const PEOPLE = ['seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'onlooker'];
  const visitors = (who: string | null): [Visitor, Visitor] => {
    const [a, b] = servers.map(({ url }, i) => {
      const cookie = who === null ? '' : allServices[i]!.auth.sessionCookie(`token-of-${who}`, false).split(';')[0];
      return new Visitor(() => url, cookie);
    });
    return [a!, b!];
  };

  it.each([
    { game: 'tidewater', options: { days: 5 }, seats: 3 },
    { game: 'tidewater', options: { days: 5 }, seats: 4 },
    { game: 'le-havre', options: {}, seats: 3 },
    { game: 'le-havre', options: {}, seats: 5 },
  ])(
    'are the same to all others in every byte: $game with $seats',
    async ({ game, options, seats }) => {
      for (let n = 0; ; n++) {
        const worlds = matchesWithOtherCards(findGame(game), options, seats, `leaks ${n}`);
        if (!worlds || worlds.steps.length < 2) continue;
        expect(await compare(game, options, worlds, `${game}-${seats}`)).toBeGreaterThan(50);
        return;
      }
    },
    240_000,
  );

  async function compare(game: string, options: object, worlds: MatchPair, id: string): Promise<number> {
    let compared = 0;
    const looker = `seat-${worlds.seat}`;
    const others = [...PEOPLE.filter((one, i) => one !== looker && (i < worlds.seats || i === 5)), null];
    await Promise.all(allServices.map((services, i) => lay(services, game, options, worlds, worlds.logs[i]!, id)));
    const streams = others.map((who) => visitors(who).map((one) => new Stream(one, id)));
    const lookers = visitors(looker);

    for (const step of [null, ...worlds.steps]) {
      if (step) {
        const actors = visitors(`seat-${step.seat}`);
        for (const [i, actor] of actors.entries()) {
          const { decisions } = await actor.ask<MatchView>('GET', 'match.view', { id });
          const decision = decisions.find((one) => one.key === step.key)!.id;
          await actor.ask('POST', 'match.answer', {
            id,
            decision,
            idempotencyKey: `step-${worlds.steps.indexOf(step)}`,
            answer: step.answers[i],
          });
        }
      }
      const { seq } = await lookers[0].ask<MatchView>('GET', 'match.view', { id });
      const guesses = await Promise.all(lookers.map((one) => one.ask<MatchView>('GET', 'match.view', { id })));
      expect(await lookers[0].bytes('GET', 'match.view', { id })).not.toEqual(
        await lookers[1].bytes('GET', 'match.view', { id }),
      );
      for (const [n, who] of others.entries()) {
        const pair = visitors(who);
        for (const [method, path, input] of asked(id, seq, guesses)) {
          const [a, b] = await Promise.all(pair.map((one) => one.bytes(method, path, input)));
          compared++;
          expect(b, `${who} calls ${path} ${JSON.stringify(input)}`).toEqual(a);
        }
        const [a, b] = await Promise.all(streams[n]!.map((one) => one.upTo(seq)));
        expect(b, `the stream of ${who}`).toBe(a);
      }
    }
    for (const one of streams.flat()) one.end();
    return compared;
  }

  /** Everything that can be asked about a match, and guesses at decisions of the seat that has looked. */
  function asked(id: string, seq: number, guesses: readonly MatchView[]): ['GET' | 'POST', string, unknown][] {
    const idempotencyKey = `guess-${seq}`;
    return [
      ['GET', 'tables.get', { id }],
      ['GET', 'tables.listMine', undefined],
      ['GET', 'tables.listOpen', {}],
      ['GET', 'tables.listRunning', {}],
      ['GET', 'match.view', { id }],
      ['GET', 'match.events', { id }],
      ['GET', 'match.events', { id, since: seq - 2 }],
      ['GET', 'match.stateAt', { id, seq }],
      ['GET', 'match.stateAt', { id, seq: seq - 1 }],
      ['GET', 'match.record', { id }],
      ['GET', 'history.list', {}],
      ['POST', 'match.fork', { id, at: seq, as: 0, bot: 'random' }],
      ['POST', 'match.resetTurn', { id: `${id}-` }],
      ...guesses.flatMap(({ decisions }) =>
        decisions.flatMap(({ id: decision, key, offer }): ['GET' | 'POST', string, unknown][] => {
          const answers = offer.kind === 'order' ? [offer.items, [...offer.items].reverse()] : ['x'];
          return answers.flatMap((answer): ['GET' | 'POST', string, unknown][] => [
            ['POST', 'match.answer', { id, decision, idempotencyKey, answer }],
            ['GET', 'match.explain', { id, key, answer }],
          ]);
        }),
      ),
    ];
  }

  /** A recorded match as it is stored, the same in both worlds save for what its log says. */
  async function lay(
    { database: { db } }: Services,
    game: string,
    options: object,
    worlds: MatchPair,
    log: readonly Entry[],
    id: string,
  ) {
    const rules = findGame(game);
    const setup = readSetup(rules, worlds.seats, options);
    const due = dueSeats(resumeMatch(rules, setup, log).state);
    await db.insert(match).values({
      id, game, version: rules.version, options: setup.options, minSeats: worlds.seats, maxSeats: worlds.seats, status: 'running',
      visibility: 'public', createdBy: 'seat-0', secret: 'secret', commitment: 'commitment', seed: 'seed', created: THEN, started: THEN,
      seq: log.length, revision: 7, due,
    }); // prettier-ignore
    await db.insert(seat).values(
      Array.from({ length: worlds.seats }, (_, i) => ({
        matchId: id,
        seat: i,
        accountId: `seat-${i}`,
        nonce: `nonce-${i}`,
        game,
        // Each step is answered here, so no order may come before it.
        standingOrders: { 'core.forced': 'off', supply: 'off' },
      })),
    );
    await db.insert(entry).values(
      log.flatMap((one, i) =>
        one.kind === 'answer'
          ? {
              matchId: id,
              seq: i + 1,
              kind: one.kind,
              seat: one.seat,
              decisionKey: one.key,
              answer: one.answer,
              barrier: one.barrier ?? false,
            }
          : [],
      ),
    );
  }
});

/** All bytes of somebody's stream. */
class Stream {
  private text = '';
  private seq = -1;
  private wake: () => void = () => undefined;
  private readonly ended = new AbortController();

  constructor(visitor: Visitor, id: string) {
    const messages = visitor.stream('live.updates', { matches: [{ id }] }, undefined, this.ended.signal);
    const listen = async () => {
      for await (const { event, id: number, data } of messages) {
        if (event !== 'message' || number === null) continue;
        this.text += `${number}\n${data}\n`;
        this.seq = Number(number.split(':')[1]);
        this.wake();
      }
    };
    listen().catch(() => undefined);
  }

  async upTo(seq: number): Promise<string> {
    while (this.seq < seq)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    return this.text;
  }

  end(): void {
    this.ended.abort();
  }
}
