'use client';

import { useCallback, useRef, useState } from 'react';
import type { MatchView } from '@quayside/api';
import type { Answer, State } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import type { Edition } from '@quayside/games/boards';
import { randomId } from '../../lib/random-id.ts';
import { refusalOf, shouldRetry, useTRPCClient } from '../../lib/trpc/client.ts';

/** The view with one's own answers that the server has not confirmed yet. */
interface OptimisticView {
  readonly state: State;
  /** The answer led to something only the server knows. */
  readonly waiting: boolean;
}

export interface AnswerQueueOptions {
  id: string;
  edition: Edition | undefined;
  view: MatchView | null;
  onAccepted: (view: MatchView | null) => void;
  onError: (error: unknown) => void;
}

/** Answers show at once, go to the server one after the other, and are rolled back if refused. */
export function useAnswerQueue({ id, edition, view, onAccepted, onError }: AnswerQueueOptions) {
  const client = useTRPCClient();
  const [optimistic, setOptimistic] = useState<OptimisticView | null>(null);
  const [unsent, setUnsent] = useState(false);
  const queue = useRef<{ tail: Promise<void>; length: number }>({ tail: Promise.resolve(), length: 0 });

  const answer = useCallback(
    (decision: Decision, given: Answer) => {
      const base = optimistic?.state ?? view?.state;
      if (!edition || !base) return;
      const { game, core } = edition;
      const tried = core.preview(game, base, { seat: decision.seat, key: decision.key, answer: given });
      const next = tried.state ?? base;
      setOptimistic({ state: next, waiting: tried.stopped || isStepWithoutChoice(edition, next, decision.seat) });
      onError(null);
      const waiting = queue.current;
      const idempotencyKey = randomId();
      waiting.length++;
      const send = async () => {
        for (let failures = 0; ; failures++)
          try {
            // Said at once: a request without a connection may take long to fail.
            if (!navigator.onLine) setUnsent(true);
            const sent = await client.match.answer.mutate({
              id,
              decision: decision.id,
              idempotencyKey,
              answer: toSend(given),
            });
            setUnsent(false);
            return sent;
          } catch (error) {
            setUnsent(refusalOf(error) === null);
            // The key makes a repeated answer harmless: it is sent again when the connection breaks.
            if (navigator.onLine && !shouldRetry(failures, error)) throw error;
            await Promise.race([pause(250 * 2 ** Math.min(failures, 5)), online()]);
          }
      };
      waiting.tail = waiting.tail
        .then(async () => {
          const accepted = await send();
          onAccepted(accepted.view);
          if (--waiting.length === 0) setOptimistic(null);
        })
        .catch((error: unknown) => {
          // Whatever was built on a refused answer falls with it.
          queue.current = { tail: Promise.resolve(), length: 0 };
          setOptimistic(null);
          setUnsent(false);
          onError(error);
          throw error;
        });
      // Those queued behind a refused answer are never sent; the refusal itself is shown, not thrown.
      waiting.tail.catch(() => undefined);
    },
    [optimistic, view, edition, client, id, onAccepted, onError],
  );
  return { optimistic, unsent, answer };
}

/** A standing order may answer it: whether it does is known with the server's view. */
function isStepWithoutChoice({ core, game }: Edition, state: State, seat: number): boolean {
  const due = core.decisions(game, state, seat).find((one) => one.due);
  return due?.offer.kind === 'pick' && due.offer.options.length === 1 && game.questions[due.key]?.confirm === true;
}

/** Copies of the rules' readonly lists, because the transport's types are mutable. */
const toSend = (answer: Answer): string | string[] | { [token: string]: number } =>
  typeof answer === 'string'
    ? answer
    : Array.isArray(answer)
      ? [...(answer as readonly string[])]
      : { ...(answer as { [token: string]: number }) };

/** When the browser has a connection again. */
const online = () => new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }));
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
