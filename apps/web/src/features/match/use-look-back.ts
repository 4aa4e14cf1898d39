'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { State } from '@quayside/engine';
import type { Edition } from '@quayside/games/boards';
import type { LogEntry } from '@quayside/ui/board';
import { useTRPC } from '../../lib/trpc/client.ts';

export interface LookBack {
  /** The entry looked back at; null is now. */
  readonly seq: number | null;
  /** The match as it stood after it, once it is there. */
  readonly state: State | null;
  /** The same rules, under which nothing can be decided any more. */
  readonly rules: Edition;
  readonly go: (seq: number | null) => void;
  /** The entry before and the one after; null where there is none. */
  readonly earlier: number | null;
  readonly later: number | null;
}

/** An earlier moment of a running match, looked at in its place. */
export function useLookBack(match: string, edition: Edition, log: readonly LogEntry[]): LookBack {
  const trpc = useTRPC();
  const [seq, go] = useState<number | null>(null);
  // The log is append-only, so the state after an entry never changes.
  const moment = useQuery({
    ...trpc.match.stateAt.queryOptions({ id: match, seq: seq ?? 0 }),
    enabled: seq !== null,
    staleTime: Infinity,
    placeholderData: (before) => before,
  });
  const rules = useMemo(() => ({ ...edition, core: { ...edition.core, decisions: () => [] } }), [edition]);
  const told = log.filter((one) => one.events.length > 0);
  const at = told.findIndex((one) => one.seq === seq);
  return {
    seq,
    state: seq === null ? null : (moment.data?.state ?? null),
    rules,
    go,
    earlier: at > 0 ? (told[at - 1]?.seq ?? null) : null,
    later: at >= 0 ? (told[at + 1]?.seq ?? null) : null,
  };
}
