'use client';

import { useEffect, useRef, useState } from 'react';
import type { Answer, Seat, State } from '@quayside/engine';
import type { Edition } from '@quayside/games/boards';
import { BrowserBots } from './browser-bots.ts';

/** How long a bot thinks. */
const THINK_MS = 500;

/** What a bot is asked: for a seat, in a position, with chance of its own. */
export interface BotQuestion {
  readonly state: State;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
}

/** A bot of this browser answers what it is asked. Says what went wrong. */
export function useBotChoice(
  { game, core }: Edition,
  asked: BotQuestion | null,
  give: (seat: Seat, key: string, answer: Answer) => void,
): string | null {
  const workers = useRef<BrowserBots | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => () => workers.current?.close(), []);
  useEffect(() => {
    if (!asked) return;
    const { state, seat, level, seed } = asked;
    let stale = false;
    workers.current ??= new BrowserBots();
    const view = core.conceal(game, state, seat);
    const job = { kind: 'choose', game: game.id, version: game.version, level, view, seat, seed } as const;
    workers.current.run(job, { ms: THINK_MS, effort: 1 }).then(
      (choice) => {
        const decision = core.decisions(game, view, seat).find((one) => one.id === choice?.decision);
        if (stale || !choice || !decision) return;
        setFailure(null);
        give(seat, decision.key, choice.answer);
      },
      (error: unknown) => {
        if (!stale) setFailure(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      stale = true;
    };
    // A new position is a new question; what answers it follows from the position.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked?.state, asked?.seat, asked?.level]);
  return failure;
}
