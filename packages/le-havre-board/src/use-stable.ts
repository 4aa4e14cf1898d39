import { roundsOf } from '@quayside/le-havre/rules';
import { useState } from 'react';
import { useLeHavre } from './board-context.tsx';

/**
 * Something as it was when the viewer last did something: what is laid out by it moves under nobody's eyes while others play.
 * Onlookers do nothing; for them it changes with the round.
 */
export function useStable<T>(value: T): T {
  const { s, seat, log, at } = useLeHavre();
  const looksOn = seat < 0 || at !== undefined;
  const moment = looksOn
    ? `round ${roundsOf(s).filter(({ state }) => state === 'past').length}`
    : log.filter((one) => one.seat === seat).length;
  const [kept, keep] = useState({ moment, value });
  if (kept.moment === moment) return kept.value;
  keep({ moment, value });
  return value;
}
