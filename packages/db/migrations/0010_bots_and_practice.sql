CREATE TABLE "bot_rating" (
	"game" text NOT NULL,
	"bot" text NOT NULL,
	"weights" text DEFAULT '' NOT NULL,
	"seats" smallint,
	"options" json,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	"matches" integer NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "bot_rating_game_bot_weights_pk" PRIMARY KEY("game","bot","weights")
);
--> statement-breakpoint
CREATE TABLE "daily_benchmark" (
	"daily_deal" text PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"version" integer NOT NULL,
	"options" json NOT NULL,
	"seed" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"level" text,
	"total" double precision,
	"requested" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "daily_benchmark_status" CHECK ("status" in ('waiting', 'working', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "fill_bot" text;--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "fill_after" integer;--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "practice_key" text;--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "bot_weights" text;--> statement-breakpoint
CREATE INDEX "daily_benchmark_unfinished" ON "daily_benchmark" USING btree ("requested") WHERE "status" in ('waiting', 'working');--> statement-breakpoint
CREATE INDEX "match_fill_waiting" ON "match" USING btree ("created") WHERE "status" = 'waiting' and "fill_bot" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "match_practice" ON "match" USING btree ("created_by","practice_key") WHERE "practice_key" is not null;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_fill" CHECK (("fill_bot" is null) = ("fill_after" is null));