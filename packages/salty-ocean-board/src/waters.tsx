import type { Seat } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import { numberText } from '@quayside/engine/texts';
import {
  barrelsIn,
  HOLDS,
  holdRoom,
  limitOf,
  numberOf,
  SALINE_OUTPUT,
  SHIPS,
  storeRoom,
  type Player,
  type Ship,
  type ShipName,
} from '@quayside/salty-ocean/rules';
import { classes, SeatMark } from '@quayside/ui';
import { useTable, useTip } from '@quayside/ui/board';
import { Icon } from '@quayside/ui/art';
import { ConsequenceNote } from './consequence-note.tsx';
import { Barrel, Barrels, goodsOf } from './barrel.tsx';
import { useSaltyOcean, withShip } from './board-context.tsx';
import { shipsIn } from './options.ts';

/** Everybody's warehouse and ships: a row for each player, from the quay to the open sea. */
export function Waters({ className }: { className?: string }) {
  const { s, own } = useSaltyOcean();
  const { seat } = useTable();
  const mine = Math.max(0, seat);
  const seats = s.players.map((_, i) => (mine + i) % s.players.length);
  return (
    <section
      aria-label={own.waters}
      data-place="waters"
      data-on-tab="harbour"
      className={classes('grid min-h-0 gap-1 lg:auto-rows-[minmax(0,1fr)]', className)}
    >
      {seats.map((one) => (
        <Row key={one} seat={one} />
      ))}
    </section>
  );
}

function Row({ seat }: { seat: Seat }) {
  const { s, own } = useSaltyOcean();
  const { nameOf, rules, view } = useTable();
  const player = s.players[seat];
  if (!player) return null;
  const turn = s.order[s.turn] === seat && !rules.core.isOver(view);
  return (
    <section
      aria-label={nameOf(seat)}
      data-place={`seat:${seat}`}
      className={classes(
        'grid min-h-0 overflow-hidden rounded-card border-[1.5px] border-ink bg-sheet',
        'grid-cols-2 sm:grid-cols-[10rem_8.5rem_1fr_1fr]',
        turn && 'outline-[3px] -outline-offset-1 outline-water outline',
      )}
    >
      <Purse seat={seat} player={player} />
      <Store seat={seat} player={player} />
      <Berths seat={seat} player={player} at="harbour" title={own.harbour} className="bg-water-wash" />
      <Berths
        seat={seat}
        player={player}
        at="ocean"
        title={own.ocean}
        className="bg-[light-dark(color-mix(in_srgb,var(--water)_34%,var(--water-wash)),var(--art-water))]"
      />
    </section>
  );
}

function Purse({ seat, player }: { seat: Seat; player: Player }) {
  const { s, own } = useSaltyOcean();
  const { nameOf, rules, view, seat: me, term } = useTable();
  const coins = player.purse['coin'] ?? 0;
  const limit = limitOf(s, seat);
  const sheet = rules.game.score(view)[seat];
  const clock = (s.built[numberOf('clock')] ?? []).includes(seat);
  return (
    <div className="flex min-w-0 flex-col justify-center gap-0.5 px-2 py-1">
      <h3 className="flex min-w-0 items-center gap-1.5 font-display text-[0.95rem] leading-tight font-bold">
        <SeatMark seat={seat} />
        <span className="truncate">{nameOf(seat)}</span>
      </h3>
      <p className="flex items-center gap-1" data-place={`coins:${seat}`}>
        <Icon name="franc" size={18} className="text-brass" />
        <span
          className={classes('font-display text-xl leading-none font-bold tabular-nums', coins < 0 && 'text-brick')}
          aria-label={`${numberText(coins)} ${term('coin')}`}
        >
          {numberText(coins)}
        </span>
        {seat === me ? <span className="text-xs text-pencil">({own.you})</span> : null}
        <span className="ml-auto inline-flex items-center gap-0.5 text-xs text-pencil" title={own.points}>
          <Icon name="value" size={13} />
          <span className="sr-only">{own.points}</span>
          {numberText(sheet ? rules.core.totalOf(sheet) : 0)}
        </span>
        {clock ? (
          <span
            title={player.clockUsed ? own.clockUsed : own.clockReady}
            className={player.clockUsed ? 'text-rule' : 'text-brass'}
          >
            <Icon name="round" size={15} />
            <span className="sr-only">{player.clockUsed ? own.clockUsed : own.clockReady}</span>
          </span>
        ) : null}
      </p>
      {coins > limit ? (
        <p className="text-[0.7rem] leading-tight font-semibold text-brass" role="note">
          {own.limit(coins, limit, coins - limit)}
        </p>
      ) : null}
    </div>
  );
}

