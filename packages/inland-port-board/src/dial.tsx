import { BUILDINGS, LETTERS, sectorOf, SECTORS, timesOf } from '@quayside/inland-port';
import { classes } from '@quayside/ui';
import { useTable } from '@quayside/ui/board';
import { Effect, Icon, inkOf, Pieces } from '@quayside/ui/art';
import { useDesk } from './desk.tsx';
import { Spot } from './spot.tsx';

const BAYS = SECTORS.length;
const STEP = 360 / BAYS;
/** A building lies in the bay of the round it was laid down in and stays there; the disc with the pointer turns below it. */
const bayOf = (round: number) => round % BAYS;
/** Clockwise from the top. Bays follow each other against the clock, so that sectors count clockwise from the pointer. */
const angleOf = (bay: number) => STEP / 2 - STEP * bay;
/** Right side from above, then the left side from above. */
const PLACES = [
  'col-start-3 row-start-1',
  'col-start-1 row-start-1',
  'col-start-1 row-start-2',
  'col-start-1 row-start-3',
  'col-start-3 row-start-3',
  'col-start-3 row-start-2',
];

/** A player's dial: the turning disc, and six bays around it with the buildings that lie there. */
export function Dial({ seat }: { seat: number }) {
  const { s, own } = useDesk();
  const { nameOf } = useTable();
  return (
    <div
      role="group"
      aria-label={own.dialOf(nameOf(seat))}
      className="grid grid-cols-[minmax(0,1fr)_8.5rem_minmax(0,1fr)] grid-rows-[repeat(3,minmax(4rem,auto))] gap-1"
    >
      {PLACES.map((place, bay) => (
        <Bay key={place} seat={seat} bay={bay} className={place} />
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

function Bay({ seat, bay, className }: { seat: number; bay: number; className: string }) {
  const { s, own } = useDesk();
  const all = BUILDINGS.filter((_, n) => s.owner[n] === seat && sectorOf(s, n) !== null);
  const ids = all.filter((one) => bayOf(s.since[BUILDINGS.indexOf(one)] ?? 0) === bay);
  const now = sectorIn(bay, s.round);
  const next = sectorIn(bay, s.round + 1);
  const right = className.includes('col-start-3');
  return (
    <section
      aria-label={`${now}, ${own.next} ${next}`}
      className={classes(
        'relative min-w-0 rounded-card border bg-paper p-1',
        ids.length === 0 ? 'border-dashed border-rule' : 'border-ink',
        className,
      )}
      data-angle={angleOf(bay)}
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
      <ul className={classes('grid', all.length > ROOMY ? 'gap-[3px]' : 'mt-0.5 gap-1')}>
        {ids.map(({ id }) => (
          <li key={`${id}.${s.since[BUILDINGS.findIndex((one) => one.id === id)]}`} className="arrive min-w-0">
            <Tile id={id} sector={now} dense={all.length > ROOMY} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** So many buildings on one dial leave a single line for each. */
const ROOMY = 7;

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
  const resting = timesOf(s, BUILDINGS.findIndex((one) => one.id === id)) === 0;
  return (
    <Spot
      id={id}
      label={`${face.name}, ${own.now} ${sector}. ${face.text}`}
      className={classes('block w-full border border-ink px-1', dense ? 'py-px' : 'py-0.5', resting && 'border-dashed')}
      wash={wash}
    >
      {dense ? (
        <span className="flex items-center gap-1">
          <Pieces pieces={face.effect[0]?.pieces.slice(0, 1) ?? []} size={14} className="shrink-0" />
          <span className="truncate font-display text-[0.72rem] leading-[1.1rem] font-bold">{face.name}</span>
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
