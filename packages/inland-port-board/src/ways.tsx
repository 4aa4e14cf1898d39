import { decisionText, optionText, type Decision } from '@quayside/engine';
import { amountAt, GOODS, nameOf } from '@quayside/inland-port';
import { Button, classes } from '@quayside/ui';
import { once, useTable } from '@quayside/ui/board';
import { Icon, Token } from '@quayside/ui/art';
import { useDesk, useLooks } from './desk.tsx';
import { Follows } from './follows.tsx';
import { nearest } from './warehouse.tsx';

/** Where the markers go: for each that has a choice its possible ends, the present pick lit. The same ends are lit in the warehouse. */
export function Ways({ decision }: { decision: Decision }) {
  const { s, own, ways, give, seat } = useDesk();
  const { picked, pick } = useLooks();
  const { term, say, messages, names } = useTable();
  const stop = ways.find(({ option }) => option === 'stop');
  const paying = ways.filter((one) => one !== stop);
  const now = s.goods[seat] ?? [];
  if (!picked) return null;
  const kept = picked === stop ? paying[0] : picked;
  return (
    <div className="grid content-start gap-2">
      {GOODS.map((good, i) => {
        const cells = [...new Set(paying.map((one) => one.cells[i] ?? 0))].sort(
          (a, b) => amountAt(a) - amountAt(b) || b - a,
        );
        if (cells.length < 2) return null;
        return (
          <fieldset key={good} className="flex flex-wrap items-center gap-1">
            <legend className="sr-only">
              {say(decisionText(decision, names))}: {term(good)}
            </legend>
            <Token token={good} size={26} />
            {cells.map((cell) => {
              const to = nearest(paying, kept, i, cell);
              const here = picked !== stop && picked.cells[i] === cell;
              return (
                <button
                  key={cell}
                  type="button"
                  aria-pressed={here}
                  aria-label={`${term(good)} ${cell === now[i] ? own.stays : own.to} ${nameOf(cell)} (${amountAt(cell)})${to && to.waste > 0 ? `, ${own.waste(to.waste)}` : ''}`}
                  onClick={() => to && pick(to)}
                  className={classes(
                    'grid min-h-9 min-w-10 cursor-pointer place-items-center rounded-card border-[1.5px] border-ink px-1 leading-none hover:bg-brass-wash',
                    to && to.waste > 0 ? 'border-dashed' : 'bg-brass-wash',
                    here && 'bg-ink text-sheet hover:bg-ink',
                  )}
                >
                  <span className="font-display font-bold tabular-nums">{amountAt(cell)}</span>
                  <span className="inline-flex items-center gap-0.5 text-[0.65rem] tabular-nums">
                    {nameOf(cell)}
                    {to && to.waste > 0 ? <Icon name="lost" size={10} /> : null}
                  </span>
                </button>
              );
            })}
          </fieldset>
        );
      })}
      {picked === stop ? null : <Follows ending={picked} ways={0} />}
      <div className="flex flex-wrap gap-2">
        {picked === stop ? null : (
          <Button
            tone="water"
            size="small"
            data-option={picked.option}
            className="min-w-36"
            onClick={once(() => give(decision, picked.option))}
          >
            {own.confirm}
          </Button>
        )}
        {stop ? (
          <Button size="small" data-option="stop" onClick={once(() => give(decision, 'stop'))}>
            {say(optionText(messages, decision.key, 'stop'))}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
