import { randomInt } from 'node:crypto';
import { asc, inArray, isNull, sql } from 'drizzle-orm';
import { pairing, preference, runIn, notifyPeople, type Db, type Tx } from '@quayside/db';
import { canonical } from '@quayside/engine/host';
import { findGame } from '@quayside/games';
import { clockAtStart } from '../clock/match-clock.ts';
import { clockFor } from '../clock/settings.ts';
import { blocksAmong } from '../social/blocks.ts';
import { chanceOf, seedOf } from '../table/deals.ts';
import { nextGroup, type Group, type WaitingPerson } from './groups.ts';
import { newId, newNonce } from '../ids.ts';
import type { MatchStore } from '../store/match-store.ts';
import { firstEntries } from '../table/tables.ts';
import { insertMatch } from '../store/statements.ts';

export type PairingRow = typeof pairing.$inferSelect;

/** Everybody who waits to be paired, the longest first. */
export const waitingRows = (db: Db | Tx) =>
  db.select().from(pairing).where(isNull(pairing.matchId)).orderBy(asc(pairing.waitingSince), asc(pairing.accountId));

export const waitingOf = (row: PairingRow): WaitingPerson => ({
  id: row.accountId,
  choices: row.choices.map((choice) => ({ name: nameOf(choice, row), seats: choice.seats })),
  bot: row.bot,
  since: row.waitingSince,
});

const nameOf = ({ game, options }: PairingRow['choices'][number], { pace, rated }: PairingRow): string =>
  canonical([game, options, pace, rated]);

const LOCK = 7_260_411;
/** Two pairings never look at the same people at once, whatever processes they are in. */
export const holdPairing = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);

/** Pairs everybody who can be paired. Returns the matches that have started. */
export async function pairAll(tx: Tx, now: Date, report: MatchStore['report']): Promise<string[]> {
  let rows = await waitingRows(tx).for('update');
  const blocked = await blocksAmong(
    tx,
    rows.map((row) => row.accountId),
  );
  const begun: string[] = [];
  for (;;) {
    const group = nextGroup(rows.map(waitingOf), blocked, now);
    if (!group) return begun;
    const people = new Set(group.people.map((one) => one.id));
    const chosen = rows.filter((row) => people.has(row.accountId));
    begun.push(await seatGroup(tx, group, chosen, now, report));
    rows = rows.filter((row) => !people.has(row.accountId));
  }
}

/** A table for the group, which begins at once. Its host is whoever has waited longest; seats are drawn. */
async function seatGroup(
  tx: Tx,
  group: Group,
  rows: readonly PairingRow[],
  now: Date,
  report: MatchStore['report'],
): Promise<string> {
  const [host] = rows;
  const choice = host?.choices.find((one) => nameOf(one, host) === group.name);
  if (!host || !choice) throw new Error('a group without people, or with a game that nobody chose');
  const { id: game, version } = findGame(choice.game);
  const bots = Array.from({ length: group.seats - rows.length }, () => ({
    accountId: null,
    nonce: newNonce(),
    bot: group.bot,
  }));
  const seats = shuffled([...rows.map(({ accountId, nonce }) => ({ accountId, nonce, bot: null })), ...bots]).map(
    (held, at) => ({ ...held, seat: at }),
  );
  const id = newId();
  const { options } = choice;
  const dealt = { id, game, version, options, minSeats: group.seats, maxSeats: group.seats, dailyDeal: null };
  const chance = await chanceOf(tx, dealt);
  const seed = seedOf(
    { ...dealt, ...chance },
    seats.map((one) => one.nonce),
  );
  const people = rows.map((one) => one.accountId);
  const preferences = await tx.select().from(preference).where(inArray(preference.accountId, people));
  const ordering = seats.map((one) => {
    const standingOrders = preferences.find((own) => own.accountId === one.accountId)?.standingOrders ?? null;
    return { ...one, standingOrders, resigned: false, ownBot: false };
  });
  const { row, entries } = await firstEntries({ ...dealt, seed }, ordering, report);
  const { pace, rated, accountId: createdBy } = host;
  const clock = clockFor({ pace, rated, seats: group.seats });
  await insertMatch(runIn(tx), {
    row: {
      ...dealt,
      ...chance,
      ...row,
      visibility: 'public',
      pace,
      rated,
      createdBy,
      clock,
      ...clockAtStart({ clock }, seats, row.due ?? [], now),
    },
    seats,
    entries,
  });
  await tx.update(pairing).set({ matchId: id, lastSeen: now }).where(inArray(pairing.accountId, people));
  await notifyPeople(tx, people, 'pairing');
  return id;
}

function shuffled<T>(list: readonly T[]): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(randomInt(rest.length), 1));
}
