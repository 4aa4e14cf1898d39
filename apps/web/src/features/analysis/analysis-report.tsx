'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { AnalysisResult, AnalysisTurn } from '@quayside/api';
import { Button, Chips, SeatMark } from '@quayside/ui';
import { LineChart } from '../../components/line-chart.tsx';
import { answerText } from '../../lib/answer-text.ts';
import { useBotName } from '../../lib/seat-names.ts';
import { useErrorText } from '../../lib/use-error-text.ts';
import { useFork } from '../../lib/use-fork.ts';
import type { MatchAnalysisProps } from './match-analysis.tsx';
import { worstTurns } from './worst-turns.ts';

export interface AnalysisReportProps extends MatchAnalysisProps {
  result: AnalysisResult;
}

/** The curve over the match, the turns that cost most, and what was best at the step that is shown. */
export function AnalysisReport({ id, at, edition, names, go, result }: AnalysisReportProps) {
  const t = useTranslations('analysis');
  const botName = useBotName();
  const alone = names.length < 2;
  const [shown, setShown] = useState<'chances' | 'values'>(alone ? 'values' : 'chances');
  const { points, turns, level, possible } = result;
  const reached = Math.max(0, points.filter((one) => one.at <= at).length - 1);
  const worst = worstTurns(turns);
  const here = turns.find((one) => one.at === at);
  const entry = (turn: AnalysisTurn) => (
    <TurnEntry key={turn.at} turn={turn} id={id} edition={edition} names={names} go={go} bot={level} />
  );
  return (
    <div className="grid gap-4">
      {alone ? null : (
        <Chips
          label={t('what')}
          quiet
          chosen={shown}
          onChange={setShown}
          choices={[
            { value: 'chances', label: t('chances') },
            { value: 'values', label: t('values') },
          ]}
        />
      )}
      <LineChart
        label={t(shown === 'chances' ? 'chancesLong' : 'valuesLong')}
        lines={names.map((name, seat) => ({
          name,
          values: points.map((one) => (shown === 'chances' ? 100 * (one.chances[seat] ?? 0) : (one.values[seat] ?? 0))),
        }))}
        at={reached}
      />
      <p className="text-sm text-pencil">{t('judged', { bot: botName(level) })}</p>
      {possible === null ? null : (
        <p>
          {t('possible', {
            bot: botName(level),
            points: possible,
            own: points.at(-1)?.values[0] ?? 0,
          })}
        </p>
      )}
      {here ? (
        <section className="grid gap-2">
          <h3 className="font-display text-lg font-bold">{t('here')}</h3>
          <ol className="grid gap-2">{entry(here)}</ol>
        </section>
      ) : null}
      <section className="grid gap-2">
        <h3 className="font-display text-lg font-bold">{t('worst')}</h3>
        {worst.length === 0 ? <p>{t('flawless')}</p> : <ol className="grid gap-3">{worst.map(entry)}</ol>}
      </section>
    </div>
  );
}

interface TurnEntryProps extends Omit<MatchAnalysisProps, 'at'> {
  turn: AnalysisTurn;
  bot: string;
}

/** One decision: what was played, what would have been better, and a way to try it. */
function TurnEntry({ turn, id, edition, names, go, bot }: TurnEntryProps) {
  const t = useTranslations('analysis');
  const language = useLocale();
  const errorText = useErrorText();
  const botName = useBotName();
  const fork = useFork(id);
  const { at, seat, key, played, value, lost, best } = turn;
  const said = (answer: AnalysisTurn['played']) => answerText(edition, language, key, answer) || t('nothing');
  return (
    <li className="grid gap-1 rounded-card border-[1.5px] border-rule p-3">
      <p className="flex flex-wrap items-center gap-x-2 font-semibold">
        <SeatMark seat={seat} /> {names[seat]} · {t('step', { n: at })}
        <span className="text-brick">{t('lost', { points: lost })}</span>
      </p>
      <p>{t('played', { answer: said(played), points: value })}</p>
      <p>{t('instead', { bot: botName(bot) })}</p>
      <ul className="ml-5 list-disc">
        {best.map((one) => (
          <li key={said(one.answer)}>{t('answer', { answer: said(one.answer), points: one.value })}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 pt-1">
        <Button size="small" onClick={() => go(at)}>
          {t('show')}
        </Button>
        <Button
          size="small"
          disabled={fork.isPending || fork.isSuccess}
          onClick={() => fork.mutate({ at, as: seat, bot })}
        >
          {t('playOn')}
        </Button>
      </div>
      <p role="alert" className="font-semibold text-brick">
        {errorText(fork.error)}
      </p>
    </li>
  );
}
