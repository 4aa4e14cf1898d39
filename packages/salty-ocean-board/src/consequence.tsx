import type { Answer, Seat } from '@quayside/engine';
import type { Decision, GameEvent } from '@quayside/engine/host';
import { eventText, numberText } from '@quayside/engine/texts';
import { classes, SeatMark } from '@quayside/ui';
import { useTable } from '@quayside/ui/board';
import { Icon } from '@quayside/ui/art';
import { useMemo } from 'react';
import { salty, useSaltyOcean } from './board-context.tsx';
import { signed } from './signed.ts';

/** What is told of an answer before it is given: damage, losses, shares and fines. */
const TOLD = new Set(['storm', 'pirates', 'bad-catch', 'catch', 'lose', 'share-lost', 'bonus', 'fine']);

export interface Consequence {
  /** Coins that change, by seat. */
  readonly coins: readonly { readonly seat: Seat; readonly n: number; readonly now: number }[];
  readonly events: readonly GameEvent[];
  readonly fine: boolean;
}

/** What follows from an answer, as the rules tell it when it is tried out. */
export function useConsequence(decision: Decision, answer: Answer): Consequence {
  const { rules, view } = useTable();
  const { s } = useSaltyOcean();
  return useMemo(() => {
    const { state, events } = rules.core.preview(rules.game, view, { seat: decision.seat, key: decision.key, answer });
    const after = state ? salty(state) : s;
    const coinsOf = (at: typeof s, seat: Seat) => at.players[seat]?.purse['coin'] ?? 0;
    return {
      coins: s.players.flatMap((_, seat) => {
        const n = coinsOf(after, seat) - coinsOf(s, seat);
        return n === 0 ? [] : [{ seat, n, now: coinsOf(after, seat) }];
      }),
      events: events.filter(({ key }) => TOLD.has(key)),
      fine: events.some(({ key }) => key === 'fine'),
    };
  }, [rules, view, s, decision, answer]);
}

/** The same in words and pictures: debts are said plainly, and never as a warning. */
export function ConsequenceList({ consequence: { coins, events, fine } }: { consequence: Consequence }) {
  const { own } = useSaltyOcean();
  const { seat, nameOf, say, messages, names } = useTable();
  const mine = coins.find((one) => one.seat === seat);
  return (
    <div aria-live="polite" className="grid gap-0.5 text-sm leading-snug">
      {coins.length > 0 ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
          {coins.map((one) => (
            <span key={one.seat} className="inline-flex items-center gap-1 font-bold">
              <SeatMark seat={one.seat} className="h-3.5 w-4.5" />
              {one.seat === seat ? null : <span className="font-normal">{nameOf(one.seat)}</span>}
              <span className={classes('tabular-nums', one.n > 0 ? 'text-moss' : 'text-brick')}>{signed(one.n)}</span>
              <Icon name="franc" size={14} className="text-brass" />
            </span>
          ))}
        </p>
      ) : null}
      {mine ? (
        <p>
          {own.coinsTo(numberText(mine.now))}
          {fine ? ` (${own.fineIn})` : ''}
        </p>
      ) : null}
      {events
        .filter(({ key }) => key !== 'fine')
        .map((event, i) => (
          // Sentences have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={i}>{say(eventText(messages, event, names))}</p>
        ))}
    </div>
  );
}
