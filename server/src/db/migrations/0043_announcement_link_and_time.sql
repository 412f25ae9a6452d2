ALTER TABLE "school_settings" ADD COLUMN "announcement_link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "school_settings" ADD COLUMN "announcement_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "school_settings" ADD COLUMN "announcement_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "school_settings" ADD CONSTRAINT "school_settings_announcement_time" CHECK ("school_settings"."announcement_from" < "school_settings"."announcement_until");