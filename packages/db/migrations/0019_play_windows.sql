ALTER TABLE "preference" ADD COLUMN "play_window" json;--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "play_window" json;