import { and, eq, lt, sql } from 'drizzle-orm';
import { botNames, findBot, type Bot } from '@quayside/bots';
import { entry, match, type Db } from '@quayside/db';
import { randomFrom, type Seat } from '@quayside/engine';
import { Declined } from './declined.ts';
import type { Live } from './live.ts';
import type { Room } from './room.ts';
import type { AnswerTo } from './shapes.ts';

/** The bots that can be seated. */
export { botNames };

export function checkBot(name: string): void {
  if (!findBot(name)) throw new Declined('unknown-bot', { bot: name.slice(0, 40) });
}

/** A bot thinks for a moment; where it has not answered for so long, its process is gone. */
const ORPHANED_MS = 15_000;

/** Matches that wait for a bot of which nothing is heard. */
export async function orphans(db: Db, now: Date): Promise<string[]> {
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

/** The first seat that must decide and is a bot's. */
export function botSeat({ seats, live }: Room): { seat: Seat; bot: Bot } | null {
  if (!live) return null;
  const due = live.edition.core.dueSeats(live.state);
  for (const one of seats) {
    const bot = one.bot === null ? undefined : findBot(one.bot);
    if (bot && due.includes(one.seat)) return { seat: one.seat, bot };
  }
  return null;
}

/** What a bot answers, from its seat's view alone. The token names the moment, so that two processes can't both move it. */
export function botAnswer(id: string, live: Live, seat: Seat, bot: Bot): AnswerTo | null {
  const { core, game } = live.edition;
  const view = core.conceal(game, live.state, seat);
  const decisions = core.decisions(game, view, seat).map((one) => ({ ...one, data: one.data }));
  const choice = bot.decide({
    game,
    view,
    seat,
    decisions,
    random: randomFrom(`${live.seed}/bot/${seat}/${live.seq}`),
  });
  const decision = choice && decisions.find((one) => one.key === choice.key);
  return choice && decision
    ? { match: id, decision: decision.id, token: `bot-${live.seq}`, answer: choice.answer }
    : null;
}
