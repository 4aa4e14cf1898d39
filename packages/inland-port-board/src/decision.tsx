import type { Decision } from '@quayside/engine/host';
import { decisionText, eventText, optionText } from '@quayside/engine/texts';
import { Button, classes, PinnedPanel } from '@quayside/ui';
import { once, UndoButtons, useQuestion, useTable, Waiting } from '@quayside/ui/board';
import { useInlandPort, useHands, useLooks } from './board-context.tsx';
import { TURN } from './seat-panel.tsx';
import { Chosen, Glance } from './building-details.tsx';
import { MarkerChoice } from './marker-choice.tsx';

/** What is to be decided, what is looked at, and what follows from it. */
export function DecisionPanel({ className }: { className?: string }) {
  const { rules, view, seat, names, say, waiting, undo, at, language } = useTable();
  const { own, due, asked } = useInlandPort();
  const { chosen } = useHands();
  const { subject } = useLooks();
  const title = useQuestion(waiting ? undefined : due?.id);
  // In an earlier moment it may have been one's own turn.
  const over = rules.core.isOver(view);
  const others = rules.core.dueSeats(view).filter((one) => one >= 0 && (one !== seat || at !== undefined));
  return (
    <section
      aria-label={own.decision}
      data-decision={due && !waiting ? due.id : undefined}
      className={classes('sheet flex flex-col px-3 py-2', due && TURN, className)}
    >
      <header className="shrink-0">
        <div className="flex min-h-9 items-center justify-between gap-2">
          <span className="label-caps text-pencil">
            {due ? own.yourDecision : seat < 0 ? own.watching : own.planning}
          </span>
          <UndoButtons undo={undo} language={language} />
        </div>
        <h2
          ref={title}
          tabIndex={-1}
          aria-live="polite"
          className="font-display text-lg leading-tight font-bold lg:text-xl"
        >
          {waiting ? own.sending : due ? say(decisionText(due, names)) : over ? own.over : <Waiting seats={others} />}
        </h2>
      </header>
      <div className="mt-1.5 flex min-h-0 flex-1 flex-col">
        {asked.length > 0 && due ? (
          <MarkerChoice decision={due} />
        ) : (
          <>
            {/* On a phone the building comes up from below, so that nothing moves under the finger. */}
            <div className={classes('flex min-h-0 flex-1 flex-col', subject !== null && 'lg:hidden')}>
              <Idle due={due} free={subject === null} />
            </div>
            {subject === null ? null : subject === chosen ? <Chosen id={subject} /> : <Glance id={subject} />}
          </>
        )}
      </div>
    </section>
  );
}

/** What has happened, a hint, and while the hands are free what is not about a building. */
function Idle({ due, free }: { due: Decision | undefined; free: boolean }) {
  const { messages, say } = useTable();
  const { own } = useInlandPort();
  const { give } = useHands();
  const options = due?.offer.kind === 'pick' ? due.offer.options.filter((one) => !one.includes(':')) : [];
  return (
    <div className="flex flex-1 flex-col gap-2">
      {due && free && options.length > 0 ? (
        <PinnedPanel>
          {options.map((option) => (
            <div key={option} className="flex flex-wrap items-center gap-3">
              <Button
                tone="water"
                data-option={option}
                data-confirm
                className="max-lg:min-w-44"
                onClick={once(() => give(due, option))}
              >
                {say(optionText(messages, due.key, option))}
              </Button>
              {due.key === 'end' ? <p className="flex-1 text-sm text-pencil">{own.commits}</p> : null}
            </div>
          ))}
        </PinnedPanel>
      ) : null}
      {/* As much room on a phone whatever has happened: the tabs below must not move under a finger. */}
      <div className="flex flex-col gap-1.5 max-lg:h-28 max-lg:overflow-hidden lg:min-h-0 lg:flex-1">
        <Recently />
        {due?.key === 'end' ? null : (
          <p className="shrink-0 text-sm leading-snug text-pencil lg:mt-auto lg:min-h-[2lh] max-lg:[section+&]:hidden">
            {due ? own.hint : own.hintWait}
          </p>
        )}
      </div>
    </div>
  );
}

/** How many sentences fit. */
const LINES = 4;

/** What the others have done since one's own last answer. */
function Recently() {
  const { log, seat, messages, names, say } = useTable();
  const { own } = useInlandPort();
  const standing = log.filter(({ undone }) => !undone);
  const mine = standing.findLastIndex((entry) => entry.seat === seat);
  const events = standing.slice(mine + 1).flatMap((entry) => entry.events);
  if (events.length === 0) return null;
  const shown = events.slice(-LINES);
  const title = seat < 0 ? own.latest : own.recently;
  return (
    <section
      aria-label={title}
      // A part that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-h-28 overflow-y-auto border-l-2 border-rule pl-2"
    >
      <h3 className="label-caps text-pencil">{title}</h3>
      {/* Other sentences, not the same ones in other places. */}
      <ul key={standing.length} className="text-sm leading-snug">
        {shown.map((event, i) => (
          // Sentences have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>{say(eventText(messages, event, names))}</li>
        ))}
      </ul>
    </section>
  );
}
