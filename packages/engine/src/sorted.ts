/** A sorted copy. Few cards, and cards that are mostly in order, are sorted sooner by hand. */
export function sorted(cards: readonly string[]): string[] {
  const copy = cards.slice();
  for (let i = 1; i < copy.length; i++) {
    const card = copy[i] as string;
    let at = i;
    for (; at > 0 && (copy[at - 1] as string) > card; at--) {
      if (copy.length > FEW) return copy.sort();
      copy[at] = copy[at - 1] as string;
    }
    copy[at] = card;
  }
  return copy;
}
const FEW = 16;
