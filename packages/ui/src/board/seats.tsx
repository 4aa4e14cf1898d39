import { classes } from '../parts/classes.ts';
import { Hand, isHand } from './hand.tsx';
import { PileLine } from './piles.tsx';
import type { Sheet } from '@quayside/engine/reading';
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
    // Each has room of its own, so that one who gains something pushes nobody away.
    <div
      className={classes(
        'grid content-start gap-3 lg:auto-rows-[minmax(min-content,1fr)] lg:content-stretch lg:gap-2',
        className,
      )}
    >
      {[...mine, ...others].map((sheet) => (
        <section
          key={sheet.seat}
          aria-label={nameOf(sheet.seat)}
          className={classes(
            'sheet relative px-5 py-3 lg:py-1',
            due.includes(sheet.seat) && 'before:absolute before:inset-y-0 before:left-0 before:w-2 before:bg-brass',
          )}
        >
          <header className="mb-1.5 flex flex-wrap items-center gap-x-2 gap-y-0.5 lg:mb-0.5 lg:pr-20">
            <SeatMark seat={sheet.seat} />
            <h3 className="font-display text-lg leading-tight font-bold">{nameOf(sheet.seat)}</h3>
            {sheet.seat === seat ? <span className="label-caps text-pencil">({words.you})</span> : null}
            <Facts facts={sheet.facts} />
            {due.includes(sheet.seat) ? (
              <span className="label-caps ml-auto rounded-card border border-ink bg-brass-wash px-1.5 lg:absolute lg:top-1.5 lg:right-3">
                {words.plays}
              </span>
            ) : null}
          </header>
          <SheetLines sheet={{ ...sheet, facts: [] }} />
          {sheet.piles.map((pile) =>
            sheet.seat === seat && isHand(pile) && pile.size > 0 ? (
              <Hand key={pile.name} pile={pile} />
            ) : (
              <PileLine key={pile.name} pile={pile} />
            ),
          )}
        </section>
      ))}
    </div>
  );
}

/** Bags, cards and facts, as they come. A single bag needs no heading. */
export function SheetLines({ sheet }: { sheet: Sheet }) {
  return (
    <div className="grid gap-2 lg:gap-0.5">
      <Facts facts={sheet.facts} />
      {sheet.bags.map(({ label, bag }) => (
        <div key={label}>
          {sheet.bags.length > 1 ? <h4 className="label-caps mb-0.5 text-pencil">{label}</h4> : null}
          <Goods bag={bag} />
        </div>
      ))}
      {sheet.cards.map(({ label, cards }) => (
        <div key={label} className="lg:flex lg:flex-wrap lg:items-center lg:gap-x-1 lg:gap-y-0.5">
          <h4 className="label-caps mb-0.5 text-pencil lg:mr-1 lg:mb-0 lg:text-xs">{label}</h4>
          <Cards cards={cards} />
        </div>
      ))}
    </div>
  );
}

function Facts({ facts }: { facts: Sheet['facts'] }) {
  if (facts.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm lg:gap-x-3 lg:gap-y-0">
      {facts.map(({ label, value }) => (
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
  );
}
