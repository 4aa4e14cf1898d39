CREATE TABLE "analysis" (
	"match_id" text PRIMARY KEY NOT NULL,
	"requested_by" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"result" json,
	"requested" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analysis_status" CHECK ("status" in ('waiting', 'working', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "hints" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "analysis" ADD CONSTRAINT "analysis_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis" ADD CONSTRAINT "analysis_requested_by_account_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analysis_unfinished" ON "analysis" USING btree ("requested") WHERE "status" in ('waiting', 'working');--> statement-breakpoint
CREATE INDEX "analysis_unfinished_of_account" ON "analysis" USING btree ("requested_by") WHERE "status" in ('waiting', 'working');