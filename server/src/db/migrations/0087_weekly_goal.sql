CREATE TABLE "work_days" (
	"user_id" uuid NOT NULL,
	"module_id" uuid NOT NULL,
	"day" date NOT NULL,
	"video_before" double precision NOT NULL,
	"quiz_seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "work_days_user_id_day_module_id_pk" PRIMARY KEY("user_id","day","module_id"),
	CONSTRAINT "work_days_counts" CHECK (least("work_days"."video_before", "work_days"."quiz_seconds") >= 0)
);
--> statement-breakpoint
CREATE TABLE "habit_pauses" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "habit_pauses_length" CHECK ("habit_pauses"."last_day" - "habit_pauses"."first_day" between 0 and 179)
);
--> statement-breakpoint
ALTER TABLE "learner_habits" ADD COLUMN "goal_unit" text;--> statement-breakpoint
ALTER TABLE "learner_habits" ADD COLUMN "goal_target" smallint;--> statement-breakpoint
ALTER TABLE "learner_habits" ADD COLUMN "is_week_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "work_days" ADD CONSTRAINT "work_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_days" ADD CONSTRAINT "work_days_of_progress" FOREIGN KEY ("user_id","module_id") REFERENCES "public"."module_progress"("user_id","module_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_pauses" ADD CONSTRAINT "habit_pauses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_days_module" ON "work_days" USING btree ("user_id","module_id");--> statement-breakpoint
CREATE INDEX "habit_pauses_user" ON "habit_pauses" USING btree ("user_id","last_day");--> statement-breakpoint
ALTER TABLE "learner_habits" ADD CONSTRAINT "learner_habits_goal_unit_known" CHECK ("learner_habits"."goal_unit" in ('days', 'minutes'));--> statement-breakpoint
ALTER TABLE "learner_habits" ADD CONSTRAINT "learner_habits_goal_with_target" CHECK (num_nulls("learner_habits"."goal_unit", "learner_habits"."goal_target") in (0, 2));--> statement-breakpoint
ALTER TABLE "learner_habits" ADD CONSTRAINT "learner_habits_goal_range" CHECK (case "learner_habits"."goal_unit" when 'days' then "learner_habits"."goal_target" between 1 and 7
        else "learner_habits"."goal_target" between 10 and 1200 end);--> statement-breakpoint
-- A learner has one pause at a time.
ALTER TABLE "habit_pauses" ADD CONSTRAINT "habit_pauses_one_at_a_time"
EXCLUDE USING gist ("user_id" WITH =, daterange("first_day", "last_day", '[]') WITH &&);
--> statement-breakpoint
-- The days that are known of earlier work, on the school's clock: when the video was watched, the quiz finished, the
-- module completed, and anything done last. The first one has all that was watched.
INSERT INTO "work_days" ("user_id", "module_id", "day", "video_before", "quiz_seconds")
SELECT "user_id", "module_id", "day",
	CASE WHEN "day" = min("day") OVER (PARTITION BY "user_id", "module_id") THEN 0 ELSE "video_farthest" END, "quiz_seconds"
FROM (
	SELECT progress."user_id", progress."module_id", progress."video_farthest",
		(known.at AT TIME ZONE 'Europe/Istanbul')::date AS "day", max(known.seconds) AS "quiz_seconds"
	FROM "module_progress" AS progress CROSS JOIN LATERAL (
		VALUES (progress."video_watched_at", 0), (progress."quiz_completed_at", 0), (progress."completed_at", 0), (progress."updated_at", 0)
		UNION ALL SELECT attempt."completed_at",
			greatest(0, least(extract(epoch from attempt."completed_at" - attempt."started_at"), attempt."question_count" * 60))::int
		FROM "quiz_attempts" AS attempt JOIN "quizzes" AS quiz ON quiz."id" = attempt."quiz_id"
		WHERE attempt."user_id" = progress."user_id" AND quiz."module_id" = progress."module_id" AND attempt."completed_at" IS NOT NULL
	) AS known (at, seconds)
	WHERE known.at IS NOT NULL
	GROUP BY 1, 2, 3, 4
) AS worked;
