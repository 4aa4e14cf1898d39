import { below, topAsk, type Answer, type Game, type Random, type Seat, type State, type Move } from '@quayside/engine';
import {
  applyInPlace,
  copyState,
  dueAsks,
  Hidden,
  imagine,
  offerOf,
  offers,
  Play,
  questionOf,
  randomFrom,
  sample,
  suggestions,
  type OpenDecision,
} from '@quayside/engine/host';
import { dueOf, type Bot, type Choice, type Situation } from './bot.ts';
import { baseline } from './learned/position-evaluator.ts';
import { NARROW, Turns, type Turn, type Width } from './learned/turns.ts';

/** Possible worlds behind a view that an answer is tried in. */
const WORLDS = 4;
/** Answers of one decision that are tried; of more, so many at random. */
const CANDIDATES = 60;
/** Asides that are looked at, and answers of each. */
const ASIDES = 8;
const ASIDE_ANSWERS = 3;
/** Decisions that follow of an answer and are answered before its worth is known. */
const FOLLOW_UPS = 8;
/** Answers tried in all before one is given: bounds the time a decision takes in any game. */
const WORK = 600;
/** Points by which an aside must pay before it is taken: what is gained by a hair may be lost in the next decision. */
const CLEARLY = 0.5;
/** Points by which answers may differ and still be as good as each other: ties, in short. */
const HAIR = 0.01;

/** It buys and sells what makes a better answer possible, and at the end of the turn that seems best. */
const WIDTH: Width = { ...NARROW, opens: true };

/** Plans its whole turn and takes what is worth most right after it, by the module's own opinion. */
export const merchant: Bot = {
  name: 'merchant',
  decide(situation) {
    const due = dueOf(situation.decisions);
    if (!due) return null;
    const { game, view, seat, random } = situation;
    // What others answer at the same time is unknown: there it is one decision in several possible worlds.
    if (questionOf(game, due.key).secret) return byDecision(situation);
    const turns = new Turns(game, (s, one) => baseline(game, s, one), WIDTH).from(view, seat);
    const most = turns[0]?.value ?? 0;
    // Of turns that are as good, chance takes one, so that equal merchants do not play one game for ever.
    const good = turns.filter(({ value }) => value >= most - HAIR);
    return answerOf(situation, good[below(random, Math.max(1, good.length))]);
  },
};

/** The first answer of a turn; where nothing is left but to end it, that. */
export function answerOf(situation: Situation, turn: Pick<Turn, 'moves'> | undefined): Choice | null {
  const [move] = turn?.moves ?? [];
  if (move) return { key: move.key, answer: move.answer };
  return byDecision({ ...situation, decisions: situation.decisions.filter((one) => one.due) });
}

/** One decision deep, with whatever must be decided in consequence. */
function byDecision(situation: Situation): Choice | null {
  const due = dueOf(situation.decisions);
  if (!due) return null;
  const { game, view, seat, decisions, random } = situation;
  const search = new AnswerSearch(situation);
  const best = search.best(due, some(suggestions(due.offer, game.weights?.(view, seat)), random));
  const aside =
    decisions.length > 1 ? search.bestAside(due, decisions.slice(1, 1 + ASIDES), best?.value ?? -Infinity) : null;
  if (aside) return aside;
  return best ? { key: due.key, answer: best.answer } : { key: due.key, answer: sample(due.offer, random) };
}

/** All of these, or as many of them as can be tried. */
function some(answers: readonly Answer[], random: Random): readonly Answer[] {
  if (answers.length <= CANDIDATES) return answers;
  const left = [...answers];
  return Array.from({ length: CANDIDATES }, () => left.splice(below(random, left.length), 1)[0] as Answer);
}

export interface AnswerValue {
  readonly answer: Answer;
  readonly value: number;
}

/** The worlds that are held possible, and the work it has left. */
export class AnswerSearch {
  private readonly game: Game;
  private readonly seat: Seat;
  /** One for each world, so that all answers meet the same luck there and differ only in what they do. */
  private readonly luck: readonly number[];
  private readonly worlds: readonly State[];
  private readonly random: Random;
  private work = WORK;

  constructor({ game, view, seat, random }: Situation) {
    this.game = game;
    this.seat = seat;
    this.random = random;
    const hidden = !!game.imagine || !!view.piles;
    this.worlds = Array.from({ length: hidden ? WORLDS : 1 }, () => imagine(game, view, seat, random));
    this.luck = this.worlds.map(() => random());
  }

  /** The best answer; of several that are as good, chance takes one, so that equal merchants do not play one game for ever. */
  best(decision: OpenDecision, answers: readonly Answer[]): AnswerValue | null {
    const tried: AnswerValue[] = [];
    let most = -Infinity;
    for (const answer of answers) {
      if (this.work <= 0 && tried.length > 0) break;
      const value = this.valueOf(decision, answer);
      tried.push({ answer, value });
      if (value > most) most = value;
    }
    const good = tried.filter(({ value }) => value >= most - HAIR);
    return good[below(this.random, good.length)] ?? null;
  }

