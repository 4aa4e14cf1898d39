import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, bestResult, chatMessage, invitation, mute, note, pairing, report } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { member, seated } from '@quayside/auth/testing';
import { TestPeople } from './test-people.ts';

/** Where a person's id stays when the person leaves, and why. */
const STAYS = [
  'account.id', // the row itself, without anything of the person in it
  'seat.account_id', // the matches of others
  'match.created_by', // likewise
  'chat_message.account_id', // that something was said, without what it was
  'report.resolved_by', // who resolved what others have reported
];

describe.each(testDatabases())('what is somebody’s, on $name', ({ open }) => {
  let place: TestPeople;
  beforeAll(async () => {
    place = new TestPeople(await open());
  });
  afterAll(() => place.close());

  /** Somebody who has left traces everywhere, and somebody else. */
  async function busy() {
    const { db } = place.database;
    const { people } = place;
    const [ann, ben, cleo] = [await member(place), await member(place), await member(place)];
    const me = { id: ann.id, name: ann.username, guest: false };
    await seated(place, ann.id);
    const matchId = `match-of-${ann.id}`;
    await people.requestFriend(me, ben.id);
    await people.acceptFriend({ id: ben.id, name: ben.username, guest: false }, ann.id);
    await people.block(ann.id, cleo.id);
    await people.block(cleo.id, ann.id);
    await people.updatePreferences(ann.id, { allowFriendRequests: false });
    await people.createBotKey(ann.id, `bot-${ann.username}`);
    people.trackPresence(ann.id);
    const line = {
      matchId,
      seat: 0,
      accountId: ann.id,
      text: `Nobody knows where ${ann.username} hides.`,
      idempotencyKey: 't',
      cursor: 0,
    };
    await db.insert(chatMessage).values([line, { ...line, accountId: ben.id, text: 'Hello.', cursor: 1 }]);
    const said = await db
      .select()
      .from(chatMessage)
      .where(eq(chatMessage.matchId, matchId))
      .orderBy(chatMessage.cursor);
    const reported = { reason: 'insult' as const, comment: `He was rude, says ${ann.username}.` };
    await db.insert(report).values([
      { messageId: said[1]?.id ?? 0, reporterId: ann.id, ...reported, resolvedBy: ann.id },
      { messageId: said[0]?.id ?? 0, reporterId: ben.id, reason: 'spam' },
    ]);
    const now = new Date();
    await db.insert(pairing).values({
      accountId: ann.id,
      choices: [],
      pace: 'real-time',
      rated: false,
      nonce: 'n',
      waitingSince: now,
      lastSeen: now,
    });
    await db.insert(note).values({ accountId: ann.id, matchId, text: `${ann.username}: take the wood.` });
    await db.insert(mute).values([
      { accountId: ann.id, matchId, mutedId: ben.id },
      { accountId: ben.id, matchId, mutedId: ann.id },
    ]);
    await db.insert(invitation).values([
      { accountId: ann.id, matchId, inviterId: ben.id },
      { accountId: ben.id, matchId, inviterId: ann.id },
    ]);
    await db
      .insert(bestResult)
      .values({ accountId: ann.id, game: 'tidewater', setup: '{}', total: 12, matchId, reached: new Date() });
    await expect.poll(async () => (await people.getProfile(ann.id, ann.id)).presence).toBe('here');
    return { ann, ben, cleo, matchId };
  }

  it('is all in the copy that a person can take along', async () => {
    const { ann, ben, cleo, matchId } = await busy();
    const data = { ...(await place.auth.exportAccount(ann.id)), ...(await place.people.exportPersonalData(ann.id)) };
    expect(data).toMatchObject({
      preferences: { allowFriendRequests: false },
      relationships: [
        { account: ben.id, kind: 'friend' },
        { account: cleo.id, kind: 'block' },
      ],
      messages: [{ match: matchId, text: expect.stringContaining(ann.username) }],
      notes: [{ match: matchId, text: expect.stringContaining('take the wood') }],
      muted: [{ match: matchId, account: ben.id }],
      invitations: expect.arrayContaining([
        { match: matchId, to: ann.id, by: ben.id, at: expect.any(Date) },
        { match: matchId, to: ben.id, by: ann.id, at: expect.any(Date) },
      ]),
      reports: [{ reason: 'insult', comment: expect.stringContaining('rude') }],
      botKeys: [{ name: `bot-${ann.username}` }],
      bestResults: [{ game: 'tidewater', total: 12 }],
    });
    expect(JSON.stringify(data)).not.toContain('Hello.');
  });

  it('is gone when the person leaves: in no table is an id of theirs that need not be there, nor a word', async () => {
    const { ann, ben, matchId } = await busy();
    const { db } = place.database;
    await place.auth.deleteAccount(ann.id);
    const { rows } = await db.execute<{ table: string; column: string }>(sql`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'json') order by 1, 2`);
    const found: string[] = [];
    for (const { table, column } of rows) {
      // Tries are counted by address for an hour, and who comes back within it must not begin anew.
      if (table === 'rate_limit') continue;
      const [t, c] = [sql.identifier(table), sql.identifier(column)];
      const hits = await db.execute(sql`select 1 from ${t} where ${c}::text = ${ann.id}`);
      if (hits.rows.length > 0) found.push(`${table}.${column}`);
      const named = await db.execute(sql`select 1 from ${t} where ${c}::text ilike ${`%${ann.username}%`}`);
      expect.soft(named.rows, `${table}.${column}`).toEqual([]);
    }
    expect(found.filter((one) => !STAYS.includes(one))).toEqual([]);
    const [row] = await db.select().from(account).where(eq(account.id, ann.id));
    expect(row).toMatchObject({ role: 'player', suspendedUntil: null, suspensionReason: null });
    expect(
      await db.select().from(chatMessage).where(eq(chatMessage.matchId, matchId)).orderBy(chatMessage.cursor),
    ).toMatchObject([
      { accountId: ann.id, text: '' },
      { accountId: ben.id, text: 'Hello.' },
    ]);
    expect(await place.people.listFriends(ben.id)).toMatchObject({ friends: [], blocked: [] });
  });
});
