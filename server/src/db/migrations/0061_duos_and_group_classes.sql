CREATE TABLE "lesson_invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"from_user_id" uuid NOT NULL,
	"user_id" uuid,
	"email" text,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "lesson_invitations_status_known" CHECK ("lesson_invitations"."status" in ('open', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "lesson_invitations_to" CHECK (num_nulls("lesson_invitations"."user_id", "lesson_invitations"."email") < 2),
	CONSTRAINT "lesson_invitations_answered" CHECK (("lesson_invitations"."status" = 'open') = ("lesson_invitations"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "mail_texts" DROP CONSTRAINT "mail_texts_mail_known";--> statement-breakpoint
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "lesson_seats" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "open_to" text;--> statement-breakpoint
ALTER TABLE "lesson_invitations" ADD CONSTRAINT "lesson_invitations_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_invitations" ADD CONSTRAINT "lesson_invitations_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_invitations" ADD CONSTRAINT "lesson_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_invitations_one_open" ON "lesson_invitations" USING btree ("lesson_id") WHERE "lesson_invitations"."status" = 'open';--> statement-breakpoint
CREATE INDEX "lesson_invitations_user" ON "lesson_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lesson_invitations_from" ON "lesson_invitations" USING btree ("from_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_seats_one_booker" ON "lesson_seats" USING btree ("lesson_id") WHERE "lesson_seats"."is_booker" and "lesson_seats"."status" = 'booked';--> statement-breakpoint
ALTER TABLE "mail_texts" ADD CONSTRAINT "mail_texts_mail_known" CHECK ("mail_texts"."mail" in ('verification', 'password-reset', 'lock-out', 'registration-attempt', 'invitation', 'learner-invitation', 'erased', 'enrolled', 'enrolled-free', 'seat-offer', 'seat-offer-free', 'cancelled', 'transfer', 'balance', 'balance-without-bank', 'payment-late', 'payment-not-due', 'payment-unprepared', 'payment-review', 'payment-code-gone', 'refund', 'refund-stuck', 'contact-thanks', 'reply', 'notification', 'notice-session-soon', 'notice-session-moved', 'notice-session-cancelled', 'notice-session-changed', 'notice-lesson-soon', 'notice-lesson-booked', 'notice-lesson-moved', 'notice-lesson-cancelled', 'notice-partner-invited', 'notice-partner-answered', 'notice-duo-asked', 'notice-duo-freed', 'notice-group-cancelled', 'notice-holidays-changed', 'notice-course-changed', 'notice-course-cancelled', 'notice-coach-changed', 'notice-enrollment-moved', 'notice-waiting-list-removed', 'notice-group', 'notice-module-opened', 'notice-replay-ready', 'notice-quiz-result', 'notice-message', 'notice-absence', 'notice-invoice', 'notice-dispute', 'notice-payment-mismatch', 'contact', 'application', 'transfer-due', 'transfer-due-course', 'transfer-due-moved', 'refund-refused', 'refund-returned'));--> statement-breakpoint
ALTER TABLE "lesson_seats" ADD CONSTRAINT "lesson_seats_outcome_known" CHECK ("lesson_seats"."outcome" in ('taught', 'learner_absent', 'coach_absent', 'unclear'));--> statement-breakpoint
ALTER TABLE "lesson_seats" ADD CONSTRAINT "lesson_seats_outcome_of_booked" CHECK ("lesson_seats"."outcome" is null or "lesson_seats"."status" = 'booked');--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_opening_known" CHECK ("lessons"."open_to" in ('course', 'level'));--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_open_duo" CHECK ("lessons"."open_to" is null or "lessons"."kind" = 'duo');--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_levels" CHECK (num_nulls("lessons"."level_from", "lessons"."level_to") in (0, 2));--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_group_has_topic" CHECK ("lessons"."kind" <> 'group' or ("lessons"."topic" <> '' and "lessons"."level_from" is not null));--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind_known" CHECK ("notification_preferences"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'refund_failed', 'dispute', 'payment_mismatch', 'invoice', 'seat_offered', 'waiting_list_removed', 'group', 'course_changed', 'course_cancelled', 'enrollment_moved', 'session_moved', 'session_cancelled', 'session_changed', 'holidays_changed', 'coach_changed', 'absence', 'session_soon', 'lesson_booked', 'lesson_moved', 'lesson_cancelled', 'lesson_soon', 'lesson_proposed', 'lesson_asked', 'lesson_declined', 'lesson_handed_over', 'lesson_decided', 'lesson_feedback', 'partner_invited', 'partner_answered', 'duo_asked', 'duo_freed', 'group_cancelled', 'replay_ready', 'module_opened', 'quiz_result', 'message', 'announcement'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'refund_failed', 'dispute', 'payment_mismatch', 'invoice', 'seat_offered', 'waiting_list_removed', 'group', 'course_changed', 'course_cancelled', 'enrollment_moved', 'session_moved', 'session_cancelled', 'session_changed', 'holidays_changed', 'coach_changed', 'absence', 'session_soon', 'lesson_booked', 'lesson_moved', 'lesson_cancelled', 'lesson_soon', 'lesson_proposed', 'lesson_asked', 'lesson_declined', 'lesson_handed_over', 'lesson_decided', 'lesson_feedback', 'partner_invited', 'partner_answered', 'duo_asked', 'duo_freed', 'group_cancelled', 'replay_ready', 'module_opened', 'quiz_result', 'message', 'announcement'));--> statement-breakpoint
UPDATE "lesson_seats" SET "outcome" = "lessons"."outcome"
FROM "lessons" WHERE "lessons"."id" = "lesson_seats"."lesson_id" AND "lesson_seats"."status" = 'booked';
--> statement-breakpoint
-- A lesson has no more booked seats than it offers. The lock orders two learners after the last seat.
CREATE FUNCTION lesson_seats_fit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	offered smallint;
BEGIN
	SELECT seats INTO offered FROM lessons WHERE id = NEW.lesson_id FOR NO KEY UPDATE;
	IF (SELECT count(*) FROM lesson_seats WHERE lesson_id = NEW.lesson_id AND status = 'booked') > offered THEN
		RAISE EXCEPTION 'lesson % has no seat left', NEW.lesson_id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lesson_seats_fit AFTER INSERT OR UPDATE OF status, lesson_id ON lesson_seats
FOR EACH ROW WHEN (NEW.status = 'booked') EXECUTE FUNCTION lesson_seats_fit();
