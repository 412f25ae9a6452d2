ALTER TABLE "module_progress" ADD COLUMN "video_farthest" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "module_progress" SET "video_farthest" = "video_position" WHERE "video_position" > 0;--> statement-breakpoint
ALTER TABLE "module_progress" ADD CONSTRAINT "module_progress_farthest_counts" CHECK ("module_progress"."video_farthest" >= 0);