/** The barrels ashore, and what the saline adds to them at the end of each round. */
function Store({ seat, player }: { seat: Seat; player: Player }) {
  const { own } = useSaltyOcean();
  const room = storeRoom(player);
  const n = barrelsIn(player.store);
  return (
    <div
      data-place={`store:${seat}`}
      className="flex min-w-0 flex-col justify-center gap-0.5 bg-[color-mix(in_srgb,var(--art-quay)_45%,var(--sheet))] px-1.5 py-1 max-sm:border-l max-sm:border-rule"
    >
      <p className="flex items-center justify-between gap-1 text-[0.7rem] leading-none text-pencil">
        <span className="truncate">{own.warehouse}</span>
        <span className="font-bold text-ink tabular-nums">{own.room(n, room)}</span>
      </p>
      <p className="min-h-5 text-base leading-none">
        <Barrels cargo={player.store} size={20} empty={own.empty} />
      </p>
      <p
        className="flex items-center gap-0.5 text-[0.7rem] leading-none text-pencil"
        title={own.salt(SALINE_OUTPUT[player.saline] ?? 0)}
      >
        +{SALINE_OUTPUT[player.saline]}
        <Barrel good="salt" size={13} />
        <span className="sr-only">{own.salt(SALINE_OUTPUT[player.saline] ?? 0)}</span>
      </p>
    </div>
  );
}

interface BerthsProps {
  seat: Seat;
  player: Player;
  at: 'harbour' | 'ocean';
  title: string;
  className: string;
}

function Berths({ seat, player, at, title, className }: BerthsProps) {
  const there = player.ships.flatMap((ship, i) => (ship.at === at ? [{ ship, name: SHIPS[i] as ShipName, i }] : []));
  return (
    <div
      role="group"
      aria-label={title}
      data-place={`${at}:${seat}`}
      className={classes('relative flex min-h-14 min-w-0 items-end gap-1 overflow-hidden px-1 pt-1 pb-0.5', className)}
    >
      <span aria-hidden className="label-caps absolute top-0 right-1 text-[0.6rem] leading-4 text-ink">
        {title}
      </span>
      <Waves />
      {there.map(({ ship, name, i }) => (
        <ShipFigure key={name} seat={seat} ship={ship} name={name} i={i} />
      ))}
      {at === 'harbour' ? <Slips seat={seat} player={player} /> : null}
    </div>
  );
}

const Waves = () => (
  <svg
    aria-hidden
    className="pointer-events-none absolute inset-x-0 bottom-0 h-3 w-full"
    preserveAspectRatio="none"
    viewBox="0 0 120 12"
  >
    <path
      d={`M0 6${'q2.5-4 5 0t5 0'.repeat(12)}V12H0Z`}
      style={{ fill: 'color-mix(in srgb, var(--water) 45%, transparent)' }}
    />
  </svg>
);

const TONES = ['text-seat-0', 'text-seat-1', 'text-seat-2', 'text-seat-3'];

interface ShipFigureProps {
  seat: Seat;
  ship: Ship;
  name: ShipName;
  i: number;
}

