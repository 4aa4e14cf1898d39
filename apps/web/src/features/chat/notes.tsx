'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { saveDrafts, draftsOf } from '../../lib/local-drafts.ts';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';

const MOST = 4000;
const PAUSE_MS = 700;
const AGAIN_MS = 5000;

/** The viewer's notes on a match. Until they are stored they are kept in the browser. */
export function Notes({ match, me }: { match: string; me: string | null }) {
  const t = useTranslations('chat');
  const trpc = useTRPC();
  const stored = useQuery({ ...trpc.match.note.queryOptions({ id: match }), enabled: me !== null, staleTime: 0 });
  if (me === null) return <p className="text-pencil">{t('notesNobody')}</p>;
  if (stored.data === undefined) return <p className="text-pencil">{t('loading')}</p>;
  return <NoteEditor match={match} stored={stored.data} />;
}

function NoteEditor({ match, stored }: { match: string; stored: string }) {
  const t = useTranslations('chat');
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const id = useId();
  const [text, setText] = useState(() => draftsOf(match).note ?? stored);
  const [saved, setSaved] = useState(stored);
  const [failed, setFailed] = useState(0);
  const latest = useRef(text);
  latest.current = text;

  useEffect(() => {
    if (text === saved) return;
    const timer = setTimeout(
      () => {
        client.match.saveNote.mutate({ id: match, text }).then(
          () => {
            setSaved(text);
            setFailed(0);
            queries.setQueryData(trpc.match.note.queryKey({ id: match }), text);
            if (latest.current === text) saveDrafts(match, { note: undefined });
          },
          () => setFailed((n) => n + 1),
        );
      },
      failed > 0 ? AGAIN_MS : PAUSE_MS,
    );
    return () => clearTimeout(timer);
    // The clients never change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, saved, failed, match]);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-1">
      <label htmlFor={id} className="text-sm text-pencil">
        {t('notesHint')}
      </label>
      <textarea
        id={id}
        value={text}
        maxLength={MOST}
        onChange={(event) => {
          setText(event.target.value);
          saveDrafts(match, { note: event.target.value });
        }}
        className="min-h-0 flex-1 resize-none rounded-card border-[1.5px] border-ink bg-paper p-2"
      />
      <p role="status" className="text-sm text-pencil">
        {text === saved ? t('saved') : failed > 0 ? t('notSaved') : t('saving')}
      </p>
    </div>
  );
}
