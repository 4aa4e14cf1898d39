import { canonical } from './copy.ts';
import { apply, readSetup, refusal, start, type Move } from './decide.ts';
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import type { TranslatedText } from './handbook.ts';
import { scripted, type Script } from './nature.ts';
import type { Answer } from './offer.ts';
import type { Options } from './options.ts';
import { NATURE, type Seat, type State } from './state.ts';

/**
 * A guided round: chance is laid down, the others' answers are written down, and one person is led through it step by step. It
 * is played by the rules themselves, so it can only show what may really happen.
 */
export interface Lesson {
  readonly seats: number;
  readonly options?: Options;
  readonly nature: Script;
  /** Where the person sits. */
  readonly seat: Seat;
  /** What the seats are called; the person keeps their own name. */
  readonly names: readonly string[];
  readonly steps: readonly LessonStep[];
  /** A sentence for who meets a decision for the first time in a match of their own, by its key. */
  readonly hints?: { readonly [key: string]: TranslatedText };
}

/** One thing at a time: what the others do first, what is said, and what the person does. */
export interface LessonStep {
  readonly others?: readonly Move[];
  readonly words: TranslatedText;
  /** The thing on the board it speaks of, by the name that boards give it: `offer:wood`. */
  readonly at?: string;
  /** What the person does. Without it a step is read, and one goes on. */
  readonly does?: {
    readonly key: string;
    readonly answer: Answer;
    /** Other answers that do as well, whatever follows. */
    readonly accepts?: (answer: Answer) => boolean;
  };
  /** Said to somebody who touches or answers something else, by its name on the board or by the option. */
  readonly instead?: { readonly [thing: string]: TranslatedText };
}

/** Where a lesson stands. */
export interface LessonMoment {
  readonly state: State;
  /** What has happened, answer by answer; the first entry is the start. */
  readonly told: readonly { readonly seat: Seat; readonly events: readonly GameEvent[] }[];
}

/** Whether an answer is what a step waits for. */
export const isExpected = ({ does }: LessonStep, key: string, answer: Answer): boolean =>
  does?.key === key && (canonical(does.answer) === canonical(answer) || (does.accepts?.(answer) ?? false));

/**
 * The position of a step: everything before it with the person's own answers (`given`, one for each step that waits for one; the
 * written ones where there are none), and the first so many of the others' answers in the step itself.
 */
export function lessonAt(
  game: Game,
  lesson: Lesson,
  step: number,
  given: readonly Answer[] = [],
  others = Number.POSITIVE_INFINITY,
): LessonMoment {
  const setup = readSetup(game, lesson.seats, lesson.options);
  const nature = scripted(game, setup, lesson.nature);
  const first = start(game, setup, nature);
  let { state } = first;
  const told: { seat: Seat; events: readonly GameEvent[] }[] = [{ seat: NATURE, events: first.events }];
  for (const move of movesUpTo(lesson, step, given, others)) {
    const refused = refusal(game, state, move);
    if (refused) throw refused;
    const next = apply(game, state, move, nature);
    ({ state } = next);
    told.push({ seat: move.seat, events: next.events });
  }
  return { state, told };
}

function movesUpTo({ seat, steps }: Lesson, step: number, given: readonly Answer[], others: number): Move[] {
  const moves: Move[] = [];
  let mine = 0;
  for (const { others: theirs = [], does } of steps.slice(0, step)) {
    moves.push(...theirs);
    if (does) moves.push({ seat, key: does.key, answer: given[mine++] ?? does.answer });
  }
  moves.push(...(steps[step]?.others ?? []).slice(0, others));
  return moves;
}
