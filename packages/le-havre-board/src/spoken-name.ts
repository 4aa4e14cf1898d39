import { useLeHavre } from './board-context.tsx';

/**
 * A building for those who hear the board: its name, with its printed number where another card has the same name, and the figures
 * that others see on it: of what stands, the entry fee; of what is planned, the cost; of both, the value.
 */
export function useSpokenName(): (id: string, built: boolean) => string {
  const { w, facts, face, called, termOfMany } = useLeHavre();
  const bag = (tokens: { readonly [token: string]: number }) =>
    Object.entries(tokens).flatMap(([token, n]) => (n > 0 ? [w.tokensOf(n, termOfMany(token, n))] : []));
  return (id, built) => {
    const card = facts.cards.get(id);
    if (!card) return face(id)?.name ?? id;
    const fee = bag(card.fee ?? {});
    const cost = bag(card.cost ?? {});
    return [
      called(id),
      built && fee.length > 0 ? w.entry(fee) : '',
      !built && cost.length > 0 ? w.costs(cost) : '',
      w.worth(card.value),
    ]
      .filter(Boolean)
      .join(', ');
  };
}
