CREATE TABLE "coach_phrases" (
	"coach_id" uuid PRIMARY KEY NOT NULL,
	"phrases" text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coach_phrases_at_most" CHECK (cardinality("coach_phrases"."phrases") <= 50)
);
--> statement-breakpoint
CREATE TABLE "lesson_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"what" text NOT NULL,
	"starts_at" timestamp with time zone,
	"to_coach_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "lesson_requests_what_known" CHECK ("lesson_requests"."what" in ('time', 'coach')),
	CONSTRAINT "lesson_requests_answer_known" CHECK ("lesson_requests"."answer" in ('accepted', 'declined', 'withdrawn')),
	CONSTRAINT "lesson_requests_time" CHECK (("lesson_requests"."what" = 'time') = ("lesson_requests"."starts_at" is not null)),
	CONSTRAINT "lesson_requests_to_coach" CHECK (("lesson_requests"."what" = 'coach') = ("lesson_requests"."to_coach_id" is not null)),
	CONSTRAINT "lesson_requests_answered" CHECK (num_nulls("lesson_requests"."answered_at", "lesson_requests"."answer") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "security_log" DROP CONSTRAINT "security_log_event_known";--> statement-breakpoint
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "coach_phrases" ADD CONSTRAINT "coach_phrases_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_requests" ADD CONSTRAINT "lesson_requests_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_requests" ADD CONSTRAINT "lesson_requests_to_coach_id_coaches_id_fk" FOREIGN KEY ("to_coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_requests_one_open" ON "lesson_requests" USING btree ("lesson_id") WHERE "lesson_requests"."answer" is null;--> statement-breakpoint
CREATE INDEX "lesson_requests_coach" ON "lesson_requests" USING btree ("to_coach_id");--> statement-breakpoint
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_event_known" CHECK ("security_log"."event" in ('login', 'login_failed', 'lockout', 'unlock', 'unauthorized_attempt', 'token_reuse', 'password_reset', 'password_change', 'role_change', 'suspension', 'verification', 'retake', 'invitation', 'erasure', 'enrollment_by_hand', 'enrollment_moved', 'course_cancelled', 'enrollment_cancelled', 'refund', 'credits_changed', 'waiting_list_changed', 'payment_booked', 'payment_taken_back', 'people_imported', 'lesson_changed'));--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind_known" CHECK ("notification_preferences"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'refund_failed', 'dispute', 'payment_mismatch', 'invoice', 'seat_offered', 'waiting_list_removed', 'group', 'course_changed', 'course_cancelled', 'enrollment_moved', 'session_moved', 'session_cancelled', 'session_changed', 'holidays_changed', 'coach_changed', 'absence', 'session_soon', 'lesson_booked', 'lesson_moved', 'lesson_cancelled', 'lesson_soon', 'lesson_proposed', 'lesson_asked', 'lesson_declined', 'lesson_handed_over', 'lesson_decided', 'lesson_feedback', 'replay_ready', 'module_opened', 'quiz_result', 'message', 'announcement'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'refund_failed', 'dispute', 'payment_mismatch', 'invoice', 'seat_offered', 'waiting_list_removed', 'group', 'course_changed', 'course_cancelled', 'enrollment_moved', 'session_moved', 'session_cancelled', 'session_changed', 'holidays_changed', 'coach_changed', 'absence', 'session_soon', 'lesson_booked', 'lesson_moved', 'lesson_cancelled', 'lesson_soon', 'lesson_proposed', 'lesson_asked', 'lesson_declined', 'lesson_handed_over', 'lesson_decided', 'lesson_feedback', 'replay_ready', 'module_opened', 'quiz_result', 'message', 'announcement'));