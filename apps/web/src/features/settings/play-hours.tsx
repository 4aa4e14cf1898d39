'use client';

import { useTranslations } from 'next-intl';
import type { LEAST_PLAY_MINUTES, PlayWindow } from '@quayside/api';
import { ChoiceField } from '@quayside/ui';
import { timeOfDay } from '../../lib/clock-text.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { usePreferences } from './use-preferences.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour * 60);
const USUAL = { from: 8 * 60, until: 22 * 60 } as const;
/** The server refuses less. */
const LEAST: typeof LEAST_PLAY_MINUTES = 480;
const lasts = (from: number, until: number): boolean => (until - from + 1440) % 1440 >= LEAST;

/** The hours in which one's clock runs at tables that are played turn by turn. */
export function PlayHoursSettings() {
  const t = useTranslations('playHours');
  const { preferences, change } = usePreferences();
  const here = ({ from, until }: Pick<PlayWindow, 'from' | 'until'>): void =>
    change.mutate({ playWindow: { from, until, zone: Intl.DateTimeFormat().resolvedOptions().timeZone } });
  const choices = (fits: (minute: number) => boolean) =>
    HOURS.filter(fits).map((minute) => ({ value: String(minute), label: timeOfDay(minute) }));
  return (
    <SettingsPanel title={t('title')} hint={t('hint')} query={preferences} change={change}>
      {({ playWindow: hours }) => (
        <div className="grid gap-3 sm:grid-cols-3">
          <ChoiceField
            label={t('when')}
            value={hours ? 'own' : 'always'}
            onChange={(value) => (value === 'own' ? here(USUAL) : change.mutate({ playWindow: null }))}
            choices={[
              { value: 'always', label: t('always') },
              { value: 'own', label: t('own') },
            ]}
          />
          {hours ? (
            <>
              <ChoiceField
                label={t('from')}
                value={String(hours.from)}
                onChange={(value) => here({ ...hours, from: Number(value) })}
                choices={choices((from) => lasts(from, hours.until))}
              />
              <ChoiceField
                label={t('until')}
                value={String(hours.until)}
                onChange={(value) => here({ ...hours, until: Number(value) })}
                choices={choices((until) => lasts(hours.from, until))}
              />
              <p className="text-sm text-pencil sm:col-span-3">{t('zone', { zone: hours.zone })}</p>
            </>
          ) : null}
        </div>
      )}
    </SettingsPanel>
  );
}
