import { evaluateAnswers, findBot, type Bot, type Situation } from '@quayside/bots';
import { randomFrom } from '@quayside/engine/host';
import { loadEdition, type Edition } from '@quayside/games/load';
import { analyse } from './analyse.ts';
import { checkRecord } from './check-record.ts';
import type { BotAnswer, TimeBudget, ChooseJob, Job, RankJob, Ranking, ResultOf } from './jobs.ts';
import { playOut } from './play-out.ts';
import { weightsFor } from './weights.ts';

/** Does a job, in a thread of the server or in a browser's worker. Rules are loaded when a match needs them. */
export async function runJob<J extends Job>(job: J, budget: TimeBudget): Promise<ResultOf<J>> {
  // Each case gives the result of its kind, which the compiler can't see through the type parameter.
  return (await dispatch(job, budget)) as ResultOf<J>;
}

async function dispatch(job: Job, budget: TimeBudget): Promise<ResultOf<Job>> {
  switch (job.kind) {
    case 'choose':
      return choose(job, await loadEdition(job.game, job.version), budget);
    case 'rank':
      return rank(job, await loadEdition(job.game, job.version), budget);
    case 'analyse':
      return analyse(job, await loadEdition(job.record.game, job.record.version), budget);
    case 'play-out':
      return playOut(job, await loadEdition(job.record.game, job.record.version), botOf(job.level), budget);
    case 'check-record':
      return checkRecord(job, await loadEdition(job.record.game, job.record.version));
  }
}

function botOf(level: string): Bot {
  const bot = findBot(level);
  if (!bot) throw new Error(`there is no bot ${level}`);
  return bot;
}

async function situationOf({ view, seat, seed }: ChooseJob | RankJob, { core, game }: Edition) {
  const decisions = core.decisions(game, view, seat).map((one) => ({ ...one, data: one.data }));
  const weights = await weightsFor(game, view.setup);
  return { game, view, seat, decisions, random: randomFrom(seed), weights } satisfies Situation;
}

async function choose(job: ChooseJob, edition: Edition, { effort }: TimeBudget): Promise<BotAnswer | null> {
  const situation = { ...(await situationOf(job, edition)), effort };
  const choice = botOf(job.level).decide(situation);
  const decision = choice && situation.decisions.find((one) => one.key === choice.key);
  return choice && decision ? { decision: decision.id, answer: choice.answer } : null;
}

/** Answers of a hint. */
const MOST_HINTS = 3;
/** Positions that are looked at for one. */
const HINT_NODES = 400;

async function rank(job: RankJob, edition: Edition, { effort }: TimeBudget): Promise<Ranking | null> {
  const evaluation = evaluateAnswers(await situationOf(job, edition), Math.ceil(HINT_NODES * effort));
  if (!evaluation) return null;
  const { key, level, answers } = evaluation;
  return { key, level, answers: answers.slice(0, MOST_HINTS).map(({ answer, value }) => ({ answer, value })) };
}
