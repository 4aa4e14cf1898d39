'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { MatchView } from '@quayside/api';
import type { State } from '@quayside/engine';
import { usePlayback, type BoardPlayback, type LogEntry } from '@quayside/ui/board';
import { useTRPC } from '../../lib/trpc/client.ts';
import { usePlayPreferences } from '../board/play-preferences.ts';

export interface OthersMovesOptions {
  view: MatchView;
  /** What the board showed last: the view, or one's own answers laid over it. */
  shown: State;
  log: readonly LogEntry[];
  /** False while the page shows a plan or an earlier moment. */
  on: boolean;
}

export type OthersMoves =
  | { readonly playback: BoardPlayback; readonly state: State; readonly play: (entries: readonly LogEntry[]) => void }
  | { readonly playback: null; readonly play: (entries: readonly LogEntry[]) => void };

/** So many positions are kept of those that came in. */
const KEPT = 64;

/** The moves of others, played one after the other at the pace that the viewer prefers, with the position after each. */
export function useOthersMoves({ view, shown, log, on }: OthersMovesOptions): OthersMoves {
  const [{ playback: pace }] = usePlayPreferences();
  const { playback, play } = usePlayback({ log, seat: view.seat, pace, on });
  const states = useRef(new Map<number, State>());
  const [last, setLast] = useState(shown);
  useEffect(() => {
    const known = states.current;
    known.set(view.seq, view.state);
    for (const seq of known.keys()) {
      if (known.size <= KEPT) break;
      known.delete(seq);
    }
  }, [view]);
  const seq = playback?.step.seq;
  // oxlint-disable-next-line react/refs -- what came in with an earlier view never changes
  const known = seq === undefined ? undefined : seq === view.seq ? view.state : states.current.get(seq);
  // Moves that came in together have their positions on the server only.
  const fetched = useQuery({
    ...useTRPC().match.stateAt.queryOptions({ id: view.id, seq: seq ?? 0 }),
    enabled: seq !== undefined && known === undefined && !view.over,
    staleTime: Infinity,
  });
  const state = seq === undefined ? shown : (known ?? fetched.data?.state ?? last);
  if (state !== last) setLast(state);
  if (!playback) return { playback, play };
  const question = view.decisions.find((one) => one.due);
  return { playback: { ...playback, ...(question ? { question } : {}) }, state, play };
}
