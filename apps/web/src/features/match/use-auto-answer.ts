'use client';

import { useEffect, useMemo, useState } from 'react';
import type { Answer } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import type { Edition } from '@quayside/games/boards';
import { autoAnswer } from './auto-answer.ts';
import { usePlayPreferences } from '../board/play-preferences.ts';
import type { LiveMatch } from './use-match.ts';

/** Gives what its person has asked to have given by itself. Whoever takes something back wants to think: then it waits. */
export function useAutoAnswer(edition: Edition, match: LiveMatch, on: boolean, seat: number) {
  const [preferences] = usePlayPreferences();
  const [thinking, think] = useState(false);
  const [given, setGiven] = useState('');
  const { shown, waiting, answer } = match;
  const found = useMemo(
    () =>
      on && !waiting && shown && !thinking
        ? autoAnswer(edition, edition.core.decisions(edition.game, shown, seat), preferences)
        : null,
    [on, waiting, shown, thinking, edition, seat, preferences],
  );
  // What was refused once is left to the person.
  const next = found?.decision.id === given ? null : found;
  useEffect(() => {
    if (!next) return;
    const soon = setTimeout(() => {
      setGiven(next.decision.id);
      answer(next.decision, next.answer);
    });
    return () => clearTimeout(soon);
  }, [next, answer]);
  return {
    /** Something is about to be given: nobody need be asked. */
    busy: next !== null,
    answer: (decision: Decision, what: Answer) => {
      think(false);
      answer(decision, what);
    },
    undo: (all: boolean) => {
      think(true);
      setGiven('');
      match.undo(all);
    },
  };
}
