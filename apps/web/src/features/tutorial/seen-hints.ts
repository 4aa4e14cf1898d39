'use client';

import { localStore } from '../../lib/local-store.ts';

/** Which hints this browser's person has had, as `game/decision`, and whether they want no more of them. */
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
