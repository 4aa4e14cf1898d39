import { classes } from '../parts/classes.ts';
import { PileLine } from './piles.tsx';
import type { Sheet } from './reading.ts';
import { SeatMark } from './seat-mark.tsx';
import { Cards, Goods } from './tokens.tsx';
import { useTable } from './table-context.tsx';

/** Every player's goods at a glance, the viewer first. */
export function Seats({ className }: { className?: string }) {
  const { reading, seat, rules, view, nameOf, words } = useTable();
  const due = rules.core.dueSeats(view);
  const mine = reading.seats.filter((one) => one.seat === seat);
  const others = [...reading.seats, ...reading.seats]
    .slice(Math.max(0, seat) + mine.length)
    .slice(0, reading.seats.length - mine.length);
  return (
    <div className={classes('grid content-start gap-3', className)}>
      {[...mine, ...others].map((sheet) => (
        <section
          key={sheet.seat}
          aria-label={nameOf(sheet.seat)}
          className={classes('sheet px-4 py-3', due.includes(sheet.seat) && 'border-l-[10px] border-l-brass')}
        >
          <header className="mb-1.5 flex flex-wrap items-center gap-2">
            <SeatMark seat={sheet.seat} />
            <h3 className="font-display text-lg leading-tight font-bold">{nameOf(sheet.seat)}</h3>
            {sheet.seat === seat ? <span className="label-caps text-pencil">({words.you})</span> : null}
            {due.includes(sheet.seat) ? (
              <span className="label-caps ml-auto rounded-card border border-ink bg-brass-wash px-1.5">
                {words.plays}
              </span>
            ) : null}
          </header>
          <SheetLines sheet={sheet} />
          {sheet.piles.map((pile) => (
            <PileLine key={pile.name} pile={pile} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** Bags, cards and facts, as they come. A single bag needs no heading. */
export function SheetLines({ sheet }: { sheet: Sheet }) {
  return (
    <div className="grid gap-2">
      {sheet.facts.length > 0 ? (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {sheet.facts.map(({ label, value }) => (
            <li key={`${label}${value}`}>
              {label === null ? (
                value
              ) : (
                <>
                  <span className="label-caps text-pencil">{label}</span> <span className="font-semibold">{value}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {sheet.bags.map(({ label, bag }) => (
        <div key={label}>
          {sheet.bags.length > 1 ? <h4 className="label-caps mb-0.5 text-pencil">{label}</h4> : null}
          <Goods bag={bag} />
        </div>
      ))}
      {sheet.cards.map(({ label, cards }) => (
        <div key={label}>
          <h4 className="label-caps mb-0.5 text-pencil">{label}</h4>
          <Cards cards={cards} />
        </div>
      ))}
    </div>
  );
}
