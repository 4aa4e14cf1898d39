import type { GameEntry } from '@quayside/api';
import { hasLength, seatCounts } from '../../lib/game-options.ts';
import { localStore } from '../../lib/local-store.ts';

/** What somebody would play, as it is chosen on the page and kept in the browser for the next time. */
export interface PairingRequest {
  readonly games: readonly string[];
  /** Of games that can be played short or in full. */
  readonly lengths: readonly string[];
  readonly seats: readonly number[];
  readonly pace: 'live' | 'turns';
  readonly rated: boolean;
  /** The bot that may take a seat which stays free; null: people only. */
  readonly bot: string | null;
}

/** Short Le Havre with whoever is there, and a bot rather than a long wait: what most would choose. */
export const DEFAULT_REQUEST: PairingRequest = {
  games: ['le-havre'],
  lengths: ['short'],
  seats: [2, 3, 4],
  pace: 'live',
  rated: false,
  bot: 'merchant',
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** What was kept, and the usual for whatever was not or makes no sense. */
export function readRequest(kept: string | null): PairingRequest {
  try {
    const found = JSON.parse(kept ?? '{}') as { [field in keyof PairingRequest]?: unknown };
    const seats = Array.isArray(found.seats) ? found.seats.filter((one) => Number.isInteger(one) && one >= 2) : [];
    return {
      games: isTexts(found.games) && found.games.length > 0 ? found.games : DEFAULT_REQUEST.games,
      lengths: isTexts(found.lengths) && found.lengths.length > 0 ? found.lengths : DEFAULT_REQUEST.lengths,
      seats: seats.length > 0 ? (seats as number[]) : DEFAULT_REQUEST.seats,
      pace: found.pace === 'turns' ? 'turns' : 'live',
      rated: found.rated === true,
      bot: found.bot === null || typeof found.bot === 'string' ? found.bot : DEFAULT_REQUEST.bot,
    };
  } catch {
    return DEFAULT_REQUEST;
  }
}

/** The last request, for the next time. */
export const lastRequest = localStore('quayside-pairing', readRequest);

/**
 * The request as the server wants it: an entry per game and length, with the seats that the game has. A game that can't be played by any of
 * the chosen numbers is taken with what it has, since whoever chose the game meant it.
 */
export function toInput(request: PairingRequest, all: readonly GameEntry[]) {
  const wishes = request.games.flatMap((id) => {
    const game = all.find((one) => one.id === id);
    if (!game) return [];
    const counts = seatCounts([game]);
    const chosen = request.seats.filter((n) => counts.includes(n));
    const seats = chosen.length > 0 ? chosen : counts;
    const lengths = hasLength(game) ? request.lengths : [];
    return lengths.length === 0
      ? [{ game: id, seats }]
      : lengths.map((length) => ({ game: id, seats, options: { length } }));
  });
  const { pace, rated, bot } = request;
  return { wishes, pace, rated, bot };
}
