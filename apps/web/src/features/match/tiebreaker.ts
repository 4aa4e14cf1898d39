import type { Table } from '@quayside/api';

/** What the rules of the game ask for after this result, where it is a tie and they ask for something. */
export function tiebreakerRule(result: Table['result'], messages: { readonly [key: string]: string }): string | null {
  const winners = result?.places.filter((place) => place === 1) ?? [];
  return winners.length > 1 ? (messages['game.tie'] ?? null) : null;
}
