import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account } from './accounts.ts';
import type { PlayWindow } from './clocks.ts';
import { json, timestamptz, oneOf } from './columns.ts';

export const STATUSES = ['waiting', 'running', 'over'] as const;
export const VISIBILITIES = ['public', 'link'] as const;
export const PACES = ['real-time', 'turn-based'] as const;
export const WHEN_LEFT = ['bot', 'end', 'substitute'] as const;
export const ENDINGS = ['finished', 'resigned', 'abandoned', 'cancelled'] as const;

/** A table, and from its start on the match played at it: header, where its log stands, and how it ended. */
export const match = pgTable(
  'match',
  {
    id: text('id').primaryKey(),
    game: text('game').notNull(),
    version: integer('version').notNull(),
    options: json('options').$type<{ readonly [key: string]: string | boolean | number }>().notNull(),
    /** Once it runs, both are the number of seats. */
    minSeats: smallint('min_seats').notNull(),
    maxSeats: smallint('max_seats').notNull(),
    status: text('status', { enum: STATUSES }).notNull().default('waiting'),
    visibility: text('visibility', { enum: VISIBILITIES }).notNull(),
    pace: text('pace', { enum: PACES }).notNull().default('real-time'),
    rated: boolean('rated').notNull().default(false),
    /** How much time everybody has, in seconds; null where time does not count. */
    clock: json('clock').$type<{ readonly bank: number; readonly increment: number; readonly turn: number }>(),
    /** What is left of it while the match runs: written and read by `packages/matches/src/clock`. */
    clockState: json('clock_state'),
    /** What becomes of the seat of a person who leaves: a bot plays on, the match ends, or a bot plays until a substitute takes it. */
    whenLeft: text('when_left', { enum: WHEN_LEFT }).notNull().default('bot'),
    /** How many turns behind those see it who do not play. */
    watchDelay: smallint('watch_delay').notNull().default(0),
    createdBy: text('created_by').references(() => account.id, { onDelete: 'set null' }),
    /** Chance: the host's secret is opened when the match ends, its commitment is public from the first moment. */
    secret: text('secret').notNull(),
    commitment: text('commitment').notNull(),
    /** Made from the secret and everybody's nonce at the start; a fork deals the cards of the match it comes from. */
    seed: text('seed'),
    /** The daily deal that is played here: day, game and set-up. A person plays each once. */
    dailyDeal: text('daily_deal'),
    created: timestamptz('created').notNull().defaultNow(),
    started: timestamptz('started'),
    ended: timestamptz('ended'),
    /** How many entries the log has. */
    seq: integer('seq').notNull().default(0),
    /** Grows with everything that changes at the table, people coming and going included. */
    revision: integer('revision').notNull().default(0),
    /** The seats that must decide, and whether one of them is a bot's. */
    due: smallint('due').array().notNull().default([]),
    botDue: boolean('bot_due').notNull().default(false),
    ending: text('ending', { enum: ENDINGS }),
    /** Score sheets and places, as the rules say them. */
    result: json('result'),
    rematchOf: text('rematch_of'),
    forkOf: text('fork_of'),
    /** How many answers of that match the fork has taken over. */
    forkAnswers: integer('fork_answers'),
    /** The bot that takes the open seats of a table that waits, and after how many seconds. */
    fillBot: text('fill_bot'),
    fillAfter: integer('fill_after'),
    /** Played in somebody's browser against bots and sent here once it was over: the browser's own name for it. */
    practiceKey: text('practice_key'),
  },
  (t) => [
    check('match_status', oneOf('status', STATUSES)),
    check('match_visibility', oneOf('visibility', VISIBILITIES)),
    check('match_pace', oneOf('pace', PACES)),
    check('match_ending', oneOf('ending', ENDINGS)),
    check('match_when_left', oneOf('when_left', WHEN_LEFT)),
    index('match_open')
      .on(t.created.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`"status" = 'waiting' and "visibility" = 'public'`),
    index('match_waiting')
      .on(t.created)
      .where(sql`"status" = 'waiting'`),
    index('match_running')
      .on(t.started.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`"status" = 'running' and "visibility" = 'public'`),
    check('match_fill', sql`("fill_bot" is null) = ("fill_after" is null)`),
    index('match_fill_waiting')
      .on(t.created)
      .where(sql`"status" = 'waiting' and "fill_bot" is not null`),
    uniqueIndex('match_practice')
      .on(t.createdBy, t.practiceKey)
      .where(sql`"practice_key" is not null`),
    index('match_bot_due')
      .on(t.id)
      .where(sql`"bot_due"`),
    index('match_ended')
      .on(t.ended.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`"status" = 'over'`),
    index('match_ended_of_game')
      .on(t.game, t.ended.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`"status" = 'over'`),
    foreignKey({ columns: [t.rematchOf], foreignColumns: [t.id] }).onDelete('set null'),
    foreignKey({ columns: [t.forkOf], foreignColumns: [t.id] }).onDelete('set null'),
    uniqueIndex('match_rematch').on(t.rematchOf),
    uniqueIndex('match_daily_deal')
      .on(t.createdBy, t.dailyDeal)
      .where(sql`"daily_deal" is not null`),
  ],
);

