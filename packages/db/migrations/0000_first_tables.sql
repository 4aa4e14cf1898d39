CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"guest" boolean DEFAULT true NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "archive" (
	"match_id" text PRIMARY KEY NOT NULL,
	"state" json NOT NULL,
	"told" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry" (
	"match_id" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"seat" smallint NOT NULL,
	"key" text,
	"answer" json,
	"token" text,
	"barrier" boolean DEFAULT false NOT NULL,
	"undo_to" integer,
	"who" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entry_match_id_seq_pk" PRIMARY KEY("match_id","seq"),
	CONSTRAINT "entry_kind" CHECK ("kind" in ('answer', 'undo', 'seat'))
);
--> statement-breakpoint
CREATE TABLE "match" (
	"id" text PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"version" integer NOT NULL,
	"options" json NOT NULL,
	"fewest" smallint NOT NULL,
	"most" smallint NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"visibility" text NOT NULL,
	"pace" text DEFAULT 'live' NOT NULL,
	"rated" boolean DEFAULT false NOT NULL,
	"created_by" text,
	"secret" text NOT NULL,
	"commitment" text NOT NULL,
	"seed" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"started" timestamp with time zone,
	"ended" timestamp with time zone,
	"seq" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"due" smallint[] DEFAULT '{}' NOT NULL,
	"bot_due" boolean DEFAULT false NOT NULL,
	"ending" text,
	"result" json,
	"rematch_of" text,
	"fork_of" text,
	"fork_at" integer,
	CONSTRAINT "match_status" CHECK ("status" in ('waiting', 'running', 'over')),
	CONSTRAINT "match_visibility" CHECK ("visibility" in ('public', 'link')),
	CONSTRAINT "match_pace" CHECK ("pace" in ('live', 'turns')),
	CONSTRAINT "match_ending" CHECK ("ending" in ('finished', 'resigned', 'abandoned', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "rating" (
	"account_id" text NOT NULL,
	"game" text NOT NULL,
	"ladder" text NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	"matches" integer NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "rating_account_id_game_ladder_pk" PRIMARY KEY("account_id","game","ladder")
);
--> statement-breakpoint
CREATE TABLE "seat" (
	"match_id" text NOT NULL,
	"seat" smallint NOT NULL,
	"account_id" text,
	"bot" text,
	"nonce" text NOT NULL,
	"wish" json,
	"resigned" boolean DEFAULT false NOT NULL,
	"game" text NOT NULL,
	"ended" timestamp with time zone,
	"place" smallint,
	"total" double precision,
	"mu_before" double precision,
	"sigma_before" double precision,
	"mu_after" double precision,
	"sigma_after" double precision,
	CONSTRAINT "seat_match_id_seat_pk" PRIMARY KEY("match_id","seat"),
	CONSTRAINT "seat_holder" CHECK ("account_id" is not null or "bot" is not null)
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "archive" ADD CONSTRAINT "archive_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_rematch_of_match_id_fk" FOREIGN KEY ("rematch_of") REFERENCES "public"."match"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_fork_of_match_id_fk" FOREIGN KEY ("fork_of") REFERENCES "public"."match"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating" ADD CONSTRAINT "rating_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entry_once_a_token" ON "entry" USING btree ("match_id","seat","token") WHERE "token" is not null;--> statement-breakpoint
CREATE INDEX "match_open" ON "match" USING btree ("created" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "status" = 'waiting' and "visibility" = 'public';--> statement-breakpoint
CREATE INDEX "match_bot_due" ON "match" USING btree ("id") WHERE "bot_due";--> statement-breakpoint
CREATE INDEX "match_ended" ON "match" USING btree ("ended" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "status" = 'over';--> statement-breakpoint
CREATE INDEX "match_ended_of_game" ON "match" USING btree ("game","ended" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "status" = 'over';--> statement-breakpoint
CREATE UNIQUE INDEX "match_rematch" ON "match" USING btree ("rematch_of");--> statement-breakpoint
CREATE INDEX "rating_ladder" ON "rating" USING btree ("game","ladder",("mu" - 3 * "sigma") desc,"account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seat_once_a_person" ON "seat" USING btree ("match_id","account_id");--> statement-breakpoint
CREATE INDEX "seat_current_of_account" ON "seat" USING btree ("account_id","match_id") WHERE "ended" is null;--> statement-breakpoint
CREATE INDEX "seat_history" ON "seat" USING btree ("account_id","ended" DESC NULLS FIRST,"match_id" DESC NULLS FIRST) WHERE "ended" is not null;--> statement-breakpoint
CREATE INDEX "seat_history_of_game" ON "seat" USING btree ("account_id","game","ended" DESC NULLS FIRST,"match_id" DESC NULLS FIRST) WHERE "ended" is not null;--> statement-breakpoint
CREATE INDEX "session_of_account" ON "session" USING btree ("account_id");