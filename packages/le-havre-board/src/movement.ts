import type { LeHavre } from '@quayside/le-havre';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useHavre } from './havre.tsx';
import { journeys, type Journey } from './journeys.ts';

/** Under half a second for each; those of one kind travel together, the next kind follows. */
const TIME = 420;
const LATER = 140;
/** More than this at once is a change of scene (a jump, a reconnect), not a move: no film is shown. */
const MOST = 24;

/** What changes hands travels there. Nothing waits for it: the board already shows where everything is. */
export function useMovement(board: RefObject<HTMLElement | null>): void {
  const { s } = useHavre();
  const before = useRef<LeHavre>(s);
  const places = useRef<Map<string, DOMRect>>(new Map());
  useLayoutEffect(() => {
    const { current } = board;
    const from = before.current;
    before.current = s;
    if (!current || from === s || from.setup !== s.setup) return;
    if (typeof current.animate !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const moves = journeys(from, s);
    if (moves.length === 0 || moves.length > MOST || document.hidden) return;
    // Looked at once: what is measured after something has been added makes the browser lay out anew.
    const now = seen(current);
    for (const move of moves) travel(current, move, places.current, now);
  }, [s, board]);
  // Where everything lies now is where the next journey begins.
  useEffect(() => {
    places.current = seen(board.current);
    // Whenever the table has changed.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [s, board]);
}

function seen(board: HTMLElement | null): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const one of board?.querySelectorAll<HTMLElement>('[data-place]') ?? []) {
    const rect = one.getBoundingClientRect();
    // The same thing may also lie on a hidden leaf.
    if (rect.width > 0) found.set(one.dataset['place'] ?? '', rect);
  }
  return found;
}

/** The first of these that lies on the board. */
const place = (map: ReadonlyMap<string, DOMRect>, names: readonly string[]): DOMRect | undefined => {
  for (const name of names) {
    const rect = map.get(name);
    if (rect) return rect;
  }
  return undefined;
};

function travel(
  board: HTMLElement,
  { icon, from, to, n, wave }: Journey,
  old: ReadonlyMap<string, DOMRect>,
  now: ReadonlyMap<string, DOMRect>,
): void {
  const start = place(old, from) ?? place(now, from);
  const end = place(now, to);
  const a = start ?? end;
  const b = end ?? start;
  if (!a || !b) return;
  const picture = pictureOf(board, icon);
  if (!picture) return;
  for (let i = 0; i < Math.min(n, 4); i++) {
    const ghost = picture.cloneNode(true) as HTMLElement | SVGElement; // a clone is of the same kind
    Object.assign(ghost.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      width: '28px',
      height: '28px',
      zIndex: '60',
      pointerEvents: 'none',
      opacity: '1',
    });
    ghost.removeAttribute('data-place');
    document.body.append(ghost);
    const at = (rect: DOMRect) =>
      `translate(${rect.left + rect.width / 2 - 14}px, ${rect.top + rect.height / 2 - 14}px)`;
    const flight = ghost.animate(
      [
        { transform: `${at(a)} scale(${start ? 1 : 0.4})`, opacity: start ? 1 : 0 },
        { transform: `${at(b)} scale(${end ? 1 : 0.4})`, opacity: end ? 1 : 0 },
      ],
      { duration: TIME, delay: wave * LATER + i * 40, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'both' },
    );
    for (const end of ['finish', 'cancel']) flight.addEventListener(end, () => ghost.remove());
  }
}

/** The thing's own picture, wherever it lies on the board. */
function pictureOf(board: HTMLElement, icon: string): Element | null {
  const [kind] = icon.split(':');
  if (kind === 'worker') return board.querySelector(`[data-place="${icon}"] svg`);
  return board.querySelector(`[data-place="${icon}"] svg, [data-place$=":${icon}"] svg`);
}
