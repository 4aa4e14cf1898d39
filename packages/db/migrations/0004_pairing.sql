CREATE TABLE "pairing" (
	"account_id" text PRIMARY KEY NOT NULL,
	"wishes" json NOT NULL,
	"pace" text NOT NULL,
	"rated" boolean NOT NULL,
	"bot" text,
	"nonce" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen" timestamp with time zone NOT NULL,
	"match_id" text,
	CONSTRAINT "pairing_pace" CHECK ("pace" in ('live', 'turns'))
);
--> statement-breakpoint
DROP INDEX "rating_ladder";--> statement-breakpoint
ALTER TABLE "rating" DROP CONSTRAINT "rating_account_id_game_ladder_pk";--> statement-breakpoint
ALTER TABLE "rating" ADD COLUMN "season" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rating" ADD CONSTRAINT "rating_account_id_game_ladder_season_pk" PRIMARY KEY("account_id","game","ladder","season");--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "turn" smallint;--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "cards" text[];--> statement-breakpoint
ALTER TABLE "pairing" ADD CONSTRAINT "pairing_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing" ADD CONSTRAINT "pairing_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pairing_waiting" ON "pairing" USING btree ("since","account_id") WHERE "match_id" is null;--> statement-breakpoint
CREATE INDEX "rating_ladder" ON "rating" USING btree ("game","ladder","season",("mu" - 3 * "sigma") desc,"account_id");