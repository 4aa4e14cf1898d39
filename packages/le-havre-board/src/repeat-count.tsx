import { count, tokens, type Bag } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import { Stepper } from '@quayside/ui';
import { Icon, Token } from '@quayside/ui/art';
import { useMemo, useState } from 'react';
import { Consequence } from './consequence.tsx';
import { useLeHavre } from './board-context.tsx';
import { project } from './projection.ts';

/** How often? A stepper that shows what goes in, the energy, and what comes out with the subsidy, as the rules work it out. */
export function RepeatCount({ decision, options }: { decision: Decision; options: readonly string[] }) {
  const { rules, s, w, words, say } = useLeHavre();
  const least = Number(options[0] ?? 0);
  const most = Number(options[options.length - 1] ?? 0);
  const [n, setN] = useState(most);
  const answer = String(n);
  const ahead = useMemo(() => project(rules, s, decision, answer), [rules, s, decision, answer]);
  const refused = rules.core.refuse(decision.offer, answer);
  const told = ahead.events.find((event) => event.key === 'convert')?.data;
  const gives = bagIn(told?.['paid']);
  const gets = bagIn(told?.['goods']);
  const needs = ahead.assumed.flatMap(({ decision: { offer } }) =>
    offer.kind === 'bundle' ? (offer.needs ?? []) : [],
  );
  return (
    <div>
      <Stepper
        label={words.more}
        value={n}
        min={least}
        max={most}
        onChange={setN}
        words={{ more: words.more, less: words.less }}
        className="rounded-card border-[1.5px] border-ink bg-paper p-1"
      />
      {gives || gets ? (
        <dl className="mt-2 grid grid-cols-[1fr_auto_1fr] items-center gap-2 rounded-card border border-rule bg-paper p-2">
          <div>
            <dt className="label-caps text-xs text-pencil">{w.gives}</dt>
            <dd>
              <BagRow bag={gives ?? {}} />
              {needs
                .filter((need) => need.name === 'energy' || need.name === 'food')
                .map((need) => (
                  <span key={need.name} className="inline-flex items-center gap-1 text-xs text-pencil">
                    <Icon name={need.name ?? ''} size={13} /> {need.units}
                  </span>
                ))}
            </dd>
          </div>
          <Icon name="right" size={18} />
          <div>
            <dt className="label-caps text-xs text-pencil">{w.gets}</dt>
            <dd>
              <BagRow bag={gets ?? {}} />
            </dd>
          </div>
        </dl>
      ) : null}
      <Consequence
        decision={decision}
        answer={answer}
        pinned
        said={words.confirm}
        told={gives !== null}
        refused={refused ? say(refused) : null}
      />
    </div>
  );
}

const bagIn = (value: unknown): Bag | null => (typeof value === 'object' && value !== null ? (value as Bag) : null); // the event says it in bags

function BagRow({ bag }: { bag: Bag }) {
  const { term } = useLeHavre();
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-0.5">
      {tokens(bag).map((token) => (
        <li key={token} className="inline-flex items-center gap-0.5">
          <span className="font-display font-bold tabular-nums">{count(bag, token)}</span>
          <Token token={token} size={20} />
          <span className="sr-only">{term(token)}</span>
        </li>
      ))}
    </ul>
  );
}
