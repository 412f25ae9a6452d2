CREATE TABLE "waiting_list_actions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"by_user_id" uuid,
	"action" text NOT NULL,
	"from_place" integer NOT NULL,
	"to_place" integer,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_list_actions_known" CHECK ("waiting_list_actions"."action" in ('moved', 'removed', 'offered')),
	CONSTRAINT "waiting_list_actions_reason_given" CHECK ("waiting_list_actions"."reason" <> ''),
	CONSTRAINT "waiting_list_actions_move_goes_up" CHECK (("waiting_list_actions"."action" = 'moved') = ("waiting_list_actions"."to_place" is not null) and "waiting_list_actions"."to_place" between 1 and "waiting_list_actions"."from_place" - 1)
);
--> statement-breakpoint
ALTER TABLE "security_log" DROP CONSTRAINT "security_log_event_known";--> statement-breakpoint
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
DROP INDEX "waiting_list_order";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "first_group_id" uuid;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "rank" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_list_actions" ADD CONSTRAINT "waiting_list_actions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_actions" ADD CONSTRAINT "waiting_list_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_actions" ADD CONSTRAINT "waiting_list_actions_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_list_actions_course" ON "waiting_list_actions" USING btree ("course_id","created_at");--> statement-breakpoint
CREATE INDEX "waiting_list_actions_user" ON "waiting_list_actions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "waiting_list_actions_by_user" ON "waiting_list_actions" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "waiting_list_actions_time" ON "waiting_list_actions" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_first_group_id_courses_id_fk" FOREIGN KEY ("first_group_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_first_group" ON "courses" USING btree ("first_group_id");--> statement-breakpoint
CREATE INDEX "waiting_list_order" ON "waiting_list" USING btree ("course_id","rank","lapsed_offers","created_at","id");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_group_of_another" CHECK ("courses"."first_group_id" <> "courses"."id");--> statement-breakpoint
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_event_known" CHECK ("security_log"."event" in ('login', 'login_failed', 'lockout', 'unlock', 'unauthorized_attempt', 'token_reuse', 'password_reset', 'password_change', 'role_change', 'suspension', 'verification', 'retake', 'invitation', 'erasure', 'enrollment_by_hand', 'enrollment_cancelled', 'refund', 'credits_changed', 'waiting_list_changed'));--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind_known" CHECK ("notification_preferences"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'refund_failed', 'payment_mismatch', 'seat_offered', 'waiting_list_removed', 'group', 'course_changed', 'session_moved', 'session_cancelled', 'session_changed', 'holidays_changed', 'coach_changed', 'absence', 'session_soon', 'replay_ready', 'module_opened', 'quiz_result', 'message', 'announcement'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'refund_failed', 'payment_mismatch', 'seat_offered', 'waiting_list_removed', 'group', 'course_changed', 'session_moved', 'session_cancelled', 'session_changed', 'holidays_changed', 'coach_changed', 'absence', 'session_soon', 'replay_ready', 'module_opened', 'quiz_result', 'message', 'announcement'));--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_rank_moves_up" CHECK ("waiting_list"."rank" <= 0);