import type { TRPCClient } from '@trpc/client';
import type { AppRouter, Table } from '@quayside/api';
import { OWN_TABLES, ACCOUNT, type Stream } from './followed-topics.ts';

/** The house's one stream for everything a browser follows. It reconnects by itself where the line breaks. */
export const createStream =
  (client: TRPCClient<AppRouter>): Stream =>
  (topics, hear, line, ended) => {
    const matches = [...topics]
      .filter(([topic]) => topic !== OWN_TABLES && topic !== ACCOUNT)
      .map(([id, { seq, turn }]) => ({ id, since: seq, chat: turn }));
    let mine: readonly Table[] = [];
    const changed = (table: Table) => {
      if (!topics.has(OWN_TABLES) || !mine.some((one) => one.id === table.id)) return;
      mine = withTable(mine, table);
      hear(OWN_TABLES, { kind: 'mine', tables: mine });
    };
    const { unsubscribe } = client.live.follow.subscribe(
      { matches, mine: topics.has(OWN_TABLES) || topics.has(ACCOUNT) },
      {
        onData: ({ data }) => {
          line(true);
          switch (data.kind) {
            case 'match':
              hear(data.id, { kind: 'update', update: data.update });
              changed(data.update.table);
              break;
            case 'chat':
              hear(data.id, { kind: 'chat', messages: data.messages });
              break;
            case 'mine':
              mine = data.tables;
              hear(OWN_TABLES, { kind: 'mine', tables: mine });
              break;
            case 'table':
              changed(data.table);
              break;
            case 'refused':
              hear(data.id, { kind: 'refused', words: data.refusal.words });
              break;
            case 'pairing':
            case 'people':
            case 'invited':
              hear(ACCOUNT, { kind: 'news', news: data });
              break;
          }
        },
        onConnectionStateChange: ({ state }) => line(state === 'pending'),
        // A browser's EventSource gives up for good on any answer but 200, such as a 503 of a server that restarts.
        onError: ended,
        onComplete: ended,
      },
    );
    return unsubscribe;
  };

/** The list with this table as it is now: what is over leaves it, and what waits for an answer comes first. */
export function withTable(tables: readonly Table[], table: Table): Table[] {
  const waits = (one: Table) => (one.mine !== null && one.due.includes(one.mine) ? 0 : 1);
  return tables
    .map((one) => (one.id === table.id ? table : one))
    .filter((one) => one.status !== 'over')
    .sort((a, b) => waits(a) - waits(b));
}
