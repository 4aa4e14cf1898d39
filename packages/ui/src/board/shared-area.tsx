import { classes } from '../parts/classes.ts';
import { Panel } from '../parts/panel.tsx';
import { PileLine } from './piles.tsx';
import { capital } from './capital.ts';
import { usePlaces, type Place } from './places.ts';
import { SheetLines } from './seats.tsx';
import { useTable } from './table-context.tsx';
import { WorkersHere } from './workers.tsx';

/** Where more lies on the table than this, a line for each place has to do. */
const MANY = 12;

/** What lies on the table and belongs to nobody: facts, supplies, piles, and the places with their workers. */
export function SharedArea({ className }: { className?: string }) {
  const { reading, words } = useTable();
  const { common, piles } = reading;
  const { placeOf } = usePlaces();
  const owned = new Set(reading.seats.flatMap((one) => one.cards.flatMap(({ cards }) => cards)));
  // A place that is somebody's lies with its owner, the worker on it.
  const spaces = reading.spaces.filter((one) => !owned.has(one.space));
  const line = spaces.length + common.cards.flatMap(({ cards }) => cards).length > MANY;
  // What is a place is shown as one, with who stands there.
  const isSpace = (card: string) => reading.spaces.some((one) => one.space === card);
  return (
    <Panel title={words.table} className={classes('lg:p-3', className)}>
      <div className="grid gap-4 lg:gap-2">
        <SheetLines sheet={{ ...common, cards: common.cards.filter(({ cards }) => !cards.every(isSpace)) }} />
        {piles.length > 0 ? (
          <div className="grid gap-1.5 lg:gap-0.5">
            {piles.map((pile) => (
              <PileLine key={pile.name} pile={pile} />
            ))}
          </div>
        ) : null}
        {spaces.length > 0 ? (
          <div>
            <h3 className="label-caps mb-1.5 text-pencil lg:mb-1 lg:text-xs">{words.spaces}</h3>
            <ul className={classes('grid grid-cols-2 gap-1.5 sm:grid-cols-3', line ? 'lg:gap-1' : 'lg:grid-cols-2')}>
              {spaces.map(({ space }) => (
                <Space key={space} space={space} place={placeOf(space)} line={line} />
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </Panel>
  );
}

interface SpaceProps {
  space: string;
  place: Place | null;
  /** On a wide screen a line has to do. */
  line: boolean;
}

/** A place: what it does, who stands there, and where it can't be chosen now, why not. */
function Space({ space, place, line }: SpaceProps) {
  const { term, textOf, words } = useTable();
  const { workers = [], room = 1, lit = false, why = null } = place ?? {};
  return (
    <li
      title={why ?? undefined}
      className={classes(
        'min-w-0 rounded-card border-[1.5px] px-2.5 py-1.5',
        lit ? 'border-water bg-water-wash' : 'border-rule bg-paper',
        workers.length === 0 && !lit && 'border-dashed',
        // Room for a reason of two lines, so that nothing moves when it comes.
        line
          ? 'lg:flex lg:items-center lg:justify-between lg:gap-1 lg:px-1.5 lg:py-0.5 lg:text-[0.8rem]'
          : 'lg:min-h-[4.6rem]',
      )}
    >
      <span className="block min-w-0 leading-tight font-semibold">
        {capital(term(space))}
        {room > 1 ? <Room of={room} taken={workers.length} /> : null}
      </span>
      <span className={classes('block text-sm leading-tight empty:hidden', line && 'lg:sr-only')}>{textOf(space)}</span>
      {workers.length === 0 ? (
        <span className={classes('block text-sm text-pencil', line ? 'lg:sr-only' : 'lg:line-clamp-2')}>
          {why ?? words.free}
        </span>
      ) : (
        <WorkersHere
          workers={workers}
          size={20}
          className={classes('text-sm', line && 'lg:text-xs')}
          nameClass={classes(line && 'lg:sr-only')}
        />
      )}
    </li>
  );
}

/** How many workers a place takes, and how many are there. */
function Room({ of, taken }: { of: number; taken: number }) {
  const { words } = useTable();
  return (
    <span title={words.roomFor(of)} className="font-normal whitespace-nowrap text-pencil">
      <span aria-hidden="true">{` ${taken}/${of}`}</span>
      <span className="sr-only">{`, ${words.roomFor(of)}`}</span>
    </span>
  );
}
