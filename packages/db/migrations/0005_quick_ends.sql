DROP INDEX "entry_once_a_token";--> statement-breakpoint
ALTER TABLE "archive" ADD COLUMN "log" json;--> statement-breakpoint
ALTER TABLE "match" SET (fillfactor = 60);
--> statement-breakpoint
CREATE FUNCTION "tell_who"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('who', to_jsonb(old) ->> tg_argv[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "session_changed" AFTER UPDATE OR DELETE ON "session" FOR EACH ROW EXECUTE FUNCTION "tell_who"('account_id');
--> statement-breakpoint
CREATE TRIGGER "account_changed" AFTER UPDATE OR DELETE ON "account" FOR EACH ROW EXECUTE FUNCTION "tell_who"('id');
