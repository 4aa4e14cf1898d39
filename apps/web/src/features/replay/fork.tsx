'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ChoiceField, Dialog } from '@quayside/ui';
import { useAboutBot, useBotName } from '../../lib/seat-names.ts';
import { useErrorText } from '../../lib/use-error-text.ts';
import { useFork } from '../../lib/use-fork.ts';

const BOTS = ['harbour-master', 'captain', 'merchant', 'deckhand'];

/** Forks the match at this position, against bots. */
export function Fork({ id, at, names }: { id: string; at: number; names: readonly string[] }) {
  const t = useTranslations('replay');
  const errorText = useErrorText();
  const fields = useTranslations('newTable');
  const botName = useBotName();
  const aboutBot = useAboutBot();
  const [seat, setSeat] = useState('0');
  const [bot, setBot] = useState('captain');
  const fork = useFork(id);
  return (
    <Dialog
      title={t('fork')}
      about={t('forkHint')}
      closeWord={t('close')}
      trigger={<Button size="small">{t('fork')}</Button>}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          fork.mutate({ at, as: Number(seat), bot });
        }}
      >
        <ChoiceField
          label={t('seat')}
          value={seat}
          onChange={setSeat}
          choices={names.map((name, one) => ({ value: String(one), label: name }))}
        />
        <ChoiceField
          label={fields('bot')}
          value={bot}
          onChange={setBot}
          choices={BOTS.map((one) => ({ value: one, label: botName(one, true) }))}
          error={errorText(fork.error)}
        />
        <p className="-mt-2 text-sm text-pencil">{aboutBot(bot)}</p>
        <Button type="submit" tone="water" disabled={fork.isPending || fork.isSuccess}>
          {t('start')}
        </Button>
      </form>
    </Dialog>
  );
}
