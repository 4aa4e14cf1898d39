import { count, tokens, total, type Bag, type Bundle, type Decision, type Need } from '@quayside/engine';
import { Button, classes } from '@quayside/ui';
import { Icon, Token } from '@quayside/ui/art';
import { Minus } from 'lucide-react';
import { useMemo } from 'react';
import { Consequence } from './consequence.tsx';
import { iconOf, SHIP_ICON } from './facts.ts';
import { useHavre } from './havre.tsx';

const OTHERS = 4;

/** A payment, a cargo or a choice of goods: tokens are clicked in and out; a sensible answer is already lit. */
export function Purse({ decision, offer }: { decision: Decision; offer: Bundle }) {
  const { rules, s, bag, setBag, say, w, words, term } = useHavre();
  const suggested = useMemo(
    () => rules.core.suggestions(offer, rules.game.weights?.(s, decision.seat), OTHERS) as readonly Bag[],
    [rules, s, offer, decision],
  );
  const refused = rules.core.refuse(offer, bag);
  const set = (token: string, n: number) =>
    setBag({ ...bag, [token]: Math.max(0, Math.min(count(offer.from, token), n)) });
  const earned = offer.price && decision.key !== 'choose' && decision.key !== 'sail' ? priceOf(bag, offer) : null;
  const room = decision.key === 'cargo' ? (offer.max ?? 0) : 0;
  return (
    <div>
      {room > 0 ? <Holds bag={bag} room={room} take={(token) => set(token, count(bag, token) - 1)} /> : null}
      <ul className="grid grid-cols-4 gap-1.5 min-[420px]:grid-cols-5 lg:grid-cols-4">
        {inOrder(tokens(offer.from), s.stock[0] ?? {}).map((token) => (
          <li key={token}>
            <Coin token={token} n={count(bag, token)} most={count(offer.from, token)} set={set} />
          </li>
        ))}
      </ul>
      {offer.needs ? (
        <ul className="mt-1.5 flex flex-wrap gap-x-3 text-sm">
          {offer.needs.map((need) => (
            <Covered key={nameOf(need).join()} need={need} bag={bag} />
          ))}
        </ul>
      ) : null}
      {suggested.length > 1 ? (
        <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
          <span className="label-caps text-xs text-pencil">{words.otherWays}</span>
          {suggested.map((one) => (
            <Button
              key={JSON.stringify(one)}
              size="small"
              className="gap-1 px-2"
              aria-pressed={same(one, bag)}
              aria-label={inWords(one, say, w.none)}
              onClick={() => setBag(one)}
            >
              <Tokens bag={one} none={w.none} />
            </Button>
          ))}
        </div>
      ) : null}
      <Consequence
        pinned
        decision={decision}
        answer={clean(bag)}
        said={earned === null ? words.confirm : `${words.confirm}: ${w.earns(earned)}`}
        refused={refused ? say(refused) : null}
      />
      <p className="sr-only" aria-live="polite">
        {tokens(bag)
          .map((token) => w.tokensOf(count(bag, token), term(token)))
          .join(', ')}
      </p>
    </div>
  );
}

/** Goods in the order of the quay, so that nothing jumps from payment to payment. */
const inOrder = (list: readonly string[], stock: Bag): string[] => {
  const places = Object.keys(stock);
  return [...list].sort((a, b) => places.indexOf(a) - places.indexOf(b));
};

/** One kind of token: a click on it puts one in, the small button takes one out. */
function Coin({
  token,
  n,
  most,
  set,
}: {
  token: string;
  n: number;
  most: number;
  set: (token: string, n: number) => void;
}) {
  const { term, w } = useHavre();
  return (
    <div
      data-token={token}
      data-count={n}
      className={classes(
        'relative rounded-card border-[1.5px]',
        n > 0 ? 'border-ink bg-brass-wash' : 'border-rule bg-paper',
      )}
    >
      <button
        type="button"
        aria-label={w.add(term(token))}
        disabled={n >= most}
        onClick={() => set(token, n + 1)}
        onKeyDown={(event) => {
          const step = { ArrowUp: n + 1, ArrowRight: n + 1, ArrowDown: n - 1, ArrowLeft: n - 1 }[event.key];
          if (step !== undefined) {
            event.preventDefault();
            set(token, step);
          }
        }}
        className="flex min-h-13 w-full cursor-pointer flex-col items-center justify-center gap-0.5 px-1 pt-1 disabled:cursor-default"
      >
        {SHIP_ICON[token] === undefined ? <Token token={token} size={28} /> : <Icon name={iconOf(token)} size={28} />}
        <span className="font-display text-sm leading-none font-bold tabular-nums">
          {n}
          <span className="font-body text-xs font-normal text-pencil">/{most}</span>
        </span>
      </button>
      {n > 0 ? (
        <button
          type="button"
          data-less={token}
          aria-label={w.less(term(token))}
          onClick={() => set(token, n - 1)}
          className="absolute -top-2 -right-2 grid size-7 cursor-pointer place-items-center rounded-full border-[1.5px] border-ink bg-sheet"
        >
          <Minus aria-hidden size={14} />
        </button>
      ) : null}
    </div>
  );
}

