import { evaluateAnswers, evaluatorOf, forecastOf, sameAnswer, type Weights } from '@quayside/bots';
import type { Move, State } from '@quayside/engine';
import { randomFrom } from '@quayside/engine/host';
import type { Edition } from '@quayside/games/load';
import { chancesOf, finalScale, spreadOf, tableName } from './chances.ts';
import type { AnalyseJob, AnalysisPart, AnalysisPoint, AnalysisTurn, TimeBudget } from './jobs.ts';
import { weightsFor } from './weights.ts';

/** Better answers that are kept of each decision. */
const MOST_BEST = 3;
/** Positions that are looked at before each decision. */
const NODES = 150;

/** Where this thread is in the match it analyses. */
let current: { readonly id: string; readonly at: number; readonly state: State; readonly scale: number } | null = null;

/**
 * Goes through a finished match: at every decision of a seat, what its answers were worth by what that seat could know, and what the
 * position was worth to everybody. Stops where the budget ends and says where to go on.
 */
export async function analyse(job: AnalyseJob, { core, game }: Edition, budget: TimeBudget): Promise<AnalysisPart> {
  const until = performance.now() + budget.ms;
  const { setup, line } = core.movesOf(game, job.record);
  const known = current?.id === job.id && current.at === job.from ? current : null;
  const play = new core.Play(game, known?.state ?? core.replay(game, setup, line, job.from).state);
  const scale = known?.scale ?? finalScale(core, game, setup, line);
  const weights = await weightsFor(game, setup);
  const table = tableName(game, setup, weights);
  const points: AnalysisPoint[] = [];
  const turns: AnalysisTurn[] = [];
  let at = job.from;
  const note = () => {
    const values = Array.from({ length: setup.seats }, (_, seat) => forecastOf(game, play.s, seat, weights));
    const spread = spreadOf(table, at / Math.max(1, line.length), scale);
    points.push({ at, values: values.map(rounded), chances: chancesOf(values, spread, core.isOver(play.s)) });
  };
  let seat: number | null = null;
  for (; at < line.length && (at === job.from || performance.now() < until); at++) {
    const move = line[at] as Move;
    if (move.seat >= 0) {
      if (move.seat !== seat) note();
      seat = move.seat;
      const turn = judge({ core, game }, play.s, move, { at, weights, nodes: Math.ceil(NODES * budget.effort) });
      if (turn) turns.push(turn);
    }
    core.applyInPlace(play, move);
  }
  if (at === line.length) note();
  current = at === line.length ? null : { id: job.id, at, state: core.copy(play.s), scale };
  return { level: evaluatorOf(game, setup, weights), points, turns, next: at === line.length ? null : at };
}

/** What one answer was worth beside the others; null where there was nothing to choose. */
function judge(
  { core, game }: Edition,
  state: State,
  { seat, key, answer }: Move,
  { at, weights, nodes }: { readonly at: number; readonly weights: Weights | null; readonly nodes: number },
): AnalysisTurn | null {
  const view = core.conceal(game, state, seat);
  const decisions = core.decisions(game, view, seat).map((one) => ({ ...one, data: one.data }));
  // An aside is no answer to what is due.
  if (decisions[0]?.key !== key || !decisions[0].due) return null;
  const situation = { game, view, seat, decisions, random: randomFrom(at), weights };
  const evaluation = evaluateAnswers(situation, nodes, answer);
  if (!evaluation || evaluation.answers.length < 2) return null;
  const played = evaluation.answers.find((one) => sameAnswer(one.answer, answer));
  const [first] = evaluation.answers;
  if (!played || !first) return null;
  const best = evaluation.answers.slice(0, MOST_BEST).map((one) => ({ answer: one.answer, value: rounded(one.value) }));
  return {
    at,
    seat,
    key,
    played: answer,
    value: rounded(played.value),
    lost: rounded(first.merit - played.merit),
    best,
  };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
