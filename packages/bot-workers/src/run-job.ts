import { findBot } from '@quayside/bots';
import { randomFrom } from '@quayside/engine';
import { loadEdition } from '@quayside/games/load';
import type { BotAnswer, Budget, ChooseJob, Job, ResultOf } from './jobs.ts';

/** Does a job, in a thread of the server or in a browser's worker. Rules are loaded when a match needs them. */
export async function runJob<J extends Job>(job: J, _budget: Budget): Promise<ResultOf<J>> {
  switch (job.kind) {
    case 'choose':
      return choose(job);
  }
}

async function choose({ game: id, version, level, view, seat, seed }: ChooseJob): Promise<BotAnswer | null> {
  const { core, game } = await loadEdition(id, version);
  const bot = findBot(level);
  if (!bot) throw new Error(`there is no bot ${level}`);
  const decisions = core.decisions(game, view, seat).map((one) => ({ ...one, data: one.data }));
  const choice = bot.decide({ game, view, seat, decisions, random: randomFrom(seed) });
  const decision = choice && decisions.find((one) => one.key === choice.key);
  return choice && decision ? { decision: decision.id, answer: choice.answer } : null;
}
