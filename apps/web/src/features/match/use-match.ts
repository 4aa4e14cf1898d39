'use client';

import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { MatchView, Message, Table, MatchUpdate, VisibleEvents } from '@quayside/api';
import type { Answer, State } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import type { Edition } from '@quayside/games/boards';
import { useTRPC } from '../../lib/trpc/client.ts';
import { useAnswerQueue } from './use-answer-queue.ts';
import { useMatchStream } from './use-match-stream.ts';

export interface LiveMatch {
  readonly table: Table | undefined;
  readonly view: MatchView | null;
  /** What to show: the server's view, or one's own answers laid over it until they are confirmed. */
  readonly shown: State | null;
  readonly waiting: boolean;
  readonly events: readonly VisibleEvents[];
  readonly messages: readonly Message[];
  readonly connected: boolean;
  /** An answer waits for the connection to come back. */
  readonly unsent: boolean;
  /** Why the table can't be followed, in words. */
  readonly refused: { readonly en: string; readonly de: string } | null;
  /** The last thing that went wrong. */
  readonly error: unknown;
  readonly answer: (decision: Decision, answer: Answer) => void;
  readonly undo: (all: boolean) => void;
  readonly forget: () => void;
}

/** A table and its match as they happen, from what was `seen` of it on, and what its viewer can do. */
export function useMatch(
  id: string,
  edition: Edition | undefined,
  exists: boolean,
  seen: MatchUpdate | null,
): LiveMatch {
  const trpc = useTRPC();
  const [error, setError] = useState<unknown>(null);
  const { table, view, events, messages, connected, refused, receiveView } = useMatchStream(id, exists, seen);
  const { optimistic, unsent, answer } = useAnswerQueue({
    id,
    edition,
    view,
    onAccepted: receiveView,
    onError: setError,
  });
  const whenUndone = { onSuccess: receiveView, onError: setError };
  const { mutate: undoOne } = useMutation(trpc.match.undo.mutationOptions(whenUndone));
  const { mutate: undoTurn } = useMutation(trpc.match.resetTurn.mutationOptions(whenUndone));

  return useMemo(
    () => ({
      table,
      view,
      shown: optimistic?.state ?? view?.state ?? null,
      waiting: optimistic?.waiting ?? false,
      events,
      messages,
      connected,
      unsent,
      refused,
      error,
      answer,
      undo: (all: boolean) => (all ? undoTurn({ id }) : undoOne({ id })),
      forget: () => setError(null),
    }),
    [table, view, optimistic, events, messages, connected, unsent, refused, error, answer, undoTurn, undoOne, id],
  );
}
