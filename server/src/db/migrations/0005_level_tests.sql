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
	-- Deferrable: checked after the statement, not after each row, so that one statement can exchange places.
	CONSTRAINT "level_test_questions_position" UNIQUE("test_id","position") DEFERRABLE INITIALLY IMMEDIATE,
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
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "level_tests_version_counts" CHECK ("level_tests"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "level_test_answers" ADD CONSTRAINT "level_test_answers_attempt_id_level_test_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."level_test_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_test_attempts" ADD CONSTRAINT "level_test_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_test_attempts" ADD CONSTRAINT "level_test_attempts_test_id_level_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."level_tests"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_test_questions" ADD CONSTRAINT "level_test_questions_test_id_level_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."level_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "level_test_attempts_one_running" ON "level_test_attempts" USING btree ("user_id") WHERE "level_test_attempts"."completed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "level_test_attempts_one_first" ON "level_test_attempts" USING btree ("user_id") WHERE "level_test_attempts"."is_first";--> statement-breakpoint
CREATE INDEX "level_test_attempts_user" ON "level_test_attempts" USING btree ("user_id","completed_at");--> statement-breakpoint
CREATE INDEX "level_test_attempts_test" ON "level_test_attempts" USING btree ("test_id");--> statement-breakpoint
CREATE INDEX "level_test_attempts_first_of_test" ON "level_test_attempts" USING btree ("test_id") WHERE "level_test_attempts"."is_first";--> statement-breakpoint
CREATE UNIQUE INDEX "level_tests_version" ON "level_tests" USING btree ("version");--> statement-breakpoint
CREATE UNIQUE INDEX "level_tests_one_active" ON "level_tests" USING btree ("is_active") WHERE "level_tests"."is_active";
--> statement-breakpoint
-- What learners were asked stays as it was. This stands in for a foreign key of the answers, too.
CREATE FUNCTION keep_taken_level_test() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM level_test_attempts WHERE test_id IN (old.test_id, new.test_id)) THEN
		RAISE foreign_key_violation USING MESSAGE = 'a level test that has attempts keeps its questions';
	END IF;
	RETURN coalesce(new, old);
END $$;
--> statement-breakpoint
CREATE TRIGGER level_test_questions_keep_taken BEFORE INSERT OR UPDATE OR DELETE ON "level_test_questions"
FOR EACH ROW EXECUTE FUNCTION keep_taken_level_test();
--> statement-breakpoint
-- A running attempt is updated with every answer: with room on its page that touches no index.
ALTER TABLE "level_test_attempts" SET (fillfactor = 50);
