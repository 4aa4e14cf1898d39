CREATE TABLE "heartbeat" (
	"process" text PRIMARY KEY NOT NULL,
	"seen" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outage" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outage_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"started" timestamp with time zone NOT NULL,
	"ended" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "clock" json;--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "clock_state" json;--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "timed_out" boolean DEFAULT false NOT NULL;