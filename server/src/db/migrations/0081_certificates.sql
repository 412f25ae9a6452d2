CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"holder_name" text,
	"course_name" text NOT NULL,
	"from_level" text,
	"to_level" text,
	"minutes" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"school_name" text NOT NULL,
	"shows_name" boolean NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by_user_id" uuid,
	"revoke_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "certificates_kind_known" CHECK ("certificates"."kind" in ('completion', 'attendance')),
	CONSTRAINT "certificates_number_form" CHECK ("certificates"."number" ~ '^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$'),
	CONSTRAINT "certificates_name_of_account" CHECK (("certificates"."user_id" is null) = ("certificates"."holder_name" is null) and "certificates"."holder_name" <> ''),
	CONSTRAINT "certificates_from_level_known" CHECK ("certificates"."from_level" in ('A1', 'A2', 'B1', 'B2', 'C1')),
	CONSTRAINT "certificates_to_level_known" CHECK ("certificates"."to_level" in ('A1', 'A2', 'B1', 'B2', 'C1')),
	CONSTRAINT "certificates_minutes" CHECK ("certificates"."minutes" >= 0),
	CONSTRAINT "certificates_dates" CHECK ("certificates"."start_date" <= "certificates"."end_date"),
	CONSTRAINT "certificates_revoked_with_reason" CHECK (("certificates"."revoked_at" is null) = ("certificates"."revoke_reason" = ''))
);
--> statement-breakpoint
CREATE TABLE "course_results" (
	"enrollment_id" uuid PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"completed_modules" integer NOT NULL,
	"module_count" integer NOT NULL,
	"joined_sessions" integer NOT NULL,
	"held_sessions" integer NOT NULL,
	"minutes" integer NOT NULL,
	"completion_modules" smallint NOT NULL,
	"completion_participation" smallint NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_results_outcome_known" CHECK ("course_results"."outcome" in ('completed', 'attended', 'missed')),
	CONSTRAINT "course_results_counts" CHECK ("course_results"."completed_modules" between 0 and "course_results"."module_count" and "course_results"."joined_sessions" between 0 and "course_results"."held_sessions" and "course_results"."minutes" >= 0),
	CONSTRAINT "course_results_missed_without_session" CHECK ("course_results"."outcome" = 'completed' or ("course_results"."outcome" = 'missed') = ("course_results"."joined_sessions" = 0))
);
--> statement-breakpoint
ALTER TABLE "mail_texts" DROP CONSTRAINT "mail_texts_mail_known";--> statement-breakpoint
ALTER TABLE "security_log" DROP CONSTRAINT "security_log_event_known";--> statement-breakpoint
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_revoked_by_user_id_users_id_fk" FOREIGN KEY ("revoked_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_results" ADD CONSTRAINT "course_results_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_number" ON "certificates" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_one_of_a_kind" ON "certificates" USING btree ("enrollment_id","kind");--> statement-breakpoint
CREATE INDEX "certificates_user" ON "certificates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "certificates_issued" ON "certificates" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "certificates_revoked_by" ON "certificates" USING btree ("revoked_by_user_id") WHERE "certificates"."revoked_by_user_id" is not null;--> statement-breakpoint
CREATE INDEX "certificates_search" ON "certificates" USING gin (search_fold("holder_name") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "mail_texts" ADD CONSTRAINT "mail_texts_mail_known" CHECK ("mail_texts"."mail" in ('verification', 'password-reset', 'lock-out', 'registration-attempt', 'invitation', 'learner-invitation', 'erased', 'enrolled', 'enrolled-free', 'seat-offer', 'seat-offer-free', 'cancelled', 'transfer', 'balance', 'balance-without-bank', 'payment-late', 'payment-not-due', 'payment-unprepared', 'payment-review', 'payment-code-gone', 'refund', 'refund-stuck', 'pack-paid', 'pack-refunded', 'contact-thanks', 'reply', 'notification', 'notice-session-soon', 'notice-session-moved', 'notice-session-cancelled', 'notice-session-changed', 'notice-session-added', 'notice-session-asked', 'notice-session-declined', 'notice-session-handed-over', 'notice-coach-away', 'notice-class-without-coach', 'notice-lesson-soon', 'notice-lesson-booked', 'notice-lesson-moved', 'notice-lesson-cancelled', 'notice-lesson-proposed', 'notice-lesson-asked', 'notice-lesson-declined', 'notice-lesson-handed-over', 'notice-lesson-decided', 'notice-lesson-feedback', 'notice-partner-invited', 'notice-partner-answered', 'notice-duo-asked', 'notice-duo-freed', 'notice-group-cancelled', 'notice-guest-booked', 'notice-guest-moved', 'notice-guest-cancelled', 'notice-credits-expiring', 'notice-holidays-changed', 'notice-course-changed', 'notice-course-cancelled', 'notice-coach-changed', 'notice-enrollment-moved', 'notice-waiting-list-removed', 'notice-group', 'notice-module-opened', 'notice-replay-ready', 'notice-course-completed', 'notice-quiz-result', 'notice-message', 'notice-absence', 'notice-invoice', 'notice-dispute', 'notice-payment-mismatch', 'notice-service-trouble', 'contact', 'application', 'transfer-due', 'transfer-due-course', 'transfer-due-moved', 'refund-refused', 'refund-returned'));--> statement-breakpoint
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_event_known" CHECK ("security_log"."event" in ('login', 'login_failed', 'lockout', 'unlock', 'unauthorized_attempt', 'token_reuse', 'password_reset', 'password_change', 'role_change', 'suspension', 'verification', 'retake', 'invitation', 'erasure', 'enrollment_by_hand', 'enrollment_moved', 'course_cancelled', 'enrollment_cancelled', 'refund', 'credits_changed', 'waiting_list_changed', 'payment_booked', 'payment_taken_back', 'people_imported', 'lesson_changed', 'coach_replaced', 'certificate_revoked'));--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind_known" CHECK ("notification_preferences"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'refund_failed', 'dispute', 'payment_mismatch', 'invoice', 'seat_offered', 'waiting_list_removed', 'group', 'course_changed', 'course_cancelled', 'enrollment_moved', 'session_moved', 'session_cancelled', 'session_changed', 'session_added', 'session_asked', 'session_declined', 'session_handed_over', 'coach_away', 'class_without_coach', 'holidays_changed', 'coach_changed', 'absence', 'session_soon', 'lesson_booked', 'lesson_moved', 'lesson_cancelled', 'lesson_soon', 'lesson_proposed', 'lesson_asked', 'lesson_declined', 'lesson_handed_over', 'lesson_decided', 'lesson_feedback', 'partner_invited', 'partner_answered', 'duo_asked', 'duo_freed', 'group_cancelled', 'guest_booked', 'guest_moved', 'guest_cancelled', 'credits_expiring', 'replay_ready', 'module_opened', 'quiz_result', 'course_completed', 'service_trouble', 'message', 'announcement'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'refund_failed', 'dispute', 'payment_mismatch', 'invoice', 'seat_offered', 'waiting_list_removed', 'group', 'course_changed', 'course_cancelled', 'enrollment_moved', 'session_moved', 'session_cancelled', 'session_changed', 'session_added', 'session_asked', 'session_declined', 'session_handed_over', 'coach_away', 'class_without_coach', 'holidays_changed', 'coach_changed', 'absence', 'session_soon', 'lesson_booked', 'lesson_moved', 'lesson_cancelled', 'lesson_soon', 'lesson_proposed', 'lesson_asked', 'lesson_declined', 'lesson_handed_over', 'lesson_decided', 'lesson_feedback', 'partner_invited', 'partner_answered', 'duo_asked', 'duo_freed', 'group_cancelled', 'guest_booked', 'guest_moved', 'guest_cancelled', 'credits_expiring', 'replay_ready', 'module_opened', 'quiz_result', 'course_completed', 'service_trouble', 'message', 'announcement'));--> statement-breakpoint
-- A certificate says for ever what it said at issue. The holder shows or hides the name, an admin revokes it once, and
-- an erased account takes the name with it.
CREATE FUNCTION keep_certificate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		RAISE restrict_violation USING MESSAGE = 'certificates are not deleted';
	END IF;
	IF new.user_id IS NULL THEN
		new.holder_name := NULL;
		new.shows_name := false;
	END IF;
	IF (new.id, new.number, new.enrollment_id, new.kind, new.course_name, new.from_level, new.to_level, new.minutes,
			new.start_date, new.end_date, new.school_name, new.issued_at)
		IS DISTINCT FROM (old.id, old.number, old.enrollment_id, old.kind, old.course_name, old.from_level, old.to_level,
			old.minutes, old.start_date, old.end_date, old.school_name, old.issued_at)
		OR (new.user_id IS NOT NULL AND (new.user_id, new.holder_name) IS DISTINCT FROM (old.user_id, old.holder_name))
		OR (old.revoked_at IS NOT NULL AND (new.revoked_at, new.revoke_reason)
			IS DISTINCT FROM (old.revoked_at, old.revoke_reason))
		OR (old.revoked_at IS NOT NULL AND new.revoked_by_user_id IS NOT NULL
			AND new.revoked_by_user_id IS DISTINCT FROM old.revoked_by_user_id) THEN
		RAISE restrict_violation USING MESSAGE = 'a certificate keeps what it says';
	END IF;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER certificates_kept BEFORE UPDATE OR DELETE ON "certificates"
FOR EACH ROW EXECUTE FUNCTION keep_certificate();--> statement-breakpoint
CREATE FUNCTION keep_course_result() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE restrict_violation USING MESSAGE = 'the result of a course is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER course_results_append_only BEFORE UPDATE ON "course_results"
FOR EACH ROW EXECUTE FUNCTION keep_course_result();
