import { CORE_STEPS } from './core-steps.ts';
import { draw } from './draw.ts';
import { RuleDefect } from './errors.ts';
import type { AnyQuestion, Game, StepOf } from './game.ts';
import { forced, sample, type Answer, type Offer } from './offer.ts';
import {
  askOf,
  isAsk,
  isTogether,
  topFrame,
  topOf,
  type Ask,
  type Branch,
  type Step,
  type Together,
} from './pending.ts';
import { DRAW } from './pile.ts';
import type { Play } from './play.ts';
import { below, type Random } from './random.ts';
import { NATURE, type Json, type Seat, type State } from './state.ts';
import { branchOf, openAnswers } from './together.ts';

/** The question of a key; one that the game does not have is a defect of its rules. */
export function questionOf<S extends State>(game: Game<S>, key: string): AnyQuestion<S> {
  const question = key === DRAW ? (draw as unknown as AnyQuestion<S>) : game.questions[key];
  if (!question) throw new RuleDefect(`${game.id} asks ${key}, but has no such question`);
  return question;
}

/** What may be answered to an ask. */
export const offerOf = <S extends State>(
  game: Game<S>,
  s: S,
  ask: { seat: Seat; key: string; data?: Json | undefined },
): Offer => questionOf(game, ask.key).offer(s, ask.seat, ask.data);

/** The same where one plays on one state in place: what carrying out the last answer has found out is not computed again. */
export function offerIn<S extends State>(play: Play<S>, ask: Ask): Offer {
  if (ask !== play.awaited || play.awaitedQuestion === null) return offerOf(play.game, play.s, ask);
  return (play.awaitedOffer ??= play.awaitedQuestion.offer(play.s, ask.seat, ask.data));
}

/**
 * Some answer to an ask; each has a chance. Of numbered options one is drawn until it is open, which takes few looks where many
 * are; where it takes too many, all are looked at.
 */
export function sampleIn<S extends State>(play: Play<S>, ask: Ask, random: Random): Answer {
  if (ask === play.awaited && play.awaitedOffer === null) {
    const numbered = play.awaitedQuestion?.numbered;
    if (numbered) {
      const n = numbered.count(play.s, ask.seat, ask.data);
      for (let looks = 0; looks < n; looks++) {
        const option = numbered.at(play.s, ask.seat, below(random, n), ask.data);
        if (option !== null) return option;
      }
    }
  }
  return sample(offerIn(play, ask), random);
}

/** Carries out an answer that is known to be legal, then whatever follows of itself. */
export function carryOut<S extends State>(play: Play<S>, ask: Ask, answer: Answer): void {
  const { awaitedBranch, awaitedQuestion } = play;
  if (ask === play.awaited && awaitedQuestion !== null) take(play, awaitedBranch, awaitedQuestion, ask, answer);
  else {
    const top = topFrame(play.s);
    take(play, isTogether(top) ? branchOf(top, ask) : null, questionOf(play.game, ask.key), ask, answer);
  }
  settle(play);
}

/** The same for an aside, which is on no stack; that it was taken gives the next one another id. */
export function carryOutAside<S extends State>(
  play: Play<S>,
  seat: Seat,
  key: string,
  data: Json | undefined,
  answer: Answer,
): void {
  const { s } = play;
  s.taken ??= new Array<number>(s.setup.seats).fill(0);
  s.taken[seat] = (s.taken[seat] ?? 0) + 1;
  const top = topFrame(s);
  const question = questionOf(play.game, key);
  if (isTogether(top)) asideTogether(play, top, question, { seat, key, data }, answer);
  else perform(play, null, question, seat, key, data, answer);
  settle(play);
}

/** While several decide together, what follows of an aside goes on the branch of who took it. */
function asideTogether<S extends State>(
  play: Play<S>,
  { branches }: Together,
  question: AnyQuestion<S>,
  { seat, key, data }: { seat: Seat; key: string; data: Json | undefined },
  answer: Answer,
): void {
  const own = branches.find((one) => one.seat === seat);
  const branch: Branch = own ?? { seat, stack: [] };
  perform(play, branch, question, seat, key, data, answer);
  if (own || branch.stack.length === 0) return;
  branches.push(branch);
  branches.sort((a, b) => a.seat - b.seat);
}

