CREATE INDEX "match_waiting" ON "match" USING btree ("created") WHERE "status" = 'waiting';--> statement-breakpoint
CREATE TRIGGER "bot_token_ended" AFTER DELETE ON "bot_token" FOR EACH ROW EXECUTE FUNCTION "tell_who"('account_id');
