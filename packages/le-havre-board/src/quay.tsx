import { classes } from '@quayside/ui';
import { SeatDisc } from '@quayside/ui/art';
import { byType, Fleet } from './fleet.tsx';
import { Goods } from './goods.tsx';
import { useLeHavre } from './board-context.tsx';
import { MoneyAndLoans } from './money-and-loans.tsx';
import { Mooring } from './scenery.tsx';
import { useStable } from './use-stable.ts';
import { Shelf } from './shelf.tsx';

/** All quays, the viewer's first. */
export function useSeatOrder(): readonly number[] {
  const { s, seat } = useLeHavre();
  const all = s.stock.map((_, one) => one);
  return seat < 0 ? all : [...all.slice(seat), ...all.slice(0, seat)];
}

/** A player's quay: goods, money, loans, ships and buildings. */
export function Quay({ of, className }: { of: number; className?: string }) {
  const { s, w, words, seat, rules, nameOf, facts } = useLeHavre();
  const mine = of === seat;
  const due = rules.core.dueSeats(s).includes(of);
  // Where four others share the width, a name has its line for itself.
  const narrow = s.stock.length > 3 && !mine;
  const own = s.own[of] ?? [];
  const settled = useStable(own);
  const known = mine ? own : settled;
  // What others came by since then lies behind the rest.
  const shown = [
    ...byType(
      facts,
      own.filter((id) => known.includes(id)),
    ),
    ...own.filter((id) => !known.includes(id)),
  ];
  return (
    <section
      aria-label={w.quayOf(nameOf(of))}
      data-place={`seat:${of}`}
      className={classes('sheet relative isolate flex min-h-0 min-w-0 flex-col overflow-hidden', className)}
    >
      <header
        className="flex items-center gap-1.5 border-b-[1.5px] border-ink px-2 py-0.5"
        style={{ background: `color-mix(in srgb, var(--seat-${of % 5}) ${due ? 30 : 14}%, var(--sheet))` }}
      >
        <SeatDisc seat={of} size={22} className="shrink-0" />
        <h3
          className={classes(
            'min-w-0 truncate font-display leading-tight font-bold',
            s.stock.length > 3 ? 'text-[0.92rem]' : 'text-base',
          )}
        >
          {nameOf(of)}
          {mine ? <span className="ml-1 font-body text-xs font-normal">({words.you})</span> : null}
        </h3>
        {due ? (
          <span className="label-caps shrink-0 rounded-card border border-ink bg-brass-wash px-1 leading-tight">
            <span className={s.stock.length > 3 ? 'lg:sr-only' : ''}>{words.plays}</span>
            {s.stock.length > 3 ? (
              <span aria-hidden className="max-lg:hidden">
                ⚑
              </span>
            ) : null}
          </span>
        ) : null}
        {narrow ? null : <MoneyAndLoans of={of} className="ml-auto" />}
      </header>
      <Goods of={of} />
      <Fleet of={of} own={own} narrow={narrow} />
      <Shelf cards={shown} label={w.buildingsOf(nameOf(of))} className="flex-1" />
      <Mooring seat={of} />
    </section>
  );
}
