import type { Answer } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import { Button, PinnedPanel } from '@quayside/ui';
import { SeatDisc, Token } from '@quayside/ui/art';
import { AnswerAndEnd, once, type Change } from '@quayside/ui/board';
import { useMemo, type ReactNode, type Ref } from 'react';
import { useLeHavre } from './board-context.tsx';
import { project } from './projection.ts';

/** Who gains and who gives what, signed; the viewer's own without a name. */
function ChangeList({ list }: { list: readonly Change[] }) {
  const { nameOf, seat, term, w } = useLeHavre();
  return (
    <ul className="grid gap-1">
      {list.map(({ seat: who, tokens, gained, lost }) => (
        <li key={who ?? 'table'} className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          {who === seat || who === null ? null : (
            <span className="inline-flex items-center gap-1 text-sm font-semibold">
              <SeatDisc seat={who} size={16} /> {nameOf(who)}
            </span>
          )}
          {who === null ? <span className="text-sm text-pencil">{w.town}</span> : null}
          {tokens.map(({ token, n }) => (
            <span key={token} className={`inline-flex items-center gap-0.5 ${n > 0 ? 'text-moss' : 'text-brick'}`}>
              <span className="font-display font-bold tabular-nums">{n > 0 ? `+${n}` : `−${-n}`}</span>
              <Token token={token} size={19} />
              <span className="sr-only">{term(token)}</span>
            </span>
          ))}
          {gained.map((card) => (
            <span key={card} className="text-sm font-semibold text-moss">
              + {term(card)}
            </span>
          ))}
          {lost.map((card) => (
            <span key={card} className="text-sm font-semibold text-brick">
              − {term(card)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

export interface ConsequenceListProps {
  decision: Decision;
  answer: Answer;
  /** What changes hands is told already. */
  told?: boolean;
}

/** What follows from an answer, for all concerned. */
export function ConsequenceList({ decision, answer, told = false }: ConsequenceListProps) {
  const { rules, s, changesTo, w, words, endsByItself, endFollows } = useLeHavre();
  const ahead = useMemo(() => project(rules, s, decision, answer), [rules, s, decision, answer]);
  // Goods on the table's offers come and go with every supply: what matters here is what players get and give.
  const changes = ahead.state ? changesTo(ahead.state).filter((one) => one.seat !== null) : [];
  const commits = rules.game.questions[decision.key]?.commits ?? false;
  return (
    <>
      {changes.length > 0 && !commits && !told ? <ChangeList list={changes} /> : null}
      {ahead.assumed.length > 0 && decision.offer.kind === 'pick' ? (
        <p className="text-xs text-pencil">{w.assumed}</p>
      ) : null}
      {ahead.stopped ? <p>{words.unknownFollows}</p> : null}
      {commits || (endsByItself && endFollows(decision, answer)) ? (
        <p className="text-pencil">{words.commits}</p>
      ) : null}
    </>
  );
}

export interface ConsequenceProps extends ConsequenceListProps {
  /** What the button says. */
  said: string;
  refused?: string | null;
  tone?: 'water' | 'paper';
  buttonRef?: Ref<HTMLButtonElement>;
  /** On a phone it stays at the lower edge. There is one at a time: the answer that the game waits for. */
  pinned?: boolean;
  children?: ReactNode;
}

/** What follows from an answer, and the button that gives it. */
export function Consequence({
  decision,
  answer,
  said,
  refused,
  told = false,
  tone = 'water',
  buttonRef,
  pinned,
  children,
}: ConsequenceProps) {
  const { give } = useLeHavre();
  const follows = (
    <div className="mt-2 grid gap-1.5 max-lg:in-data-pinned:mt-0">
      <div aria-live="polite" className="grid gap-1 text-sm">
        {children}
        {refused ? (
          <p className="font-semibold text-brick">✗ {refused}</p>
        ) : (
          <ConsequenceList decision={decision} answer={answer} told={told} />
        )}
      </div>
      <div className="flex flex-wrap gap-1.5">
        <Button
          ref={buttonRef}
          tone={tone}
          size="middle"
          data-confirm
          data-option={typeof answer === 'string' ? answer : undefined}
          className="grow"
          disabled={Boolean(refused)}
          onClick={once(() => give(decision, answer))}
        >
          {said}
        </Button>
        {refused ? null : <AnswerAndEnd decision={decision} answer={answer} className="grow" />}
      </div>
    </div>
  );
  return pinned ? <PinnedPanel>{follows}</PinnedPanel> : follows;
}
