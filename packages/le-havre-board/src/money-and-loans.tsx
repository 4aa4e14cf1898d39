import { count } from '@quayside/engine';
import { classes } from '@quayside/ui';
import { Icon, WorkerFigure } from '@quayside/ui/art';
import { Payable } from './goods.tsx';
import { useLeHavre } from './board-context.tsx';
import { Spot } from './spot.tsx';
import { Token } from './token.ts';

/** The worker while it is at home, loans and money. */
export function MoneyAndLoans({ of, className }: { of: number; className?: string }) {
  const { s, w } = useLeHavre();
  return (
    <span className={classes('flex shrink-0 items-center gap-2', className)}>
      {(s.at[of] ?? null) === null ? (
        <span title={w.home}>
          <span data-place={`worker:${of}`}>
            <WorkerFigure seat={of} size={22} />
          </span>
          <span className="sr-only">{w.home}</span>
        </span>
      ) : null}
      <Loans of={of} n={s.loans[of] ?? 0} />
      <Money seat={of} n={count(s.stock[of] ?? {}, 'franc')} />
    </span>
  );
}

/** Given back at court where they lie; a click may repay them. */
function Loans({ of, n }: { of: number; n: number }) {
  const { w, acts, seat } = useLeHavre();
  if (n === 0) return null;
  const look =
    'inline-flex items-center gap-px rounded-card bg-sheet px-1 font-display text-base font-bold text-brick [button&]:px-2 [button&]:mr-1';
  const picture = (
    <>
      <span aria-hidden>{n}</span>
      <Icon name="loan" size={17} />
      <span className="sr-only">{w.loan(n)}</span>
    </>
  );
  return of === seat && acts.has('loan') ? (
    <Spot subject="loan" label={`${w.loan(n)}: ${w.repay}`} className={look}>
      {picture}
    </Spot>
  ) : (
    <Payable token="loan" of={of} className={look}>
      {picture}
    </Payable>
  );
}

function Money({ seat, n }: { seat: number; n: number }) {
  const { term, w } = useLeHavre();
  return (
    <Payable token="franc" of={seat} className="inline-flex items-center gap-0.5">
      <Token token="franc" size={23} />
      <span aria-hidden className="font-display text-lg leading-none font-bold tabular-nums">
        {n}
      </span>
      <span className="sr-only">{w.tokensOf(n, term('franc'))}</span>
    </Payable>
  );
}
