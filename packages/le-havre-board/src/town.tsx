import { classes } from '@quayside/ui';
import { inkOfType, Pieces, Vignette } from '@quayside/ui/art';
import { SCENES } from './scenes.ts';
import { useLeHavre } from './board-context.tsx';
import { Heading } from './heading.tsx';
import { piecesOf } from './notation.ts';
import { Shelf } from './shelf.tsx';
import { Spot } from './spot.tsx';

/** The town's buildings. */
export function Town({ className }: { className?: string }) {
  const { s, w } = useLeHavre();
  return (
    <section aria-label={w.town} data-place="town" className={classes('flex flex-col', className)}>
      <Heading>{w.town}</Heading>
      {/* Piles and ships say how high this part of the board is; the town's cards lie in what there is. */}
      <div className="relative flex-1">
        <Shelf cards={s.town} className="lg:absolute lg:inset-x-[-4px] lg:inset-y-0" />
      </div>
    </section>
  );
}

const SHIP_TYPES = ['wooden-ship', 'iron-ship', 'steel-ship', 'luxury-liner'] as const;
const SHIP_INK = inkOfType('ship');

/** The ship piles: what each kind costs, feeds and carries, and the ones that lie ready, the next one first. */
export function ShipPiles({ className }: { className?: string }) {
  const { s, w, facts, termOfMany } = useLeHavre();
  return (
    <section aria-label={w.shipyard} data-place="ships" className={classes('grid gap-1', className)}>
      <Heading>{w.shipyard}</Heading>
      {SHIP_TYPES.map((type) => {
        const hull = facts.hulls.get(type);
        const values = s.ships[type].map((id) => facts.ships.get(id)?.value ?? 0).reverse();
        const food = hull?.food[s.setup.seats - 1] ?? 0;
        const ready = values.length === 0 ? w.noShips : values.join(', ');
        const cost = Object.entries(hull?.cost ?? {}).map(([token, n]) => `${n} ${token}`);
        return (
          <Spot
            key={type}
            subject={`ship:${type}`}
            label={`${w.ships[type]}: ${ready}; ${w.costs(Object.entries(hull?.cost ?? {}).map(([token, n]) => w.tokensOf(n, termOfMany(token, n))))}`}
            about={`${w.ships[type]}: ${w.shipText(food, hull?.room ?? 0)}`}
            className={classes(
              'flex h-10 w-full overflow-hidden border-[1.5px] low:h-9',
              values.length > 0 ? 'border-ink bg-sheet' : 'border-dashed border-ink bg-paper text-pencil',
            )}
          >
            <Vignette
              scene={SCENES[type] ?? ''}
              ink={SHIP_INK}
              fit="fill"
              className={classes(
                'h-full w-14 shrink-0 border-r border-ink',
                values.length === 0 && 'opacity-50 grayscale',
              )}
            />
            <span aria-hidden className="grid min-w-0 flex-1 content-center gap-0.5 px-1.5">
              <span className="flex items-center justify-between gap-1">
                <Pieces pieces={piecesOf(cost.join(' '))} size={17} className="flex-nowrap" />
                {typeof hull?.price !== 'number' ? null : <Pieces pieces={piecesOf(`${hull.price} franc`)} size={16} />}
              </span>
              <span className="flex items-center justify-between gap-1">
                <Pieces
                  pieces={piecesOf(`${food > 0 ? `${food} food` : ''} ${hull?.room ? `${hull.room} good` : ''}`)}
                  size={16}
                  className="shrink-0 flex-nowrap"
                />
                <Values values={values} />
              </span>
            </span>
          </Spot>
        );
      })}
    </section>
  );
}

/** The values of the ships in a pile, the one on top on a plate. */
const Values = ({ values: [top, ...rest] }: { values: readonly number[] }) =>
  top === undefined ? (
    <span className="text-sm">–</span>
  ) : (
    <span className="inline-flex items-center gap-1 font-display text-[0.8rem] leading-none font-bold whitespace-nowrap tabular-nums">
      <span className="rounded-[2px] bg-ink px-1 py-px text-sheet">{top}</span>
      <span className="font-normal">{rest.join(' ')}</span>
    </span>
  );
