import { and, asc, eq, inArray, isNull, like, ne, sql, type SQL } from 'drizzle-orm';
import { normalizeUsername } from '@quayside/auth';
import { account, preference, type Db, type Tx } from '@quayside/db';

/** Has a stream open, has none, or is not to be known. */
export type Presence = 'here' | 'away' | null;

/** Somebody as others see them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** The account is deleted: say so in the reader's language instead of the name. */
  readonly former?: true;
  readonly guest: boolean;
  readonly presence: Presence;
}

/** A process that has not refreshed its presence rows for this long is taken for dead. */
export const STALE_SECONDS = 90;

const MAX_RESULTS = 10;

/** People as this viewer may see them: presence is for friends and those at one's tables, and for nobody who does not want it. */
export async function peopleFor(
  db: Db | Tx,
  viewer: string | null,
  ids: readonly string[],
): Promise<Map<string, Person>> {
  const found = ids.length === 0 ? [] : await select(db, viewer).where(inArray(account.id, [...new Set(ids)]));
  return new Map(found.map((row) => [row.id, personOf(row)]));
}

/** The same in the order of the ids. */
export async function peopleInOrder(db: Db | Tx, viewer: string | null, ids: readonly string[]): Promise<Person[]> {
  const people = await peopleFor(db, viewer, ids);
  return ids.flatMap((id) => people.get(id) ?? []);
}

/** Members whose username begins like this. Who is blocked by one of the two is not found by the other. */
export async function searchPeople(db: Db, viewer: string, text: string): Promise<Person[]> {
  const beginning = normalizeUsername(text).replace(/[\\%_]/g, '\\$&');
  const found = await select(db, viewer)
    .where(
      and(
        like(account.username, `${beginning}%`),
        eq(account.guest, false),
        isNull(account.deleted),
        ne(account.id, viewer),
        sql`not ${blocked(viewer)}`,
      ),
    )
    .orderBy(asc(account.username))
    .limit(MAX_RESULTS);
  return found.map(personOf);
}

/** Everybody with whom somebody sits at a table that is not over. */
export async function coPlayersOf(db: Db | Tx, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct "o"."account_id" as "id" from "seat" "m" join "seat" "o" on "o"."match_id" = "m"."match_id"
    where "m"."account_id" = ${id} and "m"."ended" is null and "o"."account_id" <> ${id}`);
  return rows.map((row) => row.id);
}

const select = (db: Db | Tx, viewer: string | null) =>
  db
    .select({
      id: account.id,
      name: account.name,
      guest: account.guest,
      deleted: account.deleted,
      here: sql<boolean | null>`case when ${knows(viewer)} then ${here} end`,
    })
    .from(account)
    .leftJoin(preference, eq(preference.accountId, account.id));

type Row = Awaited<ReturnType<typeof select>>[number];

const personOf = ({ id, name, guest, deleted, here }: Row): Person => ({
  id,
  name,
  ...(deleted ? { former: true as const } : {}),
  guest,
  presence: here === null ? null : here ? 'here' : 'away',
});

const here = sql`exists (select 1 from "presence" "p" where "p"."account_id" = "account"."id"
  and "p"."last_seen" > now() - make_interval(secs => ${STALE_SECONDS}))`;

const wants = (one: SQL, other: SQL, kind: 'friend' | 'block'): SQL =>
  sql`exists (select 1 from "relationship" "t" where "t"."account_id" = ${one} and "t"."other_id" = ${other} and "t"."kind" = ${kind})`;

const them = sql`"account"."id"`;

/** One of the two has blocked the other. */
const blocked = (viewer: string): SQL =>
  sql`(${wants(sql`${viewer}`, them, 'block')} or ${wants(them, sql`${viewer}`, 'block')})`;

/** Whether the viewer may know if somebody is here. */
function knows(viewer: string | null): SQL {
  if (viewer === null) return sql`false`;
  const me = sql`${viewer}`;
  return sql`("account"."deleted" is null and coalesce("preference"."show_presence", true) and not ${blocked(viewer)} and (
    "account"."id" = ${viewer}
    or (${wants(me, them, 'friend')} and ${wants(them, me, 'friend')})
    or exists (select 1 from "seat" "m" join "seat" "o" on "o"."match_id" = "m"."match_id"
      where "m"."account_id" = ${viewer} and "m"."ended" is null and "o"."account_id" = "account"."id")))`;
}
