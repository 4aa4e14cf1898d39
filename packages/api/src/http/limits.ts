// What one request may hold, whichever handler answers it.

/** Longer than anything that is meant. */
export const MOST_BYTES = 256 * 1024;
/** Calls in a batch; a browser's client sends no more. */
export const MOST_CALLS = 20;
