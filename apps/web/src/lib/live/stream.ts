import type { LiveMessage, Table } from '@quayside/api';
import { waitsForMe } from '../waits-for-me.ts';
import { API_URL } from '../trpc/call-api.ts';
import { openEventStream } from './event-stream.ts';
import { OWN_TABLES, ACCOUNT, type Stream } from './followed-topics.ts';

/** The server's one stream for everything a browser follows. It reconnects by itself. */
export const openStream: Stream = (topics, onEvent, onConnection, onEnd) => {
  const matches = [...topics]
    .filter(([topic]) => topic !== OWN_TABLES && topic !== ACCOUNT)
    .map(([id, { seq, cursor }]) => ({ id, since: seq, chat: cursor }));
  let mine: readonly Table[] = [];
  const changed = (table: Table) => {
    const own = table.mine !== null || mine.some((one) => one.id === table.id);
    if (!own || !topics.has(OWN_TABLES)) return;
    mine = withTable(mine, table);
    onEvent(OWN_TABLES, { kind: 'own-tables', tables: mine });
  };
  return openEventStream<LiveMessage>(
    `${API_URL}/live.updates`,
    { matches, mine: topics.has(OWN_TABLES) || topics.has(ACCOUNT) },
    {
      onData: (data) => {
        switch (data.kind) {
          case 'match':
            onEvent(data.id, { kind: 'update', update: data.update });
            changed(data.update.table);
            break;
          case 'chat':
            onEvent(data.id, { kind: 'chat', messages: data.messages });
            break;
          case 'mine':
            mine = data.tables;
            onEvent(OWN_TABLES, { kind: 'own-tables', tables: mine });
            break;
          case 'table':
            changed(data.table);
            break;
          case 'refused':
            onEvent(data.id, { kind: 'refused', words: data.refusal.words });
            break;
          case 'pairing':
          case 'people':
          case 'invited':
            onEvent(ACCOUNT, { kind: 'account', event: data });
            break;
        }
      },
      onConnection,
      // A browser's EventSource gives up for good on any answer but 200, such as a 503 of a server that restarts.
      onEnd,
    },
  );
};

/** The list with this table as it is now: what is over or left is not in it, and what waits for an answer comes first. */
export function withTable(tables: readonly Table[], table: Table): Table[] {
  const known = tables.some((one) => one.id === table.id);
  const waits = (one: Table) => (waitsForMe(one) ? 0 : 1);
  return (known ? tables.map((one) => (one.id === table.id ? table : one)) : [table, ...tables])
    .filter((one) => one.status !== 'over' && one.mine !== null)
    .sort((a, b) => waits(a) - waits(b));
}
