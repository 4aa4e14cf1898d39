'use client';

import { replaceEqualDeep } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useState } from 'react';
import type { MatchView, Message, VisibleEvents, MatchUpdate } from '@quayside/api';
import type { TopicEvent } from '../../lib/live/followed-topics.ts';
import { useHub } from '../../lib/live/live-provider.tsx';
import { mergeEvents } from '../../lib/live/merge.ts';

/** What the stream says of a match, from what was `seen` of it on. */
export function useMatchStream(id: string, exists: boolean, seen: MatchUpdate | null) {
  const hub = useHub();
  const [update, setUpdate] = useState<MatchUpdate | null>(seen);
  const [view, setView] = useState<MatchView | null>(seen?.view ?? null);
  const [events, setEvents] = useState<readonly VisibleEvents[]>(seen?.events ?? []);
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [connected, setConnected] = useState(true);
  const [refused, setRefused] = useState<{ readonly en: string; readonly de: string } | null>(null);

  /** Takes a view over unless there is a later one. */
  const receiveView = useCallback((next: MatchView | null) => {
    setView((now) => (now && next && next.seq < now.seq ? now : replaceEqualDeep(now, next)));
  }, []);

  useEffect(() => {
    if (!exists || !hub) return;
    const receive = (event: TopicEvent) => {
      switch (event.kind) {
        case 'update':
          // Drawn in pieces: whoever presses something meanwhile is not kept waiting.
          startTransition(() => {
            setUpdate(event.update);
            receiveView(event.update.view);
            setEvents((known) => replaceEqualDeep(known, mergeEvents(known, event.update.events)));
          });
          break;
        case 'chat':
          setMessages(event.messages);
          break;
        case 'connection':
          setConnected(event.up);
          break;
        case 'refused':
          setRefused(event.words);
          break;
        case 'own-tables':
        case 'account':
          break;
      }
    };
    return hub.follow(id, receive, seen);
  }, [hub, id, exists, receiveView, seen]);

  return { table: update?.table, view, events, messages, connected, refused, receiveView };
}
