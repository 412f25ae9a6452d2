-- A longer course has a mistyped year; it ends after three years instead
UPDATE "courses" SET "end_date" = "start_date" + 1095 WHERE "end_date" - "start_date" >= 1096;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_three_years" CHECK ("courses"."end_date" - "courses"."start_date" < 1096);