/** No match has so many seats. */
export const FIRST_LEAVER = 100;

/** Who sits where: a person or a bot. An open seat has no row. Who has left a seat to a substitute keeps a row too. */
export const seat = pgTable(
  'seat',
  {
    matchId: text('match_id')
      .notNull()
      .references(() => match.id, { onDelete: 'cascade' }),
    seat: smallint('seat').notNull(),
    accountId: text('account_id').references(() => account.id),
    bot: text('bot'),
    /** Of a bot in a rated match: the fingerprint of the weights it played with; empty where it needs none. */
    botWeights: text('bot_weights'),
    /** This seat's part in the seed. */
    nonce: text('nonce').notNull(),
    /** What this person proposes and the others must agree to: an undo to an entry, an end without a winner. */
    proposal: json('proposal'),
    /** A person who has given up; a bot answers for the seat. */
    resigned: boolean('resigned').notNull().default(false),
    /** So, because the time was over. */
    timedOut: boolean('timed_out').notNull().default(false),
    /** The seat that this person has left to a substitute. Such a row has a number of its own, from `FIRST_LEAVER` on. */
    leftSeat: smallint('left_seat'),
    /** The person lets a bot of their own answer here. */
    ownBot: boolean('own_bot').notNull().default(false),
    /** What this person lets be answered here without being asked; taken from the preferences when sitting down. */
    standingOrders: json('standing_orders').$type<{ readonly [order: string]: string }>(),
    /** When this person's clock runs here, turn by turn; taken from the preferences when sitting down. */
    playWindow: json('play_window').$type<PlayWindow>(),
    /** After which entries of the log this person has asked for a hint. */
    hints: integer('hints').array().notNull().default([]),
    /** Kept here too, so that a person's history is read from one index. */
    game: text('game').notNull(),
    ended: timestamptz('ended'),
    place: smallint('place'),
    total: doublePrecision('total'),
    /** In which order the seats had their first turn: 0 for the one that decided first. */
    turnOrder: smallint('turn_order'),
    /** What it had at the end of a match that was played out, as `building/bakehouse`: for what wins. */
    cards: text('cards').array(),
    /** The rating before and after a rated match: the ladder can be rebuilt from these and the places. */
    muBefore: doublePrecision('mu_before'),
    sigmaBefore: doublePrecision('sigma_before'),
    muAfter: doublePrecision('mu_after'),
    sigmaAfter: doublePrecision('sigma_after'),
  },
  (t) => [
    primaryKey({ columns: [t.matchId, t.seat] }),
    uniqueIndex('seat_once_a_person').on(t.matchId, t.accountId),
    check('seat_left', sql`("left_seat" is null) = ("seat" < ${sql.raw(String(FIRST_LEAVER))})`),
    check('seat_holder', sql`"account_id" is not null or "bot" is not null`),
    index('seat_current_of_account')
      .on(t.accountId, t.matchId)
      .where(sql`"ended" is null`),
    index('seat_history')
      .on(t.accountId, t.ended.desc().nullsFirst(), t.matchId.desc().nullsFirst())
      .where(sql`"ended" is not null`),
    index('seat_history_of_game')
      .on(t.accountId, t.game, t.ended.desc().nullsFirst(), t.matchId.desc().nullsFirst())
      .where(sql`"ended" is not null`),
  ],
);

/** What the log calls a person who takes over a seat that somebody has left. */
export const SUBSTITUTE = 'substitute';

export const ENTRY_KINDS = ['answer', 'undo', 'seat'] as const;

/**
 * The log of a running match: only ever added to, and moved into the archive as a whole when the match ends. `seat` is who answered,
 * undid, or whose seat changed hands. `matches` sees to it that an idempotency key counts once.
 */
export const entry = pgTable(
  'entry',
  {
    matchId: text('match_id')
      .notNull()
      .references(() => match.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
    seat: smallint('seat').notNull(),
    decisionKey: text('decision_key'),
    answer: json('answer'),
    idempotencyKey: text('idempotency_key'),
    barrier: boolean('barrier').notNull().default(false),
    undoTo: integer('undo_to'),
    /** Who has the seat from here on. */
    holder: text('holder'),
    created: timestamptz('created').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.matchId, t.seq] }), check('entry_kind', oneOf('kind', ENTRY_KINDS))],
);

/** What a finished match keeps, so that it can be read when its rules are long gone. */
export const archive = pgTable('archive', {
  matchId: text('match_id')
    .primaryKey()
    .references(() => match.id, { onDelete: 'cascade' }),
  state: json('state').notNull(),
  events: json('events').notNull(),
  /** Its log, a list per entry: kind, seat, decision key, answer, idempotency key, barrier, undo to, holder, when. A thousand rows would take ten times as much. */
  log: json('log'),
});
