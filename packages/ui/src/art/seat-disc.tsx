import type { Seat } from '@quayside/engine';
import { useId } from 'react';

/** One pattern a seat, the same as on the signal flags: colour is never the only sign. */
const PATTERNS = [
  'M-16-16h32v32h-32Z',
  'M-16-16h32v11h-32ZM-16 5h32v11h-32Z',
  'M-16-16H0v32h-16Z',
  'M-16-16 16 16h-32Z',
  'M-5-16H5v11h11V5H5v11H-5V5h-11V-5h11Z',
];

export interface SeatDiscProps {
  seat: Seat;
  size?: number;
  className?: string;
}

/** A player's disc: who owns, who stands here, who is next. */
export function SeatDisc({ seat, size = 24, className }: SeatDiscProps) {
  return (
    <svg aria-hidden viewBox="-16 -16 32 32" width={size} height={size} className={className}>
      <SeatDiscFace seat={seat} />
    </svg>
  );
}

/** The same without its own svg, around the origin, 30 across. */
export function SeatDiscFace({ seat }: { seat: Seat }) {
  const round = useId();
  const at = ((seat % PATTERNS.length) + PATTERNS.length) % PATTERNS.length;
  return (
    <g style={{ color: `var(--seat-${at})` }}>
      <clipPath id={round}>
        <circle r="13" />
      </clipPath>
      <circle r="14.5" style={{ fill: 'var(--sheet)' }} stroke="currentColor" strokeWidth="2.5" />
      <path d={PATTERNS[at]} fill="currentColor" clipPath={`url(#${round})`} />
    </g>
  );
}

/** A worker in its owner's colours: a figure on the disc. */
export function WorkerFigure({ seat, size = 28, className }: SeatDiscProps) {
  return (
    <svg aria-hidden viewBox="-16 -16 32 32" width={size} height={size} className={className}>
      <SeatDiscFace seat={seat} />
      <path
        d="M0-9.5a4.3 4.3 0 0 1 2.8 7.6C5-.8 6.3 1.5 6.6 5.5v4H-6.6v-4C-6.3 1.5-5-.8-2.8-1.9A4.3 4.3 0 0 1 0-9.5Z"
        strokeWidth="1.6"
        style={{ fill: 'var(--ink)', stroke: 'var(--sheet)' }}
      />
    </svg>
  );
}
