ALTER TABLE "course_types" ADD COLUMN "from_level" text;--> statement-breakpoint
ALTER TABLE "course_types" ADD COLUMN "to_level" text;--> statement-breakpoint
ALTER TABLE "course_types" ADD CONSTRAINT "course_types_from_level_known" CHECK ("course_types"."from_level" in ('A1', 'A2', 'B1', 'B2', 'C1'));--> statement-breakpoint
ALTER TABLE "course_types" ADD CONSTRAINT "course_types_to_level_known" CHECK ("course_types"."to_level" in ('A1', 'A2', 'B1', 'B2', 'C1'));--> statement-breakpoint
ALTER TABLE "course_types" ADD CONSTRAINT "course_types_levels_in_order" CHECK ("course_types"."from_level" <= "course_types"."to_level");--> statement-breakpoint
UPDATE "course_types" SET "from_level" = split_part("name", '-', 1), "to_level" = split_part("name", '-', 2)
WHERE "name" IN ('A1-A2', 'B1-B2');
