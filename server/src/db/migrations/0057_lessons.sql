CREATE TABLE "coach_availability" (
	"coach_id" uuid PRIMARY KEY NOT NULL,
	"meeting_link" text NOT NULL,
	"kinds" text[] NOT NULL,
	"week" jsonb NOT NULL,
	"max_per_day" smallint,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coach_availability_link_https" CHECK ("coach_availability"."meeting_link" ~* '^https://'),
	CONSTRAINT "coach_availability_kinds_known" CHECK ("coach_availability"."kinds" <@ array['private', 'duo', 'group']),
	CONSTRAINT "coach_availability_max_per_day" CHECK ("coach_availability"."max_per_day" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "coach_days" (
	"coach_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hours" jsonb NOT NULL,
	CONSTRAINT "coach_days_coach_id_day_pk" PRIMARY KEY("coach_id","day")
);
--> statement-breakpoint
CREATE TABLE "lesson_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"rules" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_settings_one_row" CHECK ("lesson_settings"."is_only")
);
--> statement-breakpoint
CREATE TABLE "lesson_seats" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"user_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_booker" boolean DEFAULT true NOT NULL,
	"status" text NOT NULL,
	"lot_id" uuid,
	"wish" text DEFAULT '' NOT NULL,
	"came_at" timestamp with time zone,
	"is_present" boolean,
	"went_well" text DEFAULT '' NOT NULL,
	"words" text[] DEFAULT '{}' NOT NULL,
	"homework" text DEFAULT '' NOT NULL,
	"feedback_at" timestamp with time zone,
	"rating" smallint,
	"rated_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_seats_rating" CHECK ("lesson_seats"."rating" between 1 and 5 and num_nulls("lesson_seats"."rating", "lesson_seats"."rated_at") in (0, 2)),
	CONSTRAINT "lesson_seats_status_known" CHECK ("lesson_seats"."status" in ('booked', 'cancelled', 'late')),
	CONSTRAINT "lesson_seats_cancelled_at" CHECK (("lesson_seats"."status" = 'booked') = ("lesson_seats"."cancelled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"coach_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"busy_until" timestamp with time zone NOT NULL,
	"meeting_link" text,
	"topic" text DEFAULT '' NOT NULL,
	"level_from" text,
	"level_to" text,
	"seats" smallint NOT NULL,
	"least_seats" smallint NOT NULL,
	"coach_came_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"outcome" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lessons_kind_known" CHECK ("lessons"."kind" in ('private', 'duo', 'group')),
	CONSTRAINT "lessons_canceller_known" CHECK ("lessons"."cancelled_by" in ('learner', 'coach', 'school', 'rule')),
	CONSTRAINT "lessons_outcome_known" CHECK ("lessons"."outcome" in ('taught', 'learner_absent', 'coach_absent', 'unclear')),
	CONSTRAINT "lessons_time_in_order" CHECK ("lessons"."ends_at" > "lessons"."starts_at"),
	CONSTRAINT "lessons_pause_not_negative" CHECK ("lessons"."busy_until" >= "lessons"."ends_at"),
	CONSTRAINT "lessons_link_https" CHECK ("lessons"."meeting_link" ~* '^https://'),
	CONSTRAINT "lessons_cancelled_by" CHECK (num_nulls("lessons"."cancelled_at", "lessons"."cancelled_by") in (0, 2)),
	CONSTRAINT "lessons_cancelled_or_over" CHECK ("lessons"."cancelled_at" is null or "lessons"."outcome" is null),
	CONSTRAINT "lessons_seats_of_kind" CHECK (case "lessons"."kind" when 'private' then "lessons"."seats" = 1 when 'duo' then "lessons"."seats" = 2
        else "lessons"."seats" between 2 and 6 end
        and "lessons"."least_seats" between 1 and "lessons"."seats")
);
--> statement-breakpoint
ALTER TABLE "coach_availability" ADD CONSTRAINT "coach_availability_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_days" ADD CONSTRAINT "coach_days_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_seats" ADD CONSTRAINT "lesson_seats_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_seats" ADD CONSTRAINT "lesson_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_seats" ADD CONSTRAINT "lesson_seats_lot_id_credit_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_seats_once" ON "lesson_seats" USING btree ("lesson_id","user_id") WHERE "lesson_seats"."status" = 'booked';--> statement-breakpoint
CREATE INDEX "lesson_seats_user" ON "lesson_seats" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "lesson_seats_lot" ON "lesson_seats" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "lessons_starts" ON "lessons" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "lessons_coach" ON "lessons" USING btree ("coach_id","starts_at");--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- A coach has one lesson at a time, pause included, and a learner one seat at a time.
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_one_at_a_time"
EXCLUDE USING gist ("coach_id" WITH =, tstzrange("starts_at", "busy_until") WITH &&) WHERE ("cancelled_at" IS NULL);
--> statement-breakpoint
ALTER TABLE "lesson_seats" ADD CONSTRAINT "lesson_seats_one_at_a_time"
EXCLUDE USING gist ("user_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" = 'booked');
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'refund_failed', 'dispute', 'payment_mismatch', 'invoice', 'seat_offered', 'waiting_list_removed', 'group', 'course_changed', 'course_cancelled', 'enrollment_moved', 'session_moved', 'session_cancelled', 'session_changed', 'holidays_changed', 'coach_changed', 'absence', 'session_soon', 'lesson_booked', 'lesson_moved', 'lesson_cancelled', 'lesson_soon', 'replay_ready', 'module_opened', 'quiz_result', 'message', 'announcement'));
--> statement-breakpoint
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind_known";
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind_known" CHECK ("notification_preferences"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'refund_failed', 'dispute', 'payment_mismatch', 'invoice', 'seat_offered', 'waiting_list_removed', 'group', 'course_changed', 'course_cancelled', 'enrollment_moved', 'session_moved', 'session_cancelled', 'session_changed', 'holidays_changed', 'coach_changed', 'absence', 'session_soon', 'lesson_booked', 'lesson_moved', 'lesson_cancelled', 'lesson_soon', 'replay_ready', 'module_opened', 'quiz_result', 'message', 'announcement'));
