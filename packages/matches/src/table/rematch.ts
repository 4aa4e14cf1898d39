import { match, seat } from '@quayside/db';
import type { Options, Seat } from '@quayside/engine';
import { chanceOf } from './deals.ts';
import { MatchError } from '../errors.ts';
import { newId, newNonce } from '../ids.ts';
import { seatOf, type MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { Viewer } from '../types.ts';
import { requireAccount } from '../viewer.ts';
import { joinTable, seatPreferences } from './tables.ts';

/** The same table once more, begun by somebody else: the first who asks opens it, the others find it there and sit down. */
export async function rematch(store: MatchStore, viewer: Viewer, id: string): Promise<MatchSnapshot> {
  const person = requireAccount(viewer);
  const ended = await store.read(id);
  const before = seatOf(ended, person);
  if (before === null) throw new MatchError('not-seated');
  const next = ended.rematch ?? (await store.waitingLimit.sitDown(person, () => openRematch(store, person, id)));
  const snapshot = await store.read(next);
  if (seatOf(snapshot, person) !== null || snapshot.row.status !== 'waiting') return snapshot;
  const own = rotateSeats(ended).seatAfter(before);
  const free = snapshot.seats.every((one) => one.seat !== own);
  return joinTable(store, viewer, next, free ? { seat: own } : {});
}

/** Opens the table, unless somebody else was faster. */
async function openRematch(store: MatchStore, person: string, id: string): Promise<string> {
  const fresh = newId();
  const { rematch: next } = await store.change(id, async (tx, snapshot) => {
    const mine = seatOf(snapshot, person);
    if (mine === null) throw new MatchError('not-seated');
    if (snapshot.row.status !== 'over') throw new MatchError('not-over');
    if (snapshot.rematch !== null) return null;
    const { game, version, minSeats, maxSeats, visibility, pace, rated, clock, whenLeft, watchDelay } = snapshot.row;
    const { options, seatAfter } = rotateSeats(snapshot);
    const row = { id: fresh, game, version, options, minSeats, maxSeats, dailyDeal: null };
    const chance = await chanceOf(tx, row);
    await tx.insert(match).values({
      ...row,
      ...chance,
      visibility,
      pace,
      rated,
      clock,
      whenLeft,
      watchDelay,
      createdBy: person,
      rematchOf: id,
    });
    const bots = snapshot.seats.filter((one) => one.accountId === null);
    await tx.insert(seat).values([
      {
        matchId: fresh,
        seat: seatAfter(mine),
        accountId: person,
        nonce: newNonce(),
        game,
        ...(await seatPreferences(tx, person)),
      },
      ...bots.map((one) => ({ matchId: fresh, seat: seatAfter(one.seat), bot: one.bot, nonce: newNonce(), game })),
    ]);
    return { reread: true };
  });
  if (next === null) throw new Error(`the rematch of ${id} was not stored`);
  return next;
}

/** The rules say who begins a rematch; where they do not, all seats move up by one. */
function rotateSeats({ row, seats, finished }: MatchSnapshot): { options: Options; seatAfter: (seat: Seat) => Seat } {
  const options = finished ? finished.edition.game.rematch?.(finished.state) : undefined;
  if (options) return { options, seatAfter: (seat) => seat };
  return { options: row.options, seatAfter: (seat) => (seat + seats.length - 1) % seats.length };
}
