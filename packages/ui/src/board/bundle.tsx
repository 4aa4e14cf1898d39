import { count, tokens, type Bag, type Bundle, type Decision, type Need } from '@quayside/engine';
import { useMemo, useState } from 'react';
import { Good } from '../art/goods.tsx';
import { Button } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { Stepper } from '../parts/stepper.tsx';
import { Confirm } from './confirm.tsx';
import { capital } from './capital.ts';
import { useTable } from './table-context.tsx';

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
  // Side by side in a column of the board there is room for their pictures alone.
  const many = tokens(offer.from).length > MANY;
  const inWords = (one: Bag) =>
    tokens(one)
      .map((token) => say({ key: 'core.tokens', args: { n: count(one, token), token } }))
      .join(', ') || capital(words.nothing);
  return (
    <div>
      <div className={classes('grid gap-2 sm:grid-cols-2', !many && 'lg:grid-cols-1')}>
        {tokens(offer.from).map((token) => (
          <Stepper
            key={token}
            label={term(token)}
            value={count(bag, token)}
            max={count(offer.from, token)}
            words={{ more: words.more, less: words.less }}
            onChange={(n) => setBag({ ...bag, [token]: n })}
            className="rounded-card border border-rule bg-paper p-1"
          >
            <Good token={token} />
            <span className={classes('text-sm font-semibold', many && 'lg:sr-only')}>{term(token)}</span>
          </Stepper>
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
      <Confirm decision={decision} answer={clean(bag)} said={inWords(bag)} refused={refused ? say(refused) : null} />
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
