DROP VIEW "public"."asked_questions";--> statement-breakpoint
DROP INDEX "certificates_one_of_a_kind";--> statement-breakpoint
ALTER TABLE "level_test_questions" ADD COLUMN "skill" text;--> statement-breakpoint
ALTER TABLE "level_test_questions" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "may_reissue" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "level_test_attempts" ADD COLUMN "question_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "certificates_enrollment" ON "certificates" USING btree ("enrollment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_one_of_a_kind" ON "certificates" USING btree ("enrollment_id","kind") WHERE not "certificates"."may_reissue";--> statement-breakpoint
ALTER TABLE "level_test_questions" ADD CONSTRAINT "level_test_questions_level_known" CHECK ("level_test_questions"."level" in ('A1', 'A2', 'B1', 'B2', 'C1'));--> statement-breakpoint
ALTER TABLE "level_test_questions" ADD CONSTRAINT "level_test_questions_skill_known" CHECK ("level_test_questions"."skill" in ('grammar', 'vocabulary'));--> statement-breakpoint
ALTER TABLE "level_test_questions" ADD CONSTRAINT "level_test_questions_skill_of_text" CHECK ("level_test_questions"."skill" is null or "level_test_questions"."type" = 'text');--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_reissue_after_revocation" CHECK (not "certificates"."may_reissue" or "certificates"."revoked_at" is not null);--> statement-breakpoint
CREATE VIEW "public"."asked_questions" AS (select "id", "test_id", "is_quick", "position", "type", "text", "option_a", "option_b", "option_c", "option_d", "correct_option_id", "skill", "level", "audio_url", "audio_seconds", "revision", "created_at", "updated_at" from "level_test_questions" where "level_test_questions"."is_quick" = false);--> statement-breakpoint
-- Earlier attempts asked the whole test, whose questions have not changed since.
UPDATE "level_test_attempts" AS attempt SET "question_ids" = ARRAY(
	SELECT question.id FROM "level_test_questions" AS question
	WHERE question.test_id = attempt.test_id AND NOT question.is_quick ORDER BY question.position);
--> statement-breakpoint
-- An attempt asks drawn questions of its test; without a draw, all of them. The set changes only with the test.
CREATE FUNCTION keep_drawn_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND new.test_id = old.test_id THEN
		IF new.question_ids IS DISTINCT FROM old.question_ids THEN
			RAISE restrict_violation USING MESSAGE = 'an attempt keeps its questions';
		END IF;
		RETURN new;
	END IF;
	IF new.question_ids = '{}' THEN
		new.question_ids := ARRAY(SELECT id FROM level_test_questions
			WHERE test_id = new.test_id AND NOT is_quick ORDER BY position);
	ELSIF EXISTS (SELECT FROM unnest(new.question_ids) AS drawn (id) WHERE NOT EXISTS (
			SELECT FROM level_test_questions AS question
			WHERE question.id = drawn.id AND question.test_id = new.test_id AND NOT question.is_quick)) THEN
		RAISE foreign_key_violation USING MESSAGE = 'an attempt asks questions of its test';
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER level_test_attempts_drawn BEFORE INSERT OR UPDATE OF "question_ids", "test_id" ON "level_test_attempts"
FOR EACH ROW EXECUTE FUNCTION keep_drawn_questions();
--> statement-breakpoint
-- Tags change no question.
CREATE OR REPLACE FUNCTION keep_taken_level_test() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND to_jsonb(new) - '{skill,level,updated_at}'::text[]
			= to_jsonb(old) - '{skill,level,updated_at}'::text[] THEN
		RETURN new;
	END IF;
	IF EXISTS (SELECT FROM level_test_attempts WHERE test_id IN (old.test_id, new.test_id)) THEN
		RAISE foreign_key_violation USING MESSAGE = 'a level test that has attempts keeps its questions';
	END IF;
	RETURN coalesce(new, old);
END $$;
--> statement-breakpoint
-- As before; whether a revoked certificate may be replaced is decided with the revocation.
CREATE OR REPLACE FUNCTION keep_certificate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		RAISE restrict_violation USING MESSAGE = 'certificates are not deleted';
	END IF;
	IF new.user_id IS NULL THEN
		new.holder_name := NULL;
		new.shows_name := false;
	END IF;
	IF (new.id, new.number, new.enrollment_id, new.kind, new.course_name, new.from_level, new.to_level, new.minutes,
			new.start_date, new.end_date, new.school_name, new.issued_at)
		IS DISTINCT FROM (old.id, old.number, old.enrollment_id, old.kind, old.course_name, old.from_level, old.to_level,
			old.minutes, old.start_date, old.end_date, old.school_name, old.issued_at)
		OR (new.user_id IS NOT NULL AND (new.user_id, new.holder_name) IS DISTINCT FROM (old.user_id, old.holder_name))
		OR (old.revoked_at IS NOT NULL AND (new.revoked_at, new.revoke_reason, new.may_reissue)
			IS DISTINCT FROM (old.revoked_at, old.revoke_reason, old.may_reissue))
		OR (old.revoked_at IS NOT NULL AND new.revoked_by_user_id IS NOT NULL
			AND new.revoked_by_user_id IS DISTINCT FROM old.revoked_by_user_id) THEN
		RAISE restrict_violation USING MESSAGE = 'a certificate keeps what it says';
	END IF;
	RETURN new;
END $$;
