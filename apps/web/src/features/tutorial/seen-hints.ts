'use client';

import { localStore } from '../../lib/local-store.ts';

/** The hints that were shown in this browser, as `game/decision`, and whether hints are off. */
export interface SeenHints {
  readonly hints: readonly string[];
  readonly enough: boolean;
}

export function readSeenHints(text: string | null): SeenHints {
  try {
    const found = JSON.parse(text ?? '{}') as { [field: string]: unknown } | null;
    const hints = found?.['hints'];
    return {
      hints: Array.isArray(hints) ? hints.filter((one) => typeof one === 'string') : [],
      enough: found?.['enough'] === true,
    };
  } catch {
    return { hints: [], enough: false };
  }
}

export const seenHints = localStore('quayside-hints', readSeenHints);

export function markHintSeen(hint: string): void {
  const { hints, enough } = seenHints.get();
  if (!hints.includes(hint)) seenHints.set({ hints: [...hints, hint], enough });
}
