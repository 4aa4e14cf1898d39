import { copy } from './copy.ts';
import { applyInPlace, applyTo, offeredAs, refusal, start, type Move } from './decide.ts';
import { Refused } from './errors.ts';
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import type { Nature } from './nature.ts';
import { meant, type Answer } from './offer.ts';
import { dueAsks, heldAsk, topAsk } from './pending.ts';
import { Play } from './play.ts';
import { offerOf } from './settle.ts';
import { isOver, NATURE, type Seat, type Setup, type State } from './state.ts';

/** The append-only log. `seq` of an entry is its place, from 1; it only grows. */
export type Entry = AnswerEntry | UndoEntry | SeatEntry;
/** An answer in the log of a match. */
export interface AnswerEntry {
  readonly kind: 'answer';
  readonly seat: Seat;
  readonly key: string;
  readonly answer: Answer;
  /** The sender's idempotency key, by which a repeated answer is recognised; called `token` because frozen editions do. */
  readonly token?: string;
  /** Undo does not reach back over it without consent. Follows from the rules; kept so that nobody need replay to know. */
  readonly barrier?: true;
}
/** Everything after entry `to` is taken back. It stays in the log, shown greyed. */
export interface UndoEntry {
  readonly kind: 'undo';
  readonly to: number;
  readonly by: Seat;
}
/** Somebody else sits here from now on. */
export interface SeatEntry {
  readonly kind: 'seat';
  readonly seat: Seat;
  readonly who: string;
}

/** An answer that still stands, with its place in the log. */
export interface StandingAnswer extends AnswerEntry {
  readonly seq: number;
}

/** The answers of a log that have not been undone, in their order. */
export const standing = (log: readonly Entry[]): StandingAnswer[] => standOn([], log, 0);

/** Goes on with what stands after the first `from` entries, for who follows a log that grows. */
export function standOn(line: StandingAnswer[], log: readonly Entry[], from: number): StandingAnswer[] {
  for (let i = from; i < log.length; i++) {
    const entry = log[i] as Entry;
    if (entry.kind === 'answer') line.push({ ...entry, seq: i + 1 });
    else if (entry.kind === 'undo')
      while (line.length > 0 && (line[line.length - 1] as StandingAnswer).seq > entry.to) line.pop();
  }
  return line;
}

/** A match in memory: the log and where it has led. The only functions that change one are below. */
export interface Match<S extends State = State> {
  readonly game: Game<S>;
  readonly setup: Setup;
  log: Entry[];
  state: S;
  /** What the newest entries told; a host sends these on. */
  events: readonly GameEvent[];
}

/** Begins a match and lets nature answer what comes before the first decision. */
export function openMatch<S extends State>(game: Game<S>, setup: Setup, nature: Nature): Match<S> {
  const first = start(game, setup);
  const match: Match<S> = { game, setup, log: [], state: first.state, events: first.events };
  append(match, [], match.state, [...first.events], nature);
  return match;
}

/** A match brought up to date from its stored log. */
export function resumeMatch<S extends State>(game: Game<S>, setup: Setup, log: readonly Entry[]): Match<S> {
  return { game, setup, log: [...log], state: stateAt(game, setup, standing(log)), events: [] };
}

/** An answer as a seat sends it. */
export interface Submission {
  readonly seat: Seat;
  /** The id of the decision it answers. */
  readonly decision: string;
  readonly token?: string;
  readonly answer: unknown;
}

/** Accepts an answer if its decision is still open and unchanged, whatever else has happened meanwhile. */
export function submit<S extends State>(
  match: Match<S>,
  { seat, decision, token, answer }: Submission,
  nature: Nature,
): Entry[] {
  const { game, state, log } = match;
  const named = token === undefined || (typeof token === 'string' && token.length <= LONGEST_TOKEN);
  if (!Number.isSafeInteger(seat) || typeof decision !== 'string' || !named)
    throw new Refused('malformed', { key: 'core.malformed' });
  if (
    token !== undefined &&
    log.some((entry) => entry.kind === 'answer' && entry.token === token && entry.seat === seat)
  )
    throw new Refused('repeated', { key: 'core.refused.repeated' });
  if (isOver(state)) throw new Refused('over', { key: 'core.over' });
  const open = offeredAs(game, state, seat, decision);
  if (!open)
    throw new Refused(ownedByOther(state, decision, seat) ? 'wrong-seat' : 'not-open', { key: 'core.refused.closed' });
  // Whatever it is, nothing is taken that is not offered.
  const { state: next, events, barrier } = applyTo(game, state, open, answer as Answer);
  const entry: AnswerEntry = {
    kind: 'answer',
    seat,
    key: open.key,
    answer: copy(meant(answer as Answer)),
    ...(token === undefined ? {} : { token }),
    ...(barrier ? { barrier } : {}),
  };
  return append(match, [entry], next, [...events], nature);
}

/** A token is kept in the log for ever, so nobody may hide a book in one. */
const LONGEST_TOKEN = 100;

/** Judged by the ask's number alone, which is public: the rest of an id tells what is offered, and that may be a secret. */
const ownedByOther = (state: State, id: string, seat: Seat): boolean =>
  dueAsks(state).some((ask) => ask.seat !== seat && ask.seat !== NATURE && id.startsWith(`${ask.id}.`));

