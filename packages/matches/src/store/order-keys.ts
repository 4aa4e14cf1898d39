/** Idempotency keys of answers that a standing order gave: people's own never look like this. */
const PREFIX = 'order:';

export const orderKey = (order: string, seq: number): string => `${PREFIX}${order}:${seq}`;

export const isOrderKey = (key: string): boolean => key.startsWith(PREFIX);

/** The standing order that gave the answer with this key; null where a player or a bot did. */
export const orderOf = (key: string | undefined): string | null =>
  key !== undefined && isOrderKey(key) ? key.slice(PREFIX.length, key.lastIndexOf(':')) : null;
