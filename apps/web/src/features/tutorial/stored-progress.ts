'use client';

import { stored } from '../../lib/local-store.ts';
import type { Course } from './progress.ts';

/** What this browser keeps of a guided round. `of` is the number of its steps, for who shows it without having the lesson. */
export interface KeptCourse extends Course {
  readonly of: number;
}
type Kept = { readonly [game: string]: KeptCourse };

const NOTHING: Kept = {};

/** Whatever is no course is none. */
export function readKept(text: string | null): Kept {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found !== 'object' || found === null) return NOTHING;
    return Object.fromEntries(
      Object.entries(found as { [game: string]: unknown }).flatMap(([game, one]) => {
        const { at, given, of } = (typeof one === 'object' && one !== null ? one : {}) as { [field: string]: unknown };
        return Number.isSafeInteger(at) && Number.isSafeInteger(of) && Array.isArray(given)
          ? [[game, { at, given, of } as KeptCourse]]
          : [];
      }),
    );
  } catch {
    return NOTHING;
  }
}

const courses = stored('quayside-lessons', readKept);

export const keptOf = (game: string): KeptCourse | null => courses.now()[game] ?? null;

/** How far one has come; null on the server and where nothing was begun. */
export const useKept = (game: string): KeptCourse | null => courses.use()[game] ?? null;

export const keep = (game: string, course: KeptCourse): void => courses.keep({ ...courses.now(), [game]: course });
