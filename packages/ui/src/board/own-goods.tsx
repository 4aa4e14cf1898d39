import type { Bag } from '@quayside/engine';
import { numberText } from '@quayside/engine/texts';
import type { ReactNode } from 'react';
import { classes } from '../parts/classes.ts';
import { useTable } from './table-context.tsx';
import { TokenSign } from './token-sign.tsx';

export interface OwnGoodsProps {
  /** What the viewer has, where the game's own board counts it. Otherwise all that lies before the seat. */
  bag?: Bag;
  /** How the game's own board draws a token. */
  draw?: (token: string) => ReactNode;
}

/** On a phone what one has stays in sight at the upper edge, whatever tab is open and whatever is being chosen. */
export function OwnGoods({ bag, draw }: OwnGoodsProps) {
  const { reading, seat, term, words } = useTable();
  const own = bag ?? sumOf(reading.seats[seat]?.bags.map((one) => one.bag) ?? []);
  // What is owed is shown like what is there.
  const held = Object.entries(own)
    .filter(([, n]) => n !== 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (seat < 0) return null;
  return (
    <ul
      aria-label={words.ownGoods}
      // Scrolls where there is much of it, so it must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-own-goods
      className="sticky top-(--hint,0px) z-20 mb-2 flex min-h-8 items-center gap-x-2.5 overflow-x-auto rounded-b-card border-[1.5px] border-t-0 border-ink bg-sheet px-2 pt-[env(safe-area-inset-top)] lg:hidden"
    >
      {held.map(([token, n]) => (
        <li key={token} className="flex shrink-0 items-center gap-0.5">
          {draw ? draw(token) : <TokenSign token={token} size={18} />}
          <span
            className={classes('font-display text-base leading-none font-bold tabular-nums', n < 0 && 'text-brick')}
          >
            {numberText(n)}
          </span>
          <span className="sr-only">{term(token)}</span>
        </li>
      ))}
      {held.length === 0 ? <li className="text-sm text-pencil">{words.nothing}</li> : null}
    </ul>
  );
}

function sumOf(bags: readonly Bag[]): Bag {
  const sum: Bag = {};
  for (const bag of bags) for (const token in bag) sum[token] = (sum[token] ?? 0) + (bag[token] ?? 0);
  return sum;
}
