import { numberText } from '@quayside/engine/texts';
import { costOf, HIGHEST_COST, TYPES, type Type } from '@quayside/salty-ocean/rules';
import { classes, SeatMark } from '@quayside/ui';
import { capital, useTable } from '@quayside/ui/board';
import { Icon } from '@quayside/ui/art';
import { useSaltyOcean } from './board-context.tsx';

const TYPE_ICONS: { readonly [type in Type]: string } = {
  city: 'building',
  navigation: 'ship-wood',
  harbour: 'anchor',
  market: 'economic',
};

/** The cost track of a type of action: what it costs now, and what the next one will. */
export function CostTrack({ type }: { type: Type }) {
  const { s, own, acting } = useSaltyOcean();
  const { term, seat } = useTable();
  const n = s.costs[TYPES.indexOf(type)] ?? 0;
  const extra = acting?.key === 'second' ? costOf(s, seat, TYPES.indexOf(type)) - n : 0;
  const next = Math.min(HIGHEST_COST, n + 1);
  return (
    <div
      role="group"
      aria-label={[term(type), own.now(n + extra), own.afterwards(next)].join(', ')}
      data-place={`cost:${type}`}
      className="flex min-w-0 flex-col gap-0.5 rounded-card border border-rule bg-paper px-1.5 py-0.5"
    >
      <p aria-hidden className="flex items-center gap-1 leading-tight">
        <Icon name={TYPE_ICONS[type]} size={16} className="shrink-0" />
        <span className="min-w-0 truncate text-sm font-semibold lg:max-[1399px]:text-[0.8rem]">
          {capital(term(type))}
        </span>
        <span className="ml-auto inline-flex shrink-0 items-center gap-0.5 font-display text-base font-bold tabular-nums">
          {n + extra}
          <Icon name="franc" size={13} className="text-brass" />
        </span>
      </p>
      <span aria-hidden className="flex items-center gap-1">
        <span className="grid flex-1 grid-cols-11 gap-px">
          {Array.from({ length: HIGHEST_COST + 1 }, (_, step) => (
            <i
              // Steps have no name but their number.
              // oxlint-disable-next-line react/no-array-index-key
              key={step}
              className={classes(
                'h-1.5 rounded-[1px]',
                step === n ? 'bg-ink' : step < n ? 'bg-rule' : 'bg-shade',
                step === next && step !== n && 'outline outline-ink',
              )}
            />
          ))}
        </span>
        <span className="text-xs leading-none whitespace-nowrap text-pencil tabular-nums">→ {next}</span>
      </span>
      {extra > 0 ? <p className="text-[0.7rem] leading-none text-pencil">{own.surcharge(extra)}</p> : null}
    </div>
  );
}

/** Who comes when, poorest first, and how many have passed in a row. */
export function TurnOrder({ className }: { className?: string }) {
  const { s, own } = useSaltyOcean();
  const { nameOf, rules, view } = useTable();
  const over = rules.core.isOver(view);
  // The passes are to have room on the same line.
  const crowded = s.passes > 0 && !over;
  return (
    <section
      aria-label={own.order}
      data-place="order"
      className={classes('flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 text-sm lg:flex-nowrap', className)}
    >
      <span aria-hidden className={classes('label-caps text-pencil lg:max-[1399px]:hidden', crowded && 'lg:hidden')}>
        {own.order}
      </span>
      <ol className="flex min-w-0 flex-wrap items-center gap-1 lg:flex-nowrap">
        {s.order.map((seat, place) => {
          const turn = place === s.turn && !over;
          const coins = s.players[seat]?.purse['coin'] ?? 0;
          return (
            <li
              key={seat}
              aria-current={turn ? 'step' : undefined}
              className={classes(
                'inline-flex max-w-full min-w-0 items-center lg:min-w-18 gap-1 rounded-card border px-1 leading-5',
                turn ? 'border-ink bg-brass-wash font-bold' : 'border-rule',
              )}
            >
              <SeatMark seat={seat} className="h-3 w-4" />
              <span className="min-w-0 truncate" title={nameOf(seat)}>
                {nameOf(seat)}
              </span>
              <span
                className={classes(
                  'tabular-nums',
                  coins < 0 ? 'text-brick' : 'text-pencil',
                  crowded && 'lg:max-[1399px]:hidden',
                )}
              >
                {numberText(coins)}
              </span>
            </li>
          );
        })}
      </ol>
      {crowded ? (
        <p data-place="passes" className="shrink-0 font-semibold lg:max-[1399px]:text-xs" title={own.reopen}>
          {own.passed(s.passes, s.players.length)}
          {s.passes < s.players.length ? (
            <span className="font-normal text-pencil max-md:hidden lg:hidden">; {own.reopen}</span>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}