/** A ship with its hold: barrels, free spaces, and spaces that are damaged. Own ships can be chosen for a voyage. */
function ShipFigure({ seat, ship, name, i }: ShipFigureProps) {
  const context = useSaltyOcean();
  const { s, own, due, chosen, choose, give } = context;
  // Two have twice the room of four.
  const roomy = s.players.length === 2;
  const { seat: me, term, nameOf } = useTable();
  const next = seat === me ? withShip(context, name) : undefined;
  const repair =
    seat === me && due?.key === 'repair' && due.offer.kind === 'pick' && due.offer.options.includes(name) ? due : null;
  const lit = next !== undefined || repair !== null;
  const pressed = chosen !== null && shipsIn(chosen).ships.includes(name) && next !== undefined;
  const label = [
    `${term(name)} (${nameOf(seat)})`,
    goodsOf(ship.hold)
      .map(([good, n]) => `${n} ${term(good)}`)
      .join(', ') || own.empty,
    own.room(barrelsIn(ship.hold), holdRoom(i, ship)),
    ship.damage > 0 ? own.damaged(ship.damage) : null,
  ]
    .filter(Boolean)
    .join(', ');
  const spaces = [
    ...goodsOf(ship.hold).flatMap(([good, n]) => Array.from({ length: n }, () => good as string)),
    ...Array.from({ length: Math.max(0, holdRoom(i, ship) - barrelsIn(ship.hold)) }, () => ''),
    ...Array.from({ length: ship.damage }, () => 'damage'),
  ];
  const look = classes(
    'relative z-10 flex flex-col items-center rounded-card',
    lit && 'cursor-pointer shadow-[0_0_0_2.5px_var(--water)] bg-sheet/50',
    pressed && 'shadow-[0_0_0_4px_var(--brass)]',
  );
  const picture = (
    <>
      <span aria-hidden className="absolute top-0 left-0.5 text-xs leading-none font-bold">
        {i + 1}
      </span>
      <Sails large={i === 2} className={classes(TONES[seat] ?? '', roomy ? 'h-5 sm:h-9' : 'h-5 low:h-4')} />
      <span
        className={classes(
          'grid gap-px rounded-b-lg border-[1.5px] border-ink bg-[var(--art-wood)] p-[3px] [grid-auto-flow:column] grid-rows-2',
        )}
      >
        {spaces.map((what, at) => (
          <span
            // Spaces have no name but their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            className={classes(
              'grid size-4 place-items-center rounded-[2px]',
              roomy ? 'sm:size-8 low:size-7' : 'sm:size-4.5 low:size-4',
              what === '' && 'bg-[color-mix(in_srgb,var(--art-line)_35%,transparent)]',
              what === 'damage' && 'bg-brick-wash text-brick',
            )}
          >
            {what === '' ? null : what === 'damage' ? (
              <Icon name="lost" size={12} />
            ) : (
              <Barrel good={what} size={roomy ? 28 : 17} className="max-sm:size-4" />
            )}
          </span>
        ))}
      </span>
    </>
  );
  if (!lit)
    return (
      <div role="img" aria-label={label} data-place={`ship:${seat}:${name}`} className={look}>
        {picture}
      </div>
    );
  return (
    <button
      type="button"
      data-place={`ship:${seat}:${name}`}
      data-lit={context.acting?.due || repair ? 'due' : 'aside'}
      aria-pressed={pressed}
      aria-label={label}
      className={look}
      onClick={() => (repair ? give(repair, name) : next !== undefined && choose(next))}
    >
      {picture}
    </button>
  );
}

/** Two masts for a caravel, three for the carrack, in the colour of their owner. */
function Sails({ large, className }: { large: boolean; className: string }) {
  return (
    <svg aria-hidden viewBox={large ? '0 0 44 18' : '0 0 32 18'} className={classes('-mb-px', className)}>
      {(large ? [8, 22, 36] : [9, 23]).map((x) => (
        <g key={x}>
          <path d={`M${x} 18V1`} strokeWidth="1.4" style={{ stroke: 'var(--art-rope)' }} />
          <path
            d={`M${x - 6} 13q7 2 7-11 7 5 5 11-6 2-12 0Z`}
            fill="currentColor"
            style={{ stroke: 'var(--art-line)' }}
            strokeWidth=".8"
          />
        </g>
      ))}
    </svg>
  );
}

/** Ships that this viewer may build now, where they would lie. */
function Slips({ seat, player }: { seat: Seat; player: Player }) {
  const { acts, acting } = useSaltyOcean();
  const { seat: me } = useTable();
  if (seat !== me || !acting) return null;
  return SHIPS.map((name, i) =>
    player.ships[i]?.at === 'unbuilt' && acts.has(`ship:${name}`) ? (
      <Slip key={name} decision={acting} name={name} i={i} />
    ) : null,
  );
}

function Slip({ decision, name, i }: { decision: Decision; name: ShipName; i: number }) {
  const { chosen, take } = useSaltyOcean();
  const { say } = useTable();
  const option = `ship:${name}`;
  const tip = useTip(() => <ConsequenceNote decision={decision} option={option} />);
  return (
    <button
      type="button"
      {...tip}
      data-place={`ship:${decision.seat}:${name}`}
      data-lit={decision.due ? 'due' : 'aside'}
      aria-pressed={chosen === option}
      aria-label={say({ key: 'option.ship', args: { 0: name } })}
      onClick={(event) => take(event, option)}
      className={classes(
        'z-10 grid h-10 cursor-pointer place-items-center rounded-b-lg border-[1.5px] border-dashed border-ink bg-sheet/60 px-1.5 text-xs font-bold',
        chosen === option && 'shadow-[0_0_0_4px_var(--brass)]',
      )}
    >
      <span className="inline-flex items-center gap-0.5">
        +<Icon name="barrel" size={12} />
        {HOLDS[i]}
      </span>
    </button>
  );
}
