'use client';

import { useTranslations } from 'next-intl';
import type { Preferences } from '@quayside/api';
import { FlagField } from '@quayside/ui';
import { SettingsPanel } from './settings-panel.tsx';
import { usePreferences } from './use-preferences.ts';

type Flag = Exclude<keyof Preferences, 'standingOrders' | 'playWindow' | 'awayUntil'>;

/** Every preference that is switched on or off, with its texts. */
const FLAGS = {
  showPresence: { label: 'presence', hint: 'presenceHint' },
  allowFriendRequests: { label: 'requests', hint: 'requestsHint' },
} as const satisfies { readonly [flag in Flag]: unknown };

/** What others may see and ask. Kept with the account, so it holds in every browser. */
export function PrivacySettings() {
  const t = useTranslations('settings');
  const { preferences, change } = usePreferences();
  return (
    <SettingsPanel title={t('others')} query={preferences} change={change}>
      {(now) => (
        <div className="grid gap-1">
          {(Object.keys(FLAGS) as Flag[]).map((flag) => (
            <FlagField
              key={flag}
              label={t(FLAGS[flag].label)}
              hint={t(FLAGS[flag].hint)}
              checked={now[flag]}
              onChange={(on) => change.mutate({ [flag]: on })}
            />
          ))}
        </div>
      )}
    </SettingsPanel>
  );
}
