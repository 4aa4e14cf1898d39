import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/**
 * Both drivers parse it; drizzle's own column would parse a string once more, and make the answer "3" a number.
 * Not jsonb, which would change the order of keys: what is replayed is what was played, byte for byte.
 */
export const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'json',
  toDriver: (value) => JSON.stringify(value),
});
export const oneOf = (column: string, values: readonly string[]): SQL =>
  sql.raw(`"${column}" in (${values.map((value) => `'${value}'`).join(', ')})`);

export const SPOKEN = ['en', 'de'] as const;
export const ROLES = ['player', 'admin'] as const;

/**
 * A person, from the first click on: a guest is one who has not confirmed an e-mail address nor linked another account.
 * Seats and ratings refer to this id, and it never changes. Who deletes the account leaves the row, without a name in it.
 */
export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    guest: boolean('guest').notNull().default(true),
    /** To sign in and to be found by; in small letters, and as the person writes it. */
    username: text('username'),
    displayUsername: text('display_username'),
    /** Always one that was confirmed. Who has none has one that can't exist (RFC 2606), as Better Auth wants one of everybody. */
    email: text('email')
      .notNull()
      .default(sql`gen_random_uuid()::text || '@guest.invalid'`),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** The address that was given last and still waits for the click on its link. */
    unconfirmed: text('unconfirmed'),
    /** The language of mails. */
    language: text('language', { enum: SPOKEN }).notNull().default('en'),
    /** Who looks after this place, besides those whom the operator names. */
    role: text('role', { enum: ROLES }).notNull().default('player'),
    /** May look on but not take part until then, and why. */
    suspendedUntil: moment('suspended_until'),
    suspendedFor: text('suspended_for'),
    created: moment('created').notNull().defaultNow(),
    changed: moment('changed').notNull().defaultNow(),
    deleted: moment('deleted'),
  },
  (t) => [
    uniqueIndex('account_username').on(t.username),
    uniqueIndex('account_email').on(t.email),
    // Found by how a name begins, whatever order of letters the database has.
    index('account_by_name').on(sql`"username" text_pattern_ops`),
    check('account_language', oneOf('language', SPOKEN)),
    check('account_role', oneOf('role', ROLES)),
  ],
);

/** A browser that is signed in. Its cookie is signed with the server's secret: who reads this table can't sign in with it. */
export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    created: moment('created').notNull().defaultNow(),
    changed: moment('changed').notNull().defaultNow(),
    expires: moment('expires').notNull(),
  },
  (t) => [uniqueIndex('session_token').on(t.token), index('session_of_account').on(t.accountId)],
);

/** A way to sign in: the hash of a password, or an account elsewhere (`provider` and its number there). */
export const credential = pgTable(
  'credential',
  {
    id: text('id').primaryKey(),
    /** The account. Not called that here, as Better Auth calls something else so, and would take the one for the other. */
    owner: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    password: text('password'),
    created: moment('created').notNull().defaultNow(),
    changed: moment('changed').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('credential_subject').on(t.provider, t.subject),
    uniqueIndex('credential_once_a_provider').on(t.owner, t.provider),
  ],
);

/** What a link in a mail stands for. The identifier is a hash of what the link says. */
export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    created: moment('created').notNull().defaultNow(),
    changed: moment('changed').notNull().defaultNow(),
    expires: moment('expires').notNull(),
  },
  (t) => [index('verification_identifier').on(t.identifier), index('verification_expires').on(t.expires)],
);

/** How often something was tried lately, where several processes count together. */
export const limitUse = pgTable('limit_use', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** In milliseconds, as rate-limiter-flexible writes it. */
  expire: bigint('expire', { mode: 'number' }),
});

export const STATUSES = ['waiting', 'running', 'over'] as const;
export const VISIBILITIES = ['public', 'link'] as const;
export const PACES = ['live', 'turns'] as const;
export const ENDINGS = ['finished', 'resigned', 'abandoned', 'cancelled'] as const;

