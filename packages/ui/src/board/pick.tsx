import type { Choice } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import { optionText } from '@quayside/engine/texts';
import { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { PinnedPanel } from '../parts/pinned-panel.tsx';
import { capital } from './capital.ts';
import { Confirm } from './confirm.tsx';
import { once } from './once.ts';
import { useTable } from './table-context.tsx';
import { Changes } from './tokens.tsx';
import { previewAnswer } from './answer-preview.ts';

/** More options than this are not tried out one by one: the choice shows its consequence once it is made. */
const TRIED = 40;
const SHORT = 14;
const MANY = 8;
const CROWD = 16;

export interface PickAnswerProps {
  decision: Decision;
  offer: Choice;
}

/** One of these: each as a button that says what it brings; the chosen one is then confirmed. */
export function PickAnswer({ decision, offer }: PickAnswerProps) {
  const { messages, say, rules, view, changesTo, answer: give, seat, isEnough } = useTable();
  const [chosen, choose] = useState<string | null>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const said = (option: string) => say(optionText(messages, decision.key, option));
  const trials = useMemo(
    () =>
      offer.options.length > TRIED
        ? []
        : offer.options.map((option) => previewAnswer(rules, view, decision, option, changesTo)),
    // changesTo follows from view and rules.
    // oxlint-disable-next-line react/exhaustive-deps
    [rules, view, decision, offer],
  );
  useEffect(() => {
    if (chosen !== null) confirm.current?.focus({ preventScroll: true });
  }, [chosen]);

  // A single option is an act with a name of its own (end the turn): the button is the confirmation.
  const direct = offer.options.length === 1;
  const click = (event: MouseEvent, option: string) => {
    // The second of two quick clicks is not meant for what the first has brought up.
    if (direct || chosen === option || isEnough(event, decision, option)) once(() => give(decision, option))(event);
    else choose(option);
  };
  return (
    <div ref={list}>
      <Frame pinned={direct && decision.due}>
        <div
          className={classes(
            'grid gap-2 min-[480px]:grid-cols-2',
            // Many stand close, so that the table stays in sight beside them.
            offer.options.length > MANY && 'lg:gap-1.5',
            offer.options.length > CROWD && 'lg:grid-cols-3',
            // Short names stand side by side on a phone too.
            offer.options.every((option) => said(option).length <= SHORT) ? 'grid-cols-2' : 'grid-cols-1',
          )}
        >
          {offer.options.map((option, i) => {
            const own = trials[i]?.changes.filter((one) => one.seat === seat) ?? [];
            return (
              <Button
                key={option}
                data-option={option}
                aria-pressed={direct ? undefined : chosen === option}
                tone={direct && decision.due ? 'water' : 'paper'}
                className={classes(
                  'min-h-12 flex-col items-start justify-center gap-0.5 text-left',
                  offer.options.length > MANY && 'lg:px-2 lg:py-1 lg:text-sm lg:leading-tight',
                  chosen === option && 'border-[3px] bg-brass-wash',
                )}
                onClick={(event) => click(event, option)}
              >
                <span>
                  {chosen === option ? <span aria-hidden>☛ </span> : null}
                  {capital(said(option))}
                </span>
                {own.length > 0 ? (
                  <span className={classes('font-normal', direct && decision.due && 'rounded-card bg-sheet px-1')}>
                    <Changes list={own} only={seat} brief={offer.options.length > MANY} />
                  </span>
                ) : null}
              </Button>
            );
          })}
        </div>
      </Frame>
      {chosen !== null && offer.options.includes(chosen) ? (
        <Confirm
          decision={decision}
          answer={chosen}
          said={capital(said(chosen))}
          buttonRef={confirm}
          onCancel={() => {
            choose(null);
            list.current?.querySelector<HTMLButtonElement>(`[data-option="${CSS.escape(chosen)}"]`)?.focus();
          }}
        />
      ) : null}
    </div>
  );
}

const Frame = ({ pinned, children }: { pinned: boolean; children: ReactNode }) =>
  pinned ? <PinnedPanel>{children}</PinnedPanel> : <>{children}</>;
