import { findBot, readWeights, type Weights, type WeightsFile } from '@quayside/bots';
import { randomFrom, type Game, type Setup } from '@quayside/engine';
import { loadEdition, loadWeights } from '@quayside/games/load';
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
  const weights = bot.learns ? await weightsFor(game, view.setup) : null;
  const choice = bot.decide({ game, view, seat, decisions, random: randomFrom(seed), weights });
  const decision = choice && decisions.find((one) => one.key === choice.key);
  return choice && decision ? { decision: decision.id, answer: choice.answer } : null;
}

/** What bots have learned for such a table. The file is imported once and stays. */
async function weightsFor({ id, version }: Game, setup: Setup): Promise<Weights | null> {
  const file = await loadWeights(id, version, setup);
  return file === null ? null : readWeights(file as WeightsFile); // written by `quayside train`
}
