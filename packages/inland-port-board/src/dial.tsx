import { BUILDINGS, LETTERS, sectorOf, SECTORS, timesOf, type Building, type InlandPort } from '@quayside/inland-port';
import { classes } from '@quayside/ui';
import { useTable } from '@quayside/ui/board';
import { Effect, Icon, inkOf, Pieces, type CardFace, type Piece } from '@quayside/ui/art';
import { useDesk } from './desk.tsx';
import { Spot } from './spot.tsx';

const BAYS = SECTORS.length;
const STEP = 360 / BAYS;
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
      className={classes(
        'grid grid-cols-[minmax(0,1fr)_8.5rem_minmax(0,1fr)] gap-1',
        dense ? 'grid-rows-[repeat(3,minmax(3rem,auto))]' : 'grid-rows-[repeat(3,minmax(5.6rem,auto))]',
      )}
    >
      {PLACES.map((place, bay) => (
        <Bay key={place} buildings={bays[bay] ?? []} bay={bay} dense={dense} className={place} />
      ))}
      <Disc round={s.round} />
    </div>
  );
}

function Disc({ round }: { round: number }) {
  const turn = -STEP * round;
  return (
    <svg
      aria-hidden
      viewBox="-60 -60 120 120"
      className="col-start-2 row-span-3 row-start-1 w-full self-center overflow-visible"
    >
      <circle r="57" strokeWidth="2" style={{ fill: 'var(--art-quay)', stroke: 'var(--ink)' }} />
      <g
        className="transition-transform duration-[450ms] ease-in-out"
        style={{ transform: `rotate(${turn}deg)` }}
        data-turn={turn}
      >
        {SECTORS.map((sector, age) => (
          <Wedge key={sector} age={age} />
        ))}
        <path d="M-6-20 0-58 6-20Z" strokeWidth="1.5" style={{ fill: 'var(--brick)', stroke: 'var(--sheet)' }} />
        {SECTORS.map((sector, age) => {
          const angle = STEP / 2 + STEP * age;
          return (
            <g key={sector} style={{ transform: `rotate(${angle}deg) translateY(-38px) rotate(${-angle}deg)` }}>
              <text
                y="6"
                textAnchor="middle"
                fontSize={sector.length > 1 ? 15 : 20}
                fontWeight="800"
                className="font-display transition-transform duration-[450ms] ease-in-out"
                style={{ transform: `rotate(${-turn}deg)`, fill: sector === '!' ? 'var(--brick)' : 'var(--ink)' }}
              >
                {sector}
              </text>
            </g>
          );
        })}
      </g>
      <circle r="19" strokeWidth="2" style={{ fill: 'var(--sheet)', stroke: 'var(--ink)' }} />
      <circle r="16" fill="none" strokeWidth="0.8" style={{ stroke: 'var(--rule)' }} />
      <text
        y="7"
        textAnchor="middle"
        fontSize="20"
        fontWeight="800"
        className="font-display"
        style={{ fill: 'var(--ink)' }}
      >
        {LETTERS[round] ?? '–'}
      </text>
    </svg>
  );
}

const SHADES = [
  'var(--sheet)',
  'var(--water-wash)',
  'var(--water-wash)',
  'var(--brass-wash)',
  'var(--brass-wash)',
  'var(--brick-wash)',
];

function Wedge({ age }: { age: number }) {
  const [from, to] = [age * STEP, (age + 1) * STEP].map((deg) => (deg * Math.PI) / 180) as [number, number];
  const point = (angle: number, r: number) =>
    `${(r * Math.sin(angle)).toFixed(2)} ${(-r * Math.cos(angle)).toFixed(2)}`;
  return (
    <path
      d={`M0 0L${point(from, 55)}A55 55 0 0 1 ${point(to, 55)}Z`}
      strokeWidth="1"
      style={{ fill: SHADES[age], stroke: 'var(--ink)' }}
    />
  );
}

/** What the disc shows to a bay in a round. */
const sectorIn = (bay: number, round: number): (typeof SECTORS)[number] =>
  SECTORS[(((round - bay) % BAYS) + BAYS) % BAYS] ?? '0';

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
      className={classes(
        'relative min-w-0 rounded-card border bg-paper p-1',
        buildings.length === 0 ? 'border-dashed border-rule' : 'border-ink',
        className,
      )}
    >
      <header
        className={classes('flex items-baseline gap-1 px-0.5 text-[0.7rem] text-pencil', right && 'flex-row-reverse')}
      >
        <span className="font-display text-base leading-none font-bold text-ink">{now}</span>
        <span aria-hidden className={classes('self-center', right && 'rotate-180')}>
          <Icon name="right" size={9} />
        </span>
        <span className="leading-none font-semibold" title={own.next}>
          {next === '!' ? own.sold : next === '0' ? '–' : next}
        </span>
      </header>
      <ul className={classes('grid', dense ? 'mt-[5px] gap-[5px]' : 'mt-1.5 gap-1.5')}>
        {buildings.map(({ id }) => (
          <li key={`${id}.${s.since[BUILDINGS.findIndex((one) => one.id === id)]}`} className="arrive min-w-0">
            <Tile id={id} sector={now} dense={dense} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The first move of a tile, or what it is about. */
const gist = ({ effect, sign = 'good' }: CardFace): Piece[] => [
  effect[0]?.pieces.find((piece) => typeof piece === 'object' && 'way' in piece) ?? { icon: sign },
];

interface TileProps {
  id: string;
  sector: string;
  dense: boolean;
}

/** A building on the dial: what it does, as often as it does it now. */
function Tile({ id, sector, dense }: TileProps) {
  const { prospect, own, s } = useDesk();
  const { face } = prospect(id);
  const { wash } = inkOf(face.sign ?? '');
  const resting =
    timesOf(
      s,
      BUILDINGS.findIndex((one) => one.id === id),
    ) === 0;
  return (
    <Spot
      id={id}
      label={`${face.name}, ${own.now} ${sector}. ${face.text}`}
      className={classes('block w-full border border-ink px-1', dense ? 'py-px' : 'py-0.5', resting && 'border-dashed')}
      wash={wash}
    >
      {dense ? (
        <span className="flex items-center gap-1">
          <Pieces pieces={gist(face)} size={14} className="shrink-0" />
          <span className="truncate font-display text-[0.72rem] leading-4 font-bold">{face.name}</span>
        </span>
      ) : (
        <>
          <span className="block truncate font-display text-[0.75rem] leading-tight font-bold">{face.name}</span>
          <Effect rows={face.effect.slice(0, 1).map(({ pieces }) => ({ pieces }))} size={15} />
        </>
      )}
    </Spot>
  );
}
