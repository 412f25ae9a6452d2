-- Movements by hand are append-only. An update may only empty the note, when the learner's account is erased.
CREATE FUNCTION keep_hand_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE' AND (to_jsonb(new) - 'note') = (to_jsonb(old) - 'note') AND new.note = '' THEN
		RETURN new;
	END IF;
	RAISE restrict_violation USING MESSAGE = 'movements by hand are append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER hand_movements_append_only BEFORE UPDATE OR DELETE ON "hand_movements"
FOR EACH ROW EXECUTE FUNCTION keep_hand_movements();
