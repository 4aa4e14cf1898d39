import { readLog } from '@quayside/db';
import type { MatchRecord } from '@quayside/engine/host';
import { isOpened, sharedDeal } from '../table/deals.ts';
import { MatchError } from '../errors.ts';
import { entryOf, type MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';

/** A finished match for ever: header and answers, and what proves its chance. */
export async function recordOf(store: MatchStore, { row, seats, finished }: MatchSnapshot): Promise<MatchRecord> {
  if (!finished) throw new MatchError('not-over');
  const rows = await readLog(store.database.db, row.id);
  const { core, game } = finished.edition;
  const record = core.recordOfLog(game, { seats: seats.length, options: row.options }, rows.map(entryOf));
  const deal = sharedDeal(row);
  return {
    ...record,
    about: {
      // What a shared deal's seed is bound to is its name, not one of the matches that play it.
      match: deal?.name ?? row.id,
      commitment: row.commitment,
      ...(row.forkOf === null ? {} : { forkOf: row.forkOf, forkAt: row.forkAnswers }),
      ...(row.practiceKey === null ? {} : { practice: true }),
      ...(isOpened(row, store.now()) ? { secret: row.secret, nonces: deal ? [] : seats.map((one) => one.nonce) } : {}),
      started: row.started?.toISOString(),
      ended: row.ended?.toISOString(),
      seats: seats.map((one) => ({
        ...(one.accountId === null ? { bot: one.bot } : { name: one.name }),
        // After these entries of the log a hint was asked for.
        ...(one.hints.length === 0 ? {} : { hints: one.hints }),
      })),
    },
  };
}
