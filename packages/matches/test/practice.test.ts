import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, dailyBenchmark, match, type Database } from '@quayside/db';
import { openTestDatabase } from '@quayside/db/testing';
import {
  dealer, decisions, dueSeats, isOver, openMatch, randomFrom, recordOfLog, sample, submit, type MatchRecord,
} from '@quayside/engine/host'; // prettier-ignore
import { findGame } from '@quayside/games';
import type { Matches, PracticeMatch } from '../src/index.ts';
import { ANN, BEN, CLEO, dueDecision, newKey, openMatches, people, playOn, started } from './fixtures.ts';

const game = findGame('tidewater');
const options = { days: 2, fog: false };
const SEED = 'the-seed-of-a-browser';

/** A match as a browser plays it; the answers of everybody are random. */
function played(seed = SEED, answers = 'answers'): MatchRecord {
  const setup = { seats: 2, options };
  const nature = dealer(game, setup, seed);
  const running = openMatch(game, setup, nature);
  const random = randomFrom(answers);
  while (!isOver(running.state)) {
    const [seat = 0] = dueSeats(running.state);
    const decision = decisions(game, running.state, seat).find((one) => one.due)!;
    submit(running, { seat, decision: decision.id, answer: sample(decision.offer, random) }, nature);
  }
  return recordOfLog(game, setup, running.log);
}

const practice = (given: Partial<PracticeMatch> = {}): PracticeMatch => ({
  key: 'first',
  record: played(),
  seed: SEED,
  seat: 0,
  bots: [null, 'merchant'],
  started: new Date('2026-11-16T08:00:00Z'),
  ...given,
});

type Line = MatchRecord['answers'];
const altered = (change: (answers: Line) => Line): MatchRecord => {
  const record = played();
  return { ...record, answers: change(record.answers) };
};

describe('practice of a browser', () => {
  let database: Database;
  let matches: Matches;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-16T10:00:00Z');
    database = await openTestDatabase();
    await people(database);
    await database.db.update(account).set({ guest: false });
    matches = await openMatches(database, { bots: { threads: 1, effort: 0.05 }, now: () => now });
  });
  afterEach(async () => {
    await matches.close();
    await database.close();
  });

  it('enters the history of who played it, for nobody else, and counts for nothing', async () => {
    const table = await matches.addPractice(ANN, practice());
    expect(table).toMatchObject({ status: 'over', ending: 'finished', rated: false, practice: true, secret: null });
    expect(table.seats.map(({ accountId, bot }) => accountId ?? bot)).toEqual([ANN, 'merchant']);
    const [entry] = (await matches.history(ANN, { account: ANN })).items;
    expect(entry).toMatchObject({ id: table.id, practice: true, rated: false });
    expect((await matches.history(BEN, { account: ANN })).items).toEqual([]);
    expect((await matches.history(null, {})).items).toEqual([]);
    const record = await matches.record(ANN, table.id);
    expect(record.answers).toEqual(played().answers);
    expect(record.about).toMatchObject({ practice: true });
    expect(record.about).not.toHaveProperty('secret');
    expect((await matches.rankings({ game: 'tidewater', ladder: 'bots' })).items).toEqual([]);
    expect(await matches.statistics(ANN, ANN)).toMatchObject({ games: [] });
    expect(await matches.winStatistics({ game: 'tidewater' })).toMatchObject({ matches: 0 });
    expect(await matches.botRankings('tidewater')).toEqual([]);
    await expect(matches.fork(ANN, table.id, { at: 4, as: 0, bot: 'random' })).resolves.toMatchObject({ mine: 0 });
  });

  it('is there once, however often it is sent, and each person has their own', async () => {
    const [first, second] = await Promise.all([
      matches.addPractice(ANN, practice()),
      matches.addPractice(ANN, practice()),
    ]);
    expect(second.id).toBe(first.id);
    expect((await matches.addPractice(ANN, practice({ record: 'anything' }))).id).toBe(first.id);
    expect((await matches.addPractice(BEN, practice())).id).not.toBe(first.id);
    expect(await database.db.$count(match)).toBe(2);
  });

  it('is refused without an account, and after so many a day', async () => {
    await expect(matches.addPractice(null, practice())).rejects.toMatchObject({ code: 'sign-in' });
    const { id } = await matches.addPractice(ANN, practice());
    const [row] = await database.db.select().from(match).where(eq(match.id, id));
    const copies = Array.from({ length: 59 }, (_, i) => ({
      ...row!,
      id: `copy-${i}`,
      practiceKey: `copy-${i}`,
      created: now,
    }));
    await database.db.insert(match).values(copies);
    await database.db.update(match).set({ created: now });
    await expect(matches.addPractice(ANN, practice({ key: 'one more' }))).rejects.toMatchObject({
      code: 'too-many-practice',
    });
    now = new Date(now.getTime() + 25 * 3_600_000);
    await expect(matches.addPractice(ANN, practice({ key: 'one more' }))).resolves.toMatchObject({ practice: true });
  });
});

