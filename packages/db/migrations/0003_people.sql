CREATE TABLE "bot_token" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"used" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"account_id" text NOT NULL,
	"match_id" text NOT NULL,
	"by" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_account_id_match_id_pk" PRIMARY KEY("account_id","match_id")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"match_id" text NOT NULL,
	"turn" integer NOT NULL,
	"account_id" text NOT NULL,
	"seat" smallint NOT NULL,
	"text" text NOT NULL,
	"token" text NOT NULL,
	"said" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mute" (
	"account_id" text NOT NULL,
	"match_id" text NOT NULL,
	"other_id" text NOT NULL,
	CONSTRAINT "mute_account_id_match_id_other_id_pk" PRIMARY KEY("account_id","match_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "note" (
	"account_id" text NOT NULL,
	"match_id" text NOT NULL,
	"text" text NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "note_account_id_match_id_pk" PRIMARY KEY("account_id","match_id")
);
--> statement-breakpoint
CREATE TABLE "preference" (
	"account_id" text PRIMARY KEY NOT NULL,
	"presence" boolean DEFAULT true NOT NULL,
	"friend_requests" boolean DEFAULT true NOT NULL,
	"mail_turn" boolean DEFAULT true NOT NULL,
	"mail_invited" boolean DEFAULT true NOT NULL,
	"mail_friend" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"account_id" text NOT NULL,
	"process" text NOT NULL,
	"seen" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "presence_account_id_process_pk" PRIMARY KEY("account_id","process")
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" bigint NOT NULL,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"words" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"settled" timestamp with time zone,
	"settled_by" text,
	"how" text,
	"answer" text,
	CONSTRAINT "report_reason" CHECK ("reason" in ('insult', 'spam', 'cheating', 'other')),
	CONSTRAINT "report_how" CHECK ("how" in ('dismiss', 'hide', 'suspend'))
);
--> statement-breakpoint
CREATE TABLE "tie" (
	"account_id" text NOT NULL,
	"other_id" text NOT NULL,
	"kind" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tie_account_id_other_id_pk" PRIMARY KEY("account_id","other_id"),
	CONSTRAINT "tie_kind" CHECK ("kind" in ('friend', 'block')),
	CONSTRAINT "tie_two" CHECK ("account_id" <> "other_id")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "role" text DEFAULT 'player' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "suspended_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "suspended_for" text;--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "own_bot" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bot_token" ADD CONSTRAINT "bot_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_by_account_id_fk" FOREIGN KEY ("by") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mute" ADD CONSTRAINT "mute_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mute" ADD CONSTRAINT "mute_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mute" ADD CONSTRAINT "mute_other_id_account_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preference" ADD CONSTRAINT "preference_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_by_account_id_fk" FOREIGN KEY ("by") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_settled_by_account_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tie" ADD CONSTRAINT "tie_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tie" ADD CONSTRAINT "tie_other_id_account_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bot_token_hash" ON "bot_token" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "bot_token_of_account" ON "bot_token" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_turn" ON "message" USING btree ("match_id","turn");--> statement-breakpoint
CREATE UNIQUE INDEX "message_once_a_token" ON "message" USING btree ("match_id","account_id","token");--> statement-breakpoint
CREATE INDEX "message_of_account" ON "message" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "presence_seen" ON "presence" USING btree ("seen");--> statement-breakpoint
CREATE UNIQUE INDEX "report_once_a_person" ON "report" USING btree ("message_id","by");--> statement-breakpoint
CREATE INDEX "report_open" ON "report" USING btree ("id" DESC NULLS FIRST) WHERE "settled" is null;--> statement-breakpoint
CREATE INDEX "tie_other" ON "tie" USING btree ("other_id","account_id");--> statement-breakpoint
CREATE INDEX "account_by_name" ON "account" USING btree ("username" text_pattern_ops);--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_role" CHECK ("role" in ('player', 'admin'));