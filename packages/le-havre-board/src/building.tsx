import { classes } from '@quayside/ui';
import { BuildingCard, Worker } from '@quayside/ui/art';
import { useHavre } from './havre.tsx';
import { Spot } from './spot.tsx';

export interface BuildingProps {
  id: string;
  size?: 'compact' | 'line';
  className?: string;
  /** Leaves out what the place already says. */
  without?: readonly ('cost' | 'fee' | 'value')[];
}

/** A building on the table: its card, and whoever stands on it. */
export function Building({ id, size = 'compact', className, without = ['cost'] }: BuildingProps) {
  const { s, w, face, nameOf, ownerOf } = useHavre();
  const card = face(id);
  if (!card) return null;
  const owner = ownerOf(id);
  const workers = s.at.flatMap((at, seat) => (at === id ? [seat] : []));
  const built = owner !== null || s.town.includes(id);
  const said = [
    card.name,
    built ? (owner === null ? w.ofTown : w.owner(nameOf(owner))) : '',
    ...workers.map((seat) => w.worker(nameOf(seat))),
  ];
  return (
    <Spot
      subject={`card:${id}`}
      label={said.filter(Boolean).join(', ')}
      about={`${card.name}: ${card.text}`}
      className={classes('block w-full min-w-0 aria-pressed:z-10', className)}
    >
      <BuildingCard
        face={card}
        size={size}
        without={without}
        className="h-full w-full"
        corner={
          workers.length > 0 ? (
            <span className="-my-1 flex -space-x-2">
              {workers.map((seat) => (
                <span key={seat} data-place={`worker:${seat}`}>
                  <Worker seat={seat} size={size === 'line' ? 20 : 26} />
                </span>
              ))}
            </span>
          ) : undefined
        }
      />
    </Spot>
  );
}

