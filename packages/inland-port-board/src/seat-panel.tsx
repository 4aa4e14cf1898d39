import { amountAt, GOODS } from '@quayside/inland-port/rules';
import { classes, SeatMark } from '@quayside/ui';
import { useTable } from '@quayside/ui/board';
import { Token } from '@quayside/ui/art';
import { useInlandPort, useLooks } from './board-context.tsx';
import { changesOf } from './endings.ts';
import { Dial } from './dial.tsx';
import { Warehouse } from './warehouse.tsx';

/** Whose turn it is has a strong edge; drawn on top, so that nothing moves for it. */
export const TURN = 'outline-[3px] -outline-offset-2 outline-water outline';

/** One player's port: dial, warehouse with francs and goods. Both have their room from the first round to the last. */
export function SeatPanel({ seat, className, tab }: { seat: number; className?: string; tab: string }) {
  const { rules, view, nameOf } = useTable();
  const { s, own, seat: me } = useInlandPort();
  const sheet = rules.game.score(view)[seat];
  const turn = s.turn === seat && !rules.core.isOver(view);
  return (
    <section
      aria-label={nameOf(seat)}
      data-place={`seat:${seat}`}
      data-on-tab={tab}
      className={classes(
        'sheet relative flex min-h-0 flex-col gap-2 p-3 lg:gap-1.5 lg:px-2 lg:py-2',
        turn && TURN,
        className,
      )}
    >
      <header className="flex items-center gap-2 border-b border-rule pb-1">
        <SeatMark seat={seat} />
        <h2 className="min-w-0 truncate font-display text-lg leading-tight font-bold">{nameOf(seat)}</h2>
        {seat === me ? <span className="text-sm text-pencil">({own.you})</span> : null}
        <span className="ml-auto text-sm whitespace-nowrap text-pencil">
          <span className="inline-block min-w-[3ch] text-right font-display text-lg font-bold text-ink tabular-nums">
            {sheet ? rules.core.totalOf(sheet) : 0}
          </span>{' '}
          {own.points}
        </span>
      </header>
      {/* On a tablet's tab side by side. */}
      <div className="flex flex-col gap-2 md:max-lg:flex-row md:max-lg:gap-5 lg:min-h-0 lg:flex-1 lg:gap-1.5">
        <Dial seat={seat} className="md:max-lg:flex-1" />
        <div className="grid content-start justify-center gap-2 max-lg:-order-1 lg:mt-auto lg:pt-1">
          <Stock seat={seat} className="grid-cols-5 lg:hidden" />
          <Warehouse seat={seat}>
            {/* In the corner that the steps leave free. */}
            <Stock seat={seat} className="absolute -top-1 -right-1.5 grid-cols-2 max-lg:hidden" />
          </Warehouse>
        </div>
      </div>
    </section>
  );
}

/** Amounts at a glance, with what would change. */
function Stock({ seat, className }: { seat: number; className: string }) {
  const { s, seat: me } = useInlandPort();
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
            className={classes('flex items-center gap-1 max-lg:gap-0.5', icon === 'franc' && 'lg:col-start-2')}
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
