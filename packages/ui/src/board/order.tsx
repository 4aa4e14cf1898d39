import type { Order } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Confirm } from './confirm.tsx';
import { capital } from './capital.ts';
import { useTable } from './table-context.tsx';

/** These in an order: a list whose entries move up and down. With `first`, those below the line are left out. */
export function OrderAnswer({ decision, offer }: { decision: Decision; offer: Order }) {
  const { words, term } = useTable();
  const [items, setItems] = useState<readonly string[]>(offer.items);
  const first = offer.first ?? items.length;
  const swap = (a: number, b: number) => {
    const next = [...items];
    [next[a], next[b]] = [next[b] as string, next[a] as string];
    setItems(next);
  };
  return (
    <div>
      <ol aria-label={words.order} className="grid gap-2">
        {items.map((item, i) => (
          // The same item may be there twice; its place tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li
            key={`${item}:${i}`}
            className={`flex items-center gap-2 rounded-card border bg-paper p-1 ${i < first ? 'border-ink' : 'border-dashed border-rule text-pencil'}`}
          >
            <span className="w-8 text-center font-display text-lg font-bold">{i < first ? i + 1 : '–'}</span>
            <span className="grow font-semibold">{capital(term(item))}</span>
            <Button
              size="icon"
              aria-label={`${words.up}: ${term(item)}`}
              disabled={i === 0}
              onClick={() => swap(i, i - 1)}
            >
              <ArrowUp aria-hidden size={18} />
            </Button>
            <Button
              size="icon"
              aria-label={`${words.down}: ${term(item)}`}
              disabled={i === items.length - 1}
              onClick={() => swap(i, i + 1)}
            >
              <ArrowDown aria-hidden size={18} />
            </Button>
          </li>
        ))}
      </ol>
      <Confirm
        decision={decision}
        answer={items.slice(0, first)}
        said={items.slice(0, first).map(term).map(capital).join(' · ')}
      />
    </div>
  );
}
