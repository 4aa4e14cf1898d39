'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { Button, Dialog } from '@quayside/ui';
import { useTRPC } from '../../lib/trpc/client.ts';
import { AccountMenu } from './account-menu.tsx';
import { useAfterLoad } from '../../lib/use-after-load.ts';
import { LanguageSwitch, ThemeSwitch } from '../../components/appearance-switches.tsx';
import { NOTICE_PLACE } from '../../lib/notice-place.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { isTablePath } from '../../lib/table-path.ts';

const PAGES = [
  ['/pairing', 'pairing'],
  ['/tables/new', 'newTable'],
  ['/tables', 'tables'],
  ['/friends', 'friends'],
  ['/history', 'history'],
  ['/rankings', 'rankings'],
  ['/learn', 'learn'],
] as const;

// Only signed-in visitors have notifications.
const Notices = dynamic(
  lazyPart(async () => (await import('../notifications/notifications.tsx')).Notifications),
  { ssr: false },
);

export function Header() {
  const t = useTranslations();
  const path = usePathname();
  const { data: me } = useQuery(useTRPC().session.me.queryOptions());
  const [open, setOpen] = useState(false);
  const later = useAfterLoad();
  const links = PAGES.map(([href, name]) => (
    <Link
      key={href}
      href={href}
      onClick={() => setOpen(false)}
      aria-current={path === href ? 'page' : undefined}
      className="inline-flex min-h-11 items-center px-1 font-semibold whitespace-nowrap decoration-brick decoration-2 underline-offset-8 hover:underline aria-[current=page]:underline"
    >
      {t(`shell.${name}`)}
    </Link>
  ));
  return (
    <header data-table={isTablePath(path) || undefined} className="group border-b-[1.5px] border-ink bg-sheet">
      <div className="mx-auto flex h-(--head) max-w-[100rem] items-center justify-between gap-2 px-4 sm:gap-4">
        <Link
          href="/"
          aria-label={`${t('brand')}: ${t('shell.home')}`}
          className="flex min-h-11 min-w-11 items-center gap-2 font-display text-2xl font-extrabold tracking-tight"
        >
          <Logo />
          {/* On a phone the room is needed for who is here and what waits, above all at a table. */}
          <span className="max-[380px]:hidden max-lg:group-data-table:hidden">{t('brand')}</span>
        </Link>
        <nav aria-label={t('shell.menu')} className="hidden gap-4 xl:flex">
          {links}
        </nav>
        <div className="flex min-w-0 items-center gap-2 xl:gap-3">
          {me && later ? <Notices /> : null}
          <AccountMenu />
          <div className="hidden items-center gap-3 xl:flex">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          <Dialog
            title={t('brand')}
            closeWord={t('shell.close')}
            open={open}
            onOpenChange={setOpen}
            trigger={
              <Button size="small" className="xl:hidden">
                {t('shell.menu')}
              </Button>
            }
          >
            <nav aria-label={t('shell.menu')} className="mb-4 grid grid-cols-2 gap-x-4 gap-y-1 text-lg">
              {links}
            </nav>
            <div className="flex flex-wrap justify-between gap-3 border-t border-rule pt-3">
              <LanguageSwitch />
              <ThemeSwitch />
            </div>
          </Dialog>
        </div>
      </div>
      <div id={NOTICE_PLACE} />
      {me?.suspended ? <SuspensionNotice {...me.suspended} /> : null}
    </header>
  );
}

/** Shown to suspended accounts on every page, with the reason. */
function SuspensionNotice({ until, reason }: { until: Date; reason: string }) {
  const t = useTranslations('shell');
  const when = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(until);
  return (
    // A table fills the screen below it, so it keeps to a height that the table knows (--strip).
    <p
      role="status"
      data-strip
      className="border-t border-ink bg-brick-wash px-4 py-2 font-semibold lg:h-10 lg:overflow-y-auto lg:py-1.5"
    >
      {t('suspended', { when, reason })}
    </p>
  );
}

/** The logo: a bollard with a rope made fast to it. */
function Logo() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" width="30" height="30">
      <path d="M9 3h14a3 3 0 0 1 0 6h-1l2 16h4v4H4v-4h4l2-16H9a3 3 0 0 1 0-6Z" className="fill-ink" />
      <path
        d="M7 15c6 4 12 4 18 1M7 19c6 4 13 3 24-5"
        className="fill-none stroke-brick"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
