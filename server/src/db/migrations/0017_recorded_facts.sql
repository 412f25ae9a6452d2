ALTER TABLE "live_sessions" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "corrected_by_id" uuid;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_corrected_by_id_users_id_fk" FOREIGN KEY ("corrected_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_sessions_corrected_by" ON "live_sessions" USING btree ("corrected_by_id") WHERE "live_sessions"."corrected_by_id" is not null;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_corrected_is_recorded" CHECK ("live_sessions"."corrected_at" is null or "live_sessions"."recorded_at" is not null);--> statement-breakpoint
-- What took place stays as it was recorded. Only a correction with a name and a time changes who taught and how long
-- it took. A reference to a deleted coach or account becomes null. Notes, links and the revision are no facts.
CREATE FUNCTION keep_recorded_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'DELETE' THEN
		IF EXISTS (SELECT FROM courses WHERE id = old.course_id) THEN
			RAISE restrict_violation USING MESSAGE = 'a recorded session is not deleted';
		END IF;
		RETURN old;
	END IF;
	IF (new.course_id, new.day, new.minute, new.starts_at, new.is_cancelled, new.is_kept, new.holiday, new.seat_count, new.recorded_at)
		IS DISTINCT FROM
		(old.course_id, old.day, old.minute, old.starts_at, old.is_cancelled, old.is_kept, old.holiday, old.seat_count, old.recorded_at) THEN
		RAISE restrict_violation USING MESSAGE = 'a recorded session keeps its facts';
	END IF;
	IF new.corrected_at IS DISTINCT FROM old.corrected_at THEN
		IF num_nulls(new.corrected_at, new.corrected_by_id) > 0 THEN
			RAISE restrict_violation USING MESSAGE = 'a correction has a name and a time';
		END IF;
		RETURN new;
	END IF;
	IF new.duration <> old.duration
		OR (new.corrected_by_id IS DISTINCT FROM old.corrected_by_id AND new.corrected_by_id IS NOT NULL)
		OR (new.primary_coach_id IS DISTINCT FROM old.primary_coach_id
			AND (new.primary_coach_id IS NOT NULL OR EXISTS (SELECT FROM coaches WHERE id = old.primary_coach_id)))
		OR (new.secondary_coach_id IS DISTINCT FROM old.secondary_coach_id
			AND (new.secondary_coach_id IS NOT NULL OR EXISTS (SELECT FROM coaches WHERE id = old.secondary_coach_id))) THEN
		RAISE restrict_violation USING MESSAGE = 'a recorded session changes only by a correction';
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER live_sessions_keep_recorded BEFORE UPDATE OR DELETE ON "live_sessions"
FOR EACH ROW WHEN (old.recorded_at IS NOT NULL) EXECUTE FUNCTION keep_recorded_session();
