import type { Seat } from '@quayside/engine';
import { classes } from '../parts/classes.ts';

/** Signal flags, one pattern a seat: colour and shape both tell the players apart. */
const FLAGS = [
  <path key="0" d="M0 0h18v14H0z" fill="currentColor" />,
  <path key="1" d="M0 0h18v5H0zM0 9h18v5H0z" fill="currentColor" />,
  <path key="2" d="M0 0h9v14H0z" fill="currentColor" />,
  <path key="3" d="m0 0 18 14H0z" fill="currentColor" />,
  <path key="4" d="M6 0h6v5h6v4h-6v5H6V9H0V5h6z" fill="currentColor" />,
];
const TONES = ['text-seat-0', 'text-seat-1', 'text-seat-2', 'text-seat-3', 'text-seat-4'];

export function SeatMark({ seat, className }: { seat: Seat; className?: string }) {
  const at = ((seat % FLAGS.length) + FLAGS.length) % FLAGS.length;
  return (
    <svg aria-hidden viewBox="-1 -1 20 16" width="20" height="16" className={classes('shrink-0', TONES[at], className)}>
      <path d="M0 0h18v14H0z" className="fill-sheet stroke-current" strokeWidth="1.5" />
      {FLAGS[at]}
    </svg>
  );
}
