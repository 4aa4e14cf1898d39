/** A stream on which nothing happens says so; whose client hears nothing for longer comes again. */
export const PING_MS = 15_000;
export const RECONNECT_MS = PING_MS + 5000;
