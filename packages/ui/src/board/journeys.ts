import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useTable } from './table-context.tsx';

/** Something that changed hands between two views: what, from where, to where; where both ends are unknown it appears or fades. */
export interface Journey {
  /** The place whose picture travels. */
  readonly icon: string;
  /** Places (`data-place`) to try in turn, the best first; none is the supply beside the board. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly n: number;
  /** Those of one wave travel together, the next wave follows. */
  readonly wave: number;
  /** How wide the picture is on its way; 28 pixels otherwise. */
  readonly size?: number;
}

/** Under half a second for each. */
const TIME = 420;
const LATER = 140;
/** More than this at once is a change of scene (a jump, a reconnect), not a move: no film is shown. */
const MOST = 24;
/** As many pictures of one thing. */
const PICTURES = 4;

/** What changes hands travels there. Nothing waits for it: the board already shows where everything is. */
export function useJourneys<S>(
  board: RefObject<HTMLElement | null>,
  position: S,
  between: (before: S, after: S) => readonly Journey[],
): void {
  const { at } = useTable();
  const before = useRef(position);
  const places = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  useLayoutEffect(() => {
    const { current } = board;
    const old = before.current;
    before.current = position;
    if (!current || old === position || at !== undefined || document.hidden) return;
    const pace = Number(getComputedStyle(current).getPropertyValue('--pace') || 1);
    if (pace === 0 || typeof current.animate !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return;
    const journeys = between(old, position);
    if (journeys.length === 0 || journeys.length > MOST) return;
    // Looked at once: what is measured after something has been added makes the browser lay out anew.
    const now = seen(current);
    for (const one of journeys) travel(current, one, places.current, now, pace);
    // A new position sets things off, nothing else.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [position]);
  // Where everything lies now is where the next journey begins.
  useEffect(() => {
    places.current = seen(board.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [position, board]);
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
const place = (map: ReadonlyMap<string, DOMRect>, names: readonly string[]): DOMRect | undefined =>
  map.get(names.find((name) => map.has(name)) ?? '');

function travel(
  board: HTMLElement,
  { icon, from, to, n, wave, size = 28 }: Journey,
  old: ReadonlyMap<string, DOMRect>,
  now: ReadonlyMap<string, DOMRect>,
  pace: number,
): void {
  const start = place(old, from) ?? place(now, from);
  const end = place(now, to);
  const [a, b] = [start ?? end, end ?? start];
  const picture = pictureOf(board, icon);
  if (!a || !b || !picture) return;
  const at = (rect: DOMRect, scale: number) =>
    `translate(${rect.left + (rect.width - size) / 2}px, ${rect.top + (rect.height - size) / 2}px) scale(${scale})`;
  for (let i = 0; i < Math.min(n, PICTURES); i++) {
    const ghost = picture.cloneNode(true) as HTMLElement | SVGElement; // a clone is of the same kind
    Object.assign(ghost.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      width: `${size}px`,
      height: `${size}px`,
      zIndex: '60',
      pointerEvents: 'none',
      opacity: '1',
      // What has just gone from where it lay is drawn pale there.
      filter: 'none',
    });
    document.body.append(ghost);
    const flight = ghost.animate(
      [
        { transform: at(a, start ? 1 : 0.4), opacity: start ? 1 : 0 },
        { transform: at(b, end ? 1 : 0.4), opacity: end ? 1 : 0 },
      ],
      {
        duration: TIME * pace,
        delay: (wave * LATER + i * 40) * pace,
        easing: 'cubic-bezier(.3,.1,.2,1)',
        fill: 'both',
      },
    );
    for (const end of ['finish', 'cancel']) flight.addEventListener(end, () => ghost.remove());
  }
}

/** The thing's own picture, wherever it lies on the board: a card's scene rather than its signs. */
const pictureOf = (board: HTMLElement, icon: string): Element | null =>
  board.querySelector(`[data-place="${icon}"] svg[data-picture]`) ??
  board.querySelector(`[data-place="${icon}"] svg, [data-place$=":${icon}"] svg`);