describe('practice that was never played', () => {
  let database: Database;
  let matches: Matches;
  beforeAll(async () => {
    database = await openTestDatabase();
    await people(database);
    matches = await openMatches(database, { bots: { threads: 1, effort: 0.05 } });
  });
  afterAll(async () => {
    await matches.close();
    await database.close();
  });

  it.each<[string, Partial<PracticeMatch>, object]>([
    ['is not a record', { record: { quayside: 1 } }, { code: 'bad-record' }],
    ['is of a game that nobody has', { record: { ...played(), game: 'chess' } }, { code: 'unknown-game' }],
    ['is of rules that nobody has', { record: { ...played(), version: 77 } }, { code: 'unknown-version' }],
    ['has too many seats', { record: { ...played(), seats: 9 } }, { code: 'bad-options' }],
    ['is not over', { record: altered((all) => all.slice(0, -3)) }, { code: 'not-over' }],
    ['has other cards than its seed', { seed: 'another-seed-altogether' }, { code: 'bad-record' }],
    [
      'has an answer that was never offered',
      { record: altered((all) => all.with(4, [all[4]![0], all[4]![1], 'no-such-place'])) },
      { code: 'bad-record' },
    ],
    ['has an answer of another seat', { record: altered((all) => all.map(([s, k, a]) => [s < 0 ? s : 1 - s, k, a])) }, { code: 'bad-record' }], // prettier-ignore
    ['goes on after its end', { record: altered((all) => [...all, ...all.slice(-1)]) }, { code: 'bad-record' }],
    ['gives the seats to others', { bots: ['merchant', null] }, { code: 'bad-input' }],
    ['gives all seats to bots', { seat: 2, bots: ['merchant', 'merchant'] }, { code: 'bad-input' }],
    ['began before there were browsers', { started: new Date(-8.64e15) }, { code: 'bad-input' }],
    ['has two people', { bots: [null, null] }, { code: 'bad-input' }],
    ['has a bot that nobody knows', { bots: [null, 'admiral'] }, { code: 'unknown-bot' }],
  ])('is refused with a reason where it %s', async (_name, given, error) => {
    await expect(matches.addPractice(ANN, practice(given))).rejects.toMatchObject(error);
    expect(await database.db.$count(match)).toBe(0);
  });
});

