import { classes } from '@quayside/ui';
import { BuildingCard, WorkerFigure, type BuildingCardProps } from '@quayside/ui/art';
import { useLeHavre } from './board-context.tsx';
import { Spot } from './spot.tsx';
import { useSpokenName } from './spoken-name.ts';

export type CardSize = 'compact' | 'mini' | 'row' | 'line' | 'plate';

export interface BuildingProps {
  id: string;
  size?: CardSize;
  className?: string;
}

/** What a place need not say: nobody builds what stands, nobody enters what is only planned. */
const BUILT: { readonly [size in CardSize]: BuildingCardProps['without'] } = {
  compact: ['cost'],
  // A quay says how many symbols it has, and its whole card shows a town's.
  mini: ['cost', 'symbols'],
  row: ['cost', 'symbols'],
  line: ['cost', 'symbols'],
  plate: ['cost', 'symbols', 'fee', 'scene'],
};
const PLANNED: BuildingCardProps['without'] = ['fee'];
const WORKER: { readonly [size in CardSize]: number } = {
  compact: 30,
  mini: 21,
  row: 21,
  line: 21,
  plate: 16,
};

/** A building on the table: its card, and whoever stands on it. */
export function Building({ id, size = 'mini', className }: BuildingProps) {
  const { s, w, face, nameOf, ownerOf } = useLeHavre();
  const spoken = useSpokenName();
  const card = face(id);
  if (!card) return null;
  const owner = ownerOf(id);
  const workers = s.at.flatMap((at, seat) => (at === id ? [seat] : []));
  const built = owner !== null || s.town.includes(id);
  const said = [
    spoken(id, built),
    built ? (owner === null ? w.ofTown : w.owner(nameOf(owner))) : '',
    ...workers.map((seat) => w.worker(nameOf(seat))),
  ];
  const corner =
    workers.length > 0 ? (
      <span className={classes('flex shrink-0 -space-x-2', size !== 'plate' && '-my-1')}>
        {workers.map((seat) => (
          <span key={seat} data-place={`worker:${seat}`}>
            <WorkerFigure seat={seat} size={WORKER[size]} />
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
      <BuildingCard
        face={card}
        size={size}
        {...(built ? { without: BUILT[size] } : size === 'compact' ? {} : { without: PLANNED })}
        corner={corner}
        className="h-full w-full"
      />
    </Spot>
  );
}
