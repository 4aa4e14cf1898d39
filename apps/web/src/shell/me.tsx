'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { Button, Dialog, TextField } from '@quayside/ui';
import { refusedInWords, useTRPC } from '../trpc/client.ts';
import { useShownName } from './shown-name.ts';

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
  const nameOf = useShownName();
  if (me === undefined) return null;
  if (me === null)
    return (
      <Button asChild size="small">
        <Link href="/account">{t('signIn')}</Link>
      </Button>
    );
  const shown = nameOf(me) ?? '';
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
        <Button size="small" aria-label={`${t('you')} ${shown}. ${t('rename')}`}>
          {shown}
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
      <nav aria-label={t('you')} className="mt-5 flex flex-wrap gap-3 border-t border-rule pt-4">
        {(
          [
            ...(me.guest ? [['/account', 'become'] as const] : []),
            [`/people/${me.id}`, 'profile'],
            ['/settings', 'settings'],
          ] as const
        ).map(([href, word]) => (
          <Button key={href} asChild size="small" tone={word === 'become' ? 'brick' : 'paper'}>
            <Link href={href} onClick={() => setOpen(false)}>
              {t(word)}
            </Link>
          </Button>
        ))}
      </nav>
    </Dialog>
  );
}
