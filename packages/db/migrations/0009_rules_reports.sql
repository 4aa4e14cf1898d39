CREATE TABLE "rules_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rules_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"match_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"seat" smallint NOT NULL,
	"text" text NOT NULL,
	"seq" integer NOT NULL,
	"view" json NOT NULL,
	"record" json NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved" timestamp with time zone,
	"resolved_by" text
);
--> statement-breakpoint
ALTER TABLE "rules_report" ADD CONSTRAINT "rules_report_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rules_report" ADD CONSTRAINT "rules_report_reporter_id_account_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rules_report" ADD CONSTRAINT "rules_report_resolved_by_account_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rules_report_of_match" ON "rules_report" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "rules_report_of_account" ON "rules_report" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "rules_report_open" ON "rules_report" USING btree ("id" DESC NULLS FIRST) WHERE "resolved" is null;