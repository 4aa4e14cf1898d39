CREATE TABLE "notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"match_id" text NOT NULL,
	"occurrence" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_kind" CHECK ("kind" in ('turn', 'invitation', 'search', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "notification_delivery" (
	"notification_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"nth" smallint NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_delivery_notification_id_channel_nth_pk" PRIMARY KEY("notification_id","channel","nth"),
	CONSTRAINT "notification_delivery_channel" CHECK ("channel" in ('push', 'mail', 'webhook')),
	CONSTRAINT "notification_delivery_nth" CHECK ("nth" >= 0)
);
--> statement-breakpoint
CREATE TABLE "notification_preference" (
	"account_id" text PRIMARY KEY NOT NULL,
	"enabled" text[] DEFAULT '{}' NOT NULL,
	"digest_minutes" integer DEFAULT 60 NOT NULL,
	"webhook_url" text,
	"webhook_secret" text,
	"changed" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_delivery" ADD CONSTRAINT "notification_delivery_notification_id_notification_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notification"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_created" ON "notification" USING btree ("created");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once" ON "notification" USING btree ("account_id","kind","match_id","occurrence");--> statement-breakpoint
CREATE INDEX "push_subscription_of_account" ON "push_subscription" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "preference" DROP COLUMN "mail_turn";--> statement-breakpoint
ALTER TABLE "preference" DROP COLUMN "mail_invitation";--> statement-breakpoint
ALTER TABLE "preference" DROP COLUMN "mail_friend_request";