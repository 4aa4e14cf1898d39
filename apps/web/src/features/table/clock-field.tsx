'use client';

import { useTranslations } from 'next-intl';
import { ChoiceField } from '@quayside/ui';
import { useClockText } from '../../lib/clock-text.ts';
import { CLOCKS } from './clock-settings.ts';
import type { NewTableState } from './use-new-table.ts';

/** How much time everybody has. */
export function ClockField({ table }: { table: NewTableState }) {
  const t = useTranslations('clock');
  const clockText = useClockText();
  const clocks = CLOCKS[table.pace];
  const at = clocks.findIndex((one) => one === table.clock);
  return (
    <div className="grid content-start gap-1">
      <ChoiceField
        label={t('label')}
        value={at < 0 ? 'none' : String(at)}
        onChange={table.setClock}
        choices={[
          { value: 'none', label: t('none') },
          ...clocks.map((clock, i) => ({ value: String(i), label: clockText(clock) })),
        ]}
      />
      {table.clock ? <p className="text-sm text-pencil">{t('hint')}</p> : null}
    </div>
  );
}
