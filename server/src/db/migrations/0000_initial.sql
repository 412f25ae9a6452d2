-- -------------------- Needed by the tables --------------------
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Folds text for searching: lower case, Turkish letters to their plain ones.
-- The search indexes use it, so it stands before the tables.
CREATE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(translate(value, 'İIıŞşĞğÜüÖöÇçÂâÎîÛû', 'iiissgguuooccaaiiuu'));
--> statement-breakpoint
-- -------------------- Tables --------------------
-- drizzle-kit wrote them from server/src/db/tables. By hand: DEFERRABLE on three unique constraints,
-- which lets one statement exchange the places of two rows.
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_log" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"area" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"field" text DEFAULT '' NOT NULL,
	"before" text DEFAULT '' NOT NULL,
	"after" text DEFAULT '' NOT NULL,
	"by_user_id" uuid,
	CONSTRAINT "change_log_area_known" CHECK ("change_log"."area" in ('settings', 'resources')),
	CONSTRAINT "change_log_kind_known" CHECK ("change_log"."kind" in ('created', 'changed', 'deleted'))
);
--> statement-breakpoint
CREATE TABLE "coaches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid,
	"profile_photo" text,
	"personal_summary" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_native" boolean DEFAULT false NOT NULL,
	"is_zoom_only" boolean DEFAULT false NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coaches_summary_given" CHECK ("coaches"."personal_summary" <> '')
);
--> statement-breakpoint
CREATE TABLE "course_types" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_types_complete" CHECK (length("course_types"."name") >= 3 and "course_types"."description" <> '')
);
--> statement-breakpoint
CREATE TABLE "course_zoom_times" (
	"course_id" uuid NOT NULL,
	"day_of_week" text NOT NULL,
	"hour" smallint NOT NULL,
	"minute" smallint NOT NULL,
	"duration" smallint NOT NULL,
	CONSTRAINT "course_zoom_times_course_id_day_of_week_hour_minute_pk" PRIMARY KEY("course_id","day_of_week","hour","minute"),
	CONSTRAINT "course_zoom_times_day_known" CHECK ("course_zoom_times"."day_of_week" in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
	CONSTRAINT "course_zoom_times_clock" CHECK ("course_zoom_times"."hour" between 0 and 23 and "course_zoom_times"."minute" between 0 and 59),
	CONSTRAINT "course_zoom_times_duration" CHECK ("course_zoom_times"."duration" between 15 and 240)
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"type_id" uuid NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"primary_coach_id" uuid NOT NULL,
	"secondary_coach_id" uuid,
	"price_minor" bigint NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"max_enrollments" integer NOT NULL,
	"current_enrollments" integer DEFAULT 0 NOT NULL,
	"module_duration" integer NOT NULL,
	"level_test_score" integer DEFAULT 0 NOT NULL,
	"required_course_type_id" uuid,
	"zoom_link" text NOT NULL,
	"planned_from" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_closed_to_enrolments" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courses_name_length" CHECK (length("courses"."name") >= 3),
	CONSTRAINT "courses_description_given" CHECK ("courses"."description" <> ''),
	CONSTRAINT "courses_zoom_link_given" CHECK ("courses"."zoom_link" <> ''),
	CONSTRAINT "courses_zoom_link_https" CHECK ("courses"."zoom_link" ~* '^https://'),
	CONSTRAINT "courses_days_in_order" CHECK ("courses"."end_date" >= "courses"."start_date"),
	CONSTRAINT "courses_two_coaches" CHECK ("courses"."primary_coach_id" <> "courses"."secondary_coach_id"),
	CONSTRAINT "courses_price_not_negative" CHECK ("courses"."price_minor" >= 0),
	CONSTRAINT "courses_currency_known" CHECK ("courses"."currency" in ('USD', 'TRY')),
	CONSTRAINT "courses_seats" CHECK ("courses"."max_enrollments" >= 1 and "courses"."current_enrollments" between 0 and "courses"."max_enrollments"),
	CONSTRAINT "courses_module_duration_counts" CHECK ("courses"."module_duration" >= 1),
	CONSTRAINT "courses_score_range" CHECK ("courses"."level_test_score" between 0 and 4000),
	CONSTRAINT "courses_requires_another_type" CHECK ("courses"."required_course_type_id" <> "courses"."type_id")
);
--> statement-breakpoint
CREATE TABLE "credit_ledger" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"enrollment_id" uuid,
	"credits" integer NOT NULL,
	"extra_groups" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"by_user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_ledger_reason_known" CHECK ("credit_ledger"."reason" in ('plan', 'refund', 'admin')),
	CONSTRAINT "credit_ledger_of_an_enrollment" CHECK (("credit_ledger"."reason" in ('plan', 'refund')) = ("credit_ledger"."enrollment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "dev_mails" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"to" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrollments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"course_id" uuid NOT NULL,
	"user_id" uuid,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"plan" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"held_until" timestamp with time zone,
	"activated_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"pre_information" text,
	"distance_sales" text,
	"consented_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enrollments_status_known" CHECK ("enrollments"."status" in ('pending', 'active', 'cancelled')),
	CONSTRAINT "enrollments_source_known" CHECK ("enrollments"."source" in ('checkout', 'free', 'waiting_list', 'hand')),
	CONSTRAINT "enrollments_plan_known" CHECK ("enrollments"."plan" in ('basic', 'super', 'premium')),
	CONSTRAINT "enrollments_currency_known" CHECK ("enrollments"."currency" in ('USD', 'TRY')),
	CONSTRAINT "enrollments_reason_known" CHECK ("enrollments"."cancel_reason" in ('expired', 'declined', 'learner', 'admin', 'refunded', 'no_seat')),
	CONSTRAINT "enrollments_amount_not_negative" CHECK ("enrollments"."amount_minor" >= 0),
	CONSTRAINT "enrollments_pending_is_held" CHECK (("enrollments"."status" = 'pending') = ("enrollments"."held_until" is not null)),
	CONSTRAINT "enrollments_active_since" CHECK ("enrollments"."status" <> 'active' or "enrollments"."activated_at" is not null),
	CONSTRAINT "enrollments_cancelled_with_reason" CHECK (("enrollments"."status" = 'cancelled') = ("enrollments"."cancelled_at" is not null) and ("enrollments"."cancelled_at" is null) = ("enrollments"."cancel_reason" is null)),
	CONSTRAINT "enrollments_consents_together" CHECK (num_nulls("enrollments"."pre_information", "enrollments"."distance_sales", "enrollments"."consented_at") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_list_plan_known" CHECK ("waiting_list"."plan" in ('basic', 'super', 'premium'))
);
--> statement-breakpoint
CREATE TABLE "figures" (
	"name" text NOT NULL,
	"range" text NOT NULL,
	"figures" jsonb NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "figures_name_range_pk" PRIMARY KEY("name","range")
);
--> statement-breakpoint
CREATE TABLE "hourly_counts" (
	"key" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "hourly_counts_key_hour_pk" PRIMARY KEY("key","hour")
);
--> statement-breakpoint
CREATE TABLE "level_test_answers" (
	"attempt_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"selected_option_id" text,
	"shown_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"seconds" double precision,
	"is_correct" boolean,
	"points" integer,
	CONSTRAINT "level_test_answers_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id"),
	CONSTRAINT "level_test_answers_option_known" CHECK ("level_test_answers"."selected_option_id" in ('A', 'B', 'C', 'D')),
	CONSTRAINT "level_test_answers_graded_at_once" CHECK (num_nulls("level_test_answers"."seconds", "level_test_answers"."is_correct", "level_test_answers"."points") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "level_test_attempts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"test_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"shown_at" timestamp with time zone,
	"points" integer,
	"max_points" integer,
	"score" integer,
	"level" text,
	"is_first" boolean DEFAULT false NOT NULL,
	CONSTRAINT "level_test_attempts_position_counts" CHECK ("level_test_attempts"."position" >= 0),
	CONSTRAINT "level_test_attempts_level_known" CHECK ("level_test_attempts"."level" in ('A1', 'A2', 'B1', 'B2', 'C1')),
	CONSTRAINT "level_test_attempts_graded_when_completed" CHECK (num_nulls("level_test_attempts"."completed_at", "level_test_attempts"."points", "level_test_attempts"."max_points", "level_test_attempts"."score", "level_test_attempts"."level") in (0, 5)),
	CONSTRAINT "level_test_attempts_first_is_completed" CHECK (not "level_test_attempts"."is_first" or "level_test_attempts"."completed_at" is not null),
	CONSTRAINT "level_test_attempts_points_range" CHECK ("level_test_attempts"."points" between 0 and "level_test_attempts"."max_points"),
	CONSTRAINT "level_test_attempts_score_range" CHECK ("level_test_attempts"."score" between 0 and 4000)
);
--> statement-breakpoint
CREATE TABLE "level_test_questions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"test_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"option_a" text NOT NULL,
	"option_b" text NOT NULL,
	"option_c" text NOT NULL,
	"option_d" text NOT NULL,
	"correct_option_id" text DEFAULT 'A' NOT NULL,
	"audio_url" text,
	"audio_seconds" double precision,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "level_test_questions_position" UNIQUE("test_id","position") DEFERRABLE,
	CONSTRAINT "level_test_questions_position_counts" CHECK ("level_test_questions"."position" >= 0),
	CONSTRAINT "level_test_questions_type_known" CHECK ("level_test_questions"."type" in ('text', 'listening')),
	CONSTRAINT "level_test_questions_key_known" CHECK ("level_test_questions"."correct_option_id" in ('A', 'B', 'C', 'D')),
	CONSTRAINT "level_test_questions_complete" CHECK ('' not in ("level_test_questions"."text", "level_test_questions"."option_a", "level_test_questions"."option_b", "level_test_questions"."option_c", "level_test_questions"."option_d")),
	CONSTRAINT "level_test_questions_audio_of_listening" CHECK ("level_test_questions"."audio_url" is null or "level_test_questions"."type" = 'listening'),
	CONSTRAINT "level_test_questions_audio_seconds" CHECK ("level_test_questions"."audio_seconds" is null or ("level_test_questions"."audio_seconds" >= 0 and "level_test_questions"."audio_url" is not null))
);
--> statement-breakpoint
CREATE TABLE "level_tests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"version" integer NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "level_tests_version_counts" CHECK ("level_tests"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"course_id" uuid NOT NULL,
	"day" date NOT NULL,
	"minute" smallint NOT NULL,
	"starts_at" timestamp with time zone,
	"duration" smallint,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"zoom_link" text,
	"notes" text DEFAULT '' NOT NULL,
	"replay_link" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_sessions_course_id_day_minute_pk" PRIMARY KEY("course_id","day","minute"),
	CONSTRAINT "live_sessions_minute_of_day" CHECK ("live_sessions"."minute" between 0 and 1439),
	CONSTRAINT "live_sessions_duration" CHECK ("live_sessions"."duration" between 15 and 240),
	CONSTRAINT "live_sessions_kept_has_time" CHECK (not "live_sessions"."is_kept" or num_nulls("live_sessions"."starts_at", "live_sessions"."duration") = 0),
	CONSTRAINT "live_sessions_zoom_link_https" CHECK ("live_sessions"."zoom_link" ~* '^https://'),
	CONSTRAINT "live_sessions_links_given" CHECK ("live_sessions"."zoom_link" <> '' and "live_sessions"."replay_link" <> '')
);
--> statement-breakpoint
CREATE TABLE "live_session_attendance" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"day" date NOT NULL,
	"minute" smallint NOT NULL,
	"joined_at" timestamp with time zone,
	"correction" boolean,
	"by_user_id" uuid,
	"absence_announced_at" timestamp with time zone,
	"absence_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "live_session_attendance_user_id_course_id_day_minute_pk" PRIMARY KEY("user_id","course_id","day","minute"),
	CONSTRAINT "live_session_attendance_minute_of_day" CHECK ("live_session_attendance"."minute" between 0 and 1439),
	CONSTRAINT "live_session_attendance_reason_of_absence" CHECK ("live_session_attendance"."absence_reason" = '' or "live_session_attendance"."absence_announced_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "local_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"title" text NOT NULL,
	"email" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "local_checkouts_status_known" CHECK ("local_checkouts"."status" in ('open', 'complete', 'expired')),
	CONSTRAINT "local_checkouts_currency_known" CHECK ("local_checkouts"."currency" in ('USD', 'TRY')),
	CONSTRAINT "local_checkouts_paid_has_reference" CHECK (("local_checkouts"."status" = 'complete') = ("local_checkouts"."reference" is not null))
);
--> statement-breakpoint
CREATE TABLE "local_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"reference" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "local_refunds_amount_positive" CHECK ("local_refunds"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "message_attachments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"thread_id" uuid,
	"seq" integer,
	"place" smallint DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_attachments_type_known" CHECK ("message_attachments"."type" in ('image/jpeg', 'application/pdf')),
	CONSTRAINT "message_attachments_sent" CHECK (num_nulls("message_attachments"."thread_id", "message_attachments"."seq") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "message_threads" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"person_user_id" uuid,
	"coach_user_id" uuid,
	"visitor_name" text,
	"visitor_email" text,
	"language" text,
	"reported_thread_id" uuid,
	"reported_seq" integer,
	"created_at" timestamp with time zone NOT NULL,
	"last_seq" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"person_read" integer DEFAULT 0 NOT NULL,
	"person_unread" integer DEFAULT 0 NOT NULL,
	"coach_read" integer DEFAULT 0 NOT NULL,
	"coach_unread" integer DEFAULT 0 NOT NULL,
	"school_read" integer DEFAULT 0 NOT NULL,
	"school_unread" integer DEFAULT 0 NOT NULL,
	"assignee_user_id" uuid,
	"done_at" timestamp with time zone,
	CONSTRAINT "message_threads_kind_known" CHECK ("message_threads"."kind" in ('course', 'school', 'contact')),
	CONSTRAINT "message_threads_language_known" CHECK ("message_threads"."language" in ('en', 'tr')),
	CONSTRAINT "message_threads_visitor" CHECK (("message_threads"."kind" = 'contact') = ("message_threads"."visitor_email" is not null) and num_nulls("message_threads"."visitor_name", "message_threads"."visitor_email", "message_threads"."language") in (0, 3)),
	CONSTRAINT "message_threads_coach_of_course" CHECK ("message_threads"."coach_user_id" is null or "message_threads"."kind" = 'course'),
	CONSTRAINT "message_threads_counts" CHECK (least("message_threads"."person_unread", "message_threads"."coach_unread", "message_threads"."school_unread") >= 0 and greatest("message_threads"."person_read", "message_threads"."coach_read", "message_threads"."school_read") <= "message_threads"."last_seq"),
	CONSTRAINT "message_threads_report" CHECK (num_nulls("message_threads"."reported_thread_id", "message_threads"."reported_seq") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"thread_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"side" text NOT NULL,
	"by_user_id" uuid,
	"client_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "messages_thread_id_seq_pk" PRIMARY KEY("thread_id","seq"),
	CONSTRAINT "messages_side_known" CHECK ("messages"."side" in ('person', 'coach', 'school')),
	CONSTRAINT "messages_removed_is_empty" CHECK ("messages"."removed_at" is null or "messages"."text" = '')
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_completions" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_completions_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "module_progress" (
	"user_id" uuid NOT NULL,
	"module_id" uuid NOT NULL,
	"video_position" double precision DEFAULT 0 NOT NULL,
	"video_farthest" double precision DEFAULT 0 NOT NULL,
	"video_watched_at" timestamp with time zone,
	"opened_docs" text[] DEFAULT '{}' NOT NULL,
	"quiz_completed_at" timestamp with time zone,
	"best_result" smallint,
	"completed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "module_progress_user_id_module_id_pk" PRIMARY KEY("user_id","module_id"),
	CONSTRAINT "module_progress_position_counts" CHECK ("module_progress"."video_position" >= 0),
	CONSTRAINT "module_progress_farthest_counts" CHECK ("module_progress"."video_farthest" >= 0),
	CONSTRAINT "module_progress_best_range" CHECK ("module_progress"."best_result" between 0 and 100),
	CONSTRAINT "module_progress_quiz_with_result" CHECK (("module_progress"."quiz_completed_at" is null) = ("module_progress"."best_result" is null))
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"course_type_id" uuid NOT NULL,
	"order" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"video_title" text NOT NULL,
	"video_description" text NOT NULL,
	"video_source" text NOT NULL,
	"docs" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "modules_order" UNIQUE("course_type_id","order") DEFERRABLE,
	CONSTRAINT "modules_order_counts" CHECK ("modules"."order" > 0),
	CONSTRAINT "modules_name_length" CHECK (length("modules"."name") >= 3),
	CONSTRAINT "modules_complete" CHECK ('' not in ("modules"."description", "modules"."video_title", "modules"."video_description", "modules"."video_source")),
	CONSTRAINT "modules_docs_count" CHECK (jsonb_array_length("modules"."docs") between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"title_tr" text NOT NULL,
	"title_en" text NOT NULL,
	"text_tr" text NOT NULL,
	"text_en" text NOT NULL,
	"audience" text NOT NULL,
	"role" text,
	"course_id" uuid,
	"group_id" uuid,
	"send_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"reader_count" integer DEFAULT 0 NOT NULL,
	"past_read_count" integer DEFAULT 0 NOT NULL,
	"past_mailed_count" integer DEFAULT 0 NOT NULL,
	"by_user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcements_audience_known" CHECK ("announcements"."audience" in ('everyone', 'role', 'course', 'group')),
	CONSTRAINT "announcements_role_known" CHECK ("announcements"."role" in ('learner', 'coach', 'admin')),
	CONSTRAINT "announcements_role_named" CHECK (("announcements"."audience" = 'role') = ("announcements"."role" is not null)),
	CONSTRAINT "announcements_course_named" CHECK (("announcements"."audience" in ('course', 'group')) = ("announcements"."course_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_mailed" boolean NOT NULL,
	CONSTRAINT "notification_preferences_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "notification_preferences_kind_known" CHECK ("notification_preferences"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'seat_offered', 'group', 'session_moved', 'session_cancelled', 'session_soon', 'replay_ready', 'module_opened', 'quiz_result', 'message', 'announcement'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"about" text NOT NULL,
	"announcement_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"is_mail_due" boolean DEFAULT false NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "notifications_once" UNIQUE("user_id","about"),
	CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'seat_offered', 'group', 'session_moved', 'session_cancelled', 'session_soon', 'replay_ready', 'module_opened', 'quiz_result', 'message', 'announcement')),
	CONSTRAINT "notifications_mailed_once" CHECK (not "notifications"."is_mail_due" or "notifications"."mailed_at" is null)
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"user_id" uuid NOT NULL,
	"purpose" text DEFAULT 'reset' NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_resets_user_id_purpose_pk" PRIMARY KEY("user_id","purpose"),
	CONSTRAINT "password_resets_purpose_known" CHECK ("password_resets"."purpose" in ('reset', 'invitation'))
);
--> statement-breakpoint
CREATE TABLE "money_ledger" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"payment_id" uuid,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"by_user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_ledger_kind_known" CHECK ("money_ledger"."kind" in ('payment', 'refund')),
	CONSTRAINT "money_ledger_currency_known" CHECK ("money_ledger"."currency" in ('USD', 'TRY')),
	CONSTRAINT "money_ledger_sign" CHECK (("money_ledger"."kind" = 'payment' and "money_ledger"."amount_minor" > 0) or ("money_ledger"."kind" = 'refund' and "money_ledger"."amount_minor" < 0))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"session_id" text,
	"session_url" text,
	"status" text DEFAULT 'open' NOT NULL,
	"reference" text,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payments_provider_known" CHECK ("payments"."provider" in ('stripe', 'local')),
	CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('open', 'paid', 'failed')),
	CONSTRAINT "payments_currency_known" CHECK ("payments"."currency" in ('USD', 'TRY')),
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount_minor" > 0),
	CONSTRAINT "payments_refund_within" CHECK ("payments"."refunded_minor" between 0 and "payments"."amount_minor" and ("payments"."refunded_minor" = 0 or "payments"."paid_at" is not null)),
	CONSTRAINT "payments_paid_has_reference" CHECK (("payments"."status" = 'paid') = ("payments"."paid_at" is not null) and ("payments"."paid_at" is null or "payments"."reference" is not null))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"status" text DEFAULT 'ordered' NOT NULL,
	"by_user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_status_known" CHECK ("refunds"."status" in ('ordered', 'done', 'failed')),
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "quiz_attempts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"seed" uuid DEFAULT gen_random_uuid() NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"question_count" integer,
	"correct_count" integer,
	CONSTRAINT "quiz_attempts_answers_by_question" CHECK (jsonb_typeof("quiz_attempts"."answers") = 'object'),
	CONSTRAINT "quiz_attempts_counted_when_completed" CHECK (num_nulls("quiz_attempts"."completed_at", "quiz_attempts"."question_count", "quiz_attempts"."correct_count") in (0, 3)),
	CONSTRAINT "quiz_attempts_correct_range" CHECK ("quiz_attempts"."correct_count" between 0 and "quiz_attempts"."question_count")
);
--> statement-breakpoint
CREATE TABLE "quiz_questions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" text NOT NULL,
	"source_type" text NOT NULL,
	"question_type" text NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"correct_answer" text,
	"accepted_answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"explanation" text,
	"audio_url" text,
	"image_version" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiz_questions_position" UNIQUE("quiz_id","position") DEFERRABLE,
	CONSTRAINT "quiz_questions_position_counts" CHECK ("quiz_questions"."position" >= 0),
	CONSTRAINT "quiz_questions_content_given" CHECK ("quiz_questions"."content" <> ''),
	CONSTRAINT "quiz_questions_source_known" CHECK ("quiz_questions"."source_type" in ('text', 'audio')),
	CONSTRAINT "quiz_questions_type_known" CHECK ("quiz_questions"."question_type" in ('multi-option', 'fill_blank', 'sentence', 'drag-drop')),
	CONSTRAINT "quiz_questions_options_where_chosen" CHECK (jsonb_array_length("quiz_questions"."options") = case when "quiz_questions"."question_type" in ('multi-option', 'drag-drop') then 4 else 0 end),
	CONSTRAINT "quiz_questions_key_but_drag_drop" CHECK (("quiz_questions"."question_type" = 'drag-drop') = ("quiz_questions"."correct_answer" is null) and "quiz_questions"."correct_answer" <> ''),
	CONSTRAINT "quiz_questions_audio_of_audio" CHECK ("quiz_questions"."audio_url" is null or "quiz_questions"."source_type" = 'audio')
);
--> statement-breakpoint
CREATE TABLE "quizzes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"module_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"language" text,
	"code_hash" text NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"link" text NOT NULL,
	"level" text,
	"course_id" uuid,
	"place" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resources_type_known" CHECK ("resources"."type" in ('pdf', 'video', 'website', 'other')),
	CONSTRAINT "resources_level_known" CHECK ("resources"."level" in ('A1', 'A2', 'B1', 'B2', 'C1')),
	CONSTRAINT "resources_given" CHECK ("resources"."title" <> '' and "resources"."link" <> '')
);
--> statement-breakpoint
CREATE TABLE "school_data" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"data" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_data_one_row" CHECK ("school_data"."is_only"),
	CONSTRAINT "school_data_named" CHECK (jsonb_typeof("school_data"."data") = 'object')
);
--> statement-breakpoint
CREATE TABLE "school_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"announcement_tr" text NOT NULL,
	"announcement_en" text NOT NULL,
	"holidays" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"holidays_revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_settings_one_row" CHECK ("school_settings"."is_only")
);
--> statement-breakpoint
CREATE TABLE "security_log" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"user_id" uuid,
	"by_user_id" uuid,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	CONSTRAINT "security_log_event_known" CHECK ("security_log"."event" in ('login', 'login_failed', 'lockout', 'unlock', 'unauthorized_attempt', 'token_reuse', 'password_reset', 'password_change', 'role_change', 'suspension', 'verification', 'retake', 'invitation', 'erasure', 'enrollment_by_hand', 'enrollment_cancelled', 'refund', 'credits_changed'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"address" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sweeps" (
	"name" text PRIMARY KEY NOT NULL,
	"swept_to" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "telegram_group_members" (
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "telegram_group_members_course_id_user_id_pk" PRIMARY KEY("course_id","user_id"),
	CONSTRAINT "telegram_group_members_place" UNIQUE("group_id","place"),
	CONSTRAINT "telegram_group_members_places" CHECK ("telegram_group_members"."place" between 1 and 25)
);
--> statement-breakpoint
CREATE TABLE "telegram_groups" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"course_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"invite_link" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "telegram_groups_order" UNIQUE("course_id","position"),
	CONSTRAINT "telegram_groups_name" UNIQUE("course_id","name"),
	CONSTRAINT "telegram_groups_of_course" UNIQUE("id","course_id"),
	CONSTRAINT "telegram_groups_name_length" CHECK (length("telegram_groups"."name") >= 3),
	CONSTRAINT "telegram_groups_link_https" CHECK ("telegram_groups"."invite_link" ~* '^https://')
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"role" text DEFAULT 'learner' NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"language" text,
	"plan" text,
	"level" text,
	"level_score" integer,
	"verification_code_expires" timestamp with time zone,
	"failed_login_attempts" integer DEFAULT 0 NOT NULL,
	"last_failed_login_attempt" timestamp with time zone,
	"lockout_until" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"is_retake_allowed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_verified_has_password" CHECK (not "users"."is_verified" or "users"."password_hash" is not null),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('learner', 'coach', 'admin')),
	CONSTRAINT "users_language_known" CHECK ("users"."language" in ('en', 'tr')),
	CONSTRAINT "users_plan_known" CHECK ("users"."plan" in ('basic', 'super', 'premium')),
	CONSTRAINT "users_level_known" CHECK ("users"."level" in ('A1', 'A2', 'B1', 'B2', 'C1')),
	CONSTRAINT "users_level_with_score" CHECK (("users"."level" is null) = ("users"."level_score" is null)),
	CONSTRAINT "users_level_score_range" CHECK ("users"."level_score" between 0 and 4000)
);
--> statement-breakpoint
-- -------------------- Foreign keys --------------------
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_log" ADD CONSTRAINT "change_log_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaches" ADD CONSTRAINT "coaches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_zoom_times" ADD CONSTRAINT "course_zoom_times_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_type_id_course_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."course_types"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_primary_coach_id_coaches_id_fk" FOREIGN KEY ("primary_coach_id") REFERENCES "public"."coaches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_secondary_coach_id_coaches_id_fk" FOREIGN KEY ("secondary_coach_id") REFERENCES "public"."coaches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_required_course_type_id_course_types_id_fk" FOREIGN KEY ("required_course_type_id") REFERENCES "public"."course_types"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_test_answers" ADD CONSTRAINT "level_test_answers_attempt_id_level_test_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."level_test_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_test_attempts" ADD CONSTRAINT "level_test_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_test_attempts" ADD CONSTRAINT "level_test_attempts_test_id_level_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."level_tests"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_test_questions" ADD CONSTRAINT "level_test_questions_test_id_level_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."level_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_session_attendance" ADD CONSTRAINT "live_session_attendance_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_session_attendance" ADD CONSTRAINT "live_session_attendance_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_session_attendance" ADD CONSTRAINT "live_session_attendance_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message" FOREIGN KEY ("thread_id","seq") REFERENCES "public"."messages"("thread_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_person_user_id_users_id_fk" FOREIGN KEY ("person_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_coach_user_id_users_id_fk" FOREIGN KEY ("coach_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_assignee_user_id_users_id_fk" FOREIGN KEY ("assignee_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_completions" ADD CONSTRAINT "course_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_completions" ADD CONSTRAINT "course_completions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_progress" ADD CONSTRAINT "module_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_progress" ADD CONSTRAINT "module_progress_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_course_type_id_course_types_id_fk" FOREIGN KEY ("course_type_id") REFERENCES "public"."course_types"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_group_id_telegram_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."telegram_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_ledger" ADD CONSTRAINT "money_ledger_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_ledger" ADD CONSTRAINT "money_ledger_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_ledger" ADD CONSTRAINT "money_ledger_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_group_members" ADD CONSTRAINT "telegram_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_group_members" ADD CONSTRAINT "telegram_group_members_group_of_course" FOREIGN KEY ("group_id","course_id") REFERENCES "public"."telegram_groups"("id","course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_groups" ADD CONSTRAINT "telegram_groups_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- -------------------- Indexes --------------------
CREATE UNIQUE INDEX "calendar_feeds_id" ON "calendar_feeds" USING btree ("id");--> statement-breakpoint
CREATE INDEX "change_log_area" ON "change_log" USING btree ("area","created_at","id");--> statement-breakpoint
CREATE INDEX "change_log_by_user" ON "change_log" USING btree ("by_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coaches_user" ON "coaches" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_types_name" ON "course_types" USING btree (search_fold("name"));--> statement-breakpoint
CREATE INDEX "course_zoom_times_slot" ON "course_zoom_times" USING btree ("day_of_week",("hour" * 60 + "minute"));--> statement-breakpoint
CREATE INDEX "courses_start" ON "courses" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "courses_end" ON "courses" USING btree ("end_date","id");--> statement-breakpoint
CREATE INDEX "courses_name_sort" ON "courses" USING btree ("name" collate "tr-x-icu","id");--> statement-breakpoint
CREATE INDEX "courses_type" ON "courses" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "courses_primary_coach" ON "courses" USING btree ("primary_coach_id");--> statement-breakpoint
CREATE INDEX "courses_secondary_coach" ON "courses" USING btree ("secondary_coach_id");--> statement-breakpoint
CREATE INDEX "courses_required_type" ON "courses" USING btree ("required_course_type_id");--> statement-breakpoint
CREATE INDEX "courses_enrollments" ON "courses" USING btree ("current_enrollments","id");--> statement-breakpoint
CREATE INDEX "courses_updated" ON "courses" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "courses_name_search" ON "courses" USING gin (search_fold("name") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "credit_ledger_once" ON "credit_ledger" USING btree ("enrollment_id","reason") WHERE "credit_ledger"."reason" in ('plan', 'refund');--> statement-breakpoint
CREATE INDEX "credit_ledger_user" ON "credit_ledger" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "credit_ledger_by_user" ON "credit_ledger" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "dev_mails_to" ON "dev_mails" USING btree ("to","id");--> statement-breakpoint
CREATE UNIQUE INDEX "enrollments_one_seat" ON "enrollments" USING btree ("course_id","user_id") WHERE "enrollments"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "enrollments_user" ON "enrollments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "enrollments_course" ON "enrollments" USING btree ("course_id","created_at");--> statement-breakpoint
CREATE INDEX "enrollments_time" ON "enrollments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enrollments_activated" ON "enrollments" USING btree ("activated_at") WHERE "enrollments"."status" = 'active';--> statement-breakpoint
CREATE INDEX "enrollments_sold" ON "enrollments" USING btree ("activated_at") WHERE "enrollments"."amount_minor" > 0;--> statement-breakpoint
CREATE INDEX "enrollments_held" ON "enrollments" USING btree ("held_until") WHERE "enrollments"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_one_place" ON "waiting_list" USING btree ("course_id","user_id");--> statement-breakpoint
CREATE INDEX "waiting_list_order" ON "waiting_list" USING btree ("course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "waiting_list_user" ON "waiting_list" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "level_test_attempts_one_running" ON "level_test_attempts" USING btree ("user_id") WHERE "level_test_attempts"."completed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "level_test_attempts_one_first" ON "level_test_attempts" USING btree ("user_id") WHERE "level_test_attempts"."is_first";--> statement-breakpoint
CREATE INDEX "level_test_attempts_user" ON "level_test_attempts" USING btree ("user_id","completed_at");--> statement-breakpoint
CREATE INDEX "level_test_attempts_test" ON "level_test_attempts" USING btree ("test_id");--> statement-breakpoint
CREATE INDEX "level_test_attempts_first_of_test" ON "level_test_attempts" USING btree ("test_id") WHERE "level_test_attempts"."is_first";--> statement-breakpoint
CREATE UNIQUE INDEX "level_tests_version" ON "level_tests" USING btree ("version");--> statement-breakpoint
CREATE UNIQUE INDEX "level_tests_one_active" ON "level_tests" USING btree ("is_active") WHERE "level_tests"."is_active";--> statement-breakpoint
CREATE INDEX "live_events_user" ON "live_events" USING btree ("user_id","transaction");--> statement-breakpoint
CREATE INDEX "live_events_created" ON "live_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "live_sessions_starts" ON "live_sessions" USING btree ("starts_at") WHERE "live_sessions"."starts_at" is not null;--> statement-breakpoint
CREATE INDEX "live_sessions_changed" ON "live_sessions" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "live_session_attendance_session" ON "live_session_attendance" USING btree ("course_id","day","minute");--> statement-breakpoint
CREATE INDEX "live_session_attendance_by" ON "live_session_attendance" USING btree ("by_user_id") WHERE "live_session_attendance"."by_user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "local_checkouts_key" ON "local_checkouts" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "local_checkouts_reference" ON "local_checkouts" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "local_refunds_key" ON "local_refunds" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "message_attachments_of" ON "message_attachments" USING btree ("thread_id","seq");--> statement-breakpoint
CREATE INDEX "message_attachments_user" ON "message_attachments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_attachments_waiting" ON "message_attachments" USING btree ("created_at") WHERE "message_attachments"."thread_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_threads_one_pair" ON "message_threads" USING btree ("person_user_id","coach_user_id") WHERE "message_threads"."kind" = 'course';--> statement-breakpoint
CREATE UNIQUE INDEX "message_threads_one_report" ON "message_threads" USING btree ("reported_thread_id","reported_seq","person_user_id") WHERE "message_threads"."reported_seq" is not null;--> statement-breakpoint
CREATE INDEX "message_threads_person" ON "message_threads" USING btree ("person_user_id","last_at");--> statement-breakpoint
CREATE INDEX "message_threads_coach" ON "message_threads" USING btree ("coach_user_id","last_at");--> statement-breakpoint
CREATE INDEX "message_threads_assignee" ON "message_threads" USING btree ("assignee_user_id");--> statement-breakpoint
CREATE INDEX "message_threads_visitor" ON "message_threads" USING btree ("visitor_email");--> statement-breakpoint
CREATE INDEX "message_threads_inbox" ON "message_threads" USING btree ("last_at","id") WHERE "message_threads"."kind" <> 'course';--> statement-breakpoint
CREATE INDEX "message_threads_open" ON "message_threads" USING btree ("last_at","id") WHERE "message_threads"."kind" <> 'course' and "message_threads"."done_at" is null;--> statement-breakpoint
CREATE INDEX "message_threads_school_unread" ON "message_threads" USING btree ("id") WHERE "message_threads"."school_unread" > 0;--> statement-breakpoint
CREATE INDEX "message_threads_person_unread" ON "message_threads" USING btree ("person_user_id") WHERE "message_threads"."person_unread" > 0;--> statement-breakpoint
CREATE INDEX "message_threads_coach_unread" ON "message_threads" USING btree ("coach_user_id") WHERE "message_threads"."coach_unread" > 0;--> statement-breakpoint
CREATE INDEX "message_threads_subject_search" ON "message_threads" USING gin (search_fold("subject") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "message_threads_name_search" ON "message_threads" USING gin (search_fold("visitor_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "message_threads_email_search" ON "message_threads" USING gin (search_fold("visitor_email") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "messages_sent_once" ON "messages" USING btree ("by_user_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_text_search" ON "messages" USING gin (search_fold("text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "course_completions_course" ON "course_completions" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "module_progress_module" ON "module_progress" USING btree ("module_id");--> statement-breakpoint
CREATE INDEX "announcements_send" ON "announcements" USING btree ("send_at","id");--> statement-breakpoint
CREATE INDEX "announcements_waiting" ON "announcements" USING btree ("send_at") WHERE "announcements"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "announcements_by" ON "announcements" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_read" ON "notifications" USING btree ("read_at") WHERE "notifications"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_mail_due" ON "notifications" USING btree ("created_at") WHERE "notifications"."is_mail_due";--> statement-breakpoint
CREATE INDEX "notifications_announcement" ON "notifications" USING btree ("announcement_id") WHERE "notifications"."announcement_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_token" ON "password_resets" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "money_ledger_once" ON "money_ledger" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "money_ledger_enrollment" ON "money_ledger" USING btree ("enrollment_id","created_at");--> statement-breakpoint
CREATE INDEX "money_ledger_payment" ON "money_ledger" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "money_ledger_time" ON "money_ledger" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "money_ledger_by_user" ON "money_ledger" USING btree ("by_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_session" ON "payments" USING btree ("provider","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("enrollment_id") WHERE "payments"."status" = 'open';--> statement-breakpoint
CREATE INDEX "payments_enrollment" ON "payments" USING btree ("enrollment_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_by_user" ON "refunds" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "refunds_ordered" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" = 'ordered';--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_attempts_one_a_quiz" ON "quiz_attempts" USING btree ("user_id","quiz_id");--> statement-breakpoint
CREATE INDEX "quiz_attempts_quiz" ON "quiz_attempts" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "quiz_attempts_completed" ON "quiz_attempts" USING btree ("quiz_id","completed_at") WHERE "quiz_attempts"."completed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "quizzes_one_a_module" ON "quizzes" USING btree ("module_id");--> statement-breakpoint
CREATE INDEX "registrations_user" ON "registrations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "resources_newest" ON "resources" USING btree ("is_active","created_at","id");--> statement-breakpoint
CREATE INDEX "resources_course" ON "resources" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "security_log_time" ON "security_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "security_log_event" ON "security_log" USING btree ("event","created_at");--> statement-breakpoint
CREATE INDEX "security_log_user" ON "security_log" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "security_log_by_user" ON "security_log" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "security_log_address_search" ON "security_log" USING gin (search_fold("address") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "security_log_details_search" ON "security_log" USING gin (search_fold("details") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "telegram_group_members_user" ON "telegram_group_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_username_sort" ON "users" USING btree ("username" collate "tr-x-icu","id");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","id");--> statement-breakpoint
CREATE INDEX "users_verified" ON "users" USING btree ("is_verified","id");--> statement-breakpoint
CREATE INDEX "users_failed_attempts" ON "users" USING btree ("failed_login_attempts","id");--> statement-breakpoint
CREATE INDEX "users_username_search" ON "users" USING gin (search_fold("username") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_search" ON "users" USING gin (search_fold("email") gin_trgm_ops);
--> statement-breakpoint
-- -------------------- Storage --------------------
-- Every answer updates its attempt. Free room on the page lets PostgreSQL do so without touching an index.
ALTER TABLE "level_test_attempts" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "quiz_attempts" SET (fillfactor = 70);
--> statement-breakpoint
-- -------------------- Functions of triggers --------------------
-- A level test that a learner has attempted keeps its questions. Answers have no foreign key to questions: this replaces it.
CREATE FUNCTION keep_taken_level_test() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM level_test_attempts WHERE test_id IN (old.test_id, new.test_id)) THEN
		RAISE foreign_key_violation USING MESSAGE = 'a level test that has attempts keeps its questions';
	END IF;
	RETURN coalesce(new, old);
END $$;
--> statement-breakpoint
-- The money ledger is append-only. An update may only clear by_user_id, when that account is erased.
CREATE FUNCTION keep_money_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE' AND (to_jsonb(new) - 'by_user_id') = (to_jsonb(old) - 'by_user_id') AND new.by_user_id IS NULL THEN
		RETURN new;
	END IF;
	RAISE restrict_violation USING MESSAGE = 'the money ledger is append-only';
END $$;
--> statement-breakpoint
-- The credit ledger is append-only. A line is deleted only with its account; an update may only clear by_user_id.
CREATE FUNCTION keep_credit_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'DELETE' AND NOT EXISTS (SELECT FROM users WHERE id = old.user_id) THEN
		RETURN old;
	END IF;
	IF tg_op = 'UPDATE' AND (to_jsonb(new) - 'by_user_id') = (to_jsonb(old) - 'by_user_id') AND new.by_user_id IS NULL THEN
		RETURN new;
	END IF;
	RAISE restrict_violation USING MESSAGE = 'the credit ledger is append-only';
END $$;
--> statement-breakpoint
-- Announces the end of a log-in session, so that the server closes its live connections.
CREATE FUNCTION tell_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('live_ended', old.id::text);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- -------------------- Triggers --------------------
CREATE TRIGGER level_test_questions_keep_taken BEFORE INSERT OR UPDATE OR DELETE ON "level_test_questions"
FOR EACH ROW EXECUTE FUNCTION keep_taken_level_test();
--> statement-breakpoint
CREATE TRIGGER money_ledger_append_only BEFORE UPDATE OR DELETE ON "money_ledger"
FOR EACH ROW EXECUTE FUNCTION keep_money_ledger();
--> statement-breakpoint
CREATE TRIGGER credit_ledger_append_only BEFORE UPDATE OR DELETE ON "credit_ledger"
FOR EACH ROW EXECUTE FUNCTION keep_credit_ledger();
--> statement-breakpoint
CREATE TRIGGER sessions_revoked AFTER UPDATE OF revoked_at ON "sessions"
FOR EACH ROW WHEN (old.revoked_at IS NULL AND new.revoked_at IS NOT NULL) EXECUTE FUNCTION tell_ended_session();
--> statement-breakpoint
CREATE TRIGGER sessions_gone AFTER DELETE ON "sessions"
FOR EACH ROW WHEN (old.revoked_at IS NULL) EXECUTE FUNCTION tell_ended_session();
