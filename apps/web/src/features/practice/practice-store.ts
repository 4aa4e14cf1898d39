'use client';

import { localStore } from '../../lib/local-store.ts';
import type { forHistory, Practice } from './practice-match.ts';

/** Whatever was written by something else is nothing. */
function read<T>(text: string | null, fits: (found: unknown) => boolean, nothing: T): T {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return fits(found) ? (found as T) : nothing;
  } catch {
    return nothing;
  }
}

type Running = { readonly [game: string]: Practice };
const running = localStore<Running>('quayside-practice', (text) =>
  read(text, (found) => typeof found === 'object' && found !== null && !Array.isArray(found), {}),
);

/** The match of a game that was begun in this browser last, or null. */
export const practiceOf = (game: string): Practice | null => running.get()[game] ?? null;
export const keepPractice = (practice: Practice): void => running.set({ ...running.get(), [practice.game]: practice });

/** A match that is over and that the server does not know yet; its day is kept as text. */
export type UnsentPractice = Omit<ReturnType<typeof forHistory>, 'started'> & { readonly started: string };
export const unsent = localStore<readonly UnsentPractice[]>('quayside-practice-unsent', (text) =>
  read(text, Array.isArray, []),
);

export function keepUnsent({ started, ...rest }: ReturnType<typeof forHistory>): void {
  if (unsent.get().some(({ key }) => key === rest.key)) return;
  unsent.set([...unsent.get(), { ...rest, started: started.toISOString() }]);
}
