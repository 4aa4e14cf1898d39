import { decisionText, optionText, type Decision } from '@quayside/engine';
import { amountAt, GOODS, nameOf, type Cell } from '@quayside/inland-port';
import { Button, classes, Pinned } from '@quayside/ui';
import { once, useTable } from '@quayside/ui/board';
import { Icon, Token } from '@quayside/ui/art';
import { useDesk, useLooks } from './desk.tsx';
import { lostIn, type Ending } from './endings.ts';
import { Follows } from './follows.tsx';
import { nearest, useEnding, useSaid } from './targets.tsx';

/** Where the markers go: for each that has a choice its possible ends, the present pick lit. The same ends are lit in the warehouse. */
export function Ways({ decision }: { decision: Decision }) {
  const { own, ways, give } = useDesk();
  const { picked, shown } = useLooks();
  const { term, say, messages, names } = useTable();
  const stop = ways.find(({ option }) => option === 'stop');
  const paying = ways.filter((one) => one !== stop);
  if (!picked) return null;
  const kept = picked === stop ? paying[0] : picked;
  const asked = say(decisionText(decision, names));
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
              {asked}: {term(good)}
            </legend>
            <Token token={good} size={26} />
            {cells.map((cell) => (
              <Way
                key={cell}
                good={i}
                cell={cell}
                ending={nearest(paying, kept, i, cell)}
                here={picked !== stop && picked.cells[i] === cell}
              />
            ))}
          </fieldset>
        );
      })}
      <Pinned title={asked}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {shown === undefined || shown === stop ? null : <Follows ending={shown} ways={0} />}
          <div className="flex flex-wrap gap-2">
            {picked === stop ? null : (
              <Button
                tone="water"
                data-option={picked.option}
                data-confirm
                className="min-w-36"
                onClick={once(() => give(decision, picked.option))}
              >
                {own.confirm}
              </Button>
            )}
            {stop ? (
              <Button data-option="stop" onClick={once(() => give(decision, 'stop'))}>
                {say(optionText(messages, decision.key, 'stop'))}
              </Button>
            ) : null}
          </div>
        </div>
      </Pinned>
    </div>
  );
}

interface WayProps {
  good: number;
  cell: Cell;
  ending: Ending | undefined;
  here: boolean;
}

function Way({ good, cell, ending, here }: WayProps) {
  const said = useSaid();
  const handlers = useEnding(ending);
  const wasteful = ending !== undefined && ending.waste + lostIn(ending) > 0;
  return (
    <button
      type="button"
      aria-pressed={here}
      aria-label={said(good, cell, ending)}
      {...handlers}
      className={classes(
        'grid min-h-10 min-w-11 cursor-pointer place-items-center rounded-card border-[1.5px] border-ink px-1 leading-none hover:bg-brass-wash',
        wasteful ? 'border-dashed' : 'bg-brass-wash',
        here && 'bg-ink text-sheet hover:bg-ink',
      )}
    >
      <span className="font-display font-bold tabular-nums">{amountAt(cell)}</span>
      <span className="inline-flex items-center gap-0.5 text-xs leading-none tabular-nums">
        {nameOf(cell)}
        {wasteful ? <Icon name="lost" size={11} /> : null}
      </span>
    </button>
  );
}
