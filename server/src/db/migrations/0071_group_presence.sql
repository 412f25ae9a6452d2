ALTER TABLE "telegram_group_members" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "telegram_group_members" ADD COLUMN "is_in_group" boolean;--> statement-breakpoint
ALTER TABLE "telegram_group_members" ADD COLUMN "said_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "telegram_group_members" ADD COLUMN "said_by" text;--> statement-breakpoint
ALTER TABLE "telegram_group_members" ADD CONSTRAINT "telegram_group_members_said" CHECK (("telegram_group_members"."is_in_group" is null) = ("telegram_group_members"."said_at" is null) and ("telegram_group_members"."said_at" is null) = ("telegram_group_members"."said_by" is null));--> statement-breakpoint
ALTER TABLE "telegram_group_members" ADD CONSTRAINT "telegram_group_members_said_by" CHECK ("telegram_group_members"."said_by" in ('learner', 'staff'));