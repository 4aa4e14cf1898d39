'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from './classes.ts';

export interface PinnedPanelProps {
  /** What it is about, said again where the thing itself may be out of sight. */
  title?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** What is pinned at the moment, and how high: one may lie over another for a while. */
const heights = new Map<Element, number>();

/** Between what is scrolled to and what is pinned. */
const AIR = 12;

/** Fixed to the lower edge on phones, in the flow elsewhere. The page reserves its height (`--pinned`). */
export function PinnedPanel({ title, children, className }: PinnedPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    // Set where nothing inherits them, otherwise the whole page would be restyled with every question.
    const keep = () => {
      const height = Math.max(0, ...heights.values());
      document.body.style.setProperty('--pinned', `${height}px`);
      document.documentElement.style.scrollPaddingBottom =
        height > 0 ? `calc(${height + AIR}px + var(--bar, 0px))` : '';
    };
    const observer = new ResizeObserver(() => {
      heights.set(current, getComputedStyle(current).position === 'fixed' ? current.offsetHeight : 0);
      keep();
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      heights.delete(current);
      keep();
    };
  }, []);
  return (
    <div
      ref={box}
      data-pinned
      className={classes(
        'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[var(--bar,0px)] max-lg:z-30 max-lg:max-h-[55dvh] max-lg:overflow-y-auto',
        'max-lg:border-t-[3px] max-lg:border-ink max-lg:bg-sheet max-lg:px-3 max-lg:pt-2',
        'max-lg:pb-[max(0.5rem,calc(env(safe-area-inset-bottom)-var(--bar,0px)))] max-lg:shadow-[0_-6px_16px_var(--press)]',
        // A phone that lies on its side: beside the board, not over it.
        'side:right-auto side:max-h-[calc(100dvh-var(--bar,0px))] side:w-[20rem] side:border-r-[1.5px]',
        className,
      )}
    >
      {title === undefined ? null : (
        <p aria-hidden className="mb-1 line-clamp-2 font-display leading-tight font-bold lg:hidden">
          {title}
        </p>
      )}
      {children}
    </div>
  );
}
