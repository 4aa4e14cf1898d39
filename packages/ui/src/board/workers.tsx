import type { Meeple } from '@quayside/engine';
import { WorkerFigure } from '../art/seat-disc.tsx';
import { classes } from '../parts/classes.ts';
import { useTable } from './table-context.tsx';

interface WorkersHereProps {
  workers: readonly Meeple[];
  size: number;
  className?: string;
  nameClass?: string;
  /** Where the names follow another word. */
  brackets?: boolean;
}

/** Who stands on a space, one after the other as they came: each with its owner's name and, where there are several, its kind. */
export function WorkersHere({ workers, size, className, nameClass, brackets }: WorkersHereProps) {
  const { nameOf, term } = useTable();
  return (
    <span className={classes('inline-flex flex-wrap items-center gap-x-2 gap-y-0.5', className)}>
      {workers.map(({ seat, kind }, i) => {
        const name = kind === undefined ? nameOf(seat) : `${nameOf(seat)}, ${term(kind)}`;
        return (
          // Two alike may stand there; their order is the only name they have.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={`${seat}:${kind ?? ''}:${i}`} className="inline-flex items-center gap-1">
            <WorkerFigure seat={seat} size={size} className="shrink-0" />
            <span className={nameClass}>{brackets ? `(${name})` : name}</span>
          </span>
        );
      })}
    </span>
  );
}
