'use client';

import { useEffect, useRef } from 'react';
import type { Answer, Decision } from '@quayside/engine';
import type { Edition } from '@quayside/games/boards';
import { automatic } from './automatic.ts';
import { usePreferences } from './preferences.ts';
import type { LiveMatch } from './use-match.ts';

/** Gives what its person has asked to have given by itself. Whoever takes something back wants to think: then it waits. */
export function useAutomatic(edition: Edition, match: LiveMatch, on: boolean, seat: number) {
  const [preferences] = usePreferences();
  const thinking = useRef(false);
  const given = useRef('');
  const { shown, waiting, answer } = match;
  useEffect(() => {
    if (!on || waiting || !shown || thinking.current) return;
    const found = automatic(edition, edition.core.decisions(edition.game, shown, seat), preferences);
    if (!found || found.decision.id === given.current) return;
    given.current = found.decision.id;
    answer(found.decision, found.answer);
  }, [on, waiting, shown, edition, seat, preferences, answer]);
  return {
    answer: (decision: Decision, what: Answer) => {
      thinking.current = false;
      answer(decision, what);
    },
    undo: (all: boolean) => {
      thinking.current = true;
      given.current = '';
      match.undo(all);
    },
  };
}
