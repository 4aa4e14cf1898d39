'use client';

import { localStore } from '../../lib/local-store.ts';
import type { TutorialProgress } from './progress.ts';

/** What this browser keeps of a guided round. `of` is the number of its steps, for who shows it without having the lesson. */
export interface StoredProgress extends TutorialProgress {
  readonly of: number;
}
type ProgressByGame = { readonly [game: string]: StoredProgress };

const NOTHING: ProgressByGame = {};

/** Whatever is no course is none. */
export function readProgress(text: string | null): ProgressByGame {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found !== 'object' || found === null) return NOTHING;
    return Object.fromEntries(
      Object.entries(found as { [game: string]: unknown }).flatMap(([game, one]) => {
        const { at, given, of } = (typeof one === 'object' && one !== null ? one : {}) as { [field: string]: unknown };
        return Number.isSafeInteger(at) && Number.isSafeInteger(of) && Array.isArray(given)
          ? [[game, { at, given, of } as StoredProgress]]
          : [];
      }),
    );
  } catch {
    return NOTHING;
  }
}

const courses = localStore('quayside-lessons', readProgress);

export const progressOf = (game: string): StoredProgress | null => courses.get()[game] ?? null;

/** How far one has come; null on the server and where nothing was begun. */
export const useProgress = (game: string): StoredProgress | null => courses.use()[game] ?? null;

export const saveProgress = (game: string, course: StoredProgress): void =>
  courses.set({ ...courses.get(), [game]: course });
