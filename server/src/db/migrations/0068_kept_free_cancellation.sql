ALTER TABLE "guest_seats" ADD COLUMN "free_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "free_until" timestamp with time zone;--> statement-breakpoint
-- What learners read until now: the setting of the school, 12 hours where none was saved
UPDATE "guest_seats" SET "free_until" = CASE WHEN "moved_at" IS NOT NULL THEN "starts_at" ELSE "starts_at" - make_interval(hours => coalesce((SELECT ("rules" ->> 'freeCancelHours')::int FROM "lesson_settings"), 12)) END;--> statement-breakpoint
UPDATE "lessons" SET "free_until" = "starts_at" - make_interval(hours => coalesce((SELECT ("rules" ->> 'freeCancelHours')::int FROM "lesson_settings"), 12));--> statement-breakpoint
ALTER TABLE "guest_seats" ALTER COLUMN "free_until" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ALTER COLUMN "free_until" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_seats" ADD CONSTRAINT "guest_seats_free_before_start" CHECK ("guest_seats"."free_until" <= "guest_seats"."starts_at");--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_free_before_start" CHECK ("lessons"."free_until" < "lessons"."starts_at");