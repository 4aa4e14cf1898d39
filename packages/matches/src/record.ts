import { readLog } from '@quayside/db';
import type { Record } from '@quayside/engine';
import { isOpened, sharedDeal } from './deals.ts';
import { Declined } from './declined.ts';
import { entryOf, type Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** A finished match for ever: header and answers, and what proves its chance. */
export async function recordOf(rooms: Rooms, { row, seats, past }: Room): Promise<Record> {
  if (!past) throw new Declined('not-over');
  const rows = await readLog(rooms.database.db, row.id);
  const { core, game } = past.edition;
  const record = core.recordOfLog(game, { seats: seats.length, options: row.options }, rows.map(entryOf));
  const deal = sharedDeal(row);
  return {
    ...record,
    about: {
      // What a shared deal's seed is bound to is its name, not one of the matches that play it.
      match: deal?.name ?? row.id,
      commitment: row.commitment,
      ...(row.forkOf === null ? {} : { forkOf: row.forkOf, forkAt: row.forkAt }),
      ...(isOpened(row, rooms.now()) ? { secret: row.secret, nonces: deal ? [] : seats.map((one) => one.nonce) } : {}),
      started: row.started?.toISOString(),
      ended: row.ended?.toISOString(),
      seats: seats.map((one) => (one.accountId === null ? { bot: one.bot } : { name: one.name })),
    },
  };
}
