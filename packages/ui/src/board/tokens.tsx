import type { Bag } from '@quayside/engine';
import { useState } from 'react';
import { classes } from '../parts/classes.ts';
import { Dialog } from '../parts/dialog.tsx';
import { usePlaces } from './places.ts';
import type { Change } from '@quayside/engine/reading';
import { useTable } from './table-context.tsx';
import { TokenSign } from './token-sign.tsx';
import { WorkersHere } from './workers.tsx';

interface TokenProps {
  token: string;
  n: number;
  /** Shows the sign: a gain or a loss. */
  signed?: boolean;
  className?: string;
  nameClass?: string;
}

/** A count of a good: its picture, the number and its name in words; a debt stands out. */
function Token({ token, n, signed, className, nameClass }: TokenProps) {
  const { termOfMany } = useTable();
  const shown = n < 0 ? `−${-n}` : signed ? `+${n}` : String(n);
  const tone = n < 0 ? 'text-brick' : signed ? 'text-moss' : '';
  return (
    <span className={classes('inline-flex items-center gap-1', tone, className)}>
      <TokenSign token={token} size={18} className="shrink-0" />
      <span className="font-display font-bold tabular-nums">{shown}</span>{' '}
      <span className={classes('min-w-0 text-sm', nameClass)}>{termOfMany(token, Math.abs(n))}</span>
    </span>
  );
}

/** More kinds than this are a long list. */
const LONG = 10;
/** A column is as broad as its longest name, and no broader than this: then the name takes two lines. */
const BROADEST = 9.5;

/** All goods of a bag in the order the module keeps them; what is not there is pale, so that nothing jumps when it comes. */
export function Goods({ bag }: { bag: Bag }) {
  const { words, termOfMany } = useTable();
  const kinds = Object.keys(bag);
  const long = kinds.length > LONG;
  // Long lists show only what is there: a table of noughts helps nobody.
  const shown = long ? kinds.filter((token) => (bag[token] ?? 0) !== 0) : kinds;
  if (shown.length === 0) return <p className="text-sm text-pencil">{words.nothing}</p>;
  const longest = Math.max(...shown.map((token) => termOfMany(token, Math.abs(bag[token] ?? 0)).length));
  const broad = Math.min(BROADEST, Math.max(5, 2.6 + longest * 0.46));
  return (
    <ul
      className="flex flex-wrap gap-x-4 gap-y-1 lg:grid lg:grid-cols-[repeat(auto-fill,minmax(min(var(--column),100%),1fr))] lg:gap-x-2 lg:gap-y-0"
      style={{ ['--column' as string]: `${broad}rem` }}
    >
      {shown.map((token) => (
        <li key={`${token}:${bag[token]}`} className="arrive min-w-0 rounded-card lg:leading-snug">
          <Token
            token={token}
            n={bag[token] ?? 0}
            nameClass={classes('leading-tight [overflow-wrap:anywhere] hyphens-auto', long && 'lg:text-xs')}
            className={classes('max-w-full', bag[token] ? '' : 'text-pencil')}
          />
        </li>
      ))}
    </ul>
  );
}

/** Cards by name; one whose text the module tells can be read. A worker who stands on one stands here. */
export function Cards({ cards }: { cards: readonly string[] }) {
  const { term, textOf, words } = useTable();
  const { placeOf, isOffered } = usePlaces();
  const [read, setRead] = useState<string | null>(null);
  return (
    <>
      <ul className="flex flex-wrap gap-1.5 lg:contents">
        {cards.map((card, i) => {
          const { workers = [], lit = isOffered(card), why = null } = placeOf(card) ?? {};
          const name = (
            <>
              {term(card)}
              {workers.length > 0 ? <WorkersHere workers={workers} size={18} nameClass="sr-only" brackets /> : null}
            </>
          );
          return (
            // The same card may be there twice; its place is the only name it has.
            // oxlint-disable-next-line react/no-array-index-key
            <li
              key={`${card}:${i}`}
              title={why ?? undefined}
              className={classes(
                'rounded-card border text-sm leading-tight font-semibold lg:text-[0.8rem]',
                lit ? 'border-water bg-water-wash' : 'border-ink bg-paper',
              )}
            >
              {textOf(card) === null ? (
                <span className="flex items-center gap-1 px-2 py-0.5 lg:px-1.5">{name}</span>
              ) : (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  className="flex min-h-6 cursor-pointer items-center gap-1 px-2 py-0.5 hover:bg-brass-wash lg:min-h-[22px] lg:px-1.5 lg:py-0"
                  onClick={() => setRead(card)}
                >
                  {name}
                </button>
              )}
            </li>
          );
        })}
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

export interface ChangesProps {
  list: readonly Change[];
  /** Whose name is left out: one's own. */
  only?: number;
  /** Of many at once: no cards, and on a wide screen the pictures of goods have to do. */
  brief?: boolean;
}

/** What changes, for everybody concerned. */
export function Changes({ list, only, brief = false }: ChangesProps) {
  const { nameOf, words, term } = useTable();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {list.map(({ seat, tokens, gained, lost }) => (
        <li key={seat ?? 'table'} className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          {seat === only ? null : <span className="font-semibold">{seat === null ? words.table : nameOf(seat)}</span>}
          {tokens.map(({ token, n }) => (
            <Token key={token} token={token} n={n} signed {...(brief ? { nameClass: 'lg:sr-only' } : {})} />
          ))}
          {(brief ? [] : gained).map((card) => (
            <span key={card} className="text-sm text-moss">
              + {term(card)}
            </span>
          ))}
          {(brief ? [] : lost).map((card) => (
            <span key={card} className="text-sm text-brick">
              − {term(card)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
