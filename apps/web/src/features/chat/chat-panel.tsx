'use client';

import { MessagesSquare, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect, useId, useState } from 'react';
import type { Message, Table } from '@quayside/api';
import { Button, classes } from '@quayside/ui';
import { saveDrafts, draftsOf } from '../../lib/local-drafts.ts';
import { unread } from './messages.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

// Fetched when somebody opens it.
const Chat = dynamic(lazyPart(async () => (await import('./chat.tsx')).Chat));
const Notes = dynamic(lazyPart(async () => (await import('./notes.tsx')).Notes));

const TABS = ['talk', 'notes'] as const;
type PanelTab = (typeof TABS)[number];

export interface ChatPanelProps {
  table: Table;
  messages: readonly Message[];
  /** The account of the viewer; null if signed out. */
  me: string | null;
}

/** The chat of a match and the viewer's notes: closed at first, with a mark for unread messages. */
export function ChatPanel({ table, messages, me }: ChatPanelProps) {
  const t = useTranslations('chat');
  const [tab, setTab] = useState<PanelTab | null>(null);
  const [read, setRead] = useState(() => draftsOf(table.id).read ?? 0);
  const box = useId();
  const reads = tab === 'talk';
  const newest = messages[messages.length - 1]?.id ?? 0;
  const fresh = reads ? 0 : unread(messages, read, me);
  // While it is open everything counts as read.
  useEffect(() => {
    if (reads && newest > 0) saveDrafts(table.id, { read: newest });
  }, [reads, newest, table.id]);
  const show = (next: PanelTab | null) => {
    setRead(reads || next === 'talk' ? newest : read);
    setTab(next);
  };
  return (
    <>
      <Button
        size="small"
        className="max-lg:-order-1"
        aria-expanded={tab !== null}
        aria-controls={box}
        aria-label={fresh > 0 ? t('openUnread', { n: fresh }) : t('open')}
        onClick={() => show(tab === null ? 'talk' : null)}
      >
        <MessagesSquare aria-hidden size={18} />
        {fresh > 0 ? (
          <span aria-hidden className="rounded-full bg-brick px-1.5 text-xs leading-5 text-on-brick tabular-nums">
            {fresh}
          </span>
        ) : null}
      </Button>
      {tab === null ? null : (
        <section
          id={box}
          aria-label={t('title')}
          className="sheet fixed right-3 bottom-3 z-40 flex h-[min(32rem,80dvh)] w-[min(24rem,calc(100vw-1.5rem))] flex-col gap-2 p-3 shadow-print max-sm:inset-x-0 max-sm:bottom-0 max-sm:h-[72dvh] max-sm:w-auto"
        >
          <div className="flex items-center gap-1.5">
            {TABS.map((one) => (
              <Button
                key={one}
                size="small"
                aria-pressed={tab === one}
                className={classes('min-h-11 grow', tab === one && 'bg-ink text-sheet')}
                onClick={() => show(one)}
              >
                {t(one)}
              </Button>
            ))}
            <Button size="icon" aria-label={t('close')} onClick={() => show(null)}>
              <X aria-hidden size={18} />
            </Button>
          </div>
          {tab === 'talk' ? <Chat table={table} messages={messages} me={me} /> : <Notes match={table.id} me={me} />}
        </section>
      )}
    </>
  );
}
