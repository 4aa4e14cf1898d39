ALTER TABLE "account" RENAME COLUMN "unconfirmed" TO "pending_email";--> statement-breakpoint
ALTER TABLE "account" RENAME COLUMN "suspended_for" TO "suspension_reason";--> statement-breakpoint
ALTER TABLE "limit_use" RENAME TO "rate_limit";--> statement-breakpoint
ALTER TABLE "rate_limit" RENAME CONSTRAINT "limit_use_pkey" TO "rate_limit_pkey";--> statement-breakpoint
DROP TRIGGER "bot_token_ended" ON "bot_token";--> statement-breakpoint
ALTER TABLE "bot_token" RENAME TO "bot_key";--> statement-breakpoint
ALTER TABLE "bot_key" RENAME COLUMN "used" TO "last_used";--> statement-breakpoint
ALTER TABLE "bot_key" RENAME CONSTRAINT "bot_token_pkey" TO "bot_key_pkey";--> statement-breakpoint
ALTER TABLE "bot_key" RENAME CONSTRAINT "bot_token_account_id_account_id_fk" TO "bot_key_account_id_account_id_fk";--> statement-breakpoint
ALTER INDEX "bot_token_hash" RENAME TO "bot_key_hash";--> statement-breakpoint
ALTER INDEX "bot_token_of_account" RENAME TO "bot_key_of_account";--> statement-breakpoint
ALTER TABLE "message" RENAME TO "chat_message";--> statement-breakpoint
ALTER TABLE "chat_message" RENAME COLUMN "turn" TO "cursor";--> statement-breakpoint
ALTER TABLE "chat_message" RENAME COLUMN "token" TO "idempotency_key";--> statement-breakpoint
ALTER TABLE "chat_message" RENAME COLUMN "said" TO "sent";--> statement-breakpoint
ALTER SEQUENCE "message_id_seq" RENAME TO "chat_message_id_seq";--> statement-breakpoint
ALTER TABLE "chat_message" RENAME CONSTRAINT "message_pkey" TO "chat_message_pkey";--> statement-breakpoint
ALTER TABLE "chat_message" RENAME CONSTRAINT "message_account_id_account_id_fk" TO "chat_message_account_id_account_id_fk";--> statement-breakpoint
ALTER TABLE "chat_message" RENAME CONSTRAINT "message_match_id_match_id_fk" TO "chat_message_match_id_match_id_fk";--> statement-breakpoint
ALTER INDEX "message_of_account" RENAME TO "chat_message_of_account";--> statement-breakpoint
ALTER INDEX "message_once_a_token" RENAME TO "chat_message_idempotency_key";--> statement-breakpoint
ALTER INDEX "message_turn" RENAME TO "chat_message_cursor";--> statement-breakpoint
ALTER TABLE "mute" RENAME COLUMN "other_id" TO "muted_id";--> statement-breakpoint
ALTER TABLE "mute" RENAME CONSTRAINT "mute_account_id_match_id_other_id_pk" TO "mute_account_id_match_id_muted_id_pk";--> statement-breakpoint
ALTER TABLE "mute" RENAME CONSTRAINT "mute_other_id_account_id_fk" TO "mute_muted_id_account_id_fk";--> statement-breakpoint
ALTER TABLE "report" RENAME COLUMN "by" TO "reporter_id";--> statement-breakpoint
ALTER TABLE "report" RENAME COLUMN "words" TO "comment";--> statement-breakpoint
ALTER TABLE "report" RENAME COLUMN "settled" TO "resolved";--> statement-breakpoint
ALTER TABLE "report" RENAME COLUMN "settled_by" TO "resolved_by";--> statement-breakpoint
ALTER TABLE "report" RENAME COLUMN "how" TO "resolution";--> statement-breakpoint
ALTER TABLE "report" RENAME COLUMN "answer" TO "resolution_comment";--> statement-breakpoint
ALTER TABLE "report" RENAME CONSTRAINT "report_how" TO "report_resolution";--> statement-breakpoint
ALTER TABLE "report" RENAME CONSTRAINT "report_by_account_id_fk" TO "report_reporter_id_account_id_fk";--> statement-breakpoint
ALTER TABLE "report" RENAME CONSTRAINT "report_message_id_message_id_fk" TO "report_message_id_chat_message_id_fk";--> statement-breakpoint
ALTER TABLE "report" RENAME CONSTRAINT "report_settled_by_account_id_fk" TO "report_resolved_by_account_id_fk";--> statement-breakpoint
ALTER TABLE "tie" RENAME TO "relationship";--> statement-breakpoint
ALTER TABLE "relationship" RENAME CONSTRAINT "tie_account_id_other_id_pk" TO "relationship_account_id_other_id_pk";--> statement-breakpoint
ALTER TABLE "relationship" RENAME CONSTRAINT "tie_account_id_account_id_fk" TO "relationship_account_id_account_id_fk";--> statement-breakpoint
ALTER TABLE "relationship" RENAME CONSTRAINT "tie_other_id_account_id_fk" TO "relationship_other_id_account_id_fk";--> statement-breakpoint
ALTER TABLE "relationship" RENAME CONSTRAINT "tie_kind" TO "relationship_kind";--> statement-breakpoint
ALTER TABLE "relationship" RENAME CONSTRAINT "tie_two" TO "relationship_not_self";--> statement-breakpoint
ALTER INDEX "tie_other" RENAME TO "relationship_other";--> statement-breakpoint
ALTER TABLE "presence" RENAME COLUMN "seen" TO "last_seen";--> statement-breakpoint
ALTER INDEX "presence_seen" RENAME TO "presence_last_seen";--> statement-breakpoint
ALTER TABLE "preference" RENAME COLUMN "presence" TO "show_presence";--> statement-breakpoint
ALTER TABLE "preference" RENAME COLUMN "friend_requests" TO "allow_friend_requests";--> statement-breakpoint
ALTER TABLE "preference" RENAME COLUMN "mail_invited" TO "mail_invitation";--> statement-breakpoint
ALTER TABLE "preference" RENAME COLUMN "mail_friend" TO "mail_friend_request";--> statement-breakpoint
ALTER TABLE "invitation" RENAME COLUMN "by" TO "inviter_id";--> statement-breakpoint
ALTER TABLE "invitation" RENAME CONSTRAINT "invitation_by_account_id_fk" TO "invitation_inviter_id_account_id_fk";--> statement-breakpoint
ALTER TABLE "match" RENAME COLUMN "fewest" TO "min_seats";--> statement-breakpoint
ALTER TABLE "match" RENAME COLUMN "most" TO "max_seats";--> statement-breakpoint
ALTER TABLE "match" RENAME COLUMN "daily" TO "daily_deal";--> statement-breakpoint
ALTER TABLE "match" RENAME COLUMN "fork_at" TO "fork_answers";--> statement-breakpoint
ALTER INDEX "match_daily" RENAME TO "match_daily_deal";--> statement-breakpoint
ALTER TABLE "match" DROP CONSTRAINT "match_pace";--> statement-breakpoint
UPDATE "match" SET "pace" = CASE "pace" WHEN 'live' THEN 'real-time' ELSE 'turn-based' END;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_pace" CHECK ("pace" in ('real-time', 'turn-based'));--> statement-breakpoint
ALTER TABLE "pairing" DROP CONSTRAINT "pairing_pace";--> statement-breakpoint
UPDATE "pairing" SET "pace" = CASE "pace" WHEN 'live' THEN 'real-time' ELSE 'turn-based' END;--> statement-breakpoint
ALTER TABLE "pairing" ADD CONSTRAINT "pairing_pace" CHECK ("pace" in ('real-time', 'turn-based'));--> statement-breakpoint
ALTER TABLE "match" ALTER COLUMN "pace" SET DEFAULT 'real-time';--> statement-breakpoint
ALTER TABLE "seat" RENAME COLUMN "wish" TO "proposal";--> statement-breakpoint
ALTER TABLE "seat" RENAME COLUMN "turn" TO "turn_order";--> statement-breakpoint
ALTER TABLE "entry" RENAME COLUMN "key" TO "decision_key";--> statement-breakpoint
ALTER TABLE "entry" RENAME COLUMN "token" TO "idempotency_key";--> statement-breakpoint
ALTER TABLE "entry" RENAME COLUMN "who" TO "holder";--> statement-breakpoint
ALTER TABLE "archive" RENAME COLUMN "told" TO "events";--> statement-breakpoint
ALTER TABLE "pairing" RENAME COLUMN "wishes" TO "choices";--> statement-breakpoint
ALTER TABLE "pairing" RENAME COLUMN "since" TO "waiting_since";--> statement-breakpoint
ALTER TABLE "pairing" RENAME COLUMN "seen" TO "last_seen";--> statement-breakpoint
ALTER TABLE "house_secret" RENAME TO "server_secret";--> statement-breakpoint
ALTER TABLE "server_secret" RENAME CONSTRAINT "house_secret_pkey" TO "server_secret_pkey";--> statement-breakpoint
ALTER TABLE "best" RENAME TO "best_result";--> statement-breakpoint
ALTER TABLE "best_result" RENAME CONSTRAINT "best_account_id_game_setup_day_pk" TO "best_result_account_id_game_setup_day_pk";--> statement-breakpoint
ALTER TABLE "best_result" RENAME CONSTRAINT "best_account_id_account_id_fk" TO "best_result_account_id_account_id_fk";--> statement-breakpoint
ALTER TABLE "best_result" RENAME CONSTRAINT "best_match_id_match_id_fk" TO "best_result_match_id_match_id_fk";--> statement-breakpoint
ALTER INDEX "best_table" RENAME TO "best_result_ranking";--> statement-breakpoint
DROP TRIGGER "session_changed" ON "session";--> statement-breakpoint
DROP TRIGGER "account_changed" ON "account";--> statement-breakpoint
DROP FUNCTION "tell_who"();--> statement-breakpoint
CREATE FUNCTION "notify_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('account', to_jsonb(old) ->> tg_argv[0]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "session_changed" AFTER UPDATE OR DELETE ON "session" FOR EACH ROW EXECUTE FUNCTION "notify_account"('account_id');--> statement-breakpoint
CREATE TRIGGER "account_changed" AFTER UPDATE OR DELETE ON "account" FOR EACH ROW EXECUTE FUNCTION "notify_account"('id');--> statement-breakpoint
CREATE TRIGGER "bot_key_deleted" AFTER DELETE ON "bot_key" FOR EACH ROW EXECUTE FUNCTION "notify_account"('account_id');
