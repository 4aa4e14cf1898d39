'use client';

import { useCallback, useRef, useState } from 'react';
import type { MatchView } from '@quayside/api';
import type { Answer, State } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import type { Edition } from '@quayside/games/boards';
import { randomId } from '../../lib/random-id.ts';
import { shouldRetry, useTRPCClient } from '../../lib/trpc/client.ts';

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
  const queue = useRef<{ tail: Promise<void>; length: number }>({ tail: Promise.resolve(), length: 0 });

  const answer = useCallback(
    (decision: Decision, given: Answer) => {
      const base = optimistic?.state ?? view?.state;
      if (!edition || !base) return;
      const { game, core } = edition;
      const tried = core.preview(game, base, { seat: decision.seat, key: decision.key, answer: given });
      setOptimistic({ state: tried.state ?? base, waiting: tried.stopped });
      onError(null);
      const waiting = queue.current;
      const idempotencyKey = randomId();
      waiting.length++;
      const send = async () => {
        for (let failures = 0; ; failures++)
          try {
            return await client.match.answer.mutate({
              id,
              decision: decision.id,
              idempotencyKey,
              answer: toSend(given),
            });
          } catch (error) {
            // The key makes a repeated answer harmless: it is sent again when the connection breaks.
            if (!shouldRetry(failures, error)) throw error;
            await pause(250 * 2 ** failures);
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
          onError(error);
          throw error;
        });
      // Those queued behind a refused answer are never sent; the refusal itself is shown, not thrown.
      waiting.tail.catch(() => undefined);
    },
    [optimistic, view, edition, client, id, onAccepted, onError],
  );
  return { optimistic, answer };
}

/** The transport wants lists it may keep; the rules promise not to change theirs. */
const toSend = (answer: Answer): string | string[] | { [token: string]: number } =>
  typeof answer === 'string'
    ? answer
    : Array.isArray(answer)
      ? [...(answer as readonly string[])]
      : { ...(answer as { [token: string]: number }) };

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
