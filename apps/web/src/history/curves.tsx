'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { Edition } from '@quayside/games/boards';
import { Button, ChoiceField, Dialog } from '@quayside/ui';
import { Curve } from '../people/curve.tsx';
import { linesOver, type Replay } from './replay.ts';

export interface CurvesProps {
  replay: Replay;
  edition: Edition;
  at: number;
  names: readonly string[];
}

/** How the match went: what each would have had, had it ended there; in all, or line by line of the score sheet. */
export function Curves({ replay, edition, at, names }: CurvesProps) {
  const t = useTranslations('replay');
  return (
    <Dialog title={t('curves')} closeWord={t('close')} trigger={<Button size="small">{t('curves')}</Button>}>
      <Sheet replay={replay} edition={edition} at={at} names={names} />
    </Dialog>
  );
}

const TOTAL = '';

function Sheet({ replay, edition, at, names }: CurvesProps) {
  const t = useTranslations('replay');
  const [line, setLine] = useState(TOTAL);
  const over = useMemo(() => linesOver(edition, replay), [edition, replay]);
  const language = useLocale();
  const messages = edition.game.messages[language];
  return (
    <div className="grid gap-4">
      <ChoiceField
        label={t('what')}
        value={line}
        onChange={setLine}
        choices={[
          { value: TOTAL, label: t('total') },
          ...over.lines.map((one) => ({ value: one, label: messages[`score.${one}`] ?? one })),
        ]}
      />
      <Curve
        label={line === TOTAL ? t('total') : (messages[`score.${line}`] ?? line)}
        lines={names.map((name, seat) => ({ name, values: over.values(seat, line === TOTAL ? null : line) }))}
        at={over.stepOf(at)}
      />
    </div>
  );
}