/** A table, and from its start on the match played at it: header, where its log stands, and how it ended. */
export const match = pgTable(
  'match',
  {
    id: text('id').primaryKey(),
    game: text('game').notNull(),
    version: integer('version').notNull(),
    options: json('options').$type<{ readonly [key: string]: string | boolean | number }>().notNull(),
    /** Starts with so many seats at least; once it runs, both are the number of seats. */
    fewest: smallint('fewest').notNull(),
    most: smallint('most').notNull(),
    status: text('status', { enum: STATUSES }).notNull().default('waiting'),
    visibility: text('visibility', { enum: VISIBILITIES }).notNull(),
    pace: text('pace', { enum: PACES }).notNull().default('live'),
    rated: boolean('rated').notNull().default(false),
    createdBy: text('created_by').references(() => account.id, { onDelete: 'set null' }),
    /** Chance: the host's secret is opened when the match ends, its commitment is public from the first moment. */
    secret: text('secret').notNull(),
    commitment: text('commitment').notNull(),
    /** Made from the secret and everybody's nonce at the start; a fork deals the cards of the match it comes from. */
    seed: text('seed'),
    /** The daily deal that is played here: day, game and set-up. A person plays each once. */
    daily: text('daily'),
    created: moment('created').notNull().defaultNow(),
    started: moment('started'),
    ended: moment('ended'),
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
    forkAt: integer('fork_at'),
  },
  (t) => [
    check('match_status', oneOf('status', STATUSES)),
    check('match_visibility', oneOf('visibility', VISIBILITIES)),
    check('match_pace', oneOf('pace', PACES)),
    check('match_ending', oneOf('ending', ENDINGS)),
    index('match_open')
      .on(t.created.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`"status" = 'waiting' and "visibility" = 'public'`),
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
    uniqueIndex('match_daily')
      .on(t.createdBy, t.daily)
      .where(sql`"daily" is not null`),
  ],
);

/** Who sits where: a person or a bot. An open seat has no row. */
export const seat = pgTable(
  'seat',
  {
    matchId: text('match_id')
      .notNull()
      .references(() => match.id, { onDelete: 'cascade' }),
    seat: smallint('seat').notNull(),
    accountId: text('account_id').references(() => account.id),
    bot: text('bot'),
    /** This seat's part in the seed. */
    nonce: text('nonce').notNull(),
    /** What this person wants that the others must agree to: an undo to an entry, an end without a winner. */
    wish: json('wish'),
    /** A person who has given up; a bot answers for the seat. */
    resigned: boolean('resigned').notNull().default(false),
    /** The person lets a bot of their own answer here. */
    ownBot: boolean('own_bot').notNull().default(false),
    /** Kept here too, so that a person's history is read from one index. */
    game: text('game').notNull(),
    ended: moment('ended'),
    place: smallint('place'),
    total: doublePrecision('total'),
    /** When it was this seat's turn for the first time: 0 for who decided first. */
    turn: smallint('turn'),
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

export const KINDS = ['answer', 'undo', 'seat'] as const;

/**
 * The log of a running match: only ever added to, and moved into the archive as a whole when the match ends. `seat` is who answered,
 * undid, or whose seat changed hands. That a token counts once is for `matches` to see to: it knows the log to which it adds.
 */
export const entry = pgTable(
  'entry',
  {
    matchId: text('match_id')
      .notNull()
      .references(() => match.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    kind: text('kind', { enum: KINDS }).notNull(),
    seat: smallint('seat').notNull(),
    key: text('key'),
    answer: json('answer'),
    token: text('token'),
    barrier: boolean('barrier').notNull().default(false),
    undoTo: integer('undo_to'),
    who: text('who'),
    created: moment('created').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.matchId, t.seq] }), check('entry_kind', oneOf('kind', KINDS))],
);

/** What a finished match keeps, so that it can be read when its rules are long gone. */
export const archive = pgTable('archive', {
  matchId: text('match_id')
    .primaryKey()
    .references(() => match.id, { onDelete: 'cascade' }),
  state: json('state').notNull(),
  told: json('told').notNull(),
  /** Its log, a list per entry: kind, seat, key, answer, token, barrier, undo to, who, when. A thousand rows would take ten times as much. */
  log: json('log'),
});

/**
 * Where a person stands on a ladder: one for matches among people, one for those with bots, per game. Each season is a ladder of
 * its own that starts anew; the empty one is of all time.
 */
export const rating = pgTable(
  'rating',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    game: text('game').notNull(),
    ladder: text('ladder', { enum: ['people', 'bots'] }).notNull(),
    season: text('season').notNull().default(''),
    mu: doublePrecision('mu').notNull(),
    sigma: doublePrecision('sigma').notNull(),
    matches: integer('matches').notNull(),
    changed: moment('changed').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.game, t.ladder, t.season] }),
    index('rating_ladder').on(t.game, t.ladder, t.season, sql`("mu" - 3 * "sigma") desc`, t.accountId),
  ],
);
