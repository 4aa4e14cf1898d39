'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, Dialog, TextField } from '@quayside/ui';
import { refusedInWords, useTRPC } from '../trpc/client.ts';

/** Who is here. A guest can take a name at any time. */
export function Me() {
  const t = useTranslations('shell');
  const language = useLocale();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const { data: me } = useQuery(trpc.session.me.queryOptions());
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const rename = useMutation(
    trpc.session.rename.mutationOptions({
      onSuccess: (account) => {
        queries.setQueryData(trpc.session.me.queryKey(), account);
        setOpen(false);
      },
    }),
  );
  if (!me) return null;
  return (
    <Dialog
      title={t('rename')}
      closeWord={t('close')}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setName(me.name);
        rename.reset();
      }}
      trigger={
        <Button size="small" aria-label={`${t('you')} ${me.name}. ${t('rename')}`}>
          {me.name}
        </Button>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          rename.mutate({ name });
        }}
      >
        <TextField
          label={t('name')}
          value={name}
          onChange={setName}
          maxLength={30}
          autoComplete="nickname"
          error={rename.error ? refusedInWords(rename.error, language, t('broken')) : null}
        />
        <Button type="submit" tone="water" disabled={rename.isPending || name.trim() === ''}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
