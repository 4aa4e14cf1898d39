/** A sorted copy. Cards are mostly in order already, where looking beats sorting. */
export function sorted(cards: readonly string[]): string[] {
  const copy = cards.slice();
  for (let i = 1; i < copy.length; i++) if ((copy[i - 1] as string) > (copy[i] as string)) return copy.sort();
  return copy;
}
