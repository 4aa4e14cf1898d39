import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Database } from '@quayside/db';
import {
  insertRows,
  migrateToNewest,
  readRows,
  rebuildAt,
  tableNames,
  testDatabases,
  type RowsByTable,
} from '@quayside/db/testing';
import { canonical } from '@quayside/engine/host';
import { openMatches, type Matches } from '../src/index.ts';
import { ANN, BEN, CLEO, playOn } from './fixtures.ts';
import old from './fixtures/database-0.1.0.json' with { type: 'json' };

/** What release 0.1.0 had stored: rows of every table, with matches of all games in play. */
const before: RowsByTable = old;

/** Names that have changed since: the table's, then its columns'. */
const RENAMED: { readonly [table: string]: readonly [string, { readonly [column: string]: string }] } = {
  account: ['account', { unconfirmed: 'pending_email', suspended_for: 'suspension_reason' }],
  archive: ['archive', { told: 'events' }],
  best: ['best_result', {}],
  bot_token: ['bot_key', { used: 'last_used' }],
  entry: ['entry', { key: 'decision_key', token: 'idempotency_key', who: 'holder' }],
  house_secret: ['server_secret', {}],
  invitation: ['invitation', { by: 'inviter_id' }],
  limit_use: ['rate_limit', {}],
  match: ['match', { fewest: 'min_seats', most: 'max_seats', daily: 'daily_deal', fork_at: 'fork_answers' }],
  message: ['chat_message', { turn: 'cursor', token: 'idempotency_key', said: 'sent' }],
  mute: ['mute', { other_id: 'muted_id' }],
  pairing: ['pairing', { wishes: 'choices', since: 'waiting_since', seen: 'last_seen' }],
  preference: [
    'preference',
    {
      presence: 'show_presence',
      friend_requests: 'allow_friend_requests',
      mail_invited: 'mail_invitation',
      mail_friend: 'mail_friend_request',
    },
  ],
  presence: ['presence', { seen: 'last_seen' }],
  report: [
    'report',
    {
      by: 'reporter_id',
      words: 'comment',
      settled: 'resolved',
      settled_by: 'resolved_by',
      how: 'resolution',
      answer: 'resolution_comment',
    },
  ],
  seat: ['seat', { wish: 'proposal', turn: 'turn_order' }],
  tie: ['relationship', {}],
};
/** What is new since: tables that are empty at first, and columns with what stands in them. */
const NEW_TABLES = [
  'analysis',
  'bot_rating',
  'daily_benchmark',
  'heartbeat',
  'job',
  'job_effect',
  'notification',
  'notification_delivery',
  'notification_preference',
  'outage',
  'push_subscription',
  'rules_report',
];
const NEW_COLUMNS: { readonly [table: string]: { readonly [column: string]: unknown } } = {
  seat: { hints: [], bot_weights: null, standing_orders: null, timed_out: false, left_seat: null, play_window: null },
  match: {
    fill_bot: null,
    fill_after: null,
    practice_key: null,
    clock: null,
    clock_state: null,
    when_left: 'bot',
    watch_delay: 0,
  },
  preference: { standing_orders: null, away_from: null, away_until: null, play_window: null },
};
/** Wishes about mails were made anew with the notifications of migration 14; these were never acted on. */
const DROPPED_COLUMNS: { readonly [table: string]: readonly string[] } = {
  preference: ['mail_turn', 'mail_invitation', 'mail_friend_request'],
};
const PACES: { readonly [pace: string]: string } = { live: 'real-time', turns: 'turn-based' };

function renamed(rows: RowsByTable): RowsByTable {
  return Object.fromEntries([
    ...NEW_TABLES.map((table) => [table, []]),
    ...Object.entries(rows).map(([table, list]) => {
      const [name, columns] = RENAMED[table] ?? [table, {}];
      const row = (one: RowsByTable[string][number]) =>
        Object.fromEntries(
          Object.entries(one)
            .map(([column, value]): [string, unknown] => [
              columns[column] ?? column,
              column === 'pace' ? PACES[value as string] : value,
            ])
            .filter(([column]) => !DROPPED_COLUMNS[name]?.includes(column)),
        );
      return [name, list.map((one) => ({ ...row(one), ...NEW_COLUMNS[name] }))];
    }),
  ]);
}

