CREATE TABLE "public_questions" (
	"text" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION question_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(search_fold(value), '\s+', ' ', 'g'));
--> statement-breakpoint
INSERT INTO "public_questions" ("text")
SELECT DISTINCT question_fold(question.text) FROM "level_test_questions" AS question
	JOIN "level_tests" AS test ON test.id = question.test_id
WHERE question.is_quick
	AND (test.is_active OR EXISTS (SELECT FROM "level_test_attempts" AS attempt WHERE attempt.test_id = test.id));
--> statement-breakpoint
-- The quick test of the public site shows the marked questions of the active level test.
CREATE FUNCTION publish_quick_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public_questions (text) SELECT question_fold(NEW.text)
	WHERE EXISTS (SELECT FROM level_tests WHERE id = NEW.test_id AND is_active)
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER level_test_questions_publish AFTER INSERT OR UPDATE ON "level_test_questions"
	FOR EACH ROW WHEN (NEW.is_quick) EXECUTE FUNCTION publish_quick_question();
--> statement-breakpoint
CREATE FUNCTION publish_quick_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public_questions (text)
	SELECT DISTINCT question_fold(text) FROM level_test_questions WHERE test_id = NEW.id AND is_quick
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER level_tests_publish AFTER UPDATE OF is_active ON "level_tests"
	FOR EACH ROW WHEN (NEW.is_active) EXECUTE FUNCTION publish_quick_questions();
--> statement-breakpoint
-- An active level test asks no public question. Checked at the end of the transaction, after the messages of the API.
CREATE FUNCTION keep_asked_question_secret() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM level_tests AS test
			JOIN level_test_questions AS question ON question.test_id = test.id AND NOT question.is_quick
			JOIN public_questions AS known ON known.text = question_fold(question.text)
		WHERE test.is_active AND question.id = NEW.id
	) THEN
		RAISE restrict_violation USING MESSAGE = 'an active level test asks no public question';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER level_test_questions_secret AFTER INSERT OR UPDATE ON "level_test_questions"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_asked_question_secret();
--> statement-breakpoint
CREATE FUNCTION keep_level_test_secret() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM level_tests AS test
			JOIN level_test_questions AS question ON question.test_id = test.id AND NOT question.is_quick
			JOIN public_questions AS known ON known.text = question_fold(question.text)
		WHERE test.is_active AND test.id = NEW.id
	) THEN
		RAISE restrict_violation USING MESSAGE = 'an active level test asks no public question';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER level_tests_secret AFTER UPDATE OF is_active ON "level_tests"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.is_active) EXECUTE FUNCTION keep_level_test_secret();
--> statement-breakpoint
CREATE FUNCTION keep_public_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE restrict_violation USING MESSAGE = 'a question stays public';
END $$;
--> statement-breakpoint
CREATE TRIGGER public_questions_append_only BEFORE UPDATE OR DELETE ON "public_questions"
	FOR EACH ROW EXECUTE FUNCTION keep_public_questions();
