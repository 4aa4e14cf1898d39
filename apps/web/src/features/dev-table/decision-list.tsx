'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Answer } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import type { Edition } from '@quayside/games/boards';
import { inLanguage } from '@quayside/languages';
import { Button, TextField } from '@quayside/ui';
import { answerInWords, decisionInWords } from '@quayside/testkit/dev-table';

const MOST_SUGGESTIONS = 12;

export interface DecisionListProps {
  edition: Edition;
  /** What is open, chance's first. */
  decisions: readonly Decision[];
  names: readonly string[];
  /** Who alone is told what chance answers: the card is drawn into a hand, or looked at. */
  learns: string | null;
  answer: (decision: Decision, answer: Answer) => void;
}

/** Everything that is open, for all seats and for chance, each with its answers. */
export function DecisionList({ edition, decisions, names, learns, answer }: DecisionListProps) {
  const t = useTranslations('devTable');
  if (decisions.length === 0) return <p className="text-pencil">{t('over')}</p>;
  return (
    <ul className="grid gap-3">
      {decisions.map((decision) => (
        <OpenDecision
          key={decision.id}
          edition={edition}
          decision={decision}
          names={names}
          learns={learns}
          answer={(given) => answer(decision, given)}
        />
      ))}
    </ul>
  );
}

function OpenDecision({
  edition: { game, core },
  decision,
  names,
  learns,
  answer,
}: {
  edition: Edition;
  decision: Decision;
  names: readonly string[];
  learns: string | null;
  answer: (answer: Answer) => void;
}) {
  const t = useTranslations('devTable');
  const messages = inLanguage(game.messages, useLocale());
  const { key, seat, due, offer, data } = decision;
  const who = names[seat] ?? t('nature');
  const answers = offer.kind === 'pick' ? offer.options : core.suggestions(offer, undefined, MOST_SUGGESTIONS);
  return (
    <li className="grid gap-2 rounded-card border border-rule bg-paper p-3">
      <h3 className="font-semibold">
        {who}: {decisionInWords(messages, decision, names)}{' '}
        {seat === core.NATURE && learns !== null ? `${t('learns', { name: learns })} ` : null}
        <code className="text-sm font-normal break-words text-pencil">
          {key}
          {data === undefined ? null : ` ${JSON.stringify(data)}`}
          {due ? null : ` (${t('aside')})`}
        </code>
      </h3>
      <div className="flex max-h-60 flex-wrap gap-1.5 overflow-y-auto p-0.5">
        {answers.map((one) => (
          <Button key={JSON.stringify(one)} size="small" onClick={() => answer(one)}>
            {answerInWords(messages, key, one)}
            <span className="sr-only">
              {' '}
              ({who}, {key})
            </span>
          </Button>
        ))}
      </div>
      {offer.kind === 'pick' ? null : <WrittenAnswer label={t('written', { key })} answer={answer} />}
    </li>
  );
}

/** An answer of the author's own, as data. */
function WrittenAnswer({ label, answer }: { label: string; answer: (answer: Answer) => void }) {
  const t = useTranslations('devTable');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        let given: Answer;
        try {
          given = JSON.parse(text) as Answer; // whatever it is, the rules judge it
        } catch (error) {
          setWrong(t('notJson', { why: error instanceof Error ? error.message : String(error) }));
          return;
        }
        setWrong(null);
        answer(given);
      }}
    >
      <TextField className="grow" label={label} value={text} onChange={setText} error={wrong} />
      <Button type="submit">{t('give')}</Button>
    </form>
  );
}
