-- Like the books of money: added to and never changed. A line goes with its account alone, and forgets who gave it.
CREATE FUNCTION keep_credit_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'DELETE' AND NOT EXISTS (SELECT FROM users WHERE id = old.user_id) THEN
		RETURN old;
	END IF;
	IF tg_op = 'UPDATE' AND (to_jsonb(new) - 'by_user_id') = (to_jsonb(old) - 'by_user_id') AND new.by_user_id IS NULL THEN
		RETURN new;
	END IF;
	RAISE restrict_violation USING MESSAGE = 'the credit ledger is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_ledger_append_only BEFORE UPDATE OR DELETE ON "credit_ledger"
FOR EACH ROW EXECUTE FUNCTION keep_credit_ledger();
