import { count, tokens, total, type Bag, type Bundle, type Need } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import { optionText } from '@quayside/engine/texts';
import { Button, classes } from '@quayside/ui';
import { Icon, Token } from '@quayside/ui/art';
import { capital } from '@quayside/ui/board';
import { Minus } from 'lucide-react';
import { useMemo } from 'react';
import { Consequence } from './consequence.tsx';
import { coverOf } from './cover.ts';
import { iconOf, SHIP_ICON } from './facts.ts';
import { same, type Hand } from './hand.ts';
import { useLeHavre } from './board-context.tsx';
import { Holds, loadOf } from './holds.tsx';
import { useNarrow } from './narrow.ts';

const OTHERS = 4;

/** A payment, a cargo or a choice of goods: tokens are clicked in and out, here or where they lie; a sensible answer is already lit. */
export function TokenPicker({ decision, hand }: { decision: Decision; hand: Hand }) {
  const { rules, s, bag, setBag, say, w, words, term, messages } = useLeHavre();
  const narrow = useNarrow();
  const { offer } = decision;
  const bundle = offer.kind === 'bundle' ? offer : null;
  const suggested = useMemo(
    () =>
      bundle ? (rules.core.suggestions(bundle, rules.game.weights?.(s, decision.seat), OTHERS) as readonly Bag[]) : [],
    [rules, s, bundle, decision],
  );
  const answer = hand.answer(bag);
  const refused = answer === null ? null : rules.core.refuse(offer, answer);
  const set = (token: string, n: number) => setBag(hand.put(bag, token, n));
  const earned = bundle?.price && decision.key !== 'choose' && decision.key !== 'sail' ? priceOf(bag, bundle) : null;
  return (
    <div>
      {narrow && decision.key === 'cargo' ? <Holds tokens={loadOf(bag)} room={bundle?.max ?? 0} /> : null}
      <ul className="grid grid-cols-4 gap-1.5 min-[420px]:grid-cols-5 lg:grid-cols-4">
        {inOrder(tokens(hand.from), s.stock[0] ?? {}).map((token) => (
          <li key={token}>
            <Coin token={token} n={count(bag, token)} most={count(hand.from, token)} comes={hand.comes} set={set} />
          </li>
        ))}
      </ul>
      {bundle?.needs ? (
        <ul className="mt-1.5 flex flex-wrap gap-x-3 text-sm">
          {bundle.needs.map((need) => (
            <Covered key={nameOf(need).join()} need={need} got={coverOf(need, bundle.needs ?? [], bag)} />
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
      {answer === null ? null : (
        <Consequence
          pinned
          decision={decision}
          answer={answer}
          said={
            typeof answer === 'string'
              ? capital(say(optionText(messages, decision.key, answer)))
              : earned === null
                ? words.confirm
                : `${words.confirm}: ${w.earns(earned)}`
          }
          refused={refused ? say(refused) : null}
        />
      )}
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
  comes,
  set,
}: {
  token: string;
  n: number;
  most: number;
  comes: boolean;
  set: (token: string, n: number) => void;
}) {
  const { term, w } = useLeHavre();
  const put = (wanted: number) => {
    const next = Math.min(most, Math.max(0, wanted));
    if (next !== n) set(token, next);
  };
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
        // Not disabled: the keyboard would lose its place, and could take nothing out again.
        aria-disabled={n >= most}
        onClick={() => put(n + 1)}
        onKeyDown={(event) => {
          const step = { ArrowUp: n + 1, ArrowRight: n + 1, ArrowDown: n - 1, ArrowLeft: n - 1 }[event.key];
          if (step !== undefined) {
            event.preventDefault();
            put(step);
          }
        }}
        className="flex min-h-13 w-full cursor-pointer flex-col items-center justify-center gap-0.5 px-1 pt-1 aria-disabled:cursor-default"
      >
        {SHIP_ICON[token] === undefined ? <Token token={token} size={28} /> : <Icon name={iconOf(token)} size={28} />}
        <span className="font-display text-sm leading-none font-bold tabular-nums">
          {comes ? (
            <>
              {n}
              <span className="font-body text-xs font-normal text-pencil">/{most}</span>
            </>
          ) : n > 0 ? (
            // What one has, and what is left of it.
            `${most} → ${most - n}`
          ) : (
            most
          )}
        </span>
      </button>
      {n > 0 ? (
        <button
          type="button"
          data-less={token}
          aria-label={w.less(term(token))}
          onClick={() => put(n - 1)}
          className="absolute -top-2 -right-2 grid size-7 cursor-pointer place-items-center rounded-full before:absolute max-lg:before:-inset-2 border-[1.5px] border-ink bg-sheet"
        >
          <Minus aria-hidden size={14} />
        </button>
      ) : null}
    </div>
  );
}

function Covered({ need, got }: { need: Need; got: number }) {
  const { term, w } = useLeHavre();
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

const nameOf = (need: Need) => (need.name === undefined ? Object.keys(need.worth) : [need.name]);
