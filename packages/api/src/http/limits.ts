// What one request may hold, whichever handler answers it.

/** Longer than anything that is meant. */
export const MAX_BODY_BYTES = 256 * 1024;
/** Calls in a batch; our client sends at most as many. */
export const MAX_BATCH_SIZE = 20;
