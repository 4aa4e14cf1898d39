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

// Fetched when somebody opens it.
const Menu = dynamic(lazyPart(async () => (await import('./account-menu-content.tsx')).AccountMenuContent));

/** Who is here; behind it what one can do with that: pages of one's own, another name, signing out. */
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
  return (
    <Dialog
      title={`${t('you')} ${shown}`}
      closeWord={t('close')}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button
          size="small"
          aria-label={`${t('you')} ${shown}. ${t('accountMenu')}`}
          className="max-w-36 min-w-14 max-lg:max-w-24 max-[360px]:min-w-0 max-[360px]:px-2"
        >
          <span className="truncate">{shown}</span>
        </Button>
      }
    >
      <Menu me={me} close={() => setOpen(false)} />
    </Dialog>
  );
}
