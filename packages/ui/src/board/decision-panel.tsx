import type { Decision } from '@quayside/engine/host';
import { decisionText } from '@quayside/engine/texts';
import { classes } from '../parts/classes.ts';
import { BundleAnswer } from './bundle.tsx';
import { useQuestion } from './keys.tsx';
import { OrderAnswer } from './order.tsx';
import { PickAnswer } from './pick.tsx';
import { useTable } from './table-context.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { Waiting } from './waiting.tsx';

/** What is to be decided, first of all things on the page: the due decision, then the asides. */
export function DecisionPanel({ className }: { className?: string }) {
  const { rules, view, seat, names, say, words, waiting, undo, at, language } = useTable();
  const open = rules.core.decisions(rules.game, view, seat);
  const due = open.find((one) => one.due);
  const asides = open.filter((one) => !one.due);
  const title = useQuestion(waiting ? undefined : due?.id);
  const others = rules.core.dueSeats(view).filter((one) => one >= 0 && (one !== seat || at !== undefined));
  const over = rules.core.isOver(view);
  return (
    <section
      aria-label={words.decision}
      data-decision={due && !waiting ? due.id : undefined}
      // The broader line lies around it: what is inside stays where it is.
      className={classes('sheet p-4', due && !waiting && 'border-water outline-[1.5px] outline-water', className)}
    >
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-0.5" aria-live="polite">
          <span className="label-caps text-pencil">
            {due && !waiting ? words.yourDecision : seat < 0 ? words.watching : '\u00A0'}
          </span>
          <h2 ref={title} tabIndex={-1} className="font-display text-xl leading-tight font-bold sm:text-2xl lg:text-xl">
            {waiting ? (
              words.sending
            ) : over ? (
              words.matchOver
            ) : due ? (
              say(decisionText(due, names))
            ) : (
              <Waiting seats={others} />
            )}
          </h2>
          {/* Its room is kept: the answers stay where they are when the others have given theirs. */}
          <p className="text-sm text-pencil max-lg:empty:hidden lg:min-h-5">
            {due && !waiting && others.length > 0 ? <Waiting seats={others} /> : null}
          </p>
        </div>
        <UndoButtons undo={undo} language={language} />
      </header>
      {waiting || over ? null : (
        <>
          {due ? (
            <div data-due className="mt-3">
              <AnswerTo key={due.id} decision={due} />
            </div>
          ) : null}
          {asides.length > 0 ? (
            <div className="mt-4 border-t border-rule pt-3">
              <h3 className="label-caps mb-2 text-pencil">{words.alsoPossible}</h3>
              <div className="grid gap-3">
                {asides.map((one) => (
                  <Aside key={one.id} decision={one} />
                ))}
              </div>
            </div>
          ) : null}
        </>
      )}
    </section>
  );
}

/** An aside with many answers unfolds; one with a single answer is a button already. */
function Aside({ decision }: { decision: Decision }) {
  const { names, say } = useTable();
  const simple = decision.offer.kind === 'pick' && decision.offer.options.length === 1;
  const asked = say(decisionText(decision, names));
  if (simple)
    return (
      <div>
        <h4 className="mb-1 text-sm font-semibold">{asked}</h4>
        <AnswerTo decision={decision} />
      </div>
    );
  return (
    <details className="rounded-card border border-rule bg-paper p-2">
      <summary className="min-h-9 cursor-pointer py-1 font-semibold">{asked}</summary>
      <div className="mt-2">
        <AnswerTo decision={decision} />
      </div>
    </details>
  );
}

function AnswerTo({ decision }: { decision: Decision }) {
  const { offer } = decision;
  switch (offer.kind) {
    case 'pick':
      return <PickAnswer decision={decision} offer={offer} />;
    case 'bundle':
      return <BundleAnswer decision={decision} offer={offer} />;
    case 'order':
      return <OrderAnswer decision={decision} offer={offer} />;
  }
}
