import { amountAt, BUILDINGS, GOODS, sectorOf } from '@quayside/inland-port';
import { classes, SeatMark } from '@quayside/ui';
import { useTable } from '@quayside/ui/board';
import { BuildingCard, Token } from '@quayside/ui/art';
import { useDesk, useLooks } from './desk.tsx';
import { changesOf } from './endings.ts';
import { Dial } from './dial.tsx';
import { Spot } from './spot.tsx';
import { Warehouse } from './warehouse.tsx';

/** So many buildings leave less room for the warehouse. */
const CROWDED = 9;

/** One player's port: dial, what lies beside it, warehouse with francs and goods. */
export function SeatPanel({ seat, className, leaf }: { seat: number; className?: string; leaf: string }) {
  const { rules, view, nameOf } = useTable();
  const { s, own, seat: me } = useDesk();
  const sheet = rules.game.score(view)[seat];
  const turn = s.turn === seat && !rules.core.isOver(view);
  const crowded = s.owner.filter((owner) => owner === seat).length > CROWDED;
  return (
    <section
      aria-label={nameOf(seat)}
      data-place={`seat:${seat}`}
      data-on-leaf={leaf}
      className={classes(
        'sheet relative flex min-h-0 flex-col gap-2 p-3 lg:gap-1.5 lg:py-2',
        // A full port makes room in its warehouse.
        crowded && 'lg:[--ch:min(2.15rem,3.8vh)]',
        turn && 'border-water border-[3px]',
        className,
      )}
    >
      <header className="flex items-center gap-2 border-b border-rule pb-1 max-lg:-order-2">
        <SeatMark seat={seat} />
        <h2 className="min-w-0 truncate font-display text-lg leading-tight font-bold">{nameOf(seat)}</h2>
        {seat === me ? <span className="text-sm text-pencil">({own.you})</span> : null}
        <span className="ml-auto text-sm whitespace-nowrap text-pencil">
          <span className="font-display text-lg font-bold text-ink tabular-nums">
            {sheet ? rules.core.totalOf(sheet) : 0}
          </span>{' '}
          {own.points}
        </span>
      </header>
      <Dial seat={seat} />
      <Beside seat={seat} />
      <div className="grid justify-center gap-2 max-lg:-order-1 lg:mt-auto lg:pt-1">
        <Stock seat={seat} className="grid-cols-5 lg:hidden" />
        <Warehouse seat={seat}>
          {/* In the corner that the steps leave free. */}
          <Stock seat={seat} className="absolute -top-1 -right-1.5 grid-cols-2 max-lg:hidden" />
        </Warehouse>
      </div>
    </section>
  );
}

/** Amounts at a glance, with what would change. */
function Stock({ seat, className }: { seat: number; className: string }) {
  const { s, seat: me } = useDesk();
  const { shown } = useLooks();
  const { term } = useTable();
  const cells = s.goods[seat] ?? [];
  const changes = seat === me && shown ? changesOf(s, seat, shown) : [];
  const rows = [
    ...GOODS.map((icon, i) => ({ icon: icon as string, n: amountAt(cells[i] ?? 0) })),
    { icon: 'franc', n: s.francs[seat] ?? 0 },
  ];
  return (
    <ul className={classes('grid gap-x-1 gap-y-0.5', className)}>
      {rows.map(({ icon, n }) => {
        const change = changes.find((one) => one.icon === icon)?.n;
        return (
          <li
            key={icon}
            className="flex items-center gap-1 max-lg:gap-0.5"
            data-stock={icon}
            data-place={icon === 'franc' ? `francs:${seat}` : `seat:${seat}:${icon}`}
          >
            <Token token={icon} size={22} className="shrink-0" />
            <span className="min-w-[1.3rem] text-right max-lg:min-w-[1.1rem] font-display text-lg leading-none font-bold tabular-nums">
              {n}
            </span>
            <span
              className={classes(
                'min-w-5 text-sm leading-none font-bold tabular-nums',
                change === undefined ? '' : change > 0 ? 'text-moss' : 'text-brick',
              )}
            >
              {change === undefined ? '' : change > 0 ? `+${change}` : `−${-change}`}
            </span>
            <span className="sr-only">{term(icon)}</span>
          </li>
        );
      })}
    </ul>
  );
}

const COST = ['cost'] as const;

/** Locked buildings, which only count at the end. */
function Beside({ seat }: { seat: number }) {
  const { s, own, prospect } = useDesk();
  const locked = BUILDINGS.filter((_, n) => s.owner[n] === seat && sectorOf(s, n) === null);
  if (locked.length === 0) return null;
  return (
    <div role="group" aria-label={own.beside}>
      <ul className="flex flex-wrap gap-1">
        {locked.map(({ id }) => {
          const { face } = prospect(id);
          return (
            <li key={id} className="arrive">
              <Spot id={id} label={`${face.name}, ${own.beside}. ${face.text}`}>
                <BuildingCard face={face} size="line" without={COST} className="w-[12.6rem]" />
              </Spot>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