/** Adds entries and lets nature answer what it is asked, each answer an entry of its own. */
function append<S extends State>(
  match: Match<S>,
  entries: Entry[],
  state: S,
  events: GameEvent[],
  nature: Nature,
): Entry[] {
  const { game } = match;
  const play = new Play(game, state);
  play.events = events;
  for (let ask = topAsk(state, NATURE); ask; ask = topAsk(state, NATURE)) {
    const move = { seat: NATURE, key: ask.key, answer: nature(ask, offerOf(game, state, ask), state) };
    const refused = refusal(game, state, move);
    if (refused) throw refused;
    applyInPlace(play, move);
    entries.push({ kind: 'answer', ...move, barrier: true });
  }
  match.log = [...match.log, ...entries];
  match.state = state;
  match.events = events;
  return entries;
}

/** Where a seat may go back to by itself: the entry before its last answer, or before all back to the last barrier. */
export const undoPoint = (log: readonly Entry[], seat: Seat, all = false): number | null =>
  undoPointIn(standing(log), seat, all);

/** The same where one has what stands already. Who also has the state learns of answers that are still held. */
export function undoPointIn(line: readonly StandingAnswer[], seat: Seat, all = false, state?: State): number | null {
  const held = state ? heldPoint(line, state, seat) : null;
  if (held !== null) return held;
  let to: number | null = null;
  for (let i = line.length - 1; i >= 0; i--) {
    const { seat: by, barrier } = line[i] as StandingAnswer;
    if (by !== seat || barrier) break;
    to = seqBefore(line, i);
    if (!all) break;
  }
  return to;
}

const seqBefore = (line: readonly StandingAnswer[], i: number): number =>
  i > 0 ? (line[i - 1] as StandingAnswer).seq : 0;

/** Before an answer of the seat that is still held: whatever others have given to be held since, nobody has seen any of it. */
function heldPoint(line: readonly StandingAnswer[], state: State, seat: Seat): number | null {
  for (let i = line.length - 1; i >= 0; i--) {
    const { seat: by, key, barrier } = line[i] as StandingAnswer;
    if (heldAsk(state, by)?.key !== key) return null;
    if (by === seat) return barrier ? null : seqBefore(line, i);
  }
  return null;
}

/**
 * Takes back one's last answer, or the whole turn so far. Beyond a barrier the host asks the others and calls `undoTo`. What others
 * have given to be held since stands: it is given once more after the undo.
 */
export function undo<S extends State>(match: Match<S>, seat: Seat, all = false): UndoEntry {
  const line = standing(match.log);
  const to = undoPointIn(line, seat, all, match.state);
  if (to === null) throw new Refused('no-undo', { key: 'core.refused.undo' });
  const kept = line.filter((one) => one.seq > to && one.seat !== seat && one.seat !== NATURE).map(givenAgain);
  const entry = undoTo(match, to, seat);
  const play = new Play(match.game, match.state);
  for (const one of kept) applyInPlace(play, one);
  match.log = [...match.log, ...kept];
  return entry;
}

/** The token stays with the entry that brought it. */
const givenAgain = ({ kind, seat, key, answer, barrier }: StandingAnswer): AnswerEntry => ({
  kind,
  seat,
  key,
  answer,
  ...(barrier ? { barrier } : {}),
});

/** Takes a match back to a point of its log, whoever has answered since. */
export function undoTo<S extends State>(match: Match<S>, to: number, by: Seat): UndoEntry {
  if (!Number.isSafeInteger(to) || to < 0 || to > match.log.length)
    throw new Refused('no-undo', { key: 'core.refused.undo' });
  const entry: UndoEntry = { kind: 'undo', to: afterNature(match.log, to), by };
  const log = [...match.log, entry];
  match.state = stateAt(match.game, match.setup, standing(log));
  match.log = log;
  match.events = [];
  return entry;
}

/** What nature answered right after an entry follows from it and is kept with it, or the match would wait for nature. */
function afterNature(log: readonly Entry[], to: number): number {
  let kept = to;
  for (const { seq, seat } of standing(log)) {
    if (seq <= to) continue;
    if (seat !== NATURE) break;
    kept = seq;
  }
  return kept;
}

/** The state after the first `at` of these answers, each checked. */
export function stateAt<S extends State>(game: Game<S>, setup: Setup, line: readonly Move[], at = line.length): S {
  return replay(game, setup, line, at).state;
}

/** Plays answers from the start; `watch` is called with the state and the events before each and at the end. */
export function replay<S extends State>(
  game: Game<S>,
  setup: Setup,
  line: readonly Move[],
  at = line.length,
  watch?: (state: S, events: readonly GameEvent[], index: number) => void,
): { state: S; events: GameEvent[] } {
  const first = start(game, setup);
  const play = new Play(game, first.state);
  play.events = [...first.events];
  const events: GameEvent[] = [...first.events];
  watch?.(first.state, first.events, 0);
  for (let i = 0; i < Math.min(at, line.length); i++) {
    const move = { ...(line[i] as Move), answer: meant((line[i] as Move).answer) };
    const refused = refusal(game, play.s, move);
    if (refused)
      throw new Refused('bad-record', { key: 'core.record.answer', args: { at: i + 1, why: refused.text } }, game.id);
    play.events = [];
    applyInPlace(play, move);
    events.push(...play.events);
    watch?.(play.s, play.events, i + 1);
  }
  return { state: play.s, events };
}
