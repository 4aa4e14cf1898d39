import type { Seat } from '@quayside/engine';
import type { ComponentType } from 'react';
import { SeatMark } from './seat-mark.tsx';
import { useTable } from './table-context.tsx';

export interface WaitingProps {
  seats: readonly Seat[];
  /** The sign of a seat on this board; flags otherwise. */
  mark?: ComponentType<{ seat: Seat }>;
}

/** Whom the table is waiting for; nobody where chance is next, as one who looks back sees it. */
export function Waiting({ seats, mark: Mark = SeatMark }: WaitingProps) {
  const { words, nameOf, past } = useTable();
  if (seats.length === 0) return <>{words.nobodyDecides}</>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {past ? words.toMove : words.waitingFor}
      {seats.map((one) => (
        <span key={one} className="inline-flex items-center gap-1">
          <Mark seat={one} /> {nameOf(one)}
        </span>
      ))}
    </span>
  );
}
