'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Button, ChoiceField, FlagField, Panel } from '@quayside/ui';
import { CONFIRMATIONS, PLAYBACK_PACES } from '@quayside/ui/board';
import { LanguageSwitch, ThemeSwitch } from '../../components/appearance-switches.tsx';
import { MOTIONS, usePlayPreferences } from '../board/play-preferences.ts';
import { useTRPC } from '../../lib/trpc/client.ts';
import { AccountSettings } from './account.tsx';
import { AwaySettings } from './away.tsx';
import { PlayHoursSettings } from './play-hours.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { PrivacySettings } from './privacy.tsx';
import { Sessions } from './sessions.tsx';
import { StandingOrderSettings } from './standing-orders.tsx';
import { BotKeys } from './bot-keys.tsx';

/** Preferences, account, sessions, bot keys and personal data. */
export function SettingsPage() {
  const t = useTranslations('settings');
  const trpc = useTRPC();
  const me = useQuery(trpc.session.me.queryOptions());
  const account = useQuery({ ...trpc.session.account.queryOptions(), enabled: Boolean(me.data) });
  return (
    <div className="gap-5 md:columns-2 [&>section]:mb-5 [&>section]:break-inside-avoid">
      <Panel title={t('look')} className="p-5">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </Panel>
      <PlaySettings />
      <StandingOrderSettings signedIn={Boolean(me.data)} />
      {account.data ? (
        <>
          <AccountSettings profile={account.data} />
          <NotificationSettings />
          <AwaySettings />
          <PlayHoursSettings />
          <PrivacySettings />
          {account.data.ways.length > 0 ? <BotKeys /> : null}
          <Sessions />
          <DeleteAccount profile={account.data} />
        </>
      ) : me.isPending || (me.data && account.isPending) ? null : (
        <Panel title={t('account')} className="p-5">
          <p className="mb-4">{t('nobody')}</p>
          <Button asChild tone="water">
            <Link href="/account">{t('toAccount')}</Link>
          </Button>
        </Panel>
      )}
    </div>
  );
}

function PlaySettings() {
  const t = useTranslations('settings');
  const [preferences, change] = usePlayPreferences();
  return (
    <Panel title={t('table')} className="p-5">
      <div className="grid gap-3">
        <ChoiceField
          label={t('confirm')}
          hint={t('confirmHint')}
          value={preferences.confirmation}
          onChange={(value) => change({ confirmation: CONFIRMATIONS.find((one) => one === value) ?? 'touch' })}
          choices={CONFIRMATIONS.map((value) => ({ value, label: t(`confirmations.${value}`) }))}
        />
        <ChoiceField
          label={t('board')}
          value={preferences.board}
          onChange={(value) => change({ board: value === 'generic' ? 'generic' : 'own' })}
          choices={[
            { value: 'own', label: t('own') },
            { value: 'generic', label: t('generic') },
          ]}
        />
        <FlagField
          label={t('sound')}
          hint={t('soundHint')}
          checked={preferences.sound}
          onChange={(sound) => change({ sound })}
        />
        <FlagField
          label={t('searchSound')}
          checked={preferences.searchSound}
          onChange={(searchSound) => change({ searchSound })}
        />
        <ChoiceField
          label={t('playback')}
          value={preferences.playback}
          onChange={(value) => change({ playback: PLAYBACK_PACES.find((one) => one === value) ?? 'normal' })}
          choices={PLAYBACK_PACES.map((value) => ({ value, label: t(`paces.${value}`) }))}
        />
        <ChoiceField
          label={t('motion')}
          value={preferences.motion}
          onChange={(value) => change({ motion: MOTIONS.find((one) => one === value) ?? 'usual' })}
          choices={MOTIONS.map((value) => ({ value, label: t(`motions.${value}`) }))}
        />
      </div>
    </Panel>
  );
}
