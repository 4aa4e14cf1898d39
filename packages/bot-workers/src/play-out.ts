import type { Bot } from '@quayside/bots';
import type { Answer, Seat } from '@quayside/engine';
import { randomFrom } from '@quayside/engine/host';
import type { Edition } from '@quayside/games/load';
import type { TimeBudget, PlayOutResult, PlayOutJob } from './jobs.ts';
import { weightsFor } from './weights.ts';

/** Lets a bot play every seat on from where a record ends, with the cards of its match. Each seat sees its view and no more. */
export async function playOut(
  { record, seed }: PlayOutJob,
  { core, game }: Edition,
  bot: Bot,
  budget: TimeBudget,
): Promise<PlayOutResult> {
  const until = performance.now() + budget.ms;
  const { setup, line } = core.movesOf(game, record);
  const nature = core.dealer(game, setup, seed);
  const weights = await weightsFor(game, setup);
  const match = core.openMatch(game, setup, nature);
  for (const { seat, key, answer } of line.filter((one) => one.seat >= 0)) submit(seat, key, answer);
  while (!core.isOver(match.state) && performance.now() < until) {
    const [seat] = core.dueSeats(match.state);
    if (seat === undefined) throw new Error(`${game.id} waits for nobody`);
    const view = core.conceal(game, match.state, seat);
    const decisions = core.decisions(game, view, seat).map((one) => ({ ...one, data: one.data }));
    const choice = bot.decide({
      game,
      view,
      seat,
      decisions,
      random: randomFrom(`${seat}/${match.log.length}`),
      weights,
      effort: budget.effort,
    });
    if (!choice) throw new Error(`${bot.name} on seat ${seat} has no answer`);
    submit(seat, choice.key, choice.answer);
  }
  const totals: number[] = [];
  if (core.isOver(match.state)) for (const sheet of game.score(match.state)) totals[sheet.seat] = core.totalOf(sheet);
  return { record: core.recordOfLog(game, setup, match.log), totals: core.isOver(match.state) ? totals : null };

  function submit(seat: Seat, key: string, answer: Answer): void {
    const decision = core.decisions(game, match.state, seat).find((one) => one.key === key);
    core.submit(match, { seat, decision: decision?.id ?? '', answer }, nature);
  }
}
