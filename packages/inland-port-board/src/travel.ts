import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Milliseconds; a thing that moves is never in the way of the next click. */
const JOURNEY = 420;

/**
 * Buildings travel from where they lay to where they lie now. Only a new position of the match sets them off: a leaf that is
 * turned or a list that is scrolled moves nothing.
 */
export function useTravel(board: RefObject<HTMLElement | null>, position: unknown): void {
  const before = useRef<{ position: unknown; places: Map<string, DOMRect> }>({ position, places: new Map() });
  useLayoutEffect(() => {
    const places = new Map<string, DOMRect>();
    const still = !window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
    const old = before.current;
    for (const one of board.current?.querySelectorAll<HTMLElement>('[data-building]') ?? []) {
      const id = one.dataset['building'] ?? '';
      const now = one.getBoundingClientRect();
      const from = old.places.get(id);
      if (now.width === 0) continue;
      places.set(id, now);
      if (still || old.position === position || !from) continue;
      const [x, y] = [from.left - now.left, from.top - now.top];
      if (Math.abs(x) + Math.abs(y) < 4) continue;
      one.animate?.(
        [
          { transform: `translate(${x}px, ${y}px)`, zIndex: 50 },
          { transform: 'none', zIndex: 50 },
        ],
        {
          duration: JOURNEY,
          easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
        },
      );
    }
    before.current = { position, places };
  });
}
