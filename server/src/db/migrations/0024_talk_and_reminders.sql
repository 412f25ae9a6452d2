CREATE TABLE "sweeps" (
	"name" text PRIMARY KEY NOT NULL,
	"swept_to" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "past_read_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "past_mailed_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "school_settings" ADD COLUMN "holidays_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "course_zoom_times_slot" ON "course_zoom_times" USING btree ("day_of_week",("hour" * 60 + "minute"));--> statement-breakpoint
CREATE INDEX "courses_updated" ON "courses" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "enrollments_activated" ON "enrollments" USING btree ("activated_at") WHERE "enrollments"."status" = 'active';--> statement-breakpoint
CREATE INDEX "live_sessions_starts" ON "live_sessions" USING btree ("starts_at") WHERE "live_sessions"."starts_at" is not null;--> statement-breakpoint
CREATE INDEX "live_sessions_changed" ON "live_sessions" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "notifications_read" ON "notifications" USING btree ("read_at") WHERE "notifications"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_zoom_link_https" CHECK ("courses"."zoom_link" ~* '^https://') NOT VALID;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_zoom_link_https" CHECK ("live_sessions"."zoom_link" ~* '^https://') NOT VALID;