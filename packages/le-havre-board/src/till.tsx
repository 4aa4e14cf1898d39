import { count } from '@quayside/engine';
import { classes } from '@quayside/ui';
import { Icon, Worker } from '@quayside/ui/art';
import { Payable } from './goods.tsx';
import { useHavre } from './havre.tsx';
import { Token } from './token.ts';

/** The worker while it is at home, loans and money. */
export function Till({ of, className }: { of: number; className?: string }) {
  const { s, w } = useHavre();
  return (
    <span className={classes('flex shrink-0 items-center gap-2', className)}>
      {(s.at[of] ?? null) === null ? (
        <span title={w.home}>
          <span data-place={`worker:${of}`}>
            <Worker seat={of} size={22} />
          </span>
          <span className="sr-only">{w.home}</span>
        </span>
      ) : null}
      <Loans n={s.loans[of] ?? 0} />
      <Money seat={of} n={count(s.stock[of] ?? {}, 'franc')} />
    </span>
  );
}

function Loans({ n }: { n: number }) {
  const { w } = useHavre();
  if (n === 0) return null;
  return (
    <span className="inline-flex items-center font-display text-base font-bold text-brick">
      <span aria-hidden className="inline-flex items-center gap-px">
        {n}
        <Icon name="loan" size={17} />
      </span>
      <span className="sr-only">{w.loan(n)}</span>
    </span>
  );
}

function Money({ seat, n }: { seat: number; n: number }) {
  const { term, w } = useHavre();
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
