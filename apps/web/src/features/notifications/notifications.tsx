'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@quayside/ui';
import { useTitlePrefix } from '../../lib/title-prefix.ts';
import { FoundMatchNotice } from './found-match-notice.tsx';
import { DueMatch, FriendRequest, InvitationItem, SearchItem } from './notification-items.tsx';
import { useAccountEvents } from './use-account-events.ts';
import { useNotifications } from './use-notifications.ts';

/** A button in the header with the number of all that waits, the list behind it, and the number in the tab's title. Hidden if nothing waits. */
export function Notifications() {
  useAccountEvents();
  const t = useTranslations('notifications');
  const list = useId();
  const { due, search, invitations, requests } = useNotifications();
  const waiting = due.length + invitations.length + requests.length;
  const n = waiting + (search ? 1 : 0);
  useTitlePrefix('waiting', waiting === 0 ? null : `(${waiting}) `);
  return (
    <>
      <FoundMatchNotice />
      {n === 0 ? null : (
        // Both go together: a list left open would be closed by the first press on the next button.
        <>
          <Button
            size="small"
            popoverTarget={list}
            aria-label={t('button', { n })}
            className={`gap-1.5 ${due.length > 0 ? 'bg-brass-wash' : ''}`}
          >
            <Flag />
            <span className="tabular-nums">{n}</span>
          </Button>
          <div
            id={list}
            popover="auto"
            className="sheet fixed inset-auto top-16 right-3 m-0 max-h-[70dvh] w-[min(24rem,calc(100vw-1.5rem))] overflow-y-auto p-4 text-ink"
          >
            <h2 className="mb-2 font-display text-lg font-bold">{t('title')}</h2>
            <ul className="grid gap-3">
              {due.map((table) => (
                <DueMatch key={table.id} table={table} />
              ))}
              {search ? <SearchItem search={search} /> : null}
              {invitations.map((invitation) => (
                <InvitationItem key={invitation.table.id} {...invitation} />
              ))}
              {requests.map((person) => (
                <FriendRequest key={person.id} person={person} />
              ))}
            </ul>
          </div>
        </>
      )}
    </>
  );
}

function Flag() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" width="18" height="18">
      <path d="M5 2v20" className="stroke-ink" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M6 3h14l-4 5 4 5H6Z" className="fill-brick" />
    </svg>
  );
}
