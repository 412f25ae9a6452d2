ALTER TABLE "modules" DROP CONSTRAINT "modules_complete";--> statement-breakpoint
ALTER TABLE "modules" DROP CONSTRAINT "modules_docs_count";--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_complete" CHECK ("modules"."is_draft" or '' not in ("modules"."description", "modules"."video_title", "modules"."video_description", "modules"."video_source"));--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_docs_count" CHECK (jsonb_array_length("modules"."docs") <= 4 and ("modules"."is_draft" or jsonb_array_length("modules"."docs") >= 1));--> statement-breakpoint
CREATE VIEW "public"."published_modules" AS (select "id", "course_type_id", "order", "name", "description", "video_title", "video_description", "video_source", "docs", "is_draft", "revision", "created_at", "updated_at" from "modules" where "modules"."is_draft" = false);