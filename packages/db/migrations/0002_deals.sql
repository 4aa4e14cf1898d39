CREATE TABLE "best" (
	"account_id" text NOT NULL,
	"game" text NOT NULL,
	"setup" text NOT NULL,
	"day" text DEFAULT '' NOT NULL,
	"total" double precision NOT NULL,
	"plays" integer DEFAULT 1 NOT NULL,
	"match_id" text NOT NULL,
	"reached" timestamp with time zone NOT NULL,
	CONSTRAINT "best_account_id_game_setup_day_pk" PRIMARY KEY("account_id","game","setup","day")
);
--> statement-breakpoint
CREATE TABLE "house_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "daily" text;--> statement-breakpoint
ALTER TABLE "best" ADD CONSTRAINT "best_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "best" ADD CONSTRAINT "best_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "best_table" ON "best" USING btree ("game","setup","day","total" DESC NULLS FIRST,"reached","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "match_daily" ON "match" USING btree ("created_by","daily") WHERE "daily" is not null;