import { count } from '@quayside/engine';
import { foodByShips } from '@quayside/le-havre';
import { classes } from '@quayside/ui';
import { Icon, inkOfType, Person, Vignette, Worker } from '@quayside/ui/art';
import type { ReactNode } from 'react';
import { useHavre } from './havre.tsx';
import { Mooring } from './scenery.tsx';
import { SCENES } from './scenes.ts';
import { Shelf } from './shelf.tsx';
import { Spot } from './spot.tsx';
import { Stack } from './stack.tsx';
import { Token } from './token.ts';

/** All quays, the viewer's first. */
export function useSeatOrder(): readonly number[] {
  const { s, seat } = useHavre();
  const all = s.stock.map((_, one) => one);
  return seat < 0 ? all : [...all.slice(seat), ...all.slice(0, seat)];
}

/** A player's quay: goods, money, loans, ships and buildings. */
export function Quay({ of, className }: { of: number; className?: string }) {
  const { s, w, seat, rules, nameOf, facts } = useHavre();
  const mine = of === seat;
  const due = rules.core.dueSeats(s).includes(of);
  // Where four others share the width, a name has its line for itself.
  const narrow = s.stock.length > 3 && !mine;
  const own = [...(s.own[of] ?? [])].sort((a, b) => TYPES.indexOf(typeOf(facts, a)) - TYPES.indexOf(typeOf(facts, b)));
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
        <Person seat={of} size={22} className="shrink-0" />
        <h3
          className={classes(
            'min-w-0 truncate font-display leading-tight font-bold',
            s.stock.length > 3 ? 'text-[0.92rem]' : 'text-base',
          )}
        >
          {nameOf(of)}
          {mine ? <span className="ml-1 font-body text-xs font-normal">({w.you})</span> : null}
        </h3>
        {due ? (
          <span className="label-caps shrink-0 rounded-card border border-ink bg-brass-wash px-1 leading-tight">
            <span className={s.stock.length > 3 ? 'lg:sr-only' : ''}>{w.plays}</span>
            {s.stock.length > 3 ? (
              <span aria-hidden className="max-lg:hidden">
                ⚑
              </span>
            ) : null}
          </span>
        ) : null}
        {narrow ? null : <Purse of={of} className="ml-auto" />}
      </header>
      <Goods of={of} />
      <Fleet of={of} own={own} narrow={narrow} />
      <Shelf cards={own} label={w.buildingsOf(nameOf(of))} className="flex-1" />
      <Mooring seat={of} />
    </section>
  );
}

/** The worker while it is at home, loans and money. */
function Purse({ of, className }: { of: number; className?: string }) {
  const { s, w } = useHavre();
  return (
    <span className={classes('flex shrink-0 items-center gap-2', className)}>
      {(s.at[of] ?? null) === null ? (
        <span title={w.home}>
          <span data-place={`worker:${of}`}>
            <Worker seat={of} size={22} />
          </span>
          <span className="sr-only">{w.home}</span>
        </span>
      ) : null}
      <Loans n={s.loans[of] ?? 0} />
      <Money seat={of} n={count(s.stock[of] ?? {}, 'franc')} />
    </span>
  );
}

function Loans({ n }: { n: number }) {
  const { w } = useHavre();
  if (n === 0) return null;
  return (
    <span className="inline-flex items-center font-display text-base font-bold text-brick">
      <span aria-hidden className="inline-flex items-center gap-px">
        {n}
        <Icon name="loan" size={17} />
      </span>
      <span className="sr-only">{w.loan(n)}</span>
    </span>
  );
}

function Money({ seat, n }: { seat: number; n: number }) {
  const { term, w } = useHavre();
  return (
    <Payable token="franc" of={seat} className="inline-flex items-center gap-0.5">
      <Token token="franc" size={23} />
      <span aria-hidden className="font-display text-lg leading-none font-bold tabular-nums">
        {n}
      </span>
      <span className="sr-only">{w.tokensOf(n, term('franc'))}</span>
    </Payable>
  );
}

/** Goods by family, each at its place: the standard side above, its other side below. */
function Goods({ of }: { of: number }) {
  const { facts, s, seat, w } = useHavre();
  const many = s.stock.length;
  // Where many share the width, the number stands below its token.
  const below = many > 3;
  const size = below ? (of === seat ? 24 : 19) : of === seat || many < 3 ? 28 : 22;
  return (
    <ul aria-label={w.goods} className="grid grid-cols-8 gap-x-px border-b border-rule bg-paper px-1 py-0.5">
      {facts.families.map((sides) => (
        <li key={sides[0]} className="grid min-w-0">
          {sides.map((token) => (
            <Stock key={token} token={token} of={of} size={size} high={below ? 1 : size > 25 ? 4 : 3} below={below} />
          ))}
        </li>
      ))}
    </ul>
  );
}

interface StockProps {
  token: string;
  of: number;
  size: number;
  high: number;
  below: boolean;
}

