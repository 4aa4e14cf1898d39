import { count } from '@quayside/engine';
import { foodByShips } from '@quayside/le-havre';
import { classes } from '@quayside/ui';
import { Icon, Person, Worker } from '@quayside/ui/art';
import { Building } from './building.tsx';
import { SHIP_ICON } from './facts.ts';
import { Feeding } from './feeding.tsx';
import { useHavre } from './havre.tsx';
import { Spot } from './spot.tsx';
import { Token } from './token.ts';

/** All quays, the viewer's first. */
export function useSeatOrder(): readonly number[] {
  const { s, seat } = useHavre();
  const all = s.stock.map((_, one) => one);
  return seat < 0 ? all : [...all.slice(seat), ...all.slice(0, seat)];
}

/** A player's quay: goods, money, loans, ships and buildings. */
export function Quay({ of, className }: { of: number; className?: string }) {
  const { s, w, seat, rules, nameOf } = useHavre();
  const mine = of === seat;
  const due = rules.core.dueSeats(s).includes(of);
  const loans = s.loans[of] ?? 0;
  const francs = count(s.stock[of] ?? {}, 'franc');
  return (
    <section
      aria-label={w.quayOf(nameOf(of))}
      data-place={`seat:${of}`}
      className={classes(
        'sheet flex min-h-0 min-w-0 flex-col gap-1 px-2 py-1.5',
        due && 'border-l-[8px] border-l-brass',
        className,
      )}
    >
      <header className="flex items-center gap-1.5">
        <Person seat={of} size={20} className="shrink-0" />
        <h3 className="min-w-0 truncate font-display text-[0.95rem] leading-tight font-bold">
          {nameOf(of)}
          {mine ? <span className="ml-1 font-body text-xs font-normal text-pencil">({w.you})</span> : null}
        </h3>
        {due ? (
          <span className="label-caps shrink-0 rounded-card border border-ink bg-brass-wash px-1 text-[0.6rem]">
            <span className={s.stock.length > 3 ? 'lg:sr-only' : ''}>{w.plays}</span>
            {s.stock.length > 3 ? (
              <span aria-hidden className="max-lg:hidden">
                ⚑
              </span>
            ) : null}
          </span>
        ) : null}
        <span className="ml-auto flex shrink-0 items-center gap-2">
          {(s.at[of] ?? null) === null ? (
            <span title={w.home} className="opacity-80">
              <span data-place={`worker:${of}`}>
                <Worker seat={of} size={20} />
              </span>
              <span className="sr-only">{w.home}</span>
            </span>
          ) : null}
          {loans > 0 ? (
            <span className="inline-flex items-center font-display text-sm font-bold text-brick">
              <span aria-hidden className="inline-flex items-center">
                {loans}
                <Icon name="loan" size={15} />
              </span>
              <span className="sr-only">{w.loan(loans)}</span>
            </span>
          ) : null}
          <Money seat={of} n={francs} />
        </span>
      </header>
      <Goods of={of} large={s.stock.length <= 3} />
      <Holdings of={of} />
      <div className="mt-auto">{mine ? <Feeding rounds={2} /> : null}</div>
    </section>
  );
}

function Money({ seat, n }: { seat: number; n: number }) {
  const { term, w } = useHavre();
  return (
    <span data-place={`seat:${seat}:franc`} className="inline-flex items-center gap-0.5">
      <Token token="franc" size={20} />
      <span aria-hidden className="font-display text-base font-bold tabular-nums">
        {n}
      </span>
      <span className="sr-only">{w.tokensOf(n, term('franc'))}</span>
    </span>
  );
}

