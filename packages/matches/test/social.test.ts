import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, rateLimit, match as matchTable, chatMessage, relationship, type Database } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { openMatches, type StreamMessage, type Matches, type Message } from '../src/index.ts';
import { ANN, BEN, CLEO, people, playOn, reply, started } from './fixtures.ts';

describe.each(testDatabases())('around the table, on $name', ({ open }) => {
  let database: Database;
  let matches: Awaited<ReturnType<typeof openMatches>>;
  beforeAll(async () => {
    database = await open();
    matches = await openMatches(database);
    await people(database);
  });
  afterAll(async () => {
    await matches.close();
    await database.close();
  });
  const code = (asked: Promise<unknown>) =>
    asked.then(
      () => 'yes',
      (error: unknown) => (error as { code?: string }).code ?? String(error),
    );
  let keys = 0;
  const say = (who: string | null, match: string, text: string, by: Matches = matches) =>
    by.say(who, { match, text, idempotencyKey: `said-${keys++}` });
  const texts = (messages: readonly Message[]) => messages.map((one) => one.text);
  const heard = async (who: string | null, match: string) => texts(await matches.chat(who, match));
  /** Nobody has said too much yet. */
  const rested = () => database.db.delete(rateLimit);
  const want = (from: string, to: string, kind: 'friend' | 'block') =>
    database.db.insert(relationship).values({ accountId: from, otherId: to, kind }).onConflictDoNothing();
  const untie = () => database.db.delete(relationship);
  let strangers = 0;
  async function stranger(): Promise<string> {
    const id = `stranger-${strangers++}`;
    await database.db.insert(account).values({ id, name: id, guest: false });
    return id;
  }

  describe('the chat of a match', () => {
    it('is among those who play, before, during and after the match; whoever may look on reads it', async () => {
      const [dora, emil] = [await stranger(), await stranger()];
      const { id } = await matches.create(dora, { game: 'tidewater', seats: 2, options: { days: 2 } });
      const first = await say(dora, id, 'Who comes?');
      expect(first).toMatchObject({ match: id, seat: 0, account: dora, name: dora, hidden: false, cursor: 0 });
      expect(await code(say(emil, id, 'Me!'))).toBe('not-seated');
      expect(await code(say(null, id, 'Me!'))).toBe('sign-in');
      await matches.join(emil, id);
      await matches.start(dora, id);
      await say(emil, id, 'Me!');
      await matches.resign(emil, id);
      await say(dora, id, 'Thanks.');
      for (const who of [dora, emil, CLEO, null])
        expect(await heard(who, id)).toEqual(['Who comes?', 'Me!', 'Thanks.']);
      expect(await code(matches.chat(null, 'nowhere'))).toBe('unknown-table');
    });

    it('says nothing twice under one idempotency key, whoever sends it again and wherever', async () => {
      const { id } = await started(matches);
      const other = await openMatches(database);
      const saying = { match: id, text: 'Hello!', idempotencyKey: 'once' };
      const said = await Promise.all([matches, other, matches, other].map((one) => one.say(ANN, saying)));
      expect(new Set(said.map((one) => one.id)).size).toBe(1);
      expect(await heard(null, id)).toEqual(['Hello!']);
      await other.close();
    });

    it('numbers its lines without a gap, whatever processes they come from', async () => {
      await rested();
      const [dora, emil] = [await stranger(), await stranger()];
      const { id } = await matches.create(dora, { game: 'tidewater', seats: 2 });
      await matches.join(emil, id);
      const other = await openMatches(database);
      await Promise.all(
        Array.from({ length: 24 }, (_, n) => say(n % 2 ? dora : emil, id, `line ${n}`, n % 3 ? matches : other)),
      );
      const messages = await matches.chat(null, id);
      expect(messages.map((one) => one.cursor).sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, n) => n));
      await other.close();
    });

    it('is not flooded', async () => {
      const [dora, emil] = [await stranger(), await stranger()];
      const { id } = await matches.create(dora, { game: 'tidewater', seats: 2 });
      await matches.join(emil, id);
      const said: string[] = [];
      for (let n = 0; n < 21; n++) said.push(await code(say(dora, id, 'Hurry up!')));
      expect(said.filter((one) => one === 'too-many')).toHaveLength(1);
      expect(await code(say(emil, id, 'No.'))).toBe('yes');
    });

    it('leaves out whom the reader has muted there or blocked, and tells nobody', async () => {
      await rested();
      const [{ id }, other] = [await started(matches), await started(matches)];
      for (const table of [id, other.id]) {
        await say(ANN, table, 'from Ann');
        await say(BEN, table, 'from Ben');
      }
      await matches.mute(ANN, id, BEN, true);
      await matches.mute(ANN, id, BEN, true);
      expect(await matches.muted(ANN, id)).toEqual([BEN]);
      expect(await heard(ANN, id)).toEqual(['from Ann']);
      expect(await heard(ANN, other.id)).toEqual(['from Ann', 'from Ben']);
      expect(await heard(BEN, id)).toEqual(['from Ann', 'from Ben']);
      await matches.mute(ANN, id, BEN, false);
      expect(await heard(ANN, id)).toEqual(['from Ann', 'from Ben']);
      await want(ANN, BEN, 'block');
      expect(await heard(ANN, other.id)).toEqual(['from Ann']);
      expect(await heard(BEN, other.id)).toEqual(['from Ann', 'from Ben']);
      expect(await heard(null, other.id)).toEqual(['from Ann', 'from Ben']);
      await untie();
      expect(await code(matches.mute(ANN, id, 'nobody', true))).toBe('unknown-person');
    });

    it('of today’s deal is for nobody but its player, as its cards are', async () => {
      await rested();
      const dora = await stranger();
      const { id } = await matches.daily(dora, { game: 'le-havre' });
      await say(dora, id, 'The third card is a bridge.');
      expect(await heard(dora, id)).toHaveLength(1);
      expect(await code(matches.chat(ANN, id))).toBe('deal-sealed');
      expect(await code(matches.chat(null, id))).toBe('deal-sealed');
      const [line] = await database.db.select().from(chatMessage).where(eq(chatMessage.matchId, id));
      expect(await code(matches.report(ANN, { match: id, message: line?.id ?? 0, reason: 'spam' }))).toBe(
        'deal-sealed',
      );
      const ended = new AbortController();
      const stream = matches.stream(null, { matches: new Map([[id, -1]]), chats: new Map([[id, -1]]) }, ended.signal);
      expect((await stream.next()).value).toMatchObject({ kind: 'refused' });
      const next = stream.next();
      await say(dora, id, 'Really.');
      // Whatever else it would say, it would say before it ends.
      ended.abort();
      expect((await next).value).toBeUndefined();
    });
  });

  describe('a stream', () => {
    const follow = async (
      who: string | null,
      id: string,
      since: number,
      take: number,
      act?: () => Promise<unknown>,
    ) => {
      const end = new AbortController();
      const message: StreamMessage[] = [];
      const stream = matches.stream(who, { matches: new Map(), chats: new Map([[id, since]]) }, end.signal);
      const first = stream.next();
      await act?.();
      for (let next = await first; message.length < take; next = await stream.next()) {
        if (next.value) message.push(next.value);
        if (message.length === take) break;
      }
      end.abort();
      await stream.return();
      return message.flatMap((one) => (one.kind === 'chat' ? one.messages : []));
    };

    it('brings what is said in another process, and goes on after the turn one has', async () => {
      await rested();
      const { id } = await started(matches);
      const other = await openMatches(database);
      expect(texts(await follow(null, id, -1, 1, () => say(ANN, id, 'one', other)))).toEqual(['one']);
      await say(BEN, id, 'two', other);
      expect(texts(await follow(CLEO, id, 0, 1))).toEqual(['two']);
      expect(texts(await follow(CLEO, id, -1, 1))).toEqual(['one', 'two']);
      expect(matches.listeners).toBe(0);
      await other.close();
    });

    it('brings a line again that was taken away, without its text', async () => {
      await rested();
      const { id } = await started(matches);
      const said = await say(ANN, id, 'something bad');
      await matches.report(BEN, { match: said.match, message: said.id, reason: 'insult' });
      const { items } = await matches.reports({});
      const [hidden] = await follow(CLEO, id, said.cursor, 1, () =>
        matches.resolveReport(CLEO, { report: items[0]?.id ?? 0, resolution: 'hide' }),
      );
      expect(hidden).toMatchObject({ id: said.id, hidden: true, text: '' });
      expect(hidden?.cursor).toBeGreaterThan(said.cursor);
    });
  });

  describe('a note', () => {
    it('is read by nobody but who wrote it', async () => {
      const { id } = await started(matches);
      await matches.writeNote(ANN, id, 'Ben wants the shipyard.');
      await matches.writeNote(ANN, id, 'Ben wants the shipyard, and fish.');
      await matches.writeNote(CLEO, id, 'I only look on.');
      expect(await matches.note(ANN, id)).toBe('Ben wants the shipyard, and fish.');
      expect(await matches.note(BEN, id)).toBe('');
      expect(await matches.note(CLEO, id)).toBe('I only look on.');
      await matches.writeNote(ANN, id, '');
      expect(await matches.note(ANN, id)).toBe('');
      expect(await code(matches.note(null, id))).toBe('sign-in');
      expect(await code(matches.writeNote(ANN, 'nowhere', 'x'))).toBe('unknown-table');
    });
  });

  describe('who is blocked', () => {
    it('can’t sit down with who has done so, and is told nothing but that', async () => {
      const [dora, emil, frida] = [await stranger(), await stranger(), await stranger()];
      await want(emil, frida, 'block');
      const { id } = await matches.create(dora, { game: 'tidewater', seats: 3 });
      await matches.join(emil, id);
      await expect(matches.join(frida, id)).rejects.toMatchObject({
        code: 'not-welcome',
        text: { key: 'match.not-welcome' },
      });
      await matches.leave(emil, id);
      await matches.join(frida, id);
      // The other way round it is one's own choice.
      await matches.join(emil, id);
      expect((await matches.table(null, id)).seats.map((one) => one.accountId)).toEqual([dora, frida, emil]);
      await untie();
    });

    it('can’t come back to the same table by a rematch', async () => {
      const { id } = await started(matches, { options: { days: 2 } });
      await playOn(matches, id, 'before the quarrel');
      const next = await matches.rematch(ANN, id);
      await want(ANN, BEN, 'block');
      expect(await code(matches.rematch(BEN, id))).toBe('not-welcome');
      expect((await matches.table(ANN, next.id)).seats.map((one) => one.kind)).toEqual(['open', 'person']);
      await untie();
    });
  });

  describe('an invitation', () => {
    async function friends(): Promise<[string, string]> {
      const [dora, emil] = [await stranger(), await stranger()];
      await want(dora, emil, 'friend');
      await want(emil, dora, 'friend');
      return [dora, emil];
    }

    it('is for friends, from somebody who sits at a table that waits', async () => {
      const [dora, emil] = await friends();
      const { id } = await matches.create(dora, { game: 'tidewater', seats: 3, visibility: 'link' });
      expect(await code(matches.invite(dora, id, CLEO))).toBe('not-friends');
      expect(await code(matches.invite(emil, id, dora))).toBe('not-seated');
      expect(await code(matches.invite(dora, id, dora))).toBe('already-seated');
      await matches.invite(dora, id, emil);
      expect(await matches.invitations(emil)).toMatchObject([{ table: { id }, by: { id: dora } }]);
      await matches.join(emil, id);
      expect(await matches.invitations(emil)).toEqual([]);
      await matches.start(dora, id).catch(() => undefined);
      await matches.join(CLEO, id);
      await matches.start(dora, id);
      expect(await code(matches.invite(dora, id, emil))).toBe('not-waiting');
    });

    it('reaches a friend’s stream in another process, and is there when a stream begins, until it is declined', async () => {
      const [dora, emil] = await friends();
      const other = await openMatches(database);
      const { id } = await matches.create(dora, { game: 'tidewater', seats: 2 });
      const invited = async (act?: () => Promise<unknown>) => {
        const end = new AbortController();
        let acted = false;
        for await (const message of other.stream(emil, { matches: new Map(), mine: true }, end.signal)) {
          if (message.kind === 'invited') {
            end.abort();
            return { table: message.table.id, by: message.by.id };
          }
          if (!act && message.kind === 'mine') continue;
          if (act && !acted) {
            acted = true;
            await act();
          }
        }
        return null;
      };
      expect(await invited(() => matches.invite(dora, id, emil))).toEqual({ table: id, by: dora });
      expect(await invited()).toEqual({ table: id, by: dora });
      await matches.declineInvitation(emil, id);
      expect(await matches.invitations(emil)).toEqual([]);
      await other.close();
    });

    it('is no more when the table has begun or is gone', async () => {
      const [dora, emil] = await friends();
      const { id } = await matches.create(dora, { game: 'tidewater', seats: 2 });
      await matches.invite(dora, id, emil);
      await matches.leave(dora, id);
      expect(await matches.invitations(emil)).toEqual([]);
    });
  });

  describe('somebody’s own bot', () => {
    it('plays friendly matches only, and the others see whose hand it is', async () => {
      const { id } = await started(matches);
      expect((await matches.table(BEN, id)).seats[0]?.ownBot).toBeUndefined();
      await matches.allowBotMove(ANN, id);
      await matches.allowBotMove(ANN, id);
      await reply(matches, ANN, id, 'woods');
      expect((await matches.table(BEN, id)).seats.map((one) => one.ownBot)).toEqual([true, undefined]);
      const rated = await matches.create(CLEO, { game: 'tidewater', seats: 2, rated: true });
      expect(await code(matches.allowBotMove(CLEO, rated.id))).toBe('bots-unrated');
      const daily = await matches.daily(CLEO, { game: 'le-havre' });
      expect(await code(matches.allowBotMove(CLEO, daily.id))).toBe('bots-unrated');
      expect(await code(matches.allowBotMove(CLEO, 'nowhere'))).toBe('unknown-table');
    });
  });

  describe('a report', () => {
    it('waits with the words of both, once for each who makes it, and is settled for all of them', async () => {
      await rested();
      const { id } = await started(matches);
      const said = await say(ANN, id, 'You are a fish!');
      expect(await code(matches.report(ANN, { match: said.match, message: said.id, reason: 'insult' }))).toBe(
        'yourself',
      );
      expect(await code(matches.report(BEN, { match: said.match, message: 999_999, reason: 'insult' }))).toBe(
        'unknown-message',
      );
      // Lines are numbered in a row: of another match's line one learns nothing by guessing its number.
      const elsewhere = await started(matches);
      expect(await code(matches.report(BEN, { match: elsewhere.id, message: said.id, reason: 'insult' }))).toBe(
        'unknown-message',
      );
      await matches.report(BEN, { match: said.match, message: said.id, reason: 'insult', comment: 'I am not.' });
      await matches.report(BEN, { match: said.match, message: said.id, reason: 'spam' });
      await matches.report(CLEO, { match: said.match, message: said.id, reason: 'other' });
      const about = async (resolved: boolean) =>
        (await matches.reports({ resolved })).items.filter((one) => one.message.id === said.id);
      const waiting = await about(false);
      expect(waiting).toMatchObject([
        { by: { id: CLEO, name: 'Cleo' }, reason: 'other', comment: null, resolved: null },
        { by: { id: BEN }, reason: 'insult', comment: 'I am not.', message: { account: ANN, text: 'You are a fish!' } },
      ]);
      const [first] = waiting;
      expect(await matches.reportedBy(first?.id ?? 0)).toBe(ANN);
      await matches.resolveReport(CLEO, { report: first?.id ?? 0, resolution: 'hide', comment: 'Please be kind.' });
      expect(await about(false)).toEqual([]);
      expect(await about(true)).toMatchObject([
        {
          resolved: { resolution: 'hide', comment: 'Please be kind.' },
          message: { text: 'You are a fish!', hidden: true },
        },
        { resolved: { resolution: 'hide' } },
      ]);
      for (const who of [ANN, BEN, null])
        expect((await matches.chat(who, id)).at(-1)).toMatchObject({ text: '', hidden: true });
      expect(await code(matches.resolveReport(CLEO, { report: first?.id ?? 0, resolution: 'dismiss' }))).toBe(
        'unknown-report',
      );
    });

    it('that is dismissed changes nothing, and of two who settle it at once one does', async () => {
      await rested();
      const { id } = await started(matches);
      const said = await say(ANN, id, 'Nice move.');
      await matches.report(BEN, { match: said.match, message: said.id, reason: 'insult' });
      const [waiting] = (await matches.reports({})).items;
      const other = await openMatches(database);
      const settled = await Promise.all(
        [matches, other].map((one) =>
          code(one.resolveReport(CLEO, { report: waiting?.id ?? 0, resolution: 'dismiss' })),
        ),
      );
      expect(settled.sort()).toEqual(['unknown-report', 'yes']);
      expect(await heard(null, id)).toEqual(['Nice move.']);
      await other.close();
    });
  });

  describe('who looks after this place', () => {
    it('sees all tables, page by page, those by link too', async () => {
      // Many in one moment: a page must not end in the middle of one and lose the rest.
      await database.db.execute(sql`
        insert into "match" ("id", "game", "version", "options", "min_seats", "max_seats", "visibility", "secret", "commitment", "created")
        select 'many-' || n, 'tidewater', 0, '{}', 2, 2, 'link', 's', 'c', now() - interval '1 hour' - n * interval '10 microseconds'
        from generate_series(1, 130) "n"`);
      const { id } = await matches.create(ANN, { game: 'tidewater', seats: 2, visibility: 'link' });
      const all: string[] = [];
      for (let after: string | undefined, more = true; more;) {
        const page = await matches.tables({ after });
        all.push(...page.items.map((one) => one.id));
        more = page.next !== null;
        after = page.next ?? undefined;
      }
      expect(all[0]).toBe(id);
      expect(all).toHaveLength(await database.db.$count(matchTable));
      expect(new Set(all).size).toBe(all.length);
      expect((await matches.tables({ status: 'waiting' })).items.every((one) => one.status === 'waiting')).toBe(true);
      expect(await code(matches.tables({ after: 'nonsense' }))).toBe('bad-input');
    });

    it('ends what its players can’t end', async () => {
      const [running, waiting] = [await started(matches), await matches.create(ANN, { game: 'tidewater', seats: 2 })];
      expect(await matches.end(running.id)).toMatchObject({ status: 'over', ending: 'abandoned', result: null });
      expect(await matches.end(waiting.id)).toMatchObject({ status: 'over', ending: 'cancelled' });
      expect(await code(matches.end(running.id))).toBe('not-running');
      expect((await matches.mine(ANN)).map((one) => one.id)).not.toContain(waiting.id);
    });

    it('knows how full it is', async () => {
      const before = await matches.overview();
      await matches.create(ANN, { game: 'tidewater', seats: 2 });
      const after = await matches.overview();
      expect(after).toEqual({ ...before, tables: { ...before.tables, waiting: before.tables.waiting + 1 } });
      expect(after).toMatchObject({ guests: 2, here: 0 });
    });
  });

  it('nobody has to wait for the consent of who is suspended', async () => {
    const { id } = await started(matches);
    await matches.propose(ANN, id, 'abandon');
    expect((await matches.view(ANN, id)).undo.proposals).toMatchObject([{ by: [0], missing: [1] }]);
    const until = new Date(Date.now() + 3_600_000);
    await database.db.update(account).set({ suspendedUntil: until }).where(eq(account.id, BEN));
    await matches.refreshName(BEN);
    await matches.propose(ANN, id, 'abandon');
    expect(await matches.table(ANN, id)).toMatchObject({ status: 'over', ending: 'abandoned' });
    await database.db.update(account).set({ suspendedUntil: null }).where(eq(account.id, BEN));
    await matches.refreshName(BEN);
    const again = await started(matches);
    await matches.propose(ANN, again.id, 'abandon');
    expect((await matches.table(ANN, again.id)).status).toBe('running');
  });
});
