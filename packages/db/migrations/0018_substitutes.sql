ALTER TABLE "match" ADD COLUMN "when_left" text DEFAULT 'bot' NOT NULL;--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "left_seat" smallint;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_when_left" CHECK ("when_left" in ('bot', 'end', 'substitute'));--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_left" CHECK (("left_seat" is null) = ("seat" < 100));