function Stock({ token, of, size, high, below }: StockProps) {
  const { s, w, term } = useHavre();
  const n = count(s.stock[of] ?? {}, token);
  return (
    <Payable
      token={token}
      of={of}
      className={classes(
        'flex w-full justify-center py-0.5',
        below ? 'flex-col items-center gap-0.5' : 'items-end gap-px',
      )}
      minHeight={size * (1 + 0.13 * (high - 1)) + 4 + (below ? 15 : 0)}
    >
      <Stack token={token} n={n} size={size} high={high} most={1} className="shrink-0" />
      <span
        aria-hidden
        className={classes(
          'font-display leading-none font-bold tabular-nums',
          size > 25 ? 'text-lg' : below ? 'text-[0.85rem]' : 'text-[0.95rem]',
          n === 0 && 'invisible',
        )}
      >
        {n}
      </span>
      <span className="sr-only">{n > 0 ? w.tokensOf(n, term(token)) : ''}</span>
    </Payable>
  );
}

interface PayableProps {
  token: string;
  of: number;
  className: string;
  minHeight?: number;
  children: ReactNode;
}

/** Where a token lies; while it may be paid with, a click puts one more into the payment, and one too many takes all out. */
function Payable({ token, of, className, minHeight, children }: PayableProps) {
  const { s, w, term, seat, due, bag, setBag } = useHavre();
  const offer = of === seat && due?.offer.kind === 'bundle' && due.key !== 'choose' ? due.offer : null;
  const most = offer ? Math.min(count(s.stock[of] ?? {}, token), count(offer.from, token)) : 0;
  const given = most > 0 ? count(bag, token) : 0;
  const look = classes('relative rounded-[2px]', className);
  if (most === 0)
    return (
      <span data-place={`seat:${of}:${token}`} className={look} style={{ minHeight }}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      data-place={`seat:${of}:${token}`}
      aria-label={`${w.add(term(token))} (${given}/${most})`}
      className={classes(
        look,
        'cursor-pointer bg-water-wash outline-2 outline-water',
        given > 0 && 'bg-brass-wash outline-[3px] outline-brass',
      )}
      style={{ minHeight }}
      onClick={() => setBag({ ...bag, [token]: given >= most ? 0 : given + 1 })}
    >
      {children}
      {given > 0 ? (
        <span
          aria-hidden
          className="absolute -top-1 -right-0.5 rounded-full bg-brick px-1 font-display text-xs leading-tight font-bold text-on-brick"
        >
          −{given}
        </span>
      ) : null}
    </button>
  );
}

const SHIP_INK = inkOfType('ship');

/** Ships at their moorings with their food, and what the buildings add up to. */
function Fleet({ of, own, narrow }: { of: number; own: readonly string[]; narrow: boolean }) {
  const { s, w, facts, face, term } = useHavre();
  const fleet = s.fleet[of] ?? [];
  const food = foodByShips(s, of);
  const sums = [
    ...(['hammer', 'fisherman'] as const).map((symbol) => ({
      icon: symbol,
      n: own.reduce((sum, id) => sum + (facts.cards.get(id)?.symbols[symbol] ?? 0), 0),
      says: w.legend[symbol] ?? symbol,
    })),
    ...TYPES.map((type) => ({
      icon: type === 'none' ? 'landmark' : type,
      n: own.filter((id) => typeOf(facts, id) === type).length,
      says: w.types[type] ?? type,
    })),
    // The bands of the cards tell the types as well.
  ].filter(({ icon, n }) => n > 0 && (!narrow || icon === 'hammer' || icon === 'fisherman'));
  if (fleet.length === 0 && sums.length === 0 && !narrow) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-rule px-1.5 py-1">
      {narrow ? <Purse of={of} /> : null}
      {fleet.map((id) => {
        const ship = facts.ships.get(id);
        return (
          <Spot
            key={id}
            subject={`vessel:${id}`}
            label={term(id)}
            about={`${term(id)}: ${face(id)?.text ?? ''}`}
            className="inline-flex h-8 overflow-hidden border-[1.5px] border-ink"
          >
            <Vignette scene={SCENES[ship?.type ?? ''] ?? ''} ink={SHIP_INK} fit="fill" className="h-full w-10" />
            <span
              aria-hidden
              className="grid min-w-5 place-items-center border-l border-ink bg-sheet px-0.5 font-display text-sm font-bold"
            >
              {ship?.value}
            </span>
          </Spot>
        );
      })}
      {food > 0 ? <Sum icon="food" n={food} says={`${w.byShips}: ${w.tokensOf(food, term('food'))}`} sign="+" /> : null}
      {sums.map(({ icon, n, says }) => (
        <Sum key={icon} icon={icon} n={n} says={`${n} ${says}`} />
      ))}
    </div>
  );
}
const TYPES = ['craft', 'economic', 'industrial', 'public', 'none', 'ship'] as const;
const typeOf = (facts: { cards: ReadonlyMap<string, { type: (typeof TYPES)[number] }> }, id: string) =>
  facts.cards.get(id)?.type ?? 'none';

const Sum = ({ icon, n, says, sign = '' }: { icon: string; n: number; says: string; sign?: string }) => (
  <span title={says} className="inline-flex items-center gap-px text-sm leading-none">
    <span className="sr-only">{says}</span>
    <span aria-hidden className="font-display font-bold tabular-nums">
      {sign}
      {n}
    </span>
    <Icon name={icon} size={15} />
  </span>
);
