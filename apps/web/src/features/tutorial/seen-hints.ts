'use client';

import { stored } from '../../lib/local-store.ts';

/** Which hints this browser's person has had, as `game/decision`, and whether they want no more of them. */
export interface Seen {
  readonly hints: readonly string[];
  readonly enough: boolean;
}

export function readSeen(text: string | null): Seen {
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

export const seen = stored('quayside-hints', readSeen);

export function sawHint(hint: string): void {
  const { hints, enough } = seen.now();
  if (!hints.includes(hint)) seen.keep({ hints: [...hints, hint], enough });
}
