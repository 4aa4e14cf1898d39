import { useSyncExternalStore } from 'react';

/** Below it the board lies in tabs; the same line that `lg:` draws. */
const WIDE = '(min-width: 80rem)';

function follow(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the board is shown in tabs, as on a phone. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    follow,
    () => !matchMedia(WIDE).matches,
    () => false,
  );
