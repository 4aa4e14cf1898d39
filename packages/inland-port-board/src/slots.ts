import { useState } from 'react';

/** Things in their places; null is a place that has become free. */
export type Slots = readonly (string | null)[];

/** Whatever stays, stays where it lies; who comes takes the first place that is free, or a new one at the end. */
export function settle(slots: Slots, present: readonly string[]): Slots {
  const coming = present.filter((one) => !slots.includes(one));
  const settled = slots.map((one) => (one !== null && present.includes(one) ? one : (coming.shift() ?? null)));
  const last = settled.findLastIndex((one) => one !== null);
  return [...settled.slice(0, last + 1), ...coming];
}

/** So nothing moves under a pointer because somebody takes or brings something else. */
export function useSlots(present: readonly string[]): Slots {
  const [slots, setSlots] = useState<Slots>(present);
  const now = settle(slots, present);
  const changed = now.length !== slots.length || now.some((one, i) => one !== slots[i]);
  if (changed) setSlots(now);
  return changed ? now : slots;
}
