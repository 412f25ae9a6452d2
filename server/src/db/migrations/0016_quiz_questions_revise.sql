-- A quiz is one as soon as it has a question, and is none when the last one goes
CREATE FUNCTION revise_type_of_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE course_types SET revision = revision + 1
	WHERE id IN (SELECT course_type_id FROM modules JOIN quizzes ON quizzes.module_id = modules.id
		WHERE quizzes.id IN (SELECT quiz_id FROM changed));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER quiz_questions_made_revise_type AFTER INSERT ON "quiz_questions"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revise_type_of_questions();
--> statement-breakpoint
CREATE TRIGGER quiz_questions_gone_revise_type AFTER DELETE ON "quiz_questions"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revise_type_of_questions();
--> statement-breakpoint
UPDATE course_types SET revision = revision + 1;
