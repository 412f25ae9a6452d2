DROP INDEX "partner_ledger_one_commission";--> statement-breakpoint
ALTER TABLE "partner_ledger" ADD COLUMN "is_void" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_ledger_one_commission" ON "partner_ledger" USING btree ("learner_user_id") WHERE "partner_ledger"."kind" = 'commission' and not "partner_ledger"."is_void";--> statement-breakpoint
ALTER TABLE "partner_ledger" ADD CONSTRAINT "partner_ledger_void" CHECK (not "partner_ledger"."is_void" or "partner_ledger"."kind" = 'commission');--> statement-breakpoint
-- An update may only clear references to erased accounts, or change whether a commission is void.
CREATE OR REPLACE FUNCTION keep_partner_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	free text[] := '{by_user_id,learner_user_id,is_void}';
BEGIN
	IF tg_op = 'UPDATE' AND (to_jsonb(new) - free) = (to_jsonb(old) - free)
		AND coalesce(new.by_user_id, old.by_user_id) IS NOT DISTINCT FROM old.by_user_id
		AND coalesce(new.learner_user_id, old.learner_user_id) IS NOT DISTINCT FROM old.learner_user_id THEN
		RETURN new;
	END IF;
	RAISE restrict_violation USING MESSAGE = 'the partner ledger is append-only';
END $$;
