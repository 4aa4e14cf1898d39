import { classes } from '../parts/classes.ts';
import type { Piece } from './card-face.ts';
import { Pieces } from './pieces.tsx';

export interface LegendEntry {
  readonly pieces: readonly Piece[];
  readonly says: string;
}

/** What the pictures mean. Each game lists the ones it uses, in its reader's language. */
export function Legend({ entries, className }: { entries: readonly LegendEntry[]; className?: string }) {
  return (
    <dl className={classes('grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-4 gap-y-1.5', className)}>
      {entries.map(({ pieces, says }) => (
        <div key={says} className="flex items-center gap-2">
          <dt className="flex w-24 shrink-0 justify-end">
            <Pieces pieces={pieces} size={20} className="flex-nowrap" />
          </dt>
          <dd className="text-sm leading-snug">{says}</dd>
        </div>
      ))}
    </dl>
  );
}
