import { classes } from '@quayside/ui';
import { BuildingCard, Worker } from '@quayside/ui/art';
import { memo } from 'react';
import { useHavre } from './havre.tsx';
import { MiniCard } from './mini.tsx';
import { Spot } from './spot.tsx';

// A card never changes; only who stands on it does.
const WholeCard = memo(BuildingCard);

export interface BuildingProps {
  id: string;
  /** `whole`: with its cost, as it lies on a pile. `line`: name, fee and value, where many lie together. */
  size?: 'line' | 'mini' | 'whole';
  className?: string;
}

/** A building on the table: its card, and whoever stands on it. */
export function Building({ id, size = 'mini', className }: BuildingProps) {
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
  const corner =
    workers.length > 0 ? (
      <span className="-my-1 flex shrink-0 -space-x-2">
        {workers.map((seat) => (
          <span key={seat} data-place={`worker:${seat}`}>
            <Worker seat={seat} size={size === 'whole' ? 26 : 19} />
          </span>
        ))}
      </span>
    ) : undefined;
  return (
    <Spot
      subject={`card:${id}`}
      label={said.filter(Boolean).join(', ')}
      about={`${card.name}: ${card.text}`}
      className={classes('block w-full min-w-0 aria-pressed:z-10', className)}
    >
      {size !== 'whole' ? (
        <MiniCard face={card} corner={corner} line={size === 'line'} className="h-full w-full" />
      ) : (
        <WholeCard face={card} size="compact" corner={corner} className="h-full w-full" />
      )}
    </Spot>
  );
}
