import type { Bag } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import { LAST_ROW, GOODS, PRICES, rowsDown, type Good } from '@quayside/salty-ocean/rules';
import { Button, PinnedPanel, Stepper } from '@quayside/ui';
import { capital, once, useTable } from '@quayside/ui/board';
import { useState } from 'react';
import { Barrel } from './barrel.tsx';
import { useSaltyOcean } from './board-context.tsx';
import { ConsequenceList, useConsequence } from './consequence.tsx';

/** How many barrels to sell, from which places, with what they bring and where the price goes. */
export function Selling({ decision }: { decision: Decision }) {
  const { s, own, give } = useSaltyOcean();
  const { term, rules } = useTable();
  const from: Bag = decision.offer.kind === 'bundle' ? decision.offer.from : {};
  const { good, price } = decision.data as { good: Good; price: number }; // what the rules ask it with
  const [given, setGiven] = useState<Bag>(from);
  const n = Object.values(given).reduce((sum, one) => sum + one, 0);
  const answer = Object.fromEntries(Object.entries(given).filter(([, some]) => some > 0));
  const refused = n === 0 || rules.core.refuse(decision.offer, answer) !== null;
  const row = (s.rows[GOODS.indexOf(good)] ?? 1) + rowsDown(s, n);
  const after = PRICES[good][Math.min(LAST_ROW, row) - 1] ?? 0;
  const consequence = useConsequence(decision, refused ? from : answer);
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2 lg:low:gap-x-3">
      <div className="grid gap-1">
        {Object.keys(from).map((place) => (
          <div key={place} className="flex items-center gap-2">
            <span className="w-32 text-sm lg:w-24">{capital(term(place))}</span>
            <Stepper
              label={`${term(good)}, ${own.from(term(place))}`}
              value={given[place] ?? 0}
              max={from[place] ?? 0}
              onChange={(some) => setGiven({ ...given, [place]: some })}
              words={own}
            >
              <Barrel good={good} size={22} />
            </Stepper>
          </div>
        ))}
      </div>
      <PinnedPanel className="min-w-52 flex-1">
        <p className="font-display text-lg font-bold">{own.revenue(n, price, n * price)}</p>
        <p className="text-sm">
          {capital(term(good))}: {price} → {after}
        </p>
        {refused ? null : <ConsequenceList consequence={consequence} />}
        <div className="mt-1.5 flex flex-wrap gap-2">
          <Button tone="water" data-confirm disabled={refused} onClick={once(() => give(decision, answer))}>
            {own.confirm}
          </Button>
          <Button size="small" onClick={() => setGiven(from)}>
            {own.all}
          </Button>
        </div>
      </PinnedPanel>
    </div>
  );
}

/** How many barrels to buy, with the coins they cost. */
export function Buying({ decision }: { decision: Decision }) {
  const { own, give } = useSaltyOcean();
  const { term } = useTable();
  const options = decision.offer.kind === 'pick' ? decision.offer.options : [];
  const { good } = decision.data as { good: Good };
  const [n, setN] = useState(1);
  const answer = String(Math.min(n, options.length));
  const consequence = useConsequence(decision, answer);
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
      <Stepper
        label={`${own.howMany} ${term(good)}`}
        value={Number(answer)}
        min={1}
        max={options.length}
        onChange={setN}
        words={own}
      >
        <Barrel good={good} size={24} />
      </Stepper>
      <PinnedPanel className="min-w-52 flex-1">
        <ConsequenceList consequence={consequence} />
        <Button
          tone="water"
          data-confirm
          data-option={answer}
          className="mt-1.5"
          onClick={once(() => give(decision, answer))}
        >
          {own.barrelsOf(Number(answer), term(good))}: {own.confirm}
        </Button>
      </PinnedPanel>
    </div>
  );
}
