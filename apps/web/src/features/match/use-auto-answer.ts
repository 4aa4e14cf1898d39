'use client';

import { useEffect, useMemo, useState } from 'react';
import type { Answer, Decision } from '@quayside/engine';
import type { Edition } from '@quayside/games/boards';
import { automatic } from './auto-answer.ts';
import { usePreferences } from '../board/play-preferences.ts';
import type { LiveMatch } from './use-match.ts';

/** Gives what its person has asked to have given by itself. Whoever takes something back wants to think: then it waits. */
export function useAutomatic(edition: Edition, match: LiveMatch, on: boolean, seat: number) {
  const [preferences] = usePreferences();
  const [thinking, think] = useState(false);
  const [given, setGiven] = useState('');
  const { shown, waiting, answer } = match;
  const found = useMemo(
    () =>
      on && !waiting && shown && !thinking
        ? automatic(edition, edition.core.decisions(edition.game, shown, seat), preferences)
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
