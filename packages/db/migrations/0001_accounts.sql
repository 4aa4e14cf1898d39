CREATE TABLE "credential" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"password" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_use" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "username" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "display_username" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "email" text DEFAULT gen_random_uuid()::text || '@guest.invalid' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "unconfirmed" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "changed" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "deleted" timestamp with time zone;--> statement-breakpoint
-- The old sessions know only hashes of their tokens and can't be taken along: whoever was a guest becomes a new one.
DROP TABLE "session";--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"account_id" text NOT NULL,
	"user_agent" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_of_account" ON "session" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credential_subject" ON "credential" USING btree ("provider","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "credential_once_a_provider" ON "credential" USING btree ("account_id","provider");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verification_expires" ON "verification" USING btree ("expires");--> statement-breakpoint
CREATE UNIQUE INDEX "account_username" ON "account" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token" ON "session" USING btree ("token");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_language" CHECK ("language" in ('en', 'de'));