'use client';

import { useEffect, useRef } from 'react';
import type { LogEntry } from '@quayside/ui/board';
import { play } from '../../lib/sound.ts';
import { usePlayPreferences } from '../board/play-preferences.ts';
import { soundOf } from './sound-of.ts';

/** A bell when it is the viewer's turn, and a sound of its own for what another player has done. Off by default. */
export function useSounds(due: boolean, others: readonly LogEntry[]): void {
  const [{ sound }] = usePlayPreferences();
  const before = useRef<{ due: boolean; moves: number } | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = { due, moves: others.length };
    // No sounds for what happened before the page was opened.
    if (!sound || !was || was.moves === 0) return;
    if (due && !was.due) play('bell');
    else if (others.length > was.moves) play(soundOf(others.slice(was.moves).flatMap(({ events }) => events)));
  }, [sound, due, others]);
}
