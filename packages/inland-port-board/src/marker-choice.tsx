import type { Decision } from '@quayside/engine/host';
import { decisionText, optionText } from '@quayside/engine/texts';
import { amountAt, GOODS, type Cell } from '@quayside/inland-port/rules';
import { Button, classes, PinnedPanel } from '@quayside/ui';
import { AnswerAndEnd, once, useTable } from '@quayside/ui/board';
import { Icon, Token } from '@quayside/ui/art';
import { useInlandPort, useHands, useLooks } from './board-context.tsx';
import { lostIn, type Ending } from './endings.ts';
import { ConsequenceList } from './consequence.tsx';
import { nearest, useEnding, useSaid } from './targets.tsx';

/** A decision about markers: where each may go, what follows, and the buttons that give it. */
export function MarkerChoice({ decision }: { decision: Decision }) {
  const { own } = useInlandPort();
  const { give } = useHands();
  const { ways, picked, shown } = useLooks();
  const { say, messages, names } = useTable();
  if (!picked) return null;
  const stop = stopIn(ways);
  const asked = say(decisionText(decision, names));
  return (
    <div className="flex min-h-0 flex-1 flex-col justify-between gap-2">
      <Choices about={asked} className="lg:min-h-0 lg:overflow-y-auto" />
      <PinnedPanel title={asked} className="shrink-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {shown === undefined || shown === stop ? null : <ConsequenceList ending={shown} />}
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
              <Button
                data-option="stop"
                data-confirm={picked === stop || undefined}
                onClick={once(() => give(decision, 'stop'))}
              >
                {say(optionText(messages, decision.key, 'stop'))}
              </Button>
            ) : null}
            <AnswerAndEnd decision={decision} answer={picked.option} />
          </div>
        </div>
      </PinnedPanel>
    </div>
  );
}

const stopIn = (ways: readonly Ending[]) => ways.find(({ option }) => option === 'stop');

/** For each marker that has a choice its possible ends, the present pick lit. The same ends are lit in the warehouse. */
export function Choices({ about, className }: { about: string; className?: string }) {
  const { ways, picked } = useLooks();
  const { term } = useTable();
  const stop = stopIn(ways);
  const paying = ways.filter((one) => one !== stop);
  const kept = picked === stop ? paying[0] : picked;
  const choices = GOODS.map((good, i) => ({
    good,
    i,
    cells: [...new Set(paying.map((one) => one.cells[i] ?? 0))].sort((a, b) => amountAt(a) - amountAt(b) || b - a),
  })).filter(({ cells }) => cells.length > 1);
  if (choices.length === 0) return null;
  return (
    <div className={classes('flex flex-wrap content-start gap-x-4 gap-y-1', className)}>
      {choices.map(({ good, i, cells }) => (
        <fieldset key={good} className="flex flex-wrap items-center gap-1">
          <legend className="sr-only">
            {about}: {term(good)}
          </legend>
          <Token token={good} size={26} />
          {cells.map((cell) => (
            <Way
              key={cell}
              good={i}
              cell={cell}
              ending={nearest(paying, kept, i, cell)}
              here={picked !== stop && picked?.cells[i] === cell}
            />
          ))}
        </fieldset>
      ))}
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
  const { s, seat } = useInlandPort();
  const now = amountAt(s.goods[seat]?.[good] ?? 0);
  const handlers = useEnding(ending);
  const wasteful = ending !== undefined && ending.waste + lostIn(ending) > 0;
  return (
    <button
      type="button"
      aria-pressed={here}
      aria-label={said(good, cell, ending)}
      {...handlers}
      className={classes(
        'grid min-h-10 min-w-11 max-lg:min-h-11 cursor-pointer place-items-center rounded-card border-[1.5px] border-ink px-1 leading-none hover:bg-brass-wash',
        wasteful ? 'border-dashed' : 'bg-brass-wash',
        here && 'bg-ink text-sheet hover:enabled:bg-ink',
      )}
    >
      {/* What one has, and what is left of it or comes to it. */}
      <span className="inline-flex items-center gap-0.5 font-display font-bold whitespace-nowrap tabular-nums">
        {now === amountAt(cell) ? now : `${now} → ${amountAt(cell)}`}
        {wasteful ? <Icon name="lost" size={11} /> : null}
      </span>
    </button>
  );
}
