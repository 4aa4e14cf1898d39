import { count, tokens, type Bag, type Bundle, type Need } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import { useMemo, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { Stepper } from '../parts/stepper.tsx';
import { Confirm } from './confirm.tsx';
import { capital } from './capital.ts';
import { useTable } from './table-context.tsx';
import { TokenSign } from './token-sign.tsx';

const OTHERS = 4;
const MANY = 5;

/** A payment or a selection: filled in with the best suggestion, other good ones a tap away, any other by steppers. */
export function BundleAnswer({ decision, offer }: { decision: Decision; offer: Bundle }) {
  const { rules, view, words, term, say } = useTable();
  const suggested = useMemo(
    () => rules.core.suggestions(offer, rules.game.weights?.(view, decision.seat), OTHERS + 1) as readonly Bag[],
    [rules, view, offer, decision],
  );
  const [bag, setBag] = useState<Bag>(suggested[0] ?? {});
  const refused = rules.core.refuse(offer, bag);
  // Side by side in a column of the board their names stand above them.
  const many = tokens(offer.from).length > MANY;
  const inWords = (one: Bag) =>
    tokens(one)
      .map((token) => say({ key: 'core.tokens', args: { n: count(one, token), token } }))
      .join(', ') || capital(words.nothing);
  return (
    <div>
      <div
        className={classes(
          'grid gap-2 sm:grid-cols-2',
          // Two buttons and a number need their room.
          many ? 'lg:grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))]' : 'lg:grid-cols-1',
        )}
      >
        {tokens(offer.from).map((token) => (
          <div key={token} className="min-w-0 rounded-card border border-rule bg-paper p-1">
            {many ? (
              <span className="block px-1 text-xs leading-tight font-semibold [overflow-wrap:anywhere] max-lg:hidden">
                {capital(term(token))}
              </span>
            ) : null}
            <Stepper
              label={term(token)}
              value={count(bag, token)}
              max={count(offer.from, token)}
              words={{ more: words.more, less: words.less }}
              onChange={(n) => setBag({ ...bag, [token]: n })}
            >
              <TokenSign token={token} className="shrink-0" />
              <span
                className={classes(
                  'min-w-0 text-sm leading-tight font-semibold [overflow-wrap:anywhere] hyphens-auto',
                  many && 'lg:hidden',
                )}
              >
                {term(token)}
              </span>
            </Stepper>
          </div>
        ))}
      </div>
      {offer.needs ? (
        <ul className="mt-2 flex flex-wrap gap-x-4 text-sm">
          {offer.needs.map((need) => {
            const got = paidBy(bag, need);
            return (
              <li key={nameOf(need).join()} className={got >= need.units ? 'text-moss' : 'font-semibold text-brick'}>
                {got >= need.units ? '✓' : '✗'} {nameOf(need).map(term).join(' / ')}: {got} {words.of} {need.units}
              </li>
            );
          })}
        </ul>
      ) : null}
      {suggested.length > 1 ? (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <span className="label-caps text-pencil">{words.otherWays}</span>
          {suggested.map((one) => (
            <Button key={JSON.stringify(one)} size="small" aria-pressed={same(one, bag)} onClick={() => setBag(one)}>
              {inWords(one)}
            </Button>
          ))}
        </div>
      ) : null}
      {/* Below a long list the button stays in sight. */}
      <div className={classes(many && 'lg:sticky lg:-bottom-1 lg:bg-sheet lg:pb-1')}>
        <Confirm decision={decision} answer={clean(bag)} said={inWords(bag)} refused={refused ? say(refused) : null} />
      </div>
    </div>
  );
}

/** Only what is given: the same payment always reads the same. */
function clean(bag: Bag): Bag {
  const neat: Bag = {};
  for (const token of tokens(bag)) neat[token] = count(bag, token);
  return neat;
}
const same = (a: Bag, b: Bag) => JSON.stringify(clean(a)) === JSON.stringify(clean(b));

/** What the tokens count for in one need. One that could serve two needs is counted for both; what is missing is said above. */
const paidBy = (bag: Bag, need: Need) =>
  tokens(bag).reduce((sum, token) => sum + count(bag, token) * (need.worth[token] ?? 0), 0);
const nameOf = (need: Need) => (need.name === undefined ? Object.keys(need.worth) : [need.name]);
