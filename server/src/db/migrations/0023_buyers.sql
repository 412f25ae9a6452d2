CREATE TABLE "buyers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"identity_number" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "max_instalments" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_in_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "buyers" ADD CONSTRAINT "buyers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_instalments_known" CHECK ("courses"."max_instalments" in (1, 2, 3, 6, 9, 12));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_review_is_open" CHECK (not "payments"."is_in_review" or "payments"."status" = 'open');--> statement-breakpoint
DROP TRIGGER courses_revision ON "courses";--> statement-breakpoint
CREATE TRIGGER courses_revision BEFORE UPDATE OF "name", "description", "type_id", "start_date", "end_date",
	"primary_coach_id", "secondary_coach_id", "price_minor", "currency", "max_enrollments", "max_instalments",
	"module_duration", "level_test_score", "required_course_type_id", "zoom_link" ON "courses"
FOR EACH ROW EXECUTE FUNCTION count_revision();
