/** How often an idle stream sends a ping; a client that receives nothing for longer reconnects. */
export const PING_MS = 15_000;
export const RECONNECT_MS = PING_MS + 5000;
