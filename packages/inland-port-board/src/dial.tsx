import { BUILDINGS, sectorOf, SECTORS, timesOf, type Building, type InlandPort } from '@quayside/inland-port';
import { classes } from '@quayside/ui';
import { useTable } from '@quayside/ui/board';
import { Icon, inkOf, Pieces, Vignette, type CardFace, type Piece } from '@quayside/ui/art';
import { useDesk } from './desk.tsx';
import { Disc, SHADES } from './disc.tsx';
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

/** The rows of tiles with two lines each that a dial has room for. */
const ROOMY = 6;

/** The buildings that lie in a bay of a seat's dial. */
const inBay = (s: InlandPort, seat: number, bay: number) =>
  BUILDINGS.filter((_, n) => s.owner[n] === seat && sectorOf(s, n) !== null && bayOf(s.since[n] ?? 0) === bay);

/** The bays that lie beside each other, left and right. */
const ROWS = [
  [1, 0],
  [2, 5],
  [3, 4],
] as const;

/** A player's dial: the turning disc, and six bays around it with the buildings that lie there. */
export function Dial({ seat }: { seat: number }) {
  const { s, own } = useDesk();
  const { nameOf } = useTable();
  const bays = PLACES.map((_, bay) => inBay(s, seat, bay));
  const rows = ROWS.map(([left, right]) => Math.max(1, bays[left]?.length ?? 0, bays[right]?.length ?? 0));
  const dense = rows.reduce((sum, n) => sum + n, 0) > ROOMY;
  return (
    <div
      role="group"
      aria-label={own.dialOf(nameOf(seat))}
      data-place={`dial:${seat}`}
      className={classes(
        'grid grid-cols-[minmax(0,1fr)_6.25rem_minmax(0,1fr)] gap-1 lg:flex-1 lg:grid-cols-[minmax(0,1fr)_8.25rem_minmax(0,1fr)]',
        dense ? 'grid-rows-[repeat(3,minmax(3rem,auto))]' : 'grid-rows-[repeat(3,minmax(5rem,auto))]',
      )}
    >
      {PLACES.map((place, bay) => (
        <Bay key={place} buildings={bays[bay] ?? []} bay={bay} dense={dense} className={place} />
      ))}
      <Disc round={s.round} />
    </div>
  );
}

/** What the disc shows to a bay in a round. */
const ageIn = (bay: number, round: number): number => (((round - bay) % BAYS) + BAYS) % BAYS;
const sectorIn = (bay: number, round: number) => SECTORS[ageIn(bay, round)] ?? '0';

interface BayProps {
  buildings: readonly Building[];
  bay: number;
  dense: boolean;
  className: string;
}

function Bay({ buildings, bay, dense, className }: BayProps) {
  const { s, own } = useDesk();
  const now = sectorIn(bay, s.round);
  const next = sectorIn(bay, s.round + 1);
  const right = className.includes('col-start-3');
  return (
    <div
      role="group"
      aria-label={`${now}, ${own.next} ${next}`}
      data-sector={now}
      className={classes(
        'relative min-w-0 rounded-card border p-1 transition-colors duration-[calc(450ms*var(--pace,1))]',
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
        <span className={classes('font-display text-lg leading-none font-bold', now === '!' && 'text-brick')}>
          {now}
        </span>
        <Icon name={right ? 'left' : 'right'} size={9} />
        <span className={classes('font-semibold', next === '!' ? 'text-brick' : 'text-pencil')}>
          {next === '!' ? own.sold : next}
        </span>
      </header>
      <ul className={classes('grid', dense ? 'mt-1 gap-1' : 'mt-1.5 gap-1.5')}>
        {buildings.map(({ id }) => (
          <li key={`${id}.${s.since[BUILDINGS.findIndex((one) => one.id === id)]}`} className="arrive min-w-0">
            <Tile id={id} sector={now} dense={dense} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What its main effect does; on a narrow tile the first move of it. */
function gist({ effect, sign = 'good' }: CardFace, dense: boolean): readonly Piece[] {
  const pieces = effect[0]?.pieces ?? [];
  return dense ? [pieces.find((piece) => typeof piece === 'object' && 'way' in piece) ?? { icon: sign }] : pieces;
}

interface TileProps {
  id: string;
  sector: string;
  dense: boolean;
}

/** A building on the dial: its picture, its name, what it does. How often, the bay says. */
function Tile({ id, sector, dense }: TileProps) {
  const { prospect, own, s } = useDesk();
  const { face } = prospect(id);
  const ink = inkOf(face.sign ?? '');
  const resting =
    timesOf(
      s,
      BUILDINGS.findIndex((one) => one.id === id),
    ) === 0;
  return (
    <Spot
      id={id}
      label={`${face.name}, ${own.now} ${sector}. ${face.text}`}
      className={classes(
        'flex w-full overflow-hidden border border-ink',
        dense ? 'h-6' : 'h-10',
        resting && 'border-dashed',
      )}
      wash={ink.wash}
    >
      <Vignette
        scene={face.scene ?? ''}
        ink={ink}
        fit="fill"
        className={classes('h-full shrink-0 border-r border-ink', dense ? 'w-7' : 'w-9', resting && 'opacity-70')}
      />
      <span
        className={classes('min-w-0 flex-1 self-center px-0.5', dense ? 'flex items-center gap-0.5' : 'grid gap-0.5')}
      >
        <span className="min-w-0 flex-1 truncate text-xs leading-tight font-bold tracking-[-0.03em]">{face.name}</span>
        <span className={classes('flex overflow-hidden', dense && 'max-lg:hidden')}>
          <Pieces pieces={gist(face, dense)} size={13} className="flex-nowrap gap-x-0.5" />
        </span>
      </span>
    </Spot>
  );
}
