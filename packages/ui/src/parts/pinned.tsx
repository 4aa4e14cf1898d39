'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from './classes.ts';

export interface PinnedProps {
  /** What it is about, said again where the thing itself may be out of sight. */
  title?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Between what is scrolled to and what is pinned. */
const AIR = 12;

/** On a phone at the lower edge, where the thumb is; elsewhere where it stands. The page keeps room for it (`--pinned`). */
export function Pinned({ title, children, className }: PinnedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    // Both on elements that nothing inherits them from: otherwise the whole page would be styled anew with every question.
    const keep = (height: number) => {
      document.body.style.setProperty('--pinned', `${height}px`);
      document.documentElement.style.scrollPaddingBottom = height > 0 ? `${height + AIR}px` : '';
    };
    const observer = new ResizeObserver(() =>
      keep(getComputedStyle(current).position === 'fixed' ? current.offsetHeight : 0),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      keep(0);
    };
  }, []);
  return (
    <div
      ref={box}
      data-pinned
      className={classes(
        'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:max-h-[55dvh] max-lg:overflow-y-auto',
        'max-lg:border-t-[3px] max-lg:border-ink max-lg:bg-sheet max-lg:px-3 max-lg:pt-2',
        'max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:shadow-[0_-6px_16px_var(--press)]',
        className,
      )}
    >
      {title === undefined ? null : (
        <p aria-hidden className="mb-1 truncate font-display font-bold lg:hidden">
          {title}
        </p>
      )}
      {children}
    </div>
  );
}
