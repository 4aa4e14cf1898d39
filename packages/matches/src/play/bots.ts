import { and, eq, lt, sql } from 'drizzle-orm';
import { botNames, findBot, type Bot } from '@quayside/bots';
import { entry, match, type Db } from '@quayside/db';
import { randomFrom, type Seat } from '@quayside/engine';
import { MatchError } from '../errors.ts';
import type { RunningMatch } from '../store/running-match.ts';
import type { MatchSnapshot } from '../store/match-snapshot.ts';
import type { AnswerInput } from '../types.ts';

/** The bots that can be seated. */
export { botNames };

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

/** The first seat that must decide and is a bot's. */
export function botSeat({ seats, running }: MatchSnapshot): { seat: Seat; bot: Bot } | null {
  if (!running) return null;
  const due = running.edition.core.dueSeats(running.state);
  for (const one of seats) {
    const bot = one.bot === null ? undefined : findBot(one.bot);
    if (bot && due.includes(one.seat)) return { seat: one.seat, bot };
  }
  return null;
}

/** What a bot answers, from its seat's view alone. The token names the place in the log, so that two processes can't both move it. */
export function botAnswer(id: string, running: RunningMatch, seat: Seat, bot: Bot): AnswerInput | null {
  const { core, game } = running.edition;
  const view = core.conceal(game, running.state, seat);
  const decisions = core.decisions(game, view, seat).map((one) => ({ ...one, data: one.data }));
  const choice = bot.decide({
    game,
    view,
    seat,
    decisions,
    random: randomFrom(`${running.seed}/bot/${seat}/${running.seq}`),
  });
  const decision = choice && decisions.find((one) => one.key === choice.key);
  return choice && decision
    ? { match: id, decision: decision.id, token: `bot-${running.seq}`, answer: choice.answer }
    : null;
}
