'use client';

import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from '@quayside/ui';
import { useKeys } from '@quayside/ui/board';

const STEP = 1.15;
const MOST = 2.5;
const within = (zoom: number) => Math.min(MOST, Math.max(1, Number(zoom.toFixed(3))));

/**
 * A board that can be looked at closer: by the wheel with Ctrl and by pinching on a touchpad (browsers tell the two alike), by the
 * keys + and −, and back by 0. What no longer fits scrolls. On a phone the browser itself zooms by pinching.
 */
export function ZoomArea({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const by = useCallback((factor: number) => setZoom((now) => within(now * factor)), []);
  useKeys({
    '+': () => by(STEP),
    '-': () => (zoom > 1 ? by(1 / STEP) : false),
    '0': () => (zoom > 1 ? setZoom(1) : false),
  });
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      // Otherwise the whole page would grow.
      event.preventDefault();
      by(Math.exp(-event.deltaY / 300));
    };
    current.addEventListener('wheel', turn, { passive: false });
    return () => current.removeEventListener('wheel', turn);
  }, [by]);
  const size = `${100 * zoom}%`;
  return (
    <div
      ref={box}
      data-zoom={zoom}
      className={classes(className, zoom > 1 && 'overflow-auto')}
      {...(zoom > 1 ? { tabIndex: 0 } : {})}
    >
      {/* As large as ever for the board itself, which is laid out as before, and drawn larger. */}
      <div className="lg:h-full" style={zoom > 1 ? { zoom, width: size, height: size } : undefined}>
        {children}
      </div>
    </div>
  );
}
