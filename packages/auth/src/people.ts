import type { Account, Desk } from './desk.ts';
import { rowOf } from './desk.ts';
import {
  acceptFriend, askFriend, block, endFriendship, friendship, friendsOf, unblock, type Friends, type Friendship,
} from './friends.ts'; // prettier-ignore
import { findPeople, peopleFor, type Person } from './person.ts';
import { prefer, preferencesOf, type Preferences, type Wanted } from './preferences.ts';
import { Arrivals } from './presence.ts';
import { AccountRefused } from './refused.ts';
import { listPeople, resetName, suspend, type Listed } from './roles.ts';
import { makeToken, revokeToken, tokensOf, type BotToken } from './tokens.ts';

/** What anybody may know of somebody, and what there is between the two. */
export interface PublicProfile extends Person {
  readonly joined: Date;
  readonly friendship: Friendship;
  /** By the viewer; the other way round is nobody's to know. */
  readonly blocked: boolean;
}

/** Who knows whom, and what one wants of this place. */
export interface People {
  profile(viewer: string | null, id: string): Promise<PublicProfile>;
  find(viewer: string, text: string): Promise<Person[]>;
  preferences(id: string): Promise<Preferences>;
  prefer(id: string, wanted: Wanted): Promise<Preferences>;

  friends(me: string): Promise<Friends>;
  ask(me: Account, other: string): Promise<Friends>;
  accept(me: Account, other: string): Promise<Friends>;
  end(me: string, other: string): Promise<Friends>;
  block(me: string, other: string): Promise<Friends>;
  unblock(me: string, other: string): Promise<Friends>;

  /** Somebody has a stream open until the answer is called. */
  arrive(id: string): () => void;

  tokens(id: string): Promise<BotToken[]>;
  makeToken(id: string, name: string): Promise<{ id: string; token: string }>;
  revokeToken(id: string, token: string): Promise<void>;

  list(filter: {
    text?: string | undefined;
    after?: string | undefined;
  }): Promise<{ items: Listed[]; next: string | null }>;
  /** Until then, or no longer with null. */
  suspend(id: string, until: Date | null, reason: string): Promise<void>;
  resetName(id: string): Promise<string>;
  close(): Promise<void>;
}

/** Hears of defects, and makes what was changed about an account known to the next call. */
interface Hooks {
  readonly report: (error: unknown) => void;
  readonly seen: <T>(change: Promise<T>) => Promise<T>;
}

export function openPeople(desk: Desk, { report, seen }: Hooks): People {
  const { db } = desk;
  const arrivals = new Arrivals(db, report);
  /** What the list of friends is after a change. */
  const then = async (me: string, change: Promise<void>): Promise<Friends> => {
    await change;
    return friendsOf(db, me);
  };
  return {
    profile: (viewer, id) => profile(desk, viewer, id),
    async find(viewer, text) {
      await desk.limits.count('find', viewer);
      return findPeople(db, viewer, text);
    },
    preferences: (id) => preferencesOf(db, id),
    async prefer(id, wanted) {
      await prefer(desk, id, wanted);
      return preferencesOf(db, id);
    },
    friends: (me) => friendsOf(db, me),
    ask: (me, other) => then(me.id, askFriend(desk, me, other)),
    accept: (me, other) => then(me.id, acceptFriend(desk, me, other)),
    end: (me, other) => then(me, endFriendship(desk, me, other)),
    block: (me, other) => then(me, block(desk, me, other)),
    unblock: (me, other) => then(me, unblock(desk, me, other)),
    arrive: (id) => arrivals.arrive(id),
    tokens: (id) => tokensOf(desk, id),
    makeToken: (id, name) => makeToken(desk, id, name),
    revokeToken: (id, token) => revokeToken(desk, id, token),
    list: (filter) => listPeople(desk, filter),
    suspend: (id, until, reason) => seen(suspend(desk, id, until, reason)),
    resetName: (id) => seen(resetName(desk, id)),
    close: () => arrivals.close(),
  };
}

async function profile({ db }: Desk, viewer: string | null, id: string): Promise<PublicProfile> {
  const row = await rowOf(db, id);
  const person = (await peopleFor(db, viewer, [id])).get(id);
  if (!row || !person) throw new AccountRefused('unknown-person');
  return { ...person, joined: row.created, ...(await friendship(db, viewer, id)) };
}
