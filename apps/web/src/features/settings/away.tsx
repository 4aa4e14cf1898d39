'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@quayside/ui';
import { SettingsPanel } from './settings-panel.tsx';
import { usePreferences } from './use-preferences.ts';

const DAYS = [3, 7, 14, 21];

/** Whoever is away for some days is not out of time in matches that are played turn by turn. */
export function AwaySettings() {
  const t = useTranslations('away');
  const language = useLocale();
  const { preferences, change } = usePreferences();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' });
  return (
    <SettingsPanel title={t('title')} hint={t('hint')} query={preferences} change={change}>
      {({ awayUntil }) => (
        <div className="flex flex-wrap items-center gap-3">
          {awayUntil === null ? null : (
            <>
              <p className="w-full font-semibold">{t('until', { when: day.format(awayUntil) })}</p>
              <Button
                size="small"
                tone="water"
                disabled={change.isPending}
                onClick={() => change.mutate({ awayDays: 0 })}
              >
                {t('back')}
              </Button>
            </>
          )}
          {DAYS.map((days) => (
            <Button
              key={days}
              size="small"
              disabled={change.isPending}
              onClick={() => change.mutate({ awayDays: days })}
            >
              {t('days', { days })}
            </Button>
          ))}
        </div>
      )}
    </SettingsPanel>
  );
}
