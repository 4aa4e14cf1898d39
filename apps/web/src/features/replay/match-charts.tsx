'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { MatchRecord } from '@quayside/engine/host';
import type { Edition } from '@quayside/games/boards';
import { inLanguage } from '@quayside/languages';
import { Button, Chips, ChoiceField, Dialog } from '@quayside/ui';
import { LineChart } from '../../components/line-chart.tsx';
import { scoreCurvesOf, type Replay } from './replay.ts';

export interface MatchChartsProps {
  record: MatchRecord;
  replay: Replay;
  edition: Edition;
  at: number;
  names: readonly string[];
}

/** How the match went: what each had at the end of every round, and how the score sheet grew. */
export function MatchCharts(props: MatchChartsProps) {
  const t = useTranslations('replay');
  const [shown, setShown] = useState<'rounds' | 'sheet'>('rounds');
  return (
    <Dialog title={t('curves')} closeWord={t('close')} trigger={<Button size="small">{t('curves')}</Button>}>
      <div className="grid gap-4">
        <Chips
          label={t('curves')}
          quiet
          chosen={shown}
          onChange={setShown}
          choices={[
            { value: 'rounds', label: t('byRound') },
            { value: 'sheet', label: t('bySheet') },
          ]}
        />
        {shown === 'sheet' ? <ScoreChart {...props} /> : <RoundChart {...props} />}
      </div>
    </Dialog>
  );
}

/** What each had, by the game's own measures: wealth, goods, food, loans. */
function RoundChart({ record, edition, at, names }: MatchChartsProps) {
  const t = useTranslations('replay');
  const messages = inLanguage(edition.game.messages, useLocale());
  const { measures, rounds } = useMemo(() => edition.core.curvesOver(edition.game, record), [edition, record]);
  const [wanted, setWanted] = useState('wealth');
  const measure = measures.includes(wanted) ? wanted : (measures[0] ?? '');
  const wordOf = (one: string) => messages[`ledger.${one}`] ?? one;
  const reached = rounds.filter((one) => one.seq <= at).length - 1;
  return (
    <>
      <Chips
        label={t('what')}
        chosen={measure}
        onChange={setWanted}
        choices={measures.map((value) => ({ value, label: wordOf(value) }))}
      />
      <LineChart
        label={wordOf(measure)}
        lines={names.map((name, seat) => ({
          name,
          values: rounds.map((one) => one.values[measure]?.[seat] ?? 0),
        }))}
        step={t('round')}
        steps={rounds.map((one, i) => one.label ?? (i === 0 ? t('beginning') : t('after', { n: one.seq })))}
        at={Math.max(0, reached)}
      />
    </>
  );
}

const TOTAL = '';

/** What each would have had, had it ended there; in all, or line by line of the score sheet. */
function ScoreChart({ replay, edition, at, names }: MatchChartsProps) {
  const t = useTranslations('replay');
  const [line, setLine] = useState(TOTAL);
  const over = useMemo(() => scoreCurvesOf(edition, replay), [edition, replay]);
  const messages = inLanguage(edition.game.messages, useLocale());
  return (
    <>
      <ChoiceField
        label={t('what')}
        value={line}
        onChange={setLine}
        choices={[
          { value: TOTAL, label: t('total') },
          ...over.lines.map((one) => ({ value: one, label: messages[`score.${one}`] ?? one })),
        ]}
      />
      <LineChart
        label={line === TOTAL ? t('total') : (messages[`score.${line}`] ?? line)}
        lines={names.map((name, seat) => ({ name, values: over.values(seat, line === TOTAL ? null : line) }))}
        step={t('moment')}
        steps={over.moments.map(String)}
        at={over.stepOf(at)}
      />
    </>
  );
}
