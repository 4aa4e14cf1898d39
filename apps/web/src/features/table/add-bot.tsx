'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@quayside/ui';
import { useAboutBot, useBotName } from '../../lib/seat-names.ts';
import { useTRPC } from '../../lib/trpc/client.ts';
import type { WaitingTableActions } from './use-waiting-table.ts';

/** Gives a free seat to a bot. */
export function AddBot({ actions }: { actions: WaitingTableActions }) {
  const t = useTranslations('table');
  const botName = useBotName();
  const aboutBot = useAboutBot();
  const bots = useQuery({ ...useTRPC().games.bots.queryOptions(), staleTime: Infinity });
  const [bot, setBot] = useState('deckhand');
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <select
        aria-label={t('addBot')}
        className="min-h-11 rounded-card border-[1.5px] border-ink bg-paper px-2"
        value={bot}
        onChange={(event) => setBot(event.target.value)}
      >
        {(bots.data ?? []).map((one) => (
          <option key={one} value={one}>
            {botName(one, true)}
          </option>
        ))}
      </select>
      <Button disabled={actions.busy} onClick={() => actions.addBot(bot)}>
        {t('addBot')}
      </Button>
      <p className="w-full text-sm text-pencil">{aboutBot(bot)}</p>
    </div>
  );
}
