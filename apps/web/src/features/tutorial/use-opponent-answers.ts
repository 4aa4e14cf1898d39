'use client';

import { useEffect, useRef, useState } from 'react';
import { usePlayPreferences } from '../board/play-preferences.ts';

/** Time to see one answer before the next. */
const PAUSE = 750;

/** How many of the others' answers in a step have been shown: one after the other, so that each can be followed. */
export function useOpponentAnswers(at: number, all: number): number {
  const [{ motion }] = usePlayPreferences();
  // A stored step is shown as it was.
  const [shown, setShown] = useState({ at, n: all });
  const still = useRef(false);
  useEffect(() => {
    still.current = motion === 'none' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  }, [motion]);
  const n = shown.at === at ? shown.n : 0;
  useEffect(() => {
    if (n >= all) return;
    const timer = setTimeout(() => setShown({ at, n: still.current ? all : n + 1 }), still.current ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [at, n, all]);
  return n;
}
