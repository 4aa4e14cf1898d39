import { MatchError } from './errors.ts';
import type { Viewer } from './types.ts';

/** The viewer's account; refuses who is not signed in. */
export function requireAccount(viewer: Viewer): string {
  if (viewer === null) throw new MatchError('sign-in');
  return viewer;
}
