CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"payment_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"status" text NOT NULL,
	"money" text NOT NULL,
	"by_user_id" uuid,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "disputes_status_known" CHECK ("disputes"."status" in ('open', 'won', 'lost')),
	CONSTRAINT "disputes_money_known" CHECK ("disputes"."money" in ('kept', 'withdrawn', 'returned')),
	CONSTRAINT "disputes_amount_positive" CHECK ("disputes"."amount_minor" > 0),
	CONSTRAINT "disputes_closed_when_decided" CHECK (("disputes"."status" = 'open') = ("disputes"."closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "enrollments" DROP CONSTRAINT "enrollments_reason_known";--> statement-breakpoint
ALTER TABLE "money_ledger" DROP CONSTRAINT "money_ledger_kind_known";--> statement-breakpoint
ALTER TABLE "money_ledger" DROP CONSTRAINT "money_ledger_sign";--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_once" ON "disputes" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "disputes_payment" ON "disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "disputes_by_user" ON "disputes" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("opened_at") WHERE "disputes"."status" = 'open';--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind_known" CHECK ("notification_preferences"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'refund_failed', 'dispute', 'payment_mismatch', 'seat_offered', 'waiting_list_removed', 'group', 'course_changed', 'course_cancelled', 'enrollment_moved', 'session_moved', 'session_cancelled', 'session_changed', 'holidays_changed', 'coach_changed', 'absence', 'session_soon', 'replay_ready', 'module_opened', 'quiz_result', 'message', 'announcement'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'refund_failed', 'dispute', 'payment_mismatch', 'seat_offered', 'waiting_list_removed', 'group', 'course_changed', 'course_cancelled', 'enrollment_moved', 'session_moved', 'session_cancelled', 'session_changed', 'holidays_changed', 'coach_changed', 'absence', 'session_soon', 'replay_ready', 'module_opened', 'quiz_result', 'message', 'announcement'));--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_reason_known" CHECK ("enrollments"."cancel_reason" in ('expired', 'declined', 'learner', 'admin', 'refunded', 'unprepared', 'course_cancelled', 'disputed'));--> statement-breakpoint
ALTER TABLE "money_ledger" ADD CONSTRAINT "money_ledger_kind_known" CHECK ("money_ledger"."kind" in ('payment', 'refund', 'dispute', 'dispute_returned'));--> statement-breakpoint
ALTER TABLE "money_ledger" ADD CONSTRAINT "money_ledger_sign" CHECK (case when "money_ledger"."kind" in ('payment', 'dispute_returned') then "money_ledger"."amount_minor" > 0 else "money_ledger"."amount_minor" < 0 end);