ALTER TABLE "course_types" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE FUNCTION revise_course_type() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_table_name = 'modules' THEN
		UPDATE course_types SET revision = revision + 1 WHERE id IN (old.course_type_id, new.course_type_id);
	ELSE
		UPDATE course_types SET revision = revision + 1
		WHERE id IN (SELECT course_type_id FROM modules WHERE modules.id IN (old.module_id, new.module_id));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER modules_revise_type AFTER INSERT OR UPDATE OR DELETE ON "modules"
FOR EACH ROW EXECUTE FUNCTION revise_course_type();
--> statement-breakpoint
CREATE TRIGGER quizzes_revise_type AFTER INSERT OR UPDATE OR DELETE ON "quizzes"
FOR EACH ROW EXECUTE FUNCTION revise_course_type();
