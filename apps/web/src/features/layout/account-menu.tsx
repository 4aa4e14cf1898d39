'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { Button, Dialog } from '@quayside/ui';
import { useTRPC } from '../../lib/trpc/client.ts';
import { usePersonName } from '../../lib/person-name.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

const Rename = dynamic(lazyPart(async () => (await import('../account/display-name-form.tsx')).DisplayNameForm));

/** Who is here. A guest can take a name at any time. */
export function AccountMenu() {
  const t = useTranslations('shell');
  const { data: me } = useQuery(useTRPC().session.me.queryOptions());
  const [open, setOpen] = useState(false);
  const nameOf = usePersonName();
  if (me === undefined) return null;
  if (me === null)
    return (
      <Button asChild size="small">
        <Link href="/account">{t('signIn')}</Link>
      </Button>
    );
  const shown = nameOf(me) ?? '';
  const close = () => setOpen(false);
  const pages = [
    ...(me.guest ? [['/account', 'become'] as const] : []),
    [`/people/${me.id}`, 'profile'],
    ['/friends', 'friends'],
    ['/settings', 'settings'],
    ...(me.admin ? [['/admin', 'admin'] as const] : []),
  ] as const;
  return (
    <Dialog
      title={t('rename')}
      closeWord={t('close')}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" aria-label={`${t('you')} ${shown}. ${t('rename')}`} className="max-w-36">
          <span className="truncate">{shown}</span>
        </Button>
      }
    >
      <Rename name={me.name} done={close} />
      <nav aria-label={t('you')} className="mt-5 flex flex-wrap gap-3 border-t border-rule pt-4">
        {pages.map(([href, word]) => (
          <Button key={href} asChild size="small" tone={word === 'become' ? 'brick' : 'paper'}>
            <Link href={href} onClick={close}>
              {t(word)}
            </Link>
          </Button>
        ))}
      </nav>
    </Dialog>
  );
}
