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
	"video_watched_at" timestamp with time zone,
	"opened_docs" text[] DEFAULT '{}' NOT NULL,
	"quiz_completed_at" timestamp with time zone,
	"best_result" smallint,
	"completed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "module_progress_user_id_module_id_pk" PRIMARY KEY("user_id","module_id"),
	CONSTRAINT "module_progress_position_counts" CHECK ("module_progress"."video_position" >= 0),
	CONSTRAINT "module_progress_best_range" CHECK ("module_progress"."best_result" between 0 and 100),
	CONSTRAINT "module_progress_quiz_with_result" CHECK (("module_progress"."quiz_completed_at" is null) = ("module_progress"."best_result" is null))
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
ALTER TABLE "course_completions" ADD CONSTRAINT "course_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_completions" ADD CONSTRAINT "course_completions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_progress" ADD CONSTRAINT "module_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_progress" ADD CONSTRAINT "module_progress_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_completions_course" ON "course_completions" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "module_progress_module" ON "module_progress" USING btree ("module_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_attempts_one_a_quiz" ON "quiz_attempts" USING btree ("user_id","quiz_id");--> statement-breakpoint
CREATE INDEX "quiz_attempts_quiz" ON "quiz_attempts" USING btree ("quiz_id");
--> statement-breakpoint
-- An answer changes its row in place, while the page has room for that
ALTER TABLE "quiz_attempts" SET (fillfactor = 70);
