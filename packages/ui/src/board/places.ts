import type { Worker } from '@quayside/engine';
import { useMemo } from 'react';
import { useTable } from './table-context.tsx';

/** What is to be known of a place where workers go. */
export interface Place {
  readonly workers: readonly Worker[];
  /** It can be chosen now. */
  readonly lit: boolean;
  /** Why it can't, in words, where that is what the decision is about. */
  readonly why: string | null;
}

/** Looks up what a card is as a place; null for one that is none. */
export function usePlaces(): (card: string) => Place | null {
  const { rules, view, seat, reading, say } = useTable();
  const { spaces } = reading;
  const due = useMemo(() => rules.core.decisions(rules.game, view, seat).find((one) => one.due), [rules, view, seat]);
  const options = due?.offer.kind === 'pick' ? due.offer.options : [];
  // The decision is about places if it offers any; then the others owe an explanation.
  const about = spaces.some((one) => options.includes(one.space));
  return (card) => {
    const place = spaces.find((one) => one.space === card);
    if (!place) return null;
    const lit = options.includes(card);
    const refused =
      due && about && !lit && place.workers.length === 0
        ? rules.core.explain(rules.game, view, seat, due.key, card)
        : null;
    return { workers: place.workers, lit, why: refused ? say(refused) : null };
  };
}