/** Takes the answer to what is on top of a stack: to be held, or carried out at once. */
function take<S extends State>(
  play: Play<S>,
  branch: Branch | null,
  question: AnyQuestion<S>,
  ask: Ask,
  answer: Answer,
): void {
  const stack = branch === null ? play.s.pending : branch.stack;
  if (question.secret?.answer !== 'until-all') {
    stack.pop();
    perform(play, branch, question, ask.seat, ask.key, ask.data, answer);
    return;
  }
  if (branch === null)
    throw new RuleDefect(`${play.game.id}: ${ask.key} is secret until all have answered, so it must be asked together`);
  if (question.commits) play.barrier = true;
  stack[stack.length - 1] = askOf(ask.id, ask.seat, ask.key, ask.data, undefined, answer);
}

function perform<S extends State>(
  play: Play<S>,
  branch: Branch | null,
  question: AnyQuestion<S>,
  seat: Seat,
  key: string,
  data: Json | undefined,
  answer: Answer,
): void {
  play.branch = branch;
  play.doing = key;
  play.doer = seat;
  if (question.commits || seat === NATURE) play.barrier = true;
  question.answer(play, seat, answer, data);
  play.branch = null;
}

/** Goes on until somebody has to decide: runs steps, answers for nature where it may, and takes what has a single answer. */
export function settle<S extends State>(play: Play<S>): void {
  const { game, s } = play;
  for (let guard = 0; ; guard++) {
    if (guard > 10_000) throw new RuleDefect(`${game.id} goes round in circles without asking anybody`);
    play.awaited = null;
    const top = topFrame(s);
    if (s.over) {
      if (top === undefined) return;
      throw new RuleDefect(`${game.id}: ${play.at()} asks something after play.end()`);
    }
    if (top === undefined)
      throw new RuleDefect(
        `${game.id}: nothing is asked after ${play.at()}, and the game has not said play.end(). ` +
          `Ask what comes next, or say the end.`,
      );
    if (isAsk(top)) {
      if (!takeForced(play, null, top)) return;
    } else if (isTogether(top)) {
      if (!settleTogether(play, top)) return;
    } else {
      s.pending.pop();
      runStep(play, null, top);
    }
  }
}

/** Does one thing that waits for nobody's choice; false where all that is left is somebody's. */
function settleTogether<S extends State>(play: Play<S>, together: Together): boolean {
  let waiting = false;
  for (const branch of together.branches) {
    const top = topOf(branch.stack);
    if (top === undefined) continue;
    if (!isAsk(top)) {
      branch.stack.pop();
      runStep(play, branch, top);
      return true;
    }
    if (top.given !== undefined) continue;
    if (takeForced(play, branch, top)) return true;
    waiting = true;
  }
  if (waiting) return false;
  const opened = openAnswers(together);
  if (opened.length === 0) {
    play.s.pending.pop();
    return true;
  }
  // Everybody learns them at the same moment, whatever they are.
  play.barrier = true;
  for (const { branch, ask, answer } of opened)
    perform(play, branch, questionOf(play.game, ask.key), ask.seat, ask.key, ask.data, answer);
  return true;
}

function runStep<S extends State>(play: Play<S>, branch: Branch | null, { step, data }: Step): void {
  const run: StepOf<S> | undefined = play.game.steps[step] ?? CORE_STEPS[step];
  if (!run) throw new RuleDefect(`${play.game.id} has no step ${step}`);
  play.branch = branch;
  play.doing = step;
  play.doer = null;
  run(play, data);
  play.branch = null;
}

/** Takes an answer that is nobody's choice: chance, or the only one there is. */
function takeForced<S extends State>(play: Play<S>, branch: Branch | null, ask: Ask): boolean {
  const question = questionOf(play.game, ask.key);
  if (ask.seat === NATURE) {
    const { nature, s } = play;
    if (!nature) return false;
    take(play, branch, question, ask, nature.dealt?.(ask, s) ?? nature(ask, question.offer(s, NATURE, ask.data), s));
    return true;
  }
  // That a secret answer was the only one would tell what it is, and on the view of others it can't be worked out.
  if (question.confirm || question.secret) {
    keepAwaited(play, branch, question, ask, null);
    return false;
  }
  const offer = question.offer(play.s, ask.seat, ask.data);
  const answer = forced(offer);
  if (answer === undefined) throw new RuleDefect(`${play.game.id}: ${ask.key} has no answer`);
  if (answer === null) {
    keepAwaited(play, branch, question, ask, offer);
    return false;
  }
  take(play, branch, question, ask, answer);
  return true;
}

/** Keeps what is known of the first decision that waits for somebody. */
function keepAwaited<S extends State>(
  play: Play<S>,
  branch: Branch | null,
  question: AnyQuestion<S>,
  ask: Ask,
  offer: Offer | null,
): void {
  if (play.awaited !== null) return;
  play.awaited = ask;
  play.awaitedBranch = branch;
  play.awaitedQuestion = question;
  play.awaitedOffer = offer;
}
