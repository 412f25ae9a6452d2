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
	"is_active" boolean DEFAULT true NOT NULL,
	"is_closed_to_enrolments" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courses_name_length" CHECK (length("courses"."name") >= 3),
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
	CONSTRAINT "quiz_questions_options_where_chosen" CHECK (("quiz_questions"."question_type" in ('multi-option', 'drag-drop')) = (jsonb_array_length("quiz_questions"."options") between 2 and 4)),
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
ALTER TABLE "coaches" ADD CONSTRAINT "coaches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_zoom_times" ADD CONSTRAINT "course_zoom_times_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_type_id_course_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."course_types"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_primary_coach_id_coaches_id_fk" FOREIGN KEY ("primary_coach_id") REFERENCES "public"."coaches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_secondary_coach_id_coaches_id_fk" FOREIGN KEY ("secondary_coach_id") REFERENCES "public"."coaches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_required_course_type_id_course_types_id_fk" FOREIGN KEY ("required_course_type_id") REFERENCES "public"."course_types"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_course_type_id_course_types_id_fk" FOREIGN KEY ("course_type_id") REFERENCES "public"."course_types"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coaches_user" ON "coaches" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_types_name" ON "course_types" USING btree (search_fold("name"));--> statement-breakpoint
CREATE INDEX "courses_start" ON "courses" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "courses_end" ON "courses" USING btree ("end_date","id");--> statement-breakpoint
CREATE INDEX "courses_name_sort" ON "courses" USING btree ("name" collate "tr-x-icu","id");--> statement-breakpoint
CREATE INDEX "courses_type" ON "courses" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "courses_primary_coach" ON "courses" USING btree ("primary_coach_id");--> statement-breakpoint
CREATE INDEX "courses_secondary_coach" ON "courses" USING btree ("secondary_coach_id");--> statement-breakpoint
CREATE INDEX "courses_required_type" ON "courses" USING btree ("required_course_type_id");--> statement-breakpoint
CREATE INDEX "courses_enrollments" ON "courses" USING btree ("current_enrollments","id");--> statement-breakpoint
CREATE INDEX "courses_name_search" ON "courses" USING gin (search_fold("name") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "quizzes_one_a_module" ON "quizzes" USING btree ("module_id");