/** The holds of the ships that sail: filled one by one; a click on a loaded one empties it. */
function Holds({ bag, room, take }: { bag: Bag; room: number; take: (token: string) => void }) {
  const { w, term, due } = useHavre();
  const loaded = tokens(bag).flatMap((token) => Array.from({ length: count(bag, token) }, () => token));
  const price = due?.offer.kind === 'bundle' ? (due.offer.price ?? {}) : {};
  return (
    <div className="mb-2 rounded-card border-[1.5px] border-ink bg-water-wash p-1.5">
      <p className="mb-1 text-xs">{w.holds(loaded.length, room)}</p>
      <ul className="flex flex-wrap gap-1">
        {Array.from({ length: Math.max(room, loaded.length) }, (_, i) => {
          const token = loaded[i];
          return (
            // Holds have no name but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i}>
              {token === undefined ? (
                <span className="block size-9 rounded-card border-[1.5px] border-dashed border-water" />
              ) : (
                <button
                  type="button"
                  aria-label={w.less(term(token))}
                  onClick={() => take(token)}
                  className="relative grid size-9 cursor-pointer place-items-center rounded-card border-[1.5px] border-ink bg-sheet"
                >
                  <Token token={token} size={26} />
                  <span className="absolute -right-1 -bottom-1 rounded-full bg-ink px-1 text-xs font-bold text-sheet">
                    {price[token] ?? 0}
                  </span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Covered({ need, bag }: { need: Need; bag: Bag }) {
  const { term, w } = useHavre();
  const got = tokens(bag).reduce((sum, token) => sum + count(bag, token) * (need.worth[token] ?? 0), 0);
  const [first = ''] = nameOf(need);
  return (
    <li
      className={classes(
        'inline-flex items-center gap-1',
        got >= need.units ? 'text-moss' : 'font-semibold text-brick',
      )}
    >
      {got >= need.units ? '✓' : '✗'} <Icon name={first} size={15} /> {nameOf(need).map(term).join(' / ')}:{' '}
      {w.covers(got, need.units)}
    </li>
  );
}

const Tokens = ({ bag, none }: { bag: Bag; none: string }) =>
  total(bag) === 0 ? (
    <>{none}</>
  ) : (
    <>
      {tokens(bag).map((token) => (
        <span key={token} className="inline-flex items-center gap-px">
          <span className="font-display font-bold">{count(bag, token)}</span>
          {SHIP_ICON[token] === undefined ? <Token token={token} size={17} /> : <Icon name={iconOf(token)} size={17} />}
        </span>
      ))}
    </>
  );

function inWords(
  bag: Bag,
  say: (text: { key: string; args: { n: number; token: string } }) => string,
  none: string,
): string {
  const list = tokens(bag).map((token) => say({ key: 'core.tokens', args: { n: count(bag, token), token } }));
  return list.join(', ') || none;
}

const priceOf = (bag: Bag, { price = {} }: Bundle): number =>
  tokens(bag).reduce((sum, token) => sum + count(bag, token) * (price[token] ?? 0), 0);

/** Only what is given: the same payment always reads the same. */
function clean(bag: Bag): Bag {
  const neat: Bag = {};
  for (const token of tokens(bag)) neat[token] = count(bag, token);
  return neat;
}
const same = (a: Bag, b: Bag) => JSON.stringify(clean(a)) === JSON.stringify(clean(b));
const nameOf = (need: Need) => (need.name === undefined ? Object.keys(need.worth) : [need.name]);
