ALTER TABLE "users" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_plan_known" CHECK ("users"."plan" in ('basic', 'super', 'premium'));