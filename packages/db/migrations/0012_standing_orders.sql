ALTER TABLE "preference" ADD COLUMN "standing_orders" json;--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "standing_orders" json;