const sorted = (rows: RowsByTable) =>
  Object.fromEntries(
    Object.entries(rows).map(([table, list]) => [table, list.map((one) => canonical(one as never)).sort()]),
  );

const matchWhere = (wanted: { readonly [column: string]: unknown }): string => {
  const found = before['match']?.find((one) =>
    Object.entries(wanted).every(([column, value]) => one[column] === value),
  );
  return found?.['id'] as string;
};

describe.each(testDatabases())('the database of release 0.1.0 on $name', ({ open }) => {
  let database: Database;
  let matches: Matches;
  beforeAll(async () => {
    database = await open();
    await rebuildAt(database, '0006_open_tables');
    await insertRows(database, before, ['account', 'match', 'message']);
    await database.db.execute(sql`select setval('message_id_seq', (select max("id") from "message"))`);
  });
  afterAll(async () => {
    await matches.close();
    await database.close();
  });

  it('had rows in every table', async () => {
    expect(Object.keys(before).sort()).toEqual((await tableNames(database)).sort());
    for (const [table, rows] of Object.entries(before)) expect(rows.length, table).toBeGreaterThan(0);
    expect(sorted(await readRows(database))).toEqual(sorted(before));
  });

  it('has the same rows after the migrations, under the new names', async () => {
    expect(await migrateToNewest(database)).toContain('0007_plain_names');
    expect(sorted(await readRows(database))).toEqual(sorted(renamed(before)));
    matches = await openMatches(database);
  });

  it.each(['tidewater', 'le-havre', 'inland-port'])('plays on the match of %s', async (game) => {
    const id = matchWhere({ game, status: 'running', rematch_of: null, fork_of: null, daily: null });
    const { seq } = await matches.view(ANN, id);
    expect(seq).toBe(before['match']?.find((one) => one['id'] === id)?.['seq']);
    expect(await playOn(matches, id, 'on', game === 'le-havre' ? 40 : Infinity)).toBeGreaterThan(5);
    const log = await matches.eventsSince(ANN, id, -1);
    expect(log.length).toBeGreaterThan(seq);
    expect((await matches.table(null, id)).status).toBe(game === 'le-havre' ? 'running' : 'over');
  });

  it('knows a repeated answer and a proposal from before', async () => {
    const proposal = before['seat']?.find((one) => one['wish'] !== null);
    const id = proposal?.['match_id'] as string;
    expect((await matches.view(BEN, id)).undo.proposals).toMatchObject([{ kind: 'abandon', by: [0], missing: [1] }]);
    const entry = before['entry']?.find((one) => one['match_id'] === id && one['token'] !== null);
    const who = entry?.['seat'] === 0 ? ANN : BEN;
    const given = { match: id, decision: 'gone', idempotencyKey: entry?.['token'] as string, answer: 'x' };
    expect(await matches.answer(who, given)).toMatchObject({ repeated: true, seq: entry?.['seq'] });
    await matches.agree(BEN, id, 'abandon');
    expect(await matches.table(ANN, id)).toMatchObject({ status: 'over', ending: 'abandoned' });
  });

  it('keeps finished matches, chats, reports, invitations and who waits to be paired', async () => {
    const over = matchWhere({ status: 'over' });
    expect((await matches.eventsSince(null, over, -1)).length).toBeGreaterThan(5);
    expect(await matches.record(null, over)).toMatchObject({ game: 'tidewater', version: 0 });
    const chat = before['message']?.[0]?.['match_id'] as string;
    expect((await matches.chat(BEN, chat)).map((one) => one.text)).toEqual(['Hello!', 'You fish!']);
    const later = await matches.say(BEN, { match: chat, text: 'Sorry.', idempotencyKey: 'said-3' });
    expect(later).toMatchObject({ id: 3, cursor: 2 });
    expect((await matches.reports({ resolved: true })).items).toMatchObject([
      { comment: 'Twice.', resolved: { resolution: 'dismiss', comment: 'No.' } },
    ]);
    expect(await matches.invitations(ANN)).toMatchObject([
      { by: { id: BEN }, table: { pace: 'turn-based', minSeats: 2 } },
    ]);
    expect(await matches.pairing(CLEO)).toMatchObject({
      pace: 'turn-based',
      choices: [{ game: 'tidewater', seats: [2] }],
    });
    const fork = matchWhere({ fork_of: over });
    expect((await matches.view(ANN, fork)).over).toBe(false);
  });
});
