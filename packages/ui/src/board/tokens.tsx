import type { Bag } from '@quayside/engine';
import { useState } from 'react';
import { Good } from '../art/goods.tsx';
import { classes } from '../parts/classes.ts';
import { Dialog } from '../parts/dialog.tsx';
import type { Change } from './reading.ts';
import { useTable } from './table-context.tsx';

interface TokenProps {
  token: string;
  n: number;
  /** Shows the sign: a gain or a loss. */
  signed?: boolean;
  className?: string;
}

/** A count of a good: its picture, the number and its name in words. */
function Token({ token, n, signed, className }: TokenProps) {
  const { term } = useTable();
  const shown = signed ? (n > 0 ? `+${n}` : `−${Math.abs(n)}`) : String(n);
  const tone = !signed ? '' : n > 0 ? 'text-moss' : 'text-brick';
  return (
    <span className={classes('inline-flex items-center gap-1 whitespace-nowrap', tone, className)}>
      <Good token={token} size={18} className="shrink-0" />
      <span className="font-display font-bold tabular-nums">{shown}</span>{' '}
      <span className="text-sm">{term(token)}</span>
    </span>
  );
}

/** All goods of a bag in the order the module keeps them; what is not there is pale, so that nothing jumps when it comes. */
export function Goods({ bag }: { bag: Bag }) {
  const { words } = useTable();
  const kinds = Object.keys(bag);
  // Long lists show only what is there: a table of noughts helps nobody.
  const shown = kinds.length > 10 ? kinds.filter((token) => (bag[token] ?? 0) !== 0) : kinds;
  if (shown.length === 0) return <p className="text-sm text-pencil">{words.nothing}</p>;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {shown.map((token) => (
        <li key={`${token}:${bag[token]}`} className="arrive rounded-card">
          <Token token={token} n={bag[token] ?? 0} className={bag[token] ? '' : 'text-pencil'} />
        </li>
      ))}
    </ul>
  );
}

/** Cards by name; one whose text the module tells can be read. */
export function Cards({ cards }: { cards: readonly string[] }) {
  const { term, textOf, words } = useTable();
  const [read, setRead] = useState<string | null>(null);
  return (
    <>
      <ul className="flex flex-wrap gap-1.5">
        {cards.map((card, i) => (
          // The same card may be there twice; its place is the only name it has.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${card}:${i}`} className="rounded-card border border-ink bg-paper text-sm font-semibold">
            {textOf(card) === null ? (
              <span className="block px-2 py-0.5">{term(card)}</span>
            ) : (
              <button
                type="button"
                aria-haspopup="dialog"
                className="min-h-6 cursor-pointer px-2 py-0.5 hover:bg-brass-wash"
                onClick={() => setRead(card)}
              >
                {term(card)}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        title={read === null ? '' : term(read)}
        open={read !== null}
        onOpenChange={() => setRead(null)}
        closeWord={words.close}
      >
        <p>{read === null ? null : textOf(read)}</p>
      </Dialog>
    </>
  );
}

/** What changes, for everybody concerned; `only` leaves out the names where it is one's own. */
export function Changes({ list, only }: { list: readonly Change[]; only?: number }) {
  const { nameOf, words, term } = useTable();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {list.map(({ seat, tokens, gained, lost }) => (
        <li key={seat ?? 'table'} className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          {seat === only ? null : <span className="font-semibold">{seat === null ? words.table : nameOf(seat)}</span>}
          {tokens.map(({ token, n }) => (
            <Token key={token} token={token} n={n} signed />
          ))}
          {gained.map((card) => (
            <span key={card} className="text-sm text-moss">
              + {term(card)}
            </span>
          ))}
          {lost.map((card) => (
            <span key={card} className="text-sm text-brick">
              − {term(card)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
