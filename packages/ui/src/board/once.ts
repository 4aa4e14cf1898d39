import type { MouseEvent } from 'react';

/** The second click of a double click is never meant for what has just appeared under the pointer. */
export const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};
