CREATE TABLE "job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" json NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"locked_by" text,
	"locked_until" timestamp with time zone,
	"failed" timestamp with time zone,
	"error" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_effect" (
	"key" text PRIMARY KEY NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "job_once" ON "job" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "job_next" ON "job" USING btree ("run_at") WHERE "failed" is null;--> statement-breakpoint
CREATE INDEX "job_effect_created" ON "job_effect" USING btree ("created");