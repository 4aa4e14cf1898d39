'use client';

import { useEffect, useMemo, useState } from 'react';
import type { Answer } from '@quayside/engine';
import type { Edition } from '@quayside/games/boards';
import { randomId } from '../../lib/random-id.ts';
import { useBotChoice } from '../../lib/use-bot-choice.ts';
import { answered, canUndo, forHistory, resumed, takenBack, type PracticeState } from './practice-match.ts';
import { keepPractice, keepUnsent, practiceOf } from './practice-store.ts';

/** What was begun in this browser, as far as the rules of today go along. */
function found(edition: Edition): PracticeState | null {
  const kept = practiceOf(edition.game.id);
  if (kept?.version !== edition.game.version) return null;
  try {
    return resumed(edition, kept);
  } catch {
    // Something else has written there: there is nothing to go on with.
    return null;
  }
}

/** A match of one person against bots, played and kept in this browser alone. Once it is over it waits to be sent into the history. */
export function usePractice(edition: Edition) {
  const { core, game } = edition;
  const [state, setState] = useState(() => found(edition));
  const over = state !== null && core.isOver(state.match.state);
  useEffect(() => {
    if (!state) return;
    keepPractice(state.practice);
    if (core.isOver(state.match.state)) keepUnsent(forHistory(edition, state));
  }, [core, edition, state]);

  const position = state?.match.state;
  const seat = state?.practice.seat ?? 0;
  const bot = useMemo(() => {
    if (!state || over) return null;
    const at = core.dueSeats(state.match.state).find((one) => one >= 0 && one !== state.practice.seat);
    if (at === undefined) return null;
    const { level, key } = state.practice;
    return { state: state.match.state, seat: at, level, seed: `${key}/${state.match.log.length}` };
  }, [core, over, state]);
  const give = (by: number, key: string, answer: Answer) => {
    if (state) setState(answered(edition, state, by, key, answer));
  };
  const failure = useBotChoice(edition, bot, give);

  return {
    state,
    over,
    failure,
    view: useMemo(() => (position ? core.conceal(game, position, seat) : null), [core, game, position, seat]),
    answer: (key: string, answer: Answer) => give(seat, key, answer),
    undo:
      state && !over && canUndo(edition, state)
        ? (all: boolean) => setState(takenBack(edition, state, all))
        : undefined,
    /** A new match; who sits where is left to chance. */
    begin(seats: number, level: string) {
      const practice = {
        key: randomId(),
        game: game.id,
        version: game.version,
        seats,
        options: game.listing?.quickPlay ?? {},
        seed: randomId(),
        seat: Math.floor(Math.random() * seats),
        level,
        started: Date.now(),
        line: [],
      };
      setState(resumed(edition, practice));
    },
  };
}
