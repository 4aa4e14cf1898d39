'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Message } from '@quayside/api';
import { Button, SeatMark } from '@quayside/ui';
import { usePersonName } from '../../lib/person-name.ts';
import { mergeMessages } from '../../lib/live/merge.ts';
import { randomId } from '../../lib/random-id.ts';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { useErrorText } from '../../lib/use-error-text.ts';
import { MessageMenu } from './message-menu.tsx';
import type { ChatPanelProps } from './chat-panel.tsx';

const MOST = 500;

/** The messages, scrolled to the newest, and the form. Spectators can only read. */
export function Chat({ table, messages, me }: ChatPanelProps) {
  const t = useTranslations('chat');
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const nameOf = usePersonName();
  const box = useRef<HTMLDivElement>(null);
  const match = table.id;
  const muted = useQuery({ ...trpc.chat.muted.queryOptions({ match }), enabled: me !== null });
  // After unmuting, earlier messages come with the list, not with the stream.
  const [back, setBack] = useState<readonly Message[]>([]);
  const lines = mergeMessages(messages, back).filter((one) => !muted.data?.includes(one.account));
  const mute = useMutation({
    mutationFn: ({ account, on }: { account: string; on: boolean }) =>
      client.chat.mute.mutate({ match, account, muted: on }),
    onSuccess: async (_, { on }) => {
      await queries.invalidateQueries({ queryKey: trpc.chat.muted.queryKey({ match }) });
      if (!on) setBack(await client.chat.list.query({ match }));
    },
  });
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    // Whenever something is said.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [lines.length]);
  const names = new Map(table.seats.flatMap((one) => (one.accountId === null ? [] : [[one.accountId, one] as const])));
  return (
    <>
      <div
        ref={box}
        role="log"
        aria-label={t('talk')}
        // Scrolls, so it must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto rounded-card border border-rule bg-paper p-2"
      >
        {lines.length === 0 ? <p className="text-pencil">{t('nothing')}</p> : null}
        <ul className="grid gap-2">
          {lines.map((line) => (
            <MessageRow
              key={line.id}
              line={line}
              mine={line.account === me}
              menu={me !== null && line.account !== me}
              mute={() => mute.mutate({ account: line.account, on: true })}
            />
          ))}
        </ul>
      </div>
      {muted.data && muted.data.length > 0 ? (
        <ul className="flex flex-wrap gap-2 text-sm">
          {muted.data.map((account) => (
            <li key={account} className="flex items-center gap-2">
              {t('muted', { name: nameOf(names.get(account) ?? { name: '?' }) ?? '?' })}
              <Button size="small" onClick={() => mute.mutate({ account, on: false })}>
                {t('unmute')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {table.mine === null ? <p className="text-sm text-pencil">{t('onlyPlayers')}</p> : <MessageForm match={match} />}
    </>
  );
}

function MessageRow({ line, mine, menu, mute }: { line: Message; mine: boolean; menu: boolean; mute: () => void }) {
  const t = useTranslations('chat');
  const format = useFormatter();
  const nameOf = usePersonName();
  const name = nameOf(line) ?? '';
  return (
    <li className="text-[0.95rem] leading-snug">
      <p className="flex items-center gap-1.5 text-sm">
        <SeatMark seat={line.seat} />
        <span className="font-semibold">{mine ? t('you') : name}</span>
        <time dateTime={line.sent.toISOString()} className="text-xs text-pencil">
          {format.dateTime(line.sent, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
        </time>
        {menu ? <MessageMenu line={line} name={name} mute={mute} /> : null}
      </p>
      <p className="ml-6 break-words whitespace-pre-wrap">
        {line.hidden ? <span className="text-pencil italic">{t('hidden')}</span> : line.text}
      </p>
    </li>
  );
}

/** The text stays in its field until the server has accepted it. */
function MessageForm({ match }: { match: string }) {
  const t = useTranslations('chat');
  const errorText = useErrorText();
  const client = useTRPCClient();
  const [text, setText] = useState('');
  const say = useMutation({
    mutationFn: (words: { text: string; idempotencyKey: string }) => client.chat.send.mutate({ match, ...words }),
    onSuccess: (_, words) => setText((now) => (now.trim() === words.text ? '' : now)),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words !== '' && !say.isPending) say.mutate({ text: words, idempotencyKey: randomId() });
  };
  return (
    <form onSubmit={send} className="grid gap-1">
      <div className="flex gap-2">
        <input
          aria-label={t('write')}
          placeholder={t('write')}
          value={text}
          maxLength={MOST}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
          className="min-h-11 min-w-0 grow rounded-card border-[1.5px] border-ink bg-paper px-3 placeholder:text-pencil"
        />
        <Button type="submit" tone="water" disabled={say.isPending || text.trim() === ''}>
          {t('say')}
        </Button>
      </div>
      <p role="alert" className="text-sm font-semibold text-brick empty:hidden">
        {errorText(say.error)}
      </p>
    </form>
  );
}
