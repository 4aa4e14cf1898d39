import type { Meeple } from '@quayside/engine';
import { useMemo } from 'react';
import { useTable } from './table-context.tsx';

/** What is to be known of a place where workers go. */
export interface Place {
  readonly workers: readonly Meeple[];
  /** How many workers it takes; one, unless the module says otherwise. */
  readonly room: number;
  /** It can be chosen now. */
  readonly lit: boolean;
  /** Why it can't, in words, where that is what the decision is about. */
  readonly why: string | null;
}

export interface Places {
  /** What a card is as a place; null for one that is none. */
  placeOf(card: string): Place | null;
  /** Whether an answer to the decision names it: `merlot`, or `plant:merlot`. */
  isOffered(card: string): boolean;
}

/** Looks up what can be done with the things on the table. */
export function usePlaces(): Places {
  const { rules, view, seat, reading, say } = useTable();
  const { spaces } = reading;
  const due = useMemo(() => rules.core.decisions(rules.game, view, seat).find((one) => one.due), [rules, view, seat]);
  const options = due?.offer.kind === 'pick' ? due.offer.options : [];
  const named = new Set(options.flatMap((option) => option.split(':')));
  // The decision is about places if it offers any, as an option or behind a verb; then the others owe an explanation, as an answer of
  // the same form. A verb that is a place too (`plant:merlot` at the place `plant`) asks about something else.
  const about = options.find((option) =>
    option
      .split(':')
      .some((part, at, { length }) => (at > 0 || length === 1) && spaces.some((one) => one.space === part)),
  );
  const insteadOf = (card: string) =>
    about
      ?.split(':')
      .map((part) => (spaces.some((one) => one.space === part) ? card : part))
      .join(':');
  const isOffered = (card: string) => named.has(card);
  return {
    isOffered,
    placeOf(card) {
      const place = spaces.find((one) => one.space === card);
      if (!place) return null;
      const lit = isOffered(card);
      const answer = due && !lit && place.workers.length === 0 ? insteadOf(card) : undefined;
      const refused = due && answer !== undefined ? rules.core.explain(rules.game, view, seat, due.key, answer) : null;
      return { workers: place.workers, room: place.room ?? 1, lit, why: refused ? say(refused) : null };
    },
  };
}