/** Goods by family: the standard side above, its other side below. */
function Goods({ of, large }: { of: number; large?: boolean }) {
  const { facts, s, seat } = useHavre();
  // Where many share the width, only what is there is shown; else every good has its fixed place.
  if (s.stock.length > 3 && of !== seat)
    return (
      <ul className="flex flex-wrap gap-x-1.5 gap-y-0.5 rounded-card border border-rule bg-paper p-0.5">
        {facts.families.flat().map((token) =>
          count(s.stock[of] ?? {}, token) > 0 ? (
            <li key={token}>
              <Stock token={token} of={of} large={false} />
            </li>
          ) : null,
        )}
      </ul>
    );
  return (
    <ul className="grid grid-cols-8 gap-x-0.5 rounded-card border border-rule bg-paper p-0.5">
      {facts.families.map((sides) => (
        <li key={sides[0]} className="grid gap-0.5">
          {sides.map((token) => (
            <Stock key={token} token={token} of={of} large={large ?? false} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Stock({ token, of, large }: { token: string; of: number; large: boolean }) {
  const { s, w, term, seat, due, bag, setBag } = useHavre();
  const n = count(s.stock[of] ?? {}, token);
  const offer = of === seat && due?.offer.kind === 'bundle' ? due.offer : null;
  const payable = offer !== null && due?.key !== 'choose' ? Math.min(n, count(offer.from, token)) : 0;
  const given = payable > 0 ? count(bag, token) : 0;
  const picture = (
    <>
      <Token token={token} size={large ? 25 : 19} className={n === 0 ? 'opacity-20 grayscale' : ''} />
      <span
        aria-hidden
        className={classes(
          'font-display leading-none font-bold tabular-nums',
          large ? 'text-base' : 'text-[0.8rem]',
          n === 0 && 'invisible',
        )}
      >
        {n}
      </span>
    </>
  );
  const look = 'relative flex items-center justify-center gap-px rounded-[2px] py-px';
  if (payable === 0)
    return (
      <span data-place={`seat:${of}:${token}`} className={look}>
        {picture}
        <span className="sr-only">{n > 0 ? w.tokensOf(n, term(token)) : ''}</span>
      </span>
    );
  return (
    <button
      type="button"
      data-place={`seat:${of}:${token}`}
      aria-label={`${w.add(term(token))} (${given}/${payable})`}
      className={classes(
        look,
        'cursor-pointer bg-water-wash outline-2 outline-water',
        given > 0 && 'bg-brass-wash outline-brass',
      )}
      onClick={() => setBag({ ...bag, [token]: given >= payable ? 0 : given + 1 })}
    >
      {picture}
      {given > 0 ? (
        <span
          aria-hidden
          className="absolute -top-1.5 -right-1 rounded-full bg-brick px-1 font-display text-[0.65rem] font-bold text-on-brick"
        >
          −{given}
        </span>
      ) : null}
    </button>
  );
}

/** Ships with their food, symbols owned, and buildings. */
function Holdings({ of }: { of: number }) {
  const { s, w, facts, face, term, seat } = useHavre();
  const own = [...(s.own[of] ?? [])].sort((a, b) => TYPES.indexOf(typeOf(facts, a)) - TYPES.indexOf(typeOf(facts, b)));
  const symbols = (['hammer', 'fisherman'] as const).map(
    (symbol) => [symbol, own.reduce((sum, id) => sum + (facts.cards.get(id)?.symbols[symbol] ?? 0), 0)] as const,
  );
  const types = TYPES.map((type) => [type, own.filter((id) => typeOf(facts, id) === type).length] as const);
  const food = foodByShips(s, of);
  // Where more lie than have room, each is one line: nothing on the board should have to be scrolled for.
  const mine = of === seat;
  const columns = Math.max(1, 5 - s.stock.length) + (mine ? 1 : 0);
  const dense = own.length > columns * (mine ? 4 : 5);
  return (
    <div className="relative min-h-0 overflow-y-auto">
      <div className="mb-0.5 flex flex-wrap items-center gap-x-2 gap-y-0.5">
        {(s.fleet[of] ?? []).map((id) => {
          const ship = facts.ships.get(id);
          return (
            <Spot
              key={id}
              subject={`vessel:${id}`}
              label={term(id)}
              about={`${term(id)}: ${face(id)?.text ?? ''}`}
              className="inline-flex items-center border border-ink bg-water-wash px-0.5"
            >
              <Icon name={SHIP_ICON[ship?.type ?? ''] ?? 'ship'} size={18} />
              <span aria-hidden className="font-display text-[0.75rem] font-bold">
                {ship?.value}
              </span>
            </Spot>
          );
        })}
        {food > 0 ? (
          <Sum icon="food" n={food} says={`${w.byShips}: ${w.tokensOf(food, term('food'))}`} sign="+" />
        ) : null}
        {symbols.map(([symbol, n]) =>
          n > 0 ? <Sum key={symbol} icon={symbol} n={n} says={`${n} ${w.legend[symbol] ?? symbol}`} /> : null,
        )}
        {types.map(([type, n]) =>
          n > 0 ? (
            <Sum key={type} icon={type === 'none' ? 'landmark' : type} n={n} says={`${n} ${w.types[type] ?? type}`} />
          ) : null,
        )}
      </div>
      <ul
        className={classes(
          'grid gap-1 p-0.5',
          s.stock.length > 3
            ? 'grid-cols-[repeat(auto-fill,minmax(6.4rem,1fr))]'
            : 'grid-cols-[repeat(auto-fill,minmax(8.4rem,1fr))]',
        )}
      >
        {own.map((id) => (
          <li key={id} className="flex">
            <Building id={id} size={dense ? 'line' : 'mini'} />
          </li>
        ))}
      </ul>
    </div>
  );
}
const TYPES = ['craft', 'economic', 'industrial', 'public', 'none', 'ship'] as const;
const typeOf = (facts: { cards: ReadonlyMap<string, { type: (typeof TYPES)[number] }> }, id: string) =>
  facts.cards.get(id)?.type ?? 'none';

const Sum = ({ icon, n, says, sign = '' }: { icon: string; n: number; says: string; sign?: string }) => (
  <span className="inline-flex items-center text-[0.75rem] leading-none">
    <span className="sr-only">{says}</span>
    <span aria-hidden className="font-display font-bold tabular-nums">
      {sign}
      {n}
    </span>
    <Icon name={icon} size={14} />
  </span>
);
