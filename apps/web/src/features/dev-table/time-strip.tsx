'use client';

import { ChevronFirst, ChevronLast, Redo2, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@quayside/ui';
import { PositionSlider } from '../../components/position-slider.tsx';
import { isNewest } from '@quayside/testkit/dev-table';
import type { DevTableModel } from './use-dev-table.ts';

/** Any moment of the line. What is done at an earlier one drops what had followed. */
export function TimeStrip({ table: { line, go } }: { table: DevTableModel }) {
  const t = useTranslations('devTable');
  const last = line.moments.length - 1;
  const { at } = line;
  const steps = [
    ['first', ChevronFirst, 0, at === 0],
    ['undo', Undo2, at - 1, at === 0],
    ['redo', Redo2, at + 1, isNewest(line)],
    ['last', ChevronLast, last, isNewest(line)],
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <PositionSlider
        label={t('moment')}
        text={t('of', { at, all: last })}
        at={at}
        last={last}
        go={go}
        className="min-w-48 basis-64"
      />
      {steps.map(([name, Icon, to, disabled]) => (
        <Button key={name} size="icon" aria-label={t(name)} disabled={disabled} onClick={() => go(to)}>
          <Icon aria-hidden size={18} />
        </Button>
      ))}
      {isNewest(line) ? null : (
        <span role="status" className="text-sm font-semibold text-brick">
          {t('drops', { n: last - at })}
        </span>
      )}
    </div>
  );
}
