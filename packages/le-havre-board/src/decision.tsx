import type { Decision } from '@quayside/engine/host';
import { decisionText, optionText } from '@quayside/engine/texts';
import { forEachLanguage, type Language } from '@quayside/languages';
import { Button, classes, PinnedPanel } from '@quayside/ui';
import { SeatDisc } from '@quayside/ui/art';
import { BoardHelp, capital, once, UndoButtons, useQuestion, useTable, Waiting } from '@quayside/ui/board';
import { bareOptions, onBoard } from './acts.ts';
import { Arrange } from './arrange.tsx';
import { AtCard } from './at-card.tsx';
import { Chosen } from './chosen.tsx';
import { Consequence } from './consequence.tsx';
import { LoanWarning } from './feeding.tsx';
import { useLeHavre } from './board-context.tsx';
import { LitThings } from './lit-things.tsx';
import { useNarrow } from './narrow.ts';
import { TokenPicker } from './token-picker.tsx';
import { RepeatCount } from './repeat-count.tsx';

const Disc = ({ seat }: { seat: number }) => <SeatDisc seat={seat} size={18} />;
const fetchHelp = (language: Language) => () => import('./help.ts').then(({ helpIn }) => helpIn(language));
const HELP = forEachLanguage(fetchHelp);

/** What is to be decided: the question, whatever has been chosen on the board, and what can be done besides. */
export function DecisionPanel({ className }: { className?: string }) {
  const { view } = useTable();
  const narrow = useNarrow();
  const { rules, seat, names, say, words, waiting, undo, open, due, chosen, s, language, at } = useLeHavre();
  const title = useQuestion(waiting ? undefined : due?.id);
  const over = rules.core.isOver(view);
  const others = rules.core.dueSeats(view).filter((one) => one >= 0 && (one !== seat || at !== undefined));
  const repay = open.find((one) => one.key === 'repay');
  const inTurn = due && ['supply', 'main', 'end', 'again'].includes(due.key);
  return (
    <section
      aria-label={words.decision}
      data-decision={due && !waiting ? due.id : undefined}
      // As high as the usual question with a warning: what lies below must not jump when a turn begins.
      className={classes(
        'sheet p-2.5 lg:min-h-50',
        due && !waiting && 'border-water outline-[1.5px] outline-water',
        className,
      )}
    >
      <header className="flex items-start justify-between gap-2">
        <div aria-live="polite" className="min-w-0">
          <p className="label-caps text-xs text-pencil">
            {due ? words.yourDecision : seat < 0 ? words.watching : '\u00A0'}
          </p>
          <h2 ref={title} tabIndex={-1} className="font-display text-lg leading-tight font-bold">
            {waiting ? (
              words.sending
            ) : over ? (
              words.matchOver
            ) : due ? (
              say(decisionText(due, names))
            ) : (
              <Waiting seats={others} mark={Disc} />
            )}
          </h2>
        </div>
        <BoardHelp load={HELP[language]} />
      </header>
      <UndoButtons undo={undo} language={language} className="mt-1.5" />
      {over || waiting ? null : (
        <>
          {inTurn && s.setup.seats > 0 ? <LoanWarning /> : null}
          {chosen ? <Chosen subject={chosen} /> : null}
          {due ? <AnswerTo key={due.id} decision={due} quiet={chosen !== null} /> : null}
          {narrow && due && onBoard(due) ? <LitThings /> : null}
          {repay && (narrow || !chosen) ? <Repay decision={repay} /> : null}
          {due && others.length > 0 ? (
            <p className="mt-2 text-sm text-pencil">
              <Waiting seats={others} mark={Disc} />
            </p>
          ) : null}
        </>
      )}
    </section>
  );
}

function AnswerTo({ decision, quiet }: { decision: Decision; quiet: boolean }) {
  const { w, hand, order, face } = useLeHavre();
  const narrow = useNarrow();
  const { offer } = decision;
  if (hand)
    return (
      <div className="mt-2">
        <TokenPicker decision={decision} hand={hand} />
      </div>
    );
  switch (offer.kind) {
    case 'bundle':
      return null;
    case 'order':
      return (
        <div className="mt-2">
          {narrow ? <Arrange /> : <p className="text-sm text-pencil">{w.onBoard}</p>}
          <Consequence decision={decision} answer={order} pinned said={order.map((id) => face(id)?.name).join(' · ')} />
        </div>
      );
    case 'pick': {
      const bare = bareOptions(decision);
      if (bare.length > 1 && bare.every((option) => /^\d+$/.test(option)))
        return (
          <AtCard card={cardOf(decision)}>
            <RepeatCount decision={decision} options={bare} />
          </AtCard>
        );
      return (
        <>
          {onBoard(decision) && !quiet ? <p className="mt-1.5 text-sm text-pencil max-lg:hidden">{w.onBoard}</p> : null}
          {bare.map((option) => (
            <Bare key={option} decision={decision} option={option} only={offer.options.length === 1} />
          ))}
        </>
      );
    }
  }
}

/** The building that asks. */
const cardOf = ({ data }: Decision): string => {
  const card = typeof data === 'object' && data !== null && 'card' in data ? data.card : '';
  return typeof card === 'string' ? card : '';
};

/** An option that nothing on the board stands for: a button with its consequence. */
function Bare({ decision, option, only }: { decision: Decision; option: string; only: boolean }) {
  const { messages, say, give, s, rules } = useLeHavre();
  const loans = useLoans(decision, option);
  const said = loans ?? capital(say(optionText(messages, decision.key, option)));
  // Nothing to weigh up where there is but one thing to do and it costs nothing.
  const plain = ['supply', 'end', 'look', 'done'].includes(decision.key);
  if (!plain && !rules.core.isOver(s))
    return (
      <Consequence
        decision={decision}
        answer={option}
        said={said}
        tone={only ? 'water' : 'paper'}
        {...(only ? { pinned: true } : {})}
      />
    );
  const button = (
    <Button
      tone={only ? 'water' : 'paper'}
      className="mt-2 w-full max-lg:in-data-pinned:mt-0"
      data-confirm={only || undefined}
      data-option={option}
      onClick={once(() => give(decision, option))}
    >
      {said}
    </Button>
  );
  return only ? <PinnedPanel>{button}</PinnedPanel> : button;
}

/** How many loans an answer takes and what they bring, in words; null where it takes none. */
function useLoans({ seat, key }: Decision, answer: string): string | null {
  const { s, rules, w } = useLeHavre();
  if (answer !== 'loan') return null;
  const taken = rules.core.preview(rules.game, s, { seat, key, answer }).events.find((one) => one.key === 'loan')?.data;
  const { loans, francs } = taken ?? {};
  return typeof loans === 'number' && typeof francs === 'number' ? w.takeLoans(loans, francs) : null;
}

function Repay({ decision }: { decision: Decision }) {
  const { messages, say, w } = useLeHavre();
  if (decision.offer.kind !== 'pick') return null;
  return (
    <details className="mt-2 rounded-card border border-rule bg-paper px-2 py-1">
      <summary className="min-h-8 cursor-pointer py-1 text-sm font-semibold">{w.repay}</summary>
      {decision.offer.options.map((option) => (
        <Consequence
          key={option}
          decision={decision}
          answer={option}
          said={say(optionText(messages, 'repay', option))}
          tone="paper"
        />
      ))}
    </details>
  );
}
