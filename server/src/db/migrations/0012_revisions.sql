ALTER TABLE "course_types" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "level_test_questions" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "school_settings" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "coaches" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- Every edit of a record that a form shows adds one to its revision. Columns that no form shows, such as the
-- number of enrolments or the place in a list, do not count.
CREATE FUNCTION count_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.revision := old.revision + 1;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER course_types_revision BEFORE UPDATE OF "name", "description", "is_active", "from_level", "to_level" ON "course_types"
FOR EACH ROW EXECUTE FUNCTION count_revision();
--> statement-breakpoint
CREATE TRIGGER courses_revision BEFORE UPDATE OF "name", "description", "type_id", "start_date", "end_date",
	"primary_coach_id", "secondary_coach_id", "price_minor", "currency", "max_enrollments", "module_duration",
	"level_test_score", "required_course_type_id", "zoom_link" ON "courses"
FOR EACH ROW EXECUTE FUNCTION count_revision();
--> statement-breakpoint
CREATE TRIGGER modules_revision BEFORE UPDATE OF "name", "description", "order", "video_title", "video_description",
	"video_source", "docs" ON "modules"
FOR EACH ROW EXECUTE FUNCTION count_revision();
--> statement-breakpoint
CREATE TRIGGER quiz_questions_revision BEFORE UPDATE OF "content" ON "quiz_questions"
FOR EACH ROW EXECUTE FUNCTION count_revision();
--> statement-breakpoint
CREATE TRIGGER level_test_questions_revision BEFORE UPDATE OF "text" ON "level_test_questions"
FOR EACH ROW EXECUTE FUNCTION count_revision();
--> statement-breakpoint
CREATE TRIGGER resources_revision BEFORE UPDATE OF "title", "is_active" ON "resources"
FOR EACH ROW EXECUTE FUNCTION count_revision();
--> statement-breakpoint
CREATE TRIGGER coaches_revision BEFORE UPDATE OF "personal_summary", "is_active", "is_native", "is_zoom_only",
	"is_public", "profile_photo" ON "coaches"
FOR EACH ROW EXECUTE FUNCTION count_revision();
