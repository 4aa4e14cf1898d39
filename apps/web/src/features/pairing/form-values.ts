import type { GameEntry } from '@quayside/api';
import { hasLength, seatCounts } from '../../lib/game-options.ts';
import { localStore } from '../../lib/local-store.ts';

/** What somebody would play, as it is chosen on the page and kept in the browser for the next time. */
export interface PairingFormValues {
  readonly games: readonly string[];
  /** Of games that can be played short or in full. */
  readonly lengths: readonly string[];
  readonly seats: readonly number[];
  readonly pace: 'real-time' | 'turn-based';
  readonly rated: boolean;
  /** The bot that may take a seat which stays free; null: people only. */
  readonly bot: string | null;
}

/** The default: the first game in its short form, any opponents, bots after a while. */
export function defaultRequest([first]: readonly GameEntry[]): PairingFormValues {
  const length = first?.quickPlay['length'];
  return {
    games: first ? [first.id] : [],
    lengths: typeof length === 'string' ? [length] : [],
    seats: [2, 3, 4],
    pace: 'real-time',
    rated: false,
    bot: DEFAULT_BOT,
  };
}
export const DEFAULT_BOT = 'merchant';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** What was kept, as far as it makes sense. */
export function readRequest(kept: string | null): Partial<PairingFormValues> {
  try {
    const found = JSON.parse(kept ?? '{}') as { [field in keyof PairingFormValues]?: unknown };
    const seats = Array.isArray(found.seats) ? found.seats.filter((one) => Number.isInteger(one) && one >= 2) : [];
    return {
      ...(isTexts(found.games) && found.games.length > 0 ? { games: found.games } : {}),
      ...(isTexts(found.lengths) && found.lengths.length > 0 ? { lengths: found.lengths } : {}),
      ...(seats.length > 0 ? { seats: seats as number[] } : {}),
      ...(found.pace === 'turn-based' ? { pace: found.pace } : {}),
      ...(found.rated === true ? { rated: true } : {}),
      ...(found.bot === null || typeof found.bot === 'string' ? { bot: found.bot } : {}),
    };
  } catch {
    return {};
  }
}

/** The last request, for the next time. */
export const lastRequest = localStore('quayside-pairing', readRequest);

/**
 * The request as the server wants it: an entry per game and length, with the seats that the game has. A game that can't be played by any of
 * the chosen numbers is taken with what it has, since whoever chose the game meant it.
 */
export function toInput(request: PairingFormValues, all: readonly GameEntry[]) {
  const choices = request.games.flatMap((id) => {
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
  return { choices, pace, rated, bot };
}
