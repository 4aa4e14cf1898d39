import type { GameEvent } from '@quayside/engine/host';
import { NATURE, type Seat } from '@quayside/engine';
import { useEffect, useState } from 'react';
import type { LogEntry } from './contract.ts';

/** How fast the moves of others are played; `off` shows them at once. */
export const PLAYBACK_PACES = ['off', 'quick', 'normal', 'slow'] as const;
export type PlaybackPace = (typeof PLAYBACK_PACES)[number];
/** How long each move is shown, in milliseconds. */
const STEP_MS: { readonly [pace in PlaybackPace]: number } = { off: 0, quick: 600, normal: 1300, slow: 2600 };
/** More moves than this are a reconnect, not a turn: the recap tells them. */
const MOST = 24;

/** One move of another player, with the chance that followed it. */
export interface PlaybackStep {
  /** The last entry of the log that belongs to it. */
  readonly seq: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

/** The moves of others, one after the other, and what can be done with them. */
export interface Playback {
  readonly step: PlaybackStep;
  /** The number of the step, from 1, and how many there are. */
  readonly n: number;
  readonly of: number;
  readonly running: boolean;
  /** The last change was a step back: nothing moves. */
  readonly backwards: boolean;
  readonly back: () => void;
  readonly again: () => void;
  /** Holds the playback, or lets it go on. */
  readonly toggle: () => void;
  /** Shows the newest position. */
  readonly skip: () => void;
}

interface PlaybackState {
  readonly steps: readonly PlaybackStep[];
  readonly at: number;
  readonly running: boolean;
  readonly backwards: boolean;
}

const playbackOf = (steps: readonly PlaybackStep[]): PlaybackState | null =>
  steps.length === 0 ? null : { steps, at: 0, running: true, backwards: false };

/** The viewer's own answer; one by a standing order is news to them. */
const isOwn = (entry: LogEntry, seat: Seat): boolean => entry.seat === seat && entry.automatic !== true;

/** Nothing in it is about whoever answered: the end of a turn that only says whose turn it is now. */
const isOfOthers = ({ seat, events }: LogEntry): boolean =>
  events.length > 0 && events.every(({ data }) => typeof data?.['seat'] === 'number' && data['seat'] !== seat);

/**
 * The moves of others among entries; chance, and what is only about others, belong to the move before, and what follows the viewer's
 * own move is shown already.
 */
export function stepsIn(entries: readonly LogEntry[], seat: Seat): PlaybackStep[] {
  const steps: PlaybackStep[] = [];
  let own = true;
  for (const entry of entries) {
    if (entry.undone) continue;
    if (entry.seat !== NATURE) own = isOwn(entry, seat);
    if (own) continue;
    const last = steps.at(-1);
    if (last && (entry.seat === NATURE || (entry.seat === last.seat && isOfOthers(entry))))
      steps[steps.length - 1] = { ...last, seq: entry.seq, events: [...last.events, ...entry.events] };
    else if (entry.events.length > 0) steps.push({ seq: entry.seq, seat: entry.seat, events: entry.events });
  }
  return steps;
}

/**
 * What others, and chance, have done since the viewer's own last turn, and the entry that ended it. What a standing order answers
 * belongs to the turn that it ends, or opens the next one: the viewer has decided nothing there.
 */
export function sinceOwnTurn(log: readonly LogEntry[], seat: Seat): { from: number; since: readonly LogEntry[] } {
  const played = log.filter((one) => !one.undone);
  const own = played.findLastIndex((one) => isOwn(one, seat));
  if (own < 0) return { from: 0, since: [] };
  const next = played.findIndex((one, i) => i > own && one.seat !== seat);
  const since = next < 0 ? [] : played.slice(next).filter((one) => one.events.length > 0);
  return { from: next < 0 ? 0 : (played[next - 1]?.seq ?? 0), since };
}

/** The state after the log has grown from `before` to `after`. */
function continued(state: PlaybackState | null, before: readonly LogEntry[], after: readonly LogEntry[], seat: Seat) {
  const last = before.at(-1)?.seq;
  // What happened before the page was opened is not played.
  if (last === undefined || document.hidden) return null;
  const undone = (log: readonly LogEntry[]) => log.filter((one) => one.undone && one.seq <= last).length;
  if (undone(before) !== undone(after)) return null;
  const fresh = after.filter((one) => one.seq > last);
  const mine = fresh.findLastIndex((one) => isOwn(one, seat) && !one.undone);
  const steps = stepsIn(fresh.slice(mine + 1), seat);
  const ahead = state && mine < 0 ? state.steps.length - state.at : 0;
  if (ahead + steps.length > MOST) return null;
  return state && mine < 0 ? { ...state, steps: [...state.steps, ...steps] } : playbackOf(steps);
}

export interface PlaybackOptions {
  log: readonly LogEntry[];
  /** The viewer's seat. */
  seat: Seat;
  pace: PlaybackPace;
  /** False while the page shows something else than the match as it goes on. */
  on: boolean;
}

/** Plays the moves of others as they come in; null where the newest position is to be shown. `play` shows moves once more. */
export function usePlayback({ log, seat, pace, on }: PlaybackOptions) {
  const [state, setState] = useState<PlaybackState | null>(null);
  const [known, setKnown] = useState(log);
  // While rendering, so that the newest position is never shown before the moves that led to it.
  if (known !== log) {
    setKnown(log);
    setState(pace === 'off' || !on ? null : continued(state, known, log, seat));
  }
  const running = state?.running === true && on;
  const at = state?.at;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setState(advance), STEP_MS[pace] || STEP_MS.normal);
    return () => clearTimeout(timer);
    // Each step sets the clock for the next one.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [running, at, pace]);
  const step = state && on ? state.steps[state.at] : undefined;
  const playback: Playback | null =
    state && step
      ? {
          step,
          n: state.at + 1,
          of: state.steps.length,
          running: state.running,
          backwards: state.backwards,
          back: () => setState({ ...state, at: Math.max(0, state.at - 1), running: false, backwards: true }),
          again: () => setState({ ...state, at: 0, running: true, backwards: true }),
          toggle: () => setState({ ...state, running: !state.running, backwards: false }),
          skip: () => setState(null),
        }
      : null;
  return { playback, play: (entries: readonly LogEntry[]) => setState(playbackOf(stepsIn(entries, seat))) };
}

const advance = (state: PlaybackState | null): PlaybackState | null =>
  state && state.at + 1 < state.steps.length ? { ...state, at: state.at + 1, backwards: false } : null;
