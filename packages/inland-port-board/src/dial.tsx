import { BUILDINGS, numberOf, SECTORS, type Building } from '@quayside/inland-port/rules';
import { classes } from '@quayside/ui';
import { useTable } from '@quayside/ui/board';
import { Icon, inkOf, Pieces, Vignette, type CardFace, type Piece } from '@quayside/ui/art';
import { useInlandPort } from './board-context.tsx';
import { Disc, SHADES } from './disc.tsx';
import { Tracks } from './scenery.tsx';
import { Spot } from './spot.tsx';

const BAYS = SECTORS.length;
/** A building lies in the bay of the round it was laid down in and stays there; the disc with the pointer turns below it. */
const bayOf = (round: number) => round % BAYS;
/** Bays follow each other against the clock, so that sectors count clockwise from the pointer, which turns with them. */
const PLACES = [
  'col-start-3 row-start-1',
  'col-start-1 row-start-1',
  'col-start-1 row-start-2',
  'col-start-1 row-start-3',
  'col-start-3 row-start-3',
  'col-start-3 row-start-2',
];

/** Locked buildings lie below the disc, further ones above it. */
const BESIDE = 4;

/** A player's dial: the turning disc, six bays around it with the buildings that lie there. Every place has its room, full or empty. */
export function Dial({ seat, className }: { seat: number; className: string }) {
  const { s, own } = useInlandPort();
  const { nameOf } = useTable();
  const mine = BUILDINGS.filter((_, n) => s.owner[n] === seat);
  const locked = mine.filter(({ effect }) => effect === null);
  const laid = mine.filter((one) => !locked.includes(one));
  const since = ({ id }: Building) => s.since[numberOf(id)] ?? 0;
  return (
    <div
      role="group"
      aria-label={own.dialOf(nameOf(seat))}
      data-place={`dial:${seat}`}
      className={classes(
        'isolate grid grid-cols-[minmax(0,1fr)_5rem_minmax(0,1fr)] grid-rows-[repeat(3,minmax(7.5rem,auto))] gap-1',
        'lg:min-h-0 lg:flex-1 lg:grid-cols-[minmax(0,1fr)_6.5rem_minmax(0,1fr)] lg:grid-rows-[repeat(3,minmax(0,1fr))]',
        className,
      )}
    >
      {PLACES.map((place, bay) => (
        <Bay key={place} buildings={laid.filter((one) => bayOf(since(one)) === bay)} bay={bay} className={place} />
      ))}
      <Tracks />
      <Disc round={s.round} />
      <Beside buildings={locked.slice(BESIDE)} className="row-start-1" />
      <Beside buildings={locked.slice(0, BESIDE)} className="row-start-3" />
    </div>
  );
}

/** Locked buildings, which only count at the end. */
function Beside({ buildings, className }: { buildings: readonly Building[]; className: string }) {
  const { own } = useInlandPort();
  if (buildings.length === 0) return null;
  return (
    <ul aria-label={own.beside} className={classes('col-start-2', tiles(buildings.length), className)}>
      {buildings.map(({ id }) => (
        <li key={id} className="arrive min-w-0">
          <Tile id={id} where={own.beside} among={buildings.length} />
        </li>
      ))}
    </ul>
  );
}

/** What the disc shows to a bay in a round. */
const ageIn = (bay: number, round: number): number => (((round - bay) % BAYS) + BAYS) % BAYS;
const sectorIn = (bay: number, round: number) => SECTORS[ageIn(bay, round)] ?? '0';

interface BayProps {
  buildings: readonly Building[];
  bay: number;
  className: string;
}

