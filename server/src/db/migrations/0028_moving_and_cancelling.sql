CREATE TABLE "campaign_mail_consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"agreed_in" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_in" text,
	CONSTRAINT "campaign_mail_consents_agreed_known" CHECK ("campaign_mail_consents"."agreed_in" in ('registration', 'settings', 'link')),
	CONSTRAINT "campaign_mail_consents_withdrawn_known" CHECK ("campaign_mail_consents"."withdrawn_in" in ('registration', 'settings', 'link')),
	CONSTRAINT "campaign_mail_consents_withdrawn_together" CHECK (num_nulls("campaign_mail_consents"."withdrawn_at", "campaign_mail_consents"."withdrawn_in") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "cancellation_choices" (
	"course_id" uuid NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"choose_until" timestamp with time zone NOT NULL,
	"keep_minor" bigint NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"refund_minor" bigint DEFAULT 0 NOT NULL,
	"moved_to_id" uuid,
	CONSTRAINT "cancellation_choices_course_id_enrollment_id_pk" PRIMARY KEY("course_id","enrollment_id"),
	CONSTRAINT "cancellation_choices_answer_known" CHECK ("cancellation_choices"."answer" in ('moved', 'refunded', 'unanswered')),
	CONSTRAINT "cancellation_choices_answered_together" CHECK (("cancellation_choices"."answer" is null) = ("cancellation_choices"."answered_at" is null) and ("cancellation_choices"."answer" is not distinct from 'moved') = ("cancellation_choices"."moved_to_id" is not null)),
	CONSTRAINT "cancellation_choices_amounts" CHECK ("cancellation_choices"."keep_minor" >= 0 and "cancellation_choices"."refund_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "enrollment_moves" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"from_course_id" uuid NOT NULL,
	"to_course_id" uuid NOT NULL,
	"from_minor" bigint NOT NULL,
	"to_minor" bigint NOT NULL,
	"waived_minor" bigint DEFAULT 0 NOT NULL,
	"refund_minor" bigint DEFAULT 0 NOT NULL,
	"by_user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enrollment_moves_to_another" CHECK ("enrollment_moves"."from_course_id" <> "enrollment_moves"."to_course_id"),
	CONSTRAINT "enrollment_moves_amounts" CHECK ("enrollment_moves"."from_minor" >= 0 and "enrollment_moves"."to_minor" >= 0 and "enrollment_moves"."waived_minor" >= 0 and "enrollment_moves"."refund_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "security_log" DROP CONSTRAINT "security_log_event_known";--> statement-breakpoint
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "enrollments" DROP CONSTRAINT "enrollments_reason_known";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "is_campaign" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "wants_campaign_mails" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "enrollments" ADD COLUMN "used_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "early_start_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_mail_consents" ADD CONSTRAINT "campaign_mail_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_choices" ADD CONSTRAINT "cancellation_choices_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_choices" ADD CONSTRAINT "cancellation_choices_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_choices" ADD CONSTRAINT "cancellation_choices_moved_to_id_courses_id_fk" FOREIGN KEY ("moved_to_id") REFERENCES "public"."courses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_moves" ADD CONSTRAINT "enrollment_moves_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_moves" ADD CONSTRAINT "enrollment_moves_from_course_id_courses_id_fk" FOREIGN KEY ("from_course_id") REFERENCES "public"."courses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_moves" ADD CONSTRAINT "enrollment_moves_to_course_id_courses_id_fk" FOREIGN KEY ("to_course_id") REFERENCES "public"."courses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_moves" ADD CONSTRAINT "enrollment_moves_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_mail_consents_user" ON "campaign_mail_consents" USING btree ("user_id","agreed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_mail_consents_one" ON "campaign_mail_consents" USING btree ("user_id") WHERE "campaign_mail_consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "cancellation_choices_enrollment" ON "cancellation_choices" USING btree ("enrollment_id");--> statement-breakpoint
CREATE INDEX "cancellation_choices_moved_to" ON "cancellation_choices" USING btree ("moved_to_id");--> statement-breakpoint
CREATE INDEX "cancellation_choices_open" ON "cancellation_choices" USING btree ("choose_until") WHERE "cancellation_choices"."answer" is null;--> statement-breakpoint
CREATE INDEX "enrollment_moves_enrollment" ON "enrollment_moves" USING btree ("enrollment_id","created_at");--> statement-breakpoint
CREATE INDEX "enrollment_moves_from" ON "enrollment_moves" USING btree ("from_course_id","created_at");--> statement-breakpoint
CREATE INDEX "enrollment_moves_to" ON "enrollment_moves" USING btree ("to_course_id","created_at");--> statement-breakpoint
CREATE INDEX "enrollment_moves_by_user" ON "enrollment_moves" USING btree ("by_user_id");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_cancelled_with_reason" CHECK (num_nulls("courses"."cancelled_at", "courses"."cancel_reason") in (0, 2) and "courses"."cancel_reason" <> '');--> statement-breakpoint
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_event_known" CHECK ("security_log"."event" in ('login', 'login_failed', 'lockout', 'unlock', 'unauthorized_attempt', 'token_reuse', 'password_reset', 'password_change', 'role_change', 'suspension', 'verification', 'retake', 'invitation', 'erasure', 'enrollment_by_hand', 'enrollment_moved', 'course_cancelled', 'enrollment_cancelled', 'refund', 'credits_changed', 'waiting_list_changed'));--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind_known" CHECK ("notification_preferences"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'refund_failed', 'payment_mismatch', 'seat_offered', 'waiting_list_removed', 'group', 'course_changed', 'course_cancelled', 'enrollment_moved', 'session_moved', 'session_cancelled', 'session_changed', 'holidays_changed', 'coach_changed', 'absence', 'session_soon', 'replay_ready', 'module_opened', 'quiz_result', 'message', 'announcement'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'refund_failed', 'payment_mismatch', 'seat_offered', 'waiting_list_removed', 'group', 'course_changed', 'course_cancelled', 'enrollment_moved', 'session_moved', 'session_cancelled', 'session_changed', 'holidays_changed', 'coach_changed', 'absence', 'session_soon', 'replay_ready', 'module_opened', 'quiz_result', 'message', 'announcement'));--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_used_within" CHECK ("enrollments"."used_minor" between 0 and "enrollments"."amount_minor");--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_reason_known" CHECK ("enrollments"."cancel_reason" in ('expired', 'declined', 'learner', 'admin', 'refunded', 'unprepared', 'course_cancelled'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_early_start_with_consents" CHECK ("orders"."early_start_at" is null or "orders"."consented_at" is not null);--> statement-breakpoint
-- Moves are append-only. A row is deleted only with its enrolment; an update may only clear by_user_id.
CREATE FUNCTION keep_enrollment_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'DELETE' AND NOT EXISTS (SELECT FROM enrollments WHERE id = old.enrollment_id) THEN
		RETURN old;
	END IF;
	IF tg_op = 'UPDATE' AND (to_jsonb(new) - 'by_user_id') = (to_jsonb(old) - 'by_user_id') AND new.by_user_id IS NULL THEN
		RETURN new;
	END IF;
	RAISE restrict_violation USING MESSAGE = 'moves of enrolments are append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER enrollment_moves_append_only BEFORE UPDATE OR DELETE ON "enrollment_moves"
FOR EACH ROW EXECUTE FUNCTION keep_enrollment_moves();
