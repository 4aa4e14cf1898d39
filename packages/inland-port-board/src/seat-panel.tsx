import { amountAt, BUILDINGS, GOODS, sectorOf } from '@quayside/inland-port';
import { classes, SeatMark } from '@quayside/ui';
import { useTable } from '@quayside/ui/board';
import { BuildingCard, Token } from '@quayside/ui/art';
import { useDesk, useLooks } from './desk.tsx';
import { changesOf } from './endings.ts';
import { Dial } from './dial.tsx';
import { Spot } from './spot.tsx';
import { Warehouse } from './warehouse.tsx';

/** One player's port: francs and points, dial, warehouse, and what lies beside the dial. */
export function SeatPanel({ seat, className }: { seat: number; className?: string }) {
  const { rules, view, nameOf } = useTable();
  const { s, own, seat: me } = useDesk();
  const sheet = rules.game.score(view)[seat];
  const turn = s.turn === seat && !rules.core.isOver(view);
  return (
    <section
      aria-label={nameOf(seat)}
      className={classes(
        'sheet relative flex min-h-0 flex-col gap-2 p-3',
        turn && 'border-water border-[3px]',
        className,
      )}
    >
      <header className="flex items-center gap-2 max-lg:-order-2 border-b border-rule pb-1.5">
        <SeatMark seat={seat} />
        <h2 className="min-w-0 truncate font-display text-lg leading-tight font-bold">{nameOf(seat)}</h2>
        {seat === me ? <span className="label-caps text-[0.65rem] text-pencil">({own.you})</span> : null}
        <span className="ml-auto text-sm whitespace-nowrap text-pencil">
          <span className="font-display text-lg font-bold text-ink tabular-nums">
            {sheet ? rules.core.totalOf(sheet) : 0}
          </span>{' '}
          {own.points}
        </span>
      </header>
      <Dial seat={seat} />
      <Beside seat={seat} />
      <div className="flex gap-2 pt-1 max-lg:-order-1 max-lg:flex-col-reverse lg:mt-auto lg:items-end lg:justify-between">
        <Warehouse seat={seat} />
        <Stock seat={seat} />
      </div>
    </section>
  );
}

/** Amounts at a glance, with what would change. */
function Stock({ seat }: { seat: number }) {
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
    <ul className="grid gap-1.5 max-lg:grid-cols-5 lg:mb-5">
      {rows.map(({ icon, n }) => {
        const change = changes.find((one) => one.icon === icon)?.n;
        return (
          <li
            key={icon}
            className="grid grid-cols-[auto_1.8rem_2rem] items-center gap-1 max-lg:grid-cols-[auto_auto] max-lg:justify-start"
            data-stock={icon}
          >
            <Token token={icon} size={24} />
            <span className="text-right font-display text-lg leading-none font-bold tabular-nums">{n}</span>
            <span
              className={classes(
                'text-sm leading-none font-bold tabular-nums max-lg:col-span-2 max-lg:min-h-3.5',
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
                <BuildingCard face={face} size="line" without={COST} className="max-w-44" />
              </Spot>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
