-- Who lost the role, or is not let in, stands no longer among those who coach
UPDATE "coaches" SET "is_active" = false, "is_public" = false
FROM "users" WHERE "users"."id" = "coaches"."user_id" AND ("users"."role" <> 'coach' OR "users"."suspended_at" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_description_given" CHECK ("courses"."description" <> '');--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_zoom_link_given" CHECK ("courses"."zoom_link" <> '');