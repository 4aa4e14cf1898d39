'use client';

import { replaceEqualDeep, useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MatchView, Message, Table, Told, Update } from '@quayside/api';
import type { Answer, Decision, State } from '@quayside/engine';
import type { Edition } from '@quayside/games/boards';
import { useHub } from '../../lib/live/live-provider.tsx';
import type { TopicEvent } from '../../lib/live/followed-topics.ts';
import { mergeEvents } from '../../lib/live/merge.ts';
import { useTRPC, useTRPCClient, shouldRetry } from '../../lib/trpc/client.ts';
import { randomId } from '../../lib/random-id.ts';

interface OptimisticView {
  readonly view: State;
  /** The answer led to something only the server knows. */
  readonly waiting: boolean;
}

export interface LiveMatch {
  readonly table: Table | undefined;
  readonly view: MatchView | null;
  /** What to show: the server's view, or one's own answers laid over it until they are confirmed. */
  readonly shown: State | null;
  readonly waiting: boolean;
  readonly told: readonly Told[];
  readonly said: readonly Message[];
  readonly connected: boolean;
  /** Why the table can't be followed, in words. */
  readonly refused: { readonly en: string; readonly de: string } | null;
  /** The last thing that went wrong. */
  readonly error: unknown;
  readonly answer: (decision: Decision, answer: Answer) => void;
  readonly undo: (all: boolean) => void;
  readonly forget: () => void;
}

/** A table and its match as they happen, from what was `seen` of it on. Answers show at once, go to the server one after the other, and are rolled back if refused. */
export function useMatch(id: string, edition: Edition | undefined, there: boolean, seen: Update | null): LiveMatch {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const [update, setUpdate] = useState<Update | null>(seen);
  const [view, setView] = useState<MatchView | null>(seen?.view ?? null);
  const [told, setTold] = useState<readonly Told[]>(seen?.told ?? []);
  const [said, setSaid] = useState<readonly Message[]>([]);
  const [ahead, setAhead] = useState<OptimisticView | null>(null);
  const [error, setError] = useState<unknown>(null);
  const queue = useRef<{ tail: Promise<void>; length: number }>({ tail: Promise.resolve(), length: 0 });

  const newer = useCallback((next: MatchView | null) => {
    setView((now) => (now && next && next.seq < now.seq ? now : replaceEqualDeep(now, next)));
  }, []);

  const hub = useHub();
  const [connected, setConnected] = useState(true);
  const [refused, setRefused] = useState<LiveMatch['refused']>(null);
  useEffect(() => {
    if (!there || !hub) return;
    const hear = (heard: TopicEvent) => {
      switch (heard.kind) {
        case 'update':
          setUpdate(heard.update);
          newer(heard.update.view);
          setTold((story) => replaceEqualDeep(story, mergeEvents(story, heard.update.told)));
          break;
        case 'chat':
          setSaid(heard.messages);
          break;
        case 'line':
          setConnected(heard.up);
          break;
        case 'refused':
          setRefused(heard.words);
          break;
        case 'mine':
        case 'news':
          break;
      }
    };
    return hub.follow(id, hear, seen);
  }, [hub, id, there, newer, seen]);

  const answer = useCallback(
    (decision: Decision, given: Answer) => {
      const base = ahead?.view ?? view?.state;
      if (!edition || !base) return;
      const { game, core } = edition;
      const tried = core.preview(game, base, { seat: decision.seat, key: decision.key, answer: given });
      setAhead({ view: tried.state ?? base, waiting: tried.stopped });
      setError(null);
      const line = queue.current;
      const token = randomId();
      line.length++;
      const give = async () => {
        for (let failures = 0; ; failures++)
          try {
            return await client.match.answer.mutate({ id, decision: decision.id, token, answer: toSend(given) });
          } catch (problem) {
            // The token makes a repeated answer harmless, so a broken line may simply be tried again.
            if (!shouldRetry(failures, problem)) throw problem;
            await pause(250 * 2 ** failures);
          }
      };
      line.tail = line.tail
        .then(async () => {
          const accepted = await give();
          newer(accepted.view);
          if (--line.length === 0) setAhead(null);
        })
        .catch((problem: unknown) => {
          // Whatever was built on a refused answer falls with it.
          queue.current = { tail: Promise.resolve(), length: 0 };
          setAhead(null);
          setError(problem);
          throw problem;
        });
      // Those queued behind a refused answer are never sent; the refusal itself is shown, not thrown.
      line.tail.catch(() => undefined);
    },
    [ahead, view, edition, client, id, newer],
  );

  const { mutate: undoOne } = useMutation(trpc.match.undo.mutationOptions({ onSuccess: newer, onError: setError }));
  const { mutate: undoTurn } = useMutation(
    trpc.match.resetTurn.mutationOptions({ onSuccess: newer, onError: setError }),
  );

  return useMemo(
    () => ({
      table: update?.table,
      view,
      shown: ahead?.view ?? view?.state ?? null,
      waiting: ahead?.waiting ?? false,
      told,
      said,
      connected,
      refused,
      error,
      answer,
      undo: (all: boolean) => (all ? undoTurn({ id }) : undoOne({ id })),
      forget: () => setError(null),
    }),
    [update, view, ahead, told, said, connected, refused, error, answer, undoTurn, undoOne, id],
  );
}

/** The transport wants lists it may keep; the rules promise not to change theirs. */
const toSend = (answer: Answer): string | string[] | { [token: string]: number } =>
  typeof answer === 'string'
    ? answer
    : Array.isArray(answer)
      ? [...(answer as readonly string[])]
      : { ...(answer as { [token: string]: number }) };

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
