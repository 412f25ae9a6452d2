-- A recorded session lists the learners of its rows of attendance: give the sessions recorded so far these rows.
DELETE FROM "live_session_attendance" AS "row" USING "live_sessions" AS "session"
WHERE "session"."recorded_at" IS NOT NULL AND "row"."course_id" = "session"."course_id"
  AND "row"."day" = "session"."day" AND "row"."minute" = "session"."minute"
  AND "row"."joined_at" IS NULL AND "row"."correction" IS NULL
  AND NOT EXISTS (SELECT FROM "enrollments" AS "seat"
    WHERE "seat"."user_id" = "row"."user_id" AND "seat"."course_id" = "row"."course_id"
      AND "seat"."activated_at" < "session"."starts_at" + "session"."duration" * interval '1 minute'
      AND ("seat"."cancelled_at" IS NULL
        OR "seat"."cancelled_at" >= "session"."starts_at" + "session"."duration" * interval '1 minute'));--> statement-breakpoint
INSERT INTO "live_session_attendance" ("user_id", "course_id", "day", "minute")
SELECT "seat"."user_id", "session"."course_id", "session"."day", "session"."minute"
FROM "live_sessions" AS "session" JOIN "enrollments" AS "seat" ON "seat"."course_id" = "session"."course_id"
WHERE "session"."recorded_at" IS NOT NULL AND "seat"."user_id" IS NOT NULL
  AND "seat"."activated_at" < "session"."starts_at" + "session"."duration" * interval '1 minute'
  AND ("seat"."cancelled_at" IS NULL
    OR "seat"."cancelled_at" >= "session"."starts_at" + "session"."duration" * interval '1 minute')
ON CONFLICT DO NOTHING;
