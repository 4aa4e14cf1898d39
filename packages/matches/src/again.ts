import { match, seat } from '@quayside/db';
import { commitmentTo, type Entry, type Options, type Seat } from '@quayside/engine';
import { checkBot } from './bots.ts';
import { chanceOf, isSealed } from './deals.ts';
import { Declined } from './declined.ts';
import { newId, newNonce, newSecret } from './ids.ts';
import { recordOf } from './record.ts';
import { newLive, seatOf, type Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Viewer } from './shapes.ts';
import { joinTable, signedIn } from './tables.ts';

/** The same table once more, begun by somebody else: the first who asks opens it, the others find it there and sit down. */
export async function rematch(rooms: Rooms, viewer: Viewer, id: string): Promise<Room> {
  const person = signedIn(viewer);
  const ended = await rooms.read(id);
  const before = seatOf(ended, person);
  if (before === null) throw new Declined('not-seated');
  const next = ended.rematch ?? (await rooms.waiting.sitDown(person, () => openRematch(rooms, person, id)));
  const room = await rooms.read(next);
  if (seatOf(room, person) !== null || room.row.status !== 'waiting') return room;
  const own = begunByAnother(ended).seatAfter(before);
  const free = room.seats.every((one) => one.seat !== own);
  return joinTable(rooms, viewer, next, free ? { seat: own } : {});
}

/** Opens the table, unless somebody else was faster. */
async function openRematch(rooms: Rooms, person: string, id: string): Promise<string> {
  const fresh = newId();
  const { rematch: next } = await rooms.change(id, async (tx, room) => {
    const mine = seatOf(room, person);
    if (mine === null) throw new Declined('not-seated');
    if (room.row.status !== 'over') throw new Declined('not-over');
    if (room.rematch !== null) return null;
    const { game, version, fewest, most, visibility, pace, rated } = room.row;
    const { options, seatAfter } = begunByAnother(room);
    const row = { id: fresh, game, version, options, fewest, most, daily: null };
    const chance = await chanceOf(tx, row);
    await tx.insert(match).values({ ...row, ...chance, visibility, pace, rated, createdBy: person, rematchOf: id });
    const bots = room.seats.filter((one) => one.accountId === null);
    await tx
      .insert(seat)
      .values([
        { matchId: fresh, seat: seatAfter(mine), accountId: person, nonce: newNonce(), game },
        ...bots.map((one) => ({ matchId: fresh, seat: seatAfter(one.seat), bot: one.bot, nonce: newNonce(), game })),
      ]);
    return { reread: true };
  });
  if (next === null) throw new Error(`the rematch of ${id} was not stored`);
  return next;
}

/** The rules say who begins a rematch; where they do not, all seats move up by one. */
function begunByAnother({ row, seats, past }: Room): { options: Options; seatAfter: (seat: Seat) => Seat } {
  const options = past ? past.edition.game.rematch?.(past.state) : undefined;
  if (options) return { options, seatAfter: (seat) => seat };
  return { options: row.options, seatAfter: (seat) => (seat + seats.length - 1) % seats.length };
}

/**
 * Plays on from any point of a finished match, alone on one of its seats against bots. It deals the cards of the match it comes
 * from, which is why that must be over: its seed is open.
 */
export async function forkMatch(
  rooms: Rooms,
  viewer: Viewer,
  id: string,
  { at, as, bot }: { at: number; as: Seat; bot: string },
): Promise<Room> {
  const person = signedIn(viewer);
  checkBot(bot);
  const parent = await rooms.read(id);
  const { row } = parent;
  if (isSealed(row, rooms.now())) throw new Declined('deal-sealed');
  const { answers } = await recordOf(rooms, parent);
  if (as >= parent.seats.length) throw new Declined('unknown-table');
  const line = answers.map(([seat, key, answer]): Entry => ({ kind: 'answer', seat, key, answer }));
  // What chance answers belongs to the answer before it.
  let length = Math.min(at, line.length);
  while (answers[length]?.[0] === -1) length++;
  const entries = line.slice(0, length);
  const fresh = newId();
  const live = await newLive(row);
  live.advance(entries);
  if (live.over) throw new Declined('not-running');
  const due = live.edition.core.dueSeats(live.state);
  const secret = newSecret();
  const { game, version, options, most, fewest, pace, seed } = row;
  return rooms.create(
    {
      row: {
        id: fresh,
        game,
        version,
        options,
        most,
        fewest,
        pace,
        seed,
        visibility: 'link',
        status: 'running',
        createdBy: person,
        secret,
        commitment: commitmentTo(secret, fresh),
        forkOf: id,
        forkAt: length,
        started: new Date(),
        seq: entries.length,
        due,
        botDue: due.some((one) => one !== as),
      },
      seats: parent.seats.map((one) => ({
        seat: one.seat,
        ...(one.seat === as ? { accountId: person } : { bot }),
        nonce: one.nonce,
      })),
      entries,
    },
    live,
  );
}