describe('fair play towards everybody', () => {
  let database: Database;
  let matches: Matches;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-16T10:00:00Z');
    database = await openTestDatabase();
    await people(database);
    await database.db.update(account).set({ guest: false });
    await database.db.insert(account).values({ id: 'dora', name: 'Dora' });
    matches = await openMatches(database, { bots: { threads: 1, effort: 0.05 }, now: () => now });
  });
  afterEach(async () => {
    await matches.close();
    await database.close();
  });

  /** Gives the same answers in both matches, as long as they ask the same. */
  async function mirror(
    one: string,
    other: string,
    seated: readonly string[],
    copying: readonly string[],
    answers: number,
  ) {
    const random = randomFrom('mirror');
    for (let i = 0; i < answers; i++) {
      const [seat = 0] = (await matches.table(null, one)).due;
      const decision = (await dueDecision(matches, seated[seat]!, one))!;
      const answer = sample(decision.offer, random);
      const copy = (await dueDecision(matches, copying[seat]!, other))!;
      await matches.answer(seated[seat]!, { match: one, decision: decision.id, idempotencyKey: newKey(), answer });
      await matches.answer(copying[seat]!, { match: other, decision: copy.id, idempotencyKey: newKey(), answer });
    }
  }

  it('another account gets no help with a match that goes as a rated one of others', async () => {
    const rated = await matches.create(ANN, { game: 'inland-port', seats: 2, rated: true });
    await matches.join(BEN, rated.id);
    await matches.start(ANN, rated.id);
    const [first = 0] = (await matches.table(ANN, rated.id)).due;
    const starts = first === 0 ? 'first' : 'second';
    const copied = await matches.create(CLEO, { game: 'inland-port', seats: 2, options: { starts } });
    await matches.join('dora', copied.id);
    await matches.start(CLEO, copied.id);
    const copying = [CLEO, 'dora'];
    await mirror(rated.id, copied.id, [ANN, BEN], copying, 4);
    const due = async () => copying[(await matches.table(null, copied.id)).due[0]!]!;
    // A few answers are an opening that many play.
    await expect(matches.hint(await due(), copied.id)).resolves.toMatchObject({ answers: expect.any(Array) });
    await mirror(rated.id, copied.id, [ANN, BEN], copying, 5);
    await expect(matches.hint(await due(), copied.id)).rejects.toMatchObject({ code: 'rated-mirror' });
    await matches.resign('dora', copied.id);
    await expect(matches.fork(CLEO, copied.id, { at: 9, as: 0, bot: 'random' })).rejects.toMatchObject({
      code: 'rated-mirror',
    });
    await matches.resign(BEN, rated.id);
    await expect(matches.fork(CLEO, copied.id, { at: 9, as: 0, bot: 'random' })).resolves.toMatchObject({ mine: 0 });
  });

  it('nobody sends in, plays on or has analysed a match with the cards of a daily deal that is still open', async () => {
    const daily = await matches.daily(ANN, { game: 'le-havre' });
    const [row] = await database.db.select().from(match).where(eq(match.id, daily.id));
    await playOn(matches, daily.id, 'the daily deal');
    // As if somebody had got hold of the seed.
    const { id } = await matches.create(CLEO, { game: 'le-havre', seats: 1, options: row!.options });
    await database.db.update(match).set({ seed: row!.seed, secret: row!.secret }).where(eq(match.id, id));
    await matches.start(CLEO, id);
    await database.db.update(match).set({ seed: row!.seed }).where(eq(match.id, id));
    await matches.close();
    matches = await openMatches(database, { bots: { threads: 1, effort: 0.05 }, now: () => now });
    await expect(matches.hint(CLEO, id)).rejects.toMatchObject({ code: 'deal-sealed' });
    const record = { quayside: 1, game: 'le-havre', version: row!.version, seats: 1, options: row!.options };
    const sent = { key: 'x', seed: row!.seed!, seat: 0, bots: [null], started: now };
    await database.db.update(match).set({ created: now }).where(eq(match.id, daily.id));
    const log = await finishedAnswers(daily.id);
    await expect(matches.addPractice(CLEO, { ...sent, record: { ...record, answers: log } })).rejects.toMatchObject({
      code: 'deal-sealed',
    });
    now = new Date('2026-11-17T13:00:00Z');
    await expect(matches.addPractice(CLEO, { ...sent, record: { ...record, answers: log } })).resolves.toMatchObject({
      practice: true,
    });
  });
  async function finishedAnswers(id: string) {
    return (await matches.record(ANN, id)).answers;
  }

  it('what the strongest bot made of a daily deal is for who has played it, and for all once it is over', async () => {
    const wanted = { game: 'le-havre', options: { length: 'short' } };
    const daily = await matches.daily(ANN, wanted);
    expect(await matches.benchmark(ANN, wanted)).toBeNull();
    await playOn(matches, daily.id, 'the daily deal');
    expect(await matches.benchmark(ANN, wanted)).toMatchObject({ status: 'working', total: null });
    // What the bot reached, without the minutes that it takes.
    await database.db.update(dailyBenchmark).set({ status: 'done', level: 'harbour-master', total: 200 });
    expect(await matches.benchmark(ANN, wanted)).toEqual({ status: 'done', level: 'harbour-master', total: 200 });
    expect(await matches.benchmark(BEN, wanted)).toBeNull();
    expect(await matches.benchmark(null, wanted)).toBeNull();
    await matches.daily(BEN, wanted);
    expect(await matches.benchmark(BEN, wanted)).toBeNull();
    now = new Date('2026-11-17T13:00:00Z');
    expect(await matches.benchmark(null, { ...wanted, day: '2026-11-16' })).toMatchObject({ total: 200 });
  });

  it('a finished match has no daily benchmark, and a started table none either', async () => {
    const { id } = await started(matches, { options: { days: 2 } });
    await playOn(matches, id, 'no deal of the day');
    expect(await database.db.$count(dailyBenchmark)).toBe(0);
  });
});