function Bay({ buildings, bay, className }: BayProps) {
  const { s, own } = useInlandPort();
  const now = sectorIn(bay, s.round);
  const next = sectorIn(bay, s.round + 1);
  const right = className.includes('col-start-3');
  return (
    <div
      role="group"
      aria-label={`${now}, ${own.next} ${next}`}
      data-sector={now}
      className={classes(
        'relative flex min-h-0 min-w-0 flex-col rounded-card border p-1 transition-colors duration-[calc(450ms*var(--pace,1))]',
        buildings.length === 0 ? 'border-dashed border-rule' : 'border-ink',
        className,
      )}
      style={{
        background: `color-mix(in srgb, ${SHADES[ageIn(bay, s.round)] ?? ''} ${buildings.length === 0 ? 45 : 100}%, var(--paper))`,
      }}
    >
      <header
        className={classes('flex items-center gap-1 px-0.5 text-xs leading-none', right && 'flex-row-reverse')}
        title={`${own.now} ${now}, ${own.next} ${next}`}
      >
        {/* Another value is another sign in the same place. */}
        <span
          key={now}
          className={classes(
            'w-8 font-display text-lg leading-none font-bold',
            right && 'text-right',
            now === '!' && 'text-brick',
          )}
        >
          {now}
        </span>
        <Icon name={right ? 'left' : 'right'} size={9} />
        <span key={`next ${next}`} className={classes('font-semibold', next === '!' ? 'text-brick' : 'text-pencil')}>
          {next === '!' ? own.sold : next}
        </span>
      </header>
      <ul className={classes('mt-1 flex-1', tiles(buildings.length))}>
        {buildings.map(({ id }) => (
          <li key={`${id}.${s.since[numberOf(id)]}`} className="arrive min-w-0">
            <Tile id={id} where={`${own.now} ${now}`} among={buildings.length} resting={now === '0'} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** So many below each other, one more in a high window; further ones go on beside them, where a phone has room below. */
const ROWS = 4;
const tiles = (among: number) =>
  classes(
    'grid min-h-0 content-start gap-1 auto-rows-[1.75rem]',
    'lg:auto-cols-[minmax(0,1fr)] lg:grid-flow-col lg:grid-rows-4 lg:content-stretch',
    among === ROWS + 1 && 'lg:grid-rows-5 lg:gap-0.5 lg:low:grid-rows-4',
  );

interface TileProps {
  id: string;
  /** As it is said of the building. */
  where: string;
  /** How many share its room. */
  among: number;
  resting?: boolean;
}

/** A building at the dial: its picture, the first of what it does, its name. How often, the bay says. */
function Tile({ id, where, among, resting = false }: TileProps) {
  const { prospect } = useInlandPort();
  const { face } = prospect(id);
  const ink = inkOf(face.sign ?? '');
  // Side by side there is room for a name of two lines or for pictures; what it is called tells more.
  const picture = among > ROWS + 1 ? 'lg:hidden' : among > ROWS && 'lg:low:hidden';
  return (
    <Spot
      id={id}
      label={`${face.name}, ${where}. ${face.text}`}
      className={classes(
        'flex h-full w-full items-center overflow-hidden border border-ink',
        resting && 'border-dashed',
      )}
      wash={ink.wash}
    >
      <Vignette
        scene={face.scene ?? ''}
        ink={ink}
        fit="fill"
        className={classes('h-full w-6 shrink-0 border-r border-ink max-lg:w-5', resting && 'opacity-70', picture)}
      />
      {face.locked ? null : (
        <Pieces
          pieces={gist(face)}
          size={13}
          className={classes('w-7 shrink-0 flex-nowrap justify-center gap-x-0.5 max-lg:w-5.5 lg:low:w-6', picture)}
        />
      )}
      <span
        className={classes(
          'line-clamp-2 min-w-0 overflow-hidden text-xs leading-[0.95] font-bold',
          // A name of two lines needs a row that is high enough.
          'lg:low:block lg:low:truncate',
          '[word-spacing:0.14em]',
          face.name.length > 10 && 'max-lg:tracking-[-0.06em] lg:low:tracking-[-0.06em]',
          among > ROWS ? 'tracking-[-0.05em]' : 'tracking-[-0.02em]',
          (among > ROWS || face.locked) && 'px-0.5',
        )}
      >
        {face.name}
      </span>
    </Spot>
  );
}

/** The first move of what it does. */
function gist({ effect, sign = 'good' }: CardFace): readonly Piece[] {
  const move = effect[0]?.pieces.find((piece) => typeof piece === 'object' && 'way' in piece);
  return [move ?? { icon: sign }];
}
