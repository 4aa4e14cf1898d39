import {
  AccountError, createRateLimits, findAccountRow, OpenStreams, type Account, type OpenStream,
} from '@quayside/auth'; // prettier-ignore
import type { Database } from '@quayside/db';
import { awayUntil } from './absence.ts';
import { createBotKey, findKeyOwner, isKeyValid, listBotKeys, revokeBotKey, type BotKey } from './bot-keys.ts';
import type { PeopleContext } from './context.ts';
import {
  acceptFriend, block, friendsOf, friendship, removeFriend, requestFriend, unblock, type Friends, type Friendship,
} from './friends.ts'; // prettier-ignore
import { peopleFor, searchPeople, type Person } from './person-queries.ts';
import { exportPersonalData, type PersonalData } from './personal-data.ts';
import { preferencesOf, updatePreferences, type PreferenceChange, type Preferences } from './preferences.ts';
import { PresenceTracker } from './presence.ts';
import { reliabilityOf, type Reliability } from './reliability.ts';

/** What anybody may know of somebody, and the relationship of the two. */
export interface PublicProfile extends Person {
  readonly joined: Date;
  readonly friendship: Friendship;
  /** Blocked by the viewer; whether the viewer is blocked is not revealed. */
  readonly blocked: boolean;
  /** Null before the first finished match with others. */
  readonly reliability: Reliability | null;
  /** Until when the person is away, and is not out of time in matches that are played turn by turn. */
  readonly awayUntil: Date | null;
}

/** Friends, blocks, presence, preferences and bot keys. */
export interface People {
  getProfile(viewer: string | null, id: string): Promise<PublicProfile>;
  search(viewer: string, text: string): Promise<Person[]>;
  getPreferences(id: string): Promise<Preferences>;
  updatePreferences(id: string, change: PreferenceChange): Promise<Preferences>;

  listFriends(me: string): Promise<Friends>;
  requestFriend(me: Account, other: string): Promise<Friends>;
  acceptFriend(me: Account, other: string): Promise<Friends>;
  removeFriend(me: string, other: string): Promise<Friends>;
  block(me: string, other: string): Promise<Friends>;
  unblock(me: string, other: string): Promise<Friends>;

  /** Somebody is here until the returned function is called. */
  trackPresence(id: string): () => void;

  listBotKeys(id: string): Promise<BotKey[]>;
  createBotKey(id: string, name: string): Promise<{ id: string; key: string }>;
  revokeBotKey(id: string, key: string): Promise<void>;
  /** Whose bot sends this `Authorization`; null where it carries no key of ours. A key that is not valid has no owner. */
  botOwner(authorization: string): Promise<{ readonly owner: Account | null } | null>;
  /** Registers a stream that ends with the key it was opened with, and when the owner is suspended or deleted. */
  openBotStream(owner: Account, authorization: string): Promise<OpenStream>;

  exportPersonalData(id: string): Promise<PersonalData>;
  close(): Promise<void>;
}

export function openPeople(database: Database, report: (error: unknown) => void = () => undefined): People {
  const { db } = database;
  const context: PeopleContext = { db, limits: createRateLimits(database) };
  const presence = new PresenceTracker(db, report);
  const streams = new OpenStreams(database, report);
  const listAfter = async (me: string, change: Promise<void>): Promise<Friends> => {
    await change;
    return friendsOf(db, me);
  };
  return {
    getProfile: (viewer, id) => getProfile(context, viewer, id),
    async search(viewer, text) {
      await context.limits.count('find', viewer);
      return searchPeople(db, viewer, text);
    },
    getPreferences: (id) => preferencesOf(db, id),
    async updatePreferences(id, change) {
      await updatePreferences(context, id, change);
      return preferencesOf(db, id);
    },
    listFriends: (me) => friendsOf(db, me),
    requestFriend: (me, other) => listAfter(me.id, requestFriend(context, me, other)),
    acceptFriend: (me, other) => listAfter(me.id, acceptFriend(context, me, other)),
    removeFriend: (me, other) => listAfter(me, removeFriend(context, me, other)),
    block: (me, other) => listAfter(me, block(context, me, other)),
    unblock: (me, other) => listAfter(me, unblock(context, me, other)),
    trackPresence: (id) => presence.connect(id),
    listBotKeys: (id) => listBotKeys(context, id),
    createBotKey: (id, name) => createBotKey(context, id, name),
    revokeBotKey: (id, key) => revokeBotKey(context, id, key),
    botOwner: (authorization) => findKeyOwner(database, authorization),
    openBotStream: ({ id, suspended }, authorization) =>
      streams.open(id, () => isKeyValid(database, authorization, suspended !== undefined)),
    exportPersonalData: (id) => exportPersonalData(db, id),
    async close() {
      await streams.close();
      await presence.close();
    },
  };
}

async function getProfile({ db }: PeopleContext, viewer: string | null, id: string): Promise<PublicProfile> {
  const row = await findAccountRow(db, id);
  const person = (await peopleFor(db, viewer, [id])).get(id);
  if (!row || !person) throw new AccountError('unknown-person');
  return {
    ...person,
    joined: row.created,
    ...(await friendship(db, viewer, id)),
    reliability: await reliabilityOf(db, id),
    awayUntil: await awayUntil(db, id),
  };
}
