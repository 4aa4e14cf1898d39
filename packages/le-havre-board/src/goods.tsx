import { count } from '@quayside/engine';
import { classes } from '@quayside/ui';
import type { ReactNode } from 'react';
import { useLeHavre } from './board-context.tsx';
import { Stack } from './stack.tsx';

/** Goods by family, each at its place: the standard side above, its other side below. */
export function Goods({ of }: { of: number }) {
  const { facts, s, seat, w } = useLeHavre();
  const many = s.stock.length;
  // Where many share the width, the number stands below its token.
  const below = many > 3 || (many === 3 && of !== seat);
  const size = below ? (of === seat ? 24 : many > 3 ? 19 : 22) : many < 3 ? 28 : of === seat ? 26 : 22;
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
  const { s, w, term } = useLeHavre();
  const n = count(s.stock[of] ?? {}, token);
  return (
    <Payable
      token={token}
      of={of}
      className={classes(
        'flex w-full justify-center py-0.5 low:min-h-0!',
        below
          ? 'flex-col items-center gap-0.5'
          : 'items-end gap-px max-lg:flex-col max-lg:items-center max-lg:justify-end',
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
          // In a low window the number lies on its token.
          below && 'low:absolute low:-right-px low:-bottom-0.5 low:rounded-[2px] low:bg-paper low:px-px',
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

/** Where a token lies; while it answers what is asked, a click puts one more in, and one too many takes all out. */
export function Payable({ token, of, className, minHeight, children }: PayableProps) {
  const { w, term, seat, bag, setBag, hand } = useLeHavre();
  const most = of === seat && hand ? count(hand.from, token) : 0;
  const look = classes('relative rounded-[2px]', className);
  if (!hand || most === 0)
    return (
      <span data-place={`seat:${of}:${token}`} className={look} style={{ minHeight }}>
        {children}
      </span>
    );
  const given = count(bag, token);
  return (
    <button
      type="button"
      data-place={`seat:${of}:${token}`}
      aria-label={`${w.add(term(token))} (${given}/${most})`}
      className={classes(
        look,
        // What is not there yet and may come is as bright as what is.
        'cursor-pointer bg-water-wash outline-2 outline-water [&_svg]:opacity-100 [&_svg]:grayscale-0',
        given > 0 && 'bg-brass-wash outline-[3px] outline-brass',
      )}
      style={{ minHeight }}
      onClick={() => setBag(hand.put(bag, token, given >= most ? 0 : given + 1))}
    >
      {children}
      {given > 0 ? (
        <span
          aria-hidden
          className={classes(
            'absolute -top-1 -right-0.5 rounded-full px-1 font-display text-xs leading-tight font-bold',
            hand.comes ? 'bg-moss text-sheet' : 'bg-brick text-on-brick',
          )}
        >
          {hand.comes ? '+' : '−'}
          {given}
        </span>
      ) : null}
    </button>
  );
}
