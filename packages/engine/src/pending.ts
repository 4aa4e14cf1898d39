import type { QuestionKey } from './keys.ts';
import type { Answer } from './offer.ts';
import type { Json, Seat, State } from './state.ts';

/**
 * What is being decided: one stack of frames, the last on top. Only the top frame is at work; the others wait until everything
 * above them has been answered.
 */
export type Frame = Ask | Step | Together;

/** One seat is asked. Never changed once it is on the stack, so copies of a state share it. */
export interface Ask<K extends string = string> {
  readonly id: number;
  readonly seat: Seat;
  readonly key: K;
  readonly data?: Json | undefined;
  /** Of chance: the one seat that may read data and answer. */
  readonly for?: Seat | undefined;
  /** Answered, and held until all who are asked with it have answered; null in the view of others. */
  readonly given?: Answer | null | undefined;
  /** In a view: it has data that are not this viewer's to read. */
  readonly hidden?: true;
}

/** A continuation: runs once everything above it has been answered. */
export interface Step {
  readonly step: string;
  readonly data?: Json | undefined;
}

/** Seats that are asked simultaneously, in order of seats. */
export interface Together {
  readonly branches: Branch[];
}
/** What follows of a seat's answer is put on its own branch, and blocks nobody else. */
export interface Branch {
  readonly seat: Seat;
  readonly stack: (Ask | Step)[];
}

/** All asks are made here, with all fields whether they have a value or not: objects of one shape are looked at quickly. */
export const askOf = (
  id: number,
  seat: Seat,
  key: string,
  data: Json | undefined,
  reader?: Seat,
  given?: Answer | null,
): Ask => ({ id, seat, key, data, for: reader, given });

/** Whether a frame of the stack is a decision that somebody is asked. */
export const isAsk = (frame: Frame): frame is Ask => (frame as Partial<Ask>).key !== undefined;
/** Whether a frame of the stack is a group that is asked together. */
export const isTogether = (frame: Frame | undefined): frame is Together =>
  frame !== undefined && (frame as Partial<Together>).branches !== undefined;

/** What is on top of a stack. To read index -1 of an empty list is a slow path of the runtime. */
export const topOf = <F extends Frame>(stack: readonly F[]): F | undefined =>
  stack.length === 0 ? undefined : stack[stack.length - 1];
/** What is on top of the stack: what is decided next. */
export const topFrame = (s: State): Frame | undefined => topOf(s.pending);

/** What a branch waits for: null where it is done, or its answer is held. */
function waitingIn({ stack }: Branch): Ask | null {
  const top = topOf(stack);
  return top !== undefined && isAsk(top) && top.given === undefined ? top : null;
}

/** What a seat must decide now. */
export function topAsk<S extends State>(s: S, seat: Seat): Ask<QuestionKey<S>> | undefined;
export function topAsk(s: State, seat: Seat): Ask | undefined {
  const top = topFrame(s);
  if (top === undefined) return undefined;
  if (isAsk(top)) return top.seat === seat ? top : undefined;
  if (isTogether(top))
    for (const branch of top.branches) {
      const ask = waitingIn(branch);
      if (ask?.seat === seat) return ask;
    }
  return undefined;
}

/** What must be decided now; of several who decide simultaneously, by the first. */
export function currentAsk<S extends State>(s: S): Ask<QuestionKey<S>> | undefined;
export function currentAsk(s: State): Ask | undefined {
  const top = topFrame(s);
  if (top === undefined) return undefined;
  if (isAsk(top)) return top;
  if (isTogether(top))
    for (const branch of top.branches) {
      const ask = waitingIn(branch);
      if (ask) return ask;
    }
  return undefined;
}

/** What must be decided now, one ask of each seat: chance first, then in order of seats. */
export function dueAsks(s: State): Ask[] {
  const top = topFrame(s);
  if (top === undefined) return [];
  if (isAsk(top)) return [top];
  const due: Ask[] = [];
  if (isTogether(top))
    for (const branch of top.branches) {
      const ask = waitingIn(branch);
      if (!ask || due.some((one) => one.seat === ask.seat)) continue;
      if (ask.seat < 0) due.unshift(ask);
      else due.push(ask);
    }
  return due;
}

/** Everything a seat has been asked and has not answered yet, the topmost first. */
export function asksOf(s: State, seat: Seat): Ask[] {
  const found: Ask[] = [];
  for (let i = s.pending.length - 1; i >= 0; i--) {
    const frame = s.pending[i] as Frame;
    for (const stack of isTogether(frame) ? frame.branches.map((branch) => branch.stack.toReversed()) : [[frame]])
      for (const one of stack) if (isAsk(one) && one.seat === seat && one.given === undefined) found.push(one);
  }
  return found;
}

/** Whether a seat has been asked this and has not answered yet, however much lies above it: for windows of asides. */
export function isAsked<S extends State>(s: S, seat: Seat, key: QuestionKey<S>): boolean {
  const { pending } = s;
  for (let i = pending.length - 1; i >= 0; i--) {
    const frame = pending[i] as Frame;
    if (isAsk(frame)) {
      if (frame.seat === seat && frame.key === key) return true;
    } else if (isTogether(frame)) for (const { stack } of frame.branches) if (askIn(stack, seat, key) >= 0) return true;
  }
  return false;
}

/** The topmost unanswered ask of a seat with this key, and the stack it is on. */
export function findAsk(s: State, seat: Seat, key: string): { stack: Frame[]; at: number } | null {
  const top = topFrame(s);
  const stacks: Frame[][] = isTogether(top) ? [...top.branches.map(({ stack }) => stack), s.pending] : [s.pending];
  for (const stack of stacks) {
    const at = askIn(stack, seat, key);
    if (at >= 0) return { stack, at };
  }
  return null;
}

function askIn(stack: readonly Frame[], seat: Seat, key: string): number {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i] as Frame;
    if (isAsk(frame) && frame.seat === seat && frame.key === key && frame.given === undefined) return i;
  }
  return -1;
}

/** The answer of a seat that is held until the others have answered, if there is one. */
export function heldAsk(s: State, seat: Seat): Ask | undefined {
  const top = topFrame(s);
  if (isTogether(top))
    for (const { stack } of top.branches) {
      const ask = topOf(stack);
      if (ask !== undefined && isAsk(ask) && ask.seat === seat && ask.given !== undefined) return ask;
    }
  return undefined;
}

/** A copy for a copy of the state: frames are shared, but for those that hold stacks of their own. */
export function copyPending(pending: readonly Frame[]): Frame[] {
  const copy = pending.slice();
  for (let i = 0; i < copy.length; i++) {
    const frame = copy[i] as Frame;
    if (isTogether(frame))
      copy[i] = { branches: frame.branches.map(({ seat, stack }) => ({ seat, stack: stack.slice() })) };
  }
  return copy;
}
