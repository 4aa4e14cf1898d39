import type { Json, Seat } from './state.ts';

/** Something that happened: one source for the log's words, animation and statistics. Text: `event.<key>`. */
export interface GameEvent {
  readonly key: string;
  readonly data?: { readonly [name: string]: Json };
  readonly secret?: Secret;
}
/** What only these seats may read; it is laid over `data` for them. */
export interface Secret {
  readonly seats: readonly Seat[];
  readonly data: { readonly [name: string]: Json };
}

/** The event as a seat may read it; after the end everybody may read everything. */
export function eventFor(event: GameEvent, seat: Seat, over = false): GameEvent {
  if (!event.secret) return event;
  const { key, data, secret } = event;
  return over || secret.seats.includes(seat)
    ? { key, data: { ...data, ...secret.data } }
    : data === undefined
      ? { key }
      : { key, data };
}
