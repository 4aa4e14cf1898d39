import { classes } from '@quayside/ui';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Building, type CardSize } from './building.tsx';
import { useNarrow } from './narrow.ts';

/** The room a card of each size takes at least, from the one that shows most. */
export const ROOM: readonly { readonly size: CardSize; readonly wide: number; readonly high: number }[] = [
  { size: 'compact', wide: 178, high: 136 },
  { size: 'compact', wide: 150, high: 106 },
  { size: 'mini', wide: 172, high: 42 },
  { size: 'mini', wide: 158, high: 42 },
  { size: 'row', wide: 262, high: 24 },
  { size: 'line', wide: 146, high: 22 },
  { size: 'plate', wide: 88, high: 30 },
];
const GAP = 3;

export interface Fit {
  readonly size: CardSize;
  readonly high: number;
  readonly columns: number;
}

/** The largest size in which so many cards lie in this room; where none will do, the smallest, which has to be scrolled. */
export function fitting(n: number, width: number, height: number): Fit {
  let found: Fit = { size: 'plate', high: 30, columns: 1 };
  for (const { size, wide, high } of ROOM) {
    const columns = Math.max(1, Math.floor((width + GAP) / (wide + GAP)));
    const rows = Math.floor((height + GAP) / (high + GAP));
    found = { size, high, columns };
    if (columns * rows >= n && width >= wide) break;
  }
  return found;
}

/** How much room there is, as it changes. */
function useRoom(ref: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } | null {
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const look = () => {
      const { clientWidth: width, clientHeight: height } = current;
      setRoom((was) => (was?.width === width && was.height === height ? was : { width, height }));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(current);
    return () => watch.disconnect();
  }, [ref]);
  return room;
}

/** Cards side by side, as large as their number allows: nothing on the board should have to be scrolled for. */
export function Shelf({ cards, label, className }: { cards: readonly string[]; label?: string; className?: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const room = useRoom(ref);
  // On a phone the page scrolls, so the room is as high as the cards are: two lines beside a small picture read well there.
  const open = useNarrow() || room === null || room.height === 0;
  const { size, high, columns } = open
    ? ({ size: 'mini', high: 42, columns: Math.max(1, Math.floor((room?.width ?? 360) / 160)) } as const)
    : fitting(cards.length, room.width - 8, room.height - 8);
  return (
    <div ref={ref} className={classes('min-h-0 lg:overflow-y-auto lg:overflow-x-hidden', className)}>
      <ul
        aria-label={label}
        className="grid auto-rows-min p-1"
        style={{
          gap: GAP,
          gridTemplateColumns: `repeat(${columns}, minmax(0, ${size === 'compact' ? '13rem' : '1fr'}))`,
        }}
      >
        {cards.map((id) => (
          <li key={id} className="flex" style={{ height: high }}>
            <Building id={id} size={size} />
          </li>
        ))}
      </ul>
    </div>
  );
}
