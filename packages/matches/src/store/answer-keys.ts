/** Idempotency keys of answers that a standing order or a bot gave: people's own never look like these. */
const ORDER = 'order:';
const BOT = 'bot:';

export const orderKey = (order: string, seq: number): string => `${ORDER}${order}:${seq}`;

/** It names the place in the log, so that two processes can't both answer. */
export const botKey = (seq: number): string => `${BOT}${seq}`;

const isOrderKey = (key: string): boolean => key.startsWith(ORDER);

export const isReservedKey = (key: string): boolean => isOrderKey(key) || key.startsWith(BOT);

/** The standing order that gave the answer with this key; null where a player or a bot did. */
export const orderOf = (key: string | undefined): string | null =>
  key !== undefined && isOrderKey(key) ? key.slice(ORDER.length, key.lastIndexOf(':')) : null;
