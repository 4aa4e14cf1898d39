ALTER TABLE "preference" ADD COLUMN "away_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "preference" ADD COLUMN "away_until" timestamp with time zone;