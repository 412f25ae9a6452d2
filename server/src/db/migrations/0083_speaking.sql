CREATE TABLE "speaking_task_lists" (
	"module_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "speaking_tasks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"module_id" uuid NOT NULL,
	"position" integer,
	"kind" text NOT NULL,
	"seconds" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"picture_url" text,
	"audio_url" text,
	"model_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "speaking_tasks_position" UNIQUE("module_id","position") DEFERRABLE,
	CONSTRAINT "speaking_tasks_position_counts" CHECK ("speaking_tasks"."position" >= 0),
	CONSTRAINT "speaking_tasks_kind_known" CHECK ("speaking_tasks"."kind" in ('answer', 'shadow')),
	CONSTRAINT "speaking_tasks_seconds" CHECK ("speaking_tasks"."seconds" between 10 and 90),
	CONSTRAINT "speaking_tasks_prompt_given" CHECK ("speaking_tasks"."text" <> '' or num_nonnulls("speaking_tasks"."picture_url", "speaking_tasks"."audio_url") > 0),
	CONSTRAINT "speaking_tasks_shadow_has_model" CHECK ("speaking_tasks"."kind" <> 'shadow' or "speaking_tasks"."model_url" is not null)
);
--> statement-breakpoint
CREATE TABLE "speaking_recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"attempt" smallint NOT NULL,
	"seconds" double precision NOT NULL,
	"bytes" integer NOT NULL,
	"link" text,
	"sent_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"answer_id" uuid,
	"feedback_text" text DEFAULT '' NOT NULL,
	"feedback_link" text,
	"feedback_seconds" double precision,
	"mark_clear" smallint,
	"mark_flow" smallint,
	"mark_words" smallint,
	"mark_grammar" smallint,
	"opened_at" timestamp with time zone,
	CONSTRAINT "speaking_recordings_attempt_known" CHECK ("speaking_recordings"."attempt" in (1, 2)),
	CONSTRAINT "speaking_recordings_length" CHECK ("speaking_recordings"."seconds" > 0 and "speaking_recordings"."bytes" >= 0),
	CONSTRAINT "speaking_recordings_deleted_whole" CHECK (("speaking_recordings"."deleted_at" is null) = ("speaking_recordings"."link" is not null)
        and ("speaking_recordings"."deleted_at" is null or ("speaking_recordings"."feedback_text" = '' and "speaking_recordings"."feedback_link" is null and "speaking_recordings"."bytes" = 0))),
	CONSTRAINT "speaking_recordings_answered_whole" CHECK ("speaking_recordings"."deleted_at" is not null
        or num_nonnulls("speaking_recordings"."answered_at", "speaking_recordings"."answer_id", "speaking_recordings"."mark_clear", "speaking_recordings"."mark_flow", "speaking_recordings"."mark_words", "speaking_recordings"."mark_grammar") in (0, 6)),
	CONSTRAINT "speaking_recordings_feedback_of_answer" CHECK ("speaking_recordings"."answered_at" is not null
        or ("speaking_recordings"."feedback_text" = '' and "speaking_recordings"."feedback_link" is null and "speaking_recordings"."opened_at" is null)),
	CONSTRAINT "speaking_recordings_feedback_sound" CHECK (("speaking_recordings"."feedback_link" is null) = ("speaking_recordings"."feedback_seconds" is null)),
	CONSTRAINT "speaking_recordings_marks" CHECK ("speaking_recordings"."mark_clear" in (1, 2, 3, 4) and "speaking_recordings"."mark_flow" in (1, 2, 3, 4) and "speaking_recordings"."mark_words" in (1, 2, 3, 4) and "speaking_recordings"."mark_grammar" in (1, 2, 3, 4))
);
--> statement-breakpoint
ALTER TABLE "mail_texts" DROP CONSTRAINT "mail_texts_mail_known";--> statement-breakpoint
ALTER TABLE "security_log" DROP CONSTRAINT "security_log_event_known";--> statement-breakpoint
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "speaking_task_lists" ADD CONSTRAINT "speaking_task_lists_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_tasks" ADD CONSTRAINT "speaking_tasks_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_recordings" ADD CONSTRAINT "speaking_recordings_task_id_speaking_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."speaking_tasks"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_recordings" ADD CONSTRAINT "speaking_recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_recordings" ADD CONSTRAINT "speaking_recordings_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "speaking_recordings_attempt" ON "speaking_recordings" USING btree ("user_id","task_id","attempt") WHERE "speaking_recordings"."deleted_at" is null or "speaking_recordings"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX "speaking_recordings_waiting" ON "speaking_recordings" USING btree ("user_id","sent_at") WHERE "speaking_recordings"."answered_at" is null and "speaking_recordings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "speaking_recordings_user" ON "speaking_recordings" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "speaking_recordings_task" ON "speaking_recordings" USING btree ("task_id","user_id");--> statement-breakpoint
CREATE INDEX "speaking_recordings_sent" ON "speaking_recordings" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "speaking_recordings_answered_by" ON "speaking_recordings" USING btree ("answered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "speaking_recordings_link" ON "speaking_recordings" USING btree ("link");--> statement-breakpoint
CREATE UNIQUE INDEX "speaking_recordings_feedback_link" ON "speaking_recordings" USING btree ("feedback_link");--> statement-breakpoint
ALTER TABLE "mail_texts" ADD CONSTRAINT "mail_texts_mail_known" CHECK ("mail_texts"."mail" in ('verification', 'password-reset', 'lock-out', 'registration-attempt', 'invitation', 'learner-invitation', 'erased', 'enrolled', 'enrolled-free', 'seat-offer', 'seat-offer-free', 'cancelled', 'transfer', 'balance', 'balance-without-bank', 'payment-late', 'payment-not-due', 'payment-unprepared', 'payment-review', 'payment-code-gone', 'refund', 'refund-stuck', 'pack-paid', 'pack-refunded', 'contact-thanks', 'reply', 'notification', 'notice-session-soon', 'notice-session-moved', 'notice-session-cancelled', 'notice-session-changed', 'notice-session-added', 'notice-session-asked', 'notice-session-declined', 'notice-session-handed-over', 'notice-coach-away', 'notice-class-without-coach', 'notice-lesson-soon', 'notice-lesson-booked', 'notice-lesson-moved', 'notice-lesson-cancelled', 'notice-lesson-proposed', 'notice-lesson-asked', 'notice-lesson-declined', 'notice-lesson-handed-over', 'notice-lesson-decided', 'notice-lesson-feedback', 'notice-partner-invited', 'notice-partner-answered', 'notice-duo-asked', 'notice-duo-freed', 'notice-group-cancelled', 'notice-guest-booked', 'notice-guest-moved', 'notice-guest-cancelled', 'notice-credits-expiring', 'notice-holidays-changed', 'notice-course-changed', 'notice-course-cancelled', 'notice-coach-changed', 'notice-enrollment-moved', 'notice-waiting-list-removed', 'notice-group', 'notice-module-opened', 'notice-replay-ready', 'notice-course-completed', 'notice-recordings-waiting', 'notice-recording-answered', 'notice-quiz-result', 'notice-message', 'notice-absence', 'notice-invoice', 'notice-dispute', 'notice-payment-mismatch', 'notice-service-trouble', 'contact', 'application', 'transfer-due', 'transfer-due-course', 'transfer-due-moved', 'refund-refused', 'refund-returned'));--> statement-breakpoint
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_event_known" CHECK ("security_log"."event" in ('login', 'login_failed', 'lockout', 'unlock', 'unauthorized_attempt', 'token_reuse', 'password_reset', 'password_change', 'role_change', 'suspension', 'verification', 'retake', 'invitation', 'erasure', 'enrollment_by_hand', 'enrollment_moved', 'course_cancelled', 'enrollment_cancelled', 'refund', 'credits_changed', 'waiting_list_changed', 'payment_booked', 'payment_taken_back', 'people_imported', 'lesson_changed', 'coach_replaced', 'certificate_revoked', 'recording_opened'));--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind_known" CHECK ("notification_preferences"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'refund_failed', 'dispute', 'payment_mismatch', 'invoice', 'seat_offered', 'waiting_list_removed', 'group', 'course_changed', 'course_cancelled', 'enrollment_moved', 'session_moved', 'session_cancelled', 'session_changed', 'session_added', 'session_asked', 'session_declined', 'session_handed_over', 'coach_away', 'class_without_coach', 'holidays_changed', 'coach_changed', 'absence', 'session_soon', 'lesson_booked', 'lesson_moved', 'lesson_cancelled', 'lesson_soon', 'lesson_proposed', 'lesson_asked', 'lesson_declined', 'lesson_handed_over', 'lesson_decided', 'lesson_feedback', 'partner_invited', 'partner_answered', 'duo_asked', 'duo_freed', 'group_cancelled', 'guest_booked', 'guest_moved', 'guest_cancelled', 'credits_expiring', 'replay_ready', 'module_opened', 'recordings_waiting', 'recording_answered', 'quiz_result', 'course_completed', 'service_trouble', 'message', 'announcement'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'refund_failed', 'dispute', 'payment_mismatch', 'invoice', 'seat_offered', 'waiting_list_removed', 'group', 'course_changed', 'course_cancelled', 'enrollment_moved', 'session_moved', 'session_cancelled', 'session_changed', 'session_added', 'session_asked', 'session_declined', 'session_handed_over', 'coach_away', 'class_without_coach', 'holidays_changed', 'coach_changed', 'absence', 'session_soon', 'lesson_booked', 'lesson_moved', 'lesson_cancelled', 'lesson_soon', 'lesson_proposed', 'lesson_asked', 'lesson_declined', 'lesson_handed_over', 'lesson_decided', 'lesson_feedback', 'partner_invited', 'partner_answered', 'duo_asked', 'duo_freed', 'group_cancelled', 'guest_booked', 'guest_moved', 'guest_cancelled', 'credits_expiring', 'replay_ready', 'module_opened', 'recordings_waiting', 'recording_answered', 'quiz_result', 'course_completed', 'service_trouble', 'message', 'announcement'));