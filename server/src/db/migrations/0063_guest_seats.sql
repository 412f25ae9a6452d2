CREATE TABLE "guest_seats" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid,
	"course_id" uuid NOT NULL,
	"day" date NOT NULL,
	"minute" smallint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"way" text NOT NULL,
	"lot_id" uuid,
	"missed_course_id" uuid,
	"missed_day" date,
	"missed_minute" smallint,
	"status" text NOT NULL,
	"moved_at" timestamp with time zone,
	"joined_at" timestamp with time zone,
	"correction" boolean,
	"revision" integer DEFAULT 1 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_seats_way_known" CHECK ("guest_seats"."way" in ('ticket', 'make_up')),
	CONSTRAINT "guest_seats_status_known" CHECK ("guest_seats"."status" in ('booked', 'cancelled', 'late')),
	CONSTRAINT "guest_seats_cancelled_at" CHECK (("guest_seats"."status" = 'booked') = ("guest_seats"."cancelled_at" is null)),
	CONSTRAINT "guest_seats_time_in_order" CHECK ("guest_seats"."ends_at" > "guest_seats"."starts_at"),
	CONSTRAINT "guest_seats_make_up_of_session" CHECK (num_nulls("guest_seats"."missed_course_id", "guest_seats"."missed_day", "guest_seats"."missed_minute")
        = case "guest_seats"."way" when 'make_up' then 0 else 3 end),
	CONSTRAINT "guest_seats_make_up_without_ticket" CHECK ("guest_seats"."way" = 'ticket' or "guest_seats"."lot_id" is null)
);
--> statement-breakpoint
ALTER TABLE "mail_texts" DROP CONSTRAINT "mail_texts_mail_known";--> statement-breakpoint
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "live_session_attendance" ADD COLUMN "made_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "kind" text DEFAULT 'speaking_group' NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD COLUMN "reminded_days" smallint;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD COLUMN "reminded_of" date;--> statement-breakpoint
ALTER TABLE "guest_seats" ADD CONSTRAINT "guest_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_seats" ADD CONSTRAINT "guest_seats_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_seats" ADD CONSTRAINT "guest_seats_lot_id_credit_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_seats" ADD CONSTRAINT "guest_seats_missed_course_id_courses_id_fk" FOREIGN KEY ("missed_course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_seats_once" ON "guest_seats" USING btree ("user_id","course_id","day","minute") WHERE "guest_seats"."status" = 'booked';--> statement-breakpoint
CREATE UNIQUE INDEX "guest_seats_one_make_up" ON "guest_seats" USING btree ("user_id","missed_course_id","missed_day","missed_minute") WHERE "guest_seats"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "guest_seats_session" ON "guest_seats" USING btree ("course_id","day","minute");--> statement-breakpoint
CREATE INDEX "guest_seats_missed" ON "guest_seats" USING btree ("missed_course_id");--> statement-breakpoint
CREATE INDEX "guest_seats_lot" ON "guest_seats" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "guest_seats_starts" ON "guest_seats" USING btree ("starts_at") WHERE "guest_seats"."status" = 'booked';--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_capacity_counts" CHECK ("courses"."capacity" >= 1);--> statement-breakpoint
ALTER TABLE "mail_texts" ADD CONSTRAINT "mail_texts_mail_known" CHECK ("mail_texts"."mail" in ('verification', 'password-reset', 'lock-out', 'registration-attempt', 'invitation', 'learner-invitation', 'erased', 'enrolled', 'enrolled-free', 'seat-offer', 'seat-offer-free', 'cancelled', 'transfer', 'balance', 'balance-without-bank', 'payment-late', 'payment-not-due', 'payment-unprepared', 'payment-review', 'payment-code-gone', 'refund', 'refund-stuck', 'pack-paid', 'pack-refunded', 'contact-thanks', 'reply', 'notification', 'notice-session-soon', 'notice-session-moved', 'notice-session-cancelled', 'notice-session-changed', 'notice-lesson-soon', 'notice-lesson-booked', 'notice-lesson-moved', 'notice-lesson-cancelled', 'notice-partner-invited', 'notice-partner-answered', 'notice-duo-asked', 'notice-duo-freed', 'notice-group-cancelled', 'notice-guest-booked', 'notice-guest-moved', 'notice-guest-cancelled', 'notice-credits-expiring', 'notice-holidays-changed', 'notice-course-changed', 'notice-course-cancelled', 'notice-coach-changed', 'notice-enrollment-moved', 'notice-waiting-list-removed', 'notice-group', 'notice-module-opened', 'notice-replay-ready', 'notice-quiz-result', 'notice-message', 'notice-absence', 'notice-invoice', 'notice-dispute', 'notice-payment-mismatch', 'contact', 'application', 'transfer-due', 'transfer-due-course', 'transfer-due-moved', 'refund-refused', 'refund-returned'));--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_kind_known" CHECK ("live_sessions"."kind" in ('speaking_group', 'explained_exercise'));--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind_known" CHECK ("notification_preferences"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'refund_failed', 'dispute', 'payment_mismatch', 'invoice', 'seat_offered', 'waiting_list_removed', 'group', 'course_changed', 'course_cancelled', 'enrollment_moved', 'session_moved', 'session_cancelled', 'session_changed', 'holidays_changed', 'coach_changed', 'absence', 'session_soon', 'lesson_booked', 'lesson_moved', 'lesson_cancelled', 'lesson_soon', 'lesson_proposed', 'lesson_asked', 'lesson_declined', 'lesson_handed_over', 'lesson_decided', 'lesson_feedback', 'partner_invited', 'partner_answered', 'duo_asked', 'duo_freed', 'group_cancelled', 'guest_booked', 'guest_moved', 'guest_cancelled', 'credits_expiring', 'replay_ready', 'module_opened', 'quiz_result', 'message', 'announcement'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'refund_failed', 'dispute', 'payment_mismatch', 'invoice', 'seat_offered', 'waiting_list_removed', 'group', 'course_changed', 'course_cancelled', 'enrollment_moved', 'session_moved', 'session_cancelled', 'session_changed', 'holidays_changed', 'coach_changed', 'absence', 'session_soon', 'lesson_booked', 'lesson_moved', 'lesson_cancelled', 'lesson_soon', 'lesson_proposed', 'lesson_asked', 'lesson_declined', 'lesson_handed_over', 'lesson_decided', 'lesson_feedback', 'partner_invited', 'partner_answered', 'duo_asked', 'duo_freed', 'group_cancelled', 'guest_booked', 'guest_moved', 'guest_cancelled', 'credits_expiring', 'replay_ready', 'module_opened', 'quiz_result', 'message', 'announcement'));