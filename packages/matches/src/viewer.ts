import { MatchError } from './errors.ts';
import type { Viewer } from './types.ts';

/** The viewer's account; refuses visitors without a session. */
export function requireAccount(viewer: Viewer): string {
  if (viewer === null) throw new MatchError('sign-in');
  return viewer;
}
