import { classes } from '@quayside/ui';
import { Icon, Pieces } from '@quayside/ui/art';
import { Building } from './building.tsx';
import { SHIP_ICON } from './facts.ts';
import { useHavre } from './havre.tsx';
import { piecesOf } from './notation.ts';
import { Heading } from './heading.tsx';
import { Skyline } from './skyline.tsx';
import { Spot } from './spot.tsx';

/** So many cards have room to be shown wide. */
const FEW = 6;

/** The town's buildings. */
export function Town({ className }: { className?: string }) {
  const { s, w } = useHavre();
  const roomy = s.town.length <= FEW;
  return (
    <section aria-label={w.town} data-place="town" className={classes('relative isolate', className)}>
      <Heading>{w.town}</Heading>
      <Skyline />
      <ul
        className={classes(
          'grid auto-rows-min gap-1.5',
          roomy ? 'grid-cols-2' : 'grid-cols-[repeat(auto-fill,minmax(7.2rem,1fr))]',
        )}
      >
        {s.town.map((id) => (
          <li key={id} className="flex">
            <Building id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const SHIP_TYPES = ['wooden-ship', 'iron-ship', 'steel-ship', 'luxury-liner'] as const;

/** The ship piles: what each kind costs, feeds and carries, and the ones that lie ready, the next one first. */
export function ShipPiles({ className }: { className?: string }) {
  const { s, w, facts } = useHavre();
  return (
    <section aria-label={w.shipyard} className={classes('grid gap-1', className)}>
      <Heading>{w.shipyard}</Heading>
      {SHIP_TYPES.map((type) => {
        const hull = facts.hulls.get(type);
        const pile = s.ships[type];
        const values = pile.map((id) => facts.ships.get(id)?.value ?? 0).reverse();
        const food = hull?.food[s.setup.seats - 1] ?? 0;
        const ready = values.length === 0 ? w.noShips : values.join(', ');
        return (
          <Spot
            key={type}
            subject={`ship:${type}`}
            label={`${w.ships[type]}: ${ready}`}
            about={`${w.ships[type]}: ${w.shipText(food, hull?.room ?? 0)}`}
            className={classes(
              'flex items-center gap-1 border-[1.5px] px-1 py-0.5',
              values.length > 0 ? 'border-ink bg-sheet' : 'border-dashed border-rule bg-transparent text-pencil',
            )}
          >
            <Icon name={SHIP_ICON[type] ?? 'ship'} size={24} className="shrink-0" />
            <span aria-hidden className="grid min-w-0 flex-1 gap-0.5">
              <span className="flex items-center justify-between gap-1">
                <Pieces
                  pieces={piecesOf(
                    Object.entries(hull?.cost ?? {})
                      .map(([token, n]) => `${n} ${token}`)
                      .join(' '),
                  )}
                  size={15}
                />
                {typeof hull?.price !== 'number' ? null : <Pieces pieces={piecesOf(`${hull.price} franc`)} size={14} />}
              </span>
              <span className="flex items-center justify-between gap-1">
                <Pieces
                  pieces={piecesOf(`${food > 0 ? `${food} food` : ''} ${hull?.room ? `${hull.room} good` : ''}`)}
                  size={14}
                  className="shrink-0 flex-nowrap"
                />
                <span className="text-right font-display text-[0.75rem] font-bold tabular-nums">
                  {values.length === 0 ? '–' : values.map((value, i) => (i === 0 ? `[${value}]` : value)).join(' ')}
                </span>
              </span>
            </span>
          </Spot>
        );
      })}
    </section>
  );
}