  /** What an answer leads to, on average over the worlds. */
  valueOf(decision: OpenDecision, answer: Answer): number {
    return this.mean((world, luck) => this.after(world, { seat: this.seat, key: decision.key, answer }, luck));
  }

  /** An aside that clearly pays by itself, or that makes an answer possible which is clearly better than the best so far. */
  bestAside(due: OpenDecision, asides: readonly OpenDecision[], without: number): Choice | null {
    const now = this.mean((world) => this.worth(world));
    let found: Choice | null = null;
    let most = CLEARLY;
    for (const aside of asides)
      for (const answer of suggestions(aside.offer, this.weights(), ASIDE_ANSWERS)) {
        if (this.work <= 0) return found;
        const gain = Math.max(
          this.mean((world) => this.after(world, { seat: this.seat, key: aside.key, answer }, 0, 0)) - now,
          this.opened(due, { seat: this.seat, key: aside.key, answer }) - without,
        );
        if (gain <= most) continue;
        most = gain;
        found = { key: aside.key, answer };
      }
    return found;
  }

  /** The value of the best answer to the due decision that is there only after an aside. */
  private opened(due: OpenDecision, aside: Move): number {
    const [world] = this.worlds;
    const play = world && this.tried(world, aside);
    const later = play && offers(this.game, play.s, this.seat).find((one) => one.due && one.key === due.key);
    if (!later || later.offer.kind !== 'pick' || due.offer.kind !== 'pick') return -Infinity;
    const before = new Set(due.offer.options);
    let best = -Infinity;
    for (const answer of later.offer.options) {
      if (before.has(answer) || this.work <= 0) continue;
      best = Math.max(best, this.after(play.s, { seat: this.seat, key: due.key, answer }, this.luck[0] ?? 0));
    }
    return best;
  }

  /** What the world is worth after an answer and its consequences. */
  private after(world: State, move: Move, luck: number, followUps = FOLLOW_UPS): number {
    const asked = world.asked;
    const play = this.tried(world, move);
    if (!play) return this.worth(world);
    try {
      this.answerTogether(play, asked, randomFrom(luck));
      for (let n = 0; n < followUps && this.followUp(play, asked); n++);
    } catch (error) {
      // Something that not even an imagined world tells: its worth is what is known so far.
      if (!(error instanceof Hidden)) throw error;
    }
    return this.worth(play.s);
  }

  private tried(world: State, move: Move): Play | null {
    this.work--;
    // Without nature: chance is where a merchant's foresight ends.
    const play = new Play(this.game, copyState(this.game, world));
    try {
      applyInPlace(play, move);
      return play;
    } catch (error) {
      if (error instanceof Hidden) return null;
      throw error;
    }
  }

  /** Where others decide at the same time (sealed bids), anything they may answer is assumed, so that the outcome can be seen. */
  private answerTogether(play: Play, asked: number, random: Random): void {
    const { game, s } = play;
    for (;;) {
      const other = dueAsks(s).find((ask) => ask.id <= asked && ask.seat >= 0 && ask.seat !== this.seat && !ask.hidden);
      if (!other || topAsk(s, this.seat)) return;
      applyInPlace(play, { seat: other.seat, key: other.key, answer: sample(offerOf(game, s, other), random) });
    }
  }

  /** Answers what the seat must decide next in consequence; false where nothing is left that is not a turn of its own. */
  private followUp(play: Play, asked: number): boolean {
    const ask = topAsk(play.s, this.seat);
    if (!ask || ask.id <= asked || this.work <= 0) return false;
    const question = questionOf(this.game, ask.key);
    if (question.confirm) return false;
    const answers = suggestions(question.offer(play.s, this.seat, ask.data), this.weights(play.s), ASIDE_ANSWERS * 2);
    let best: AnswerValue | null = null;
    for (const answer of answers) {
      if (answers.length === 1 || this.work <= 0) {
        best ??= { answer, value: 0 };
        break;
      }
      const tried = this.tried(play.s, { seat: this.seat, key: ask.key, answer });
      const value = tried ? this.worth(tried.s) : -Infinity;
      if (!best || value > best.value) best = { answer, value };
    }
    if (!best) return false;
    applyInPlace(play, { seat: this.seat, key: ask.key, answer: best.answer });
    return true;
  }

  private weights(s: State | undefined = this.worlds[0]) {
    return s && this.game.weights?.(s, this.seat);
  }

  private worth(s: State): number {
    return baseline(this.game, s, this.seat);
  }

  private mean(of: (world: State, luck: number) => number): number {
    const sum = this.worlds.reduce((sum, world, i) => sum + of(world, this.luck[i] ?? 0), 0);
    return sum / this.worlds.length;
  }
}
