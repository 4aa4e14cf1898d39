import { and, eq, lt, sql } from 'drizzle-orm';
import type { ChooseJob } from '@quayside/bot-workers';
import { botNames, findBot } from '@quayside/bots';
import { entry, match, type Db } from '@quayside/db';
import type { Seat } from '@quayside/engine';
import { hex, sha256 } from '@quayside/engine/host';
import { MatchError } from '../errors.ts';
import type { MatchSnapshot } from '../store/match-snapshot.ts';

/** The bots that can be seated, the weakest first. */
export { botNames };

/** Those that are meant to be played against. */
export const levels: readonly string[] = botNames.slice(botNames.indexOf('deckhand'));

export function checkBot(name: string): void {
  if (!findBot(name)) throw new MatchError('unknown-bot', { bot: name.slice(0, 40) });
}

/** A bot that has not answered for so long has lost its process. */
const ORPHANED_MS = 15_000;

/** Matches that wait for a bot whose process is gone. */
export async function stalledBotMatches(db: Db, now: Date): Promise<string[]> {
  const newest = db
    .select({ created: entry.created })
    .from(entry)
    .where(and(eq(entry.matchId, match.id), eq(entry.seq, match.seq)));
  const rows = await db
    .select({ id: match.id })
    .from(match)
    .where(
      and(
        eq(match.botDue, true),
        lt(sql`coalesce((${newest}), ${match.started})`, new Date(now.getTime() - ORPHANED_MS)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** A seat at which a bot must decide, and the bot's level. */
export interface BotSeat {
  readonly seat: Seat;
  readonly level: string;
}

/** The first seat that must decide and is a bot's. */
export function botSeat({ seats, running }: MatchSnapshot): BotSeat | null {
  if (!running) return null;
  const due = running.edition.core.dueSeats(running.state);
  for (const one of seats) if (one.bot !== null && due.includes(one.seat)) return { seat: one.seat, level: one.bot };
  return null;
}

/** A bot's job: the seat's view only. Its seed is a hash of the match's, which reveals nothing of it. */
export function botJob({ row, running }: MatchSnapshot, { seat, level }: BotSeat): ChooseJob {
  if (!running) throw new MatchError('not-running');
  return {
    kind: 'choose',
    game: row.game,
    version: row.version,
    level,
    view: running.views.of(seat).state,
    seat,
    seed: hex(sha256(`${running.seed}/bot/${seat}/${running.seq}`)),
  };
}

/** The level that takes a seat over where one fails; null where there is none below. */
export function simplerLevel(level: string): string | null {
  const at = levels.indexOf(level);
  return at > 0 ? (levels[at - 1] ?? null) : null;
}
