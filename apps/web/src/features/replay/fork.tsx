'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button, ChoiceField, Dialog } from '@quayside/ui';
import { useBotName } from '../../lib/seat-names.ts';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { useErrorText } from '../../lib/use-error-text.ts';

const BOTS = ['captain', 'merchant', 'deckhand'];

/** What would have been: a table of its own from this moment, against bots. */
export function Fork({ id, at, names }: { id: string; at: number; names: readonly string[] }) {
  const t = useTranslations('replay');
  const errorText = useErrorText();
  const fields = useTranslations('newTable');
  const botName = useBotName();
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const [seat, setSeat] = useState('0');
  const [bot, setBot] = useState(BOTS[0] ?? '');
  const fork = useMutation({
    mutationFn: async () => {
      queries.setQueryData(trpc.session.me.queryKey(), await client.session.signInAsGuest.mutate({}));
      return client.match.fork.mutate({ id, at, as: Number(seat), bot });
    },
    onSuccess: (table) => router.push(`/tables/${table.id}`),
  });
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
          fork.mutate();
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
        <Button type="submit" tone="water" disabled={fork.isPending || fork.isSuccess}>
          {t('start')}
        </Button>
      </form>
    </Dialog>
  );
}
