CREATE TABLE "credit_lots" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"enrollment_id" uuid,
	"credits" integer DEFAULT 0 NOT NULL,
	"extra_groups" integer DEFAULT 0 NOT NULL,
	"expires_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_lots_source_known" CHECK ("credit_lots"."source" in ('plan', 'admin', 'returned')),
	CONSTRAINT "credit_lots_plan_of_enrollment" CHECK (("credit_lots"."source" = 'plan') = ("credit_lots"."enrollment_id" is not null)),
	CONSTRAINT "credit_lots_not_negative" CHECK ("credit_lots"."credits" >= 0 and "credit_lots"."extra_groups" >= 0)
);
--> statement-breakpoint
ALTER TABLE "credit_ledger" DROP CONSTRAINT "credit_ledger_of_an_enrollment";--> statement-breakpoint
ALTER TABLE "credit_ledger" DROP CONSTRAINT "credit_ledger_reason_known";--> statement-breakpoint
DROP INDEX "credit_ledger_once";--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "lot_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_lots_user" ON "credit_lots" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credit_lots_expiry" ON "credit_lots" USING btree ("expires_on");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_lots_enrollment" ON "credit_lots" USING btree ("enrollment_id");--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_lot_id_credit_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_ledger_lot" ON "credit_ledger" USING btree ("lot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_ledger_once" ON "credit_ledger" USING btree ("lot_id","reason") WHERE "credit_ledger"."reason" in ('plan', 'refund');--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_reason_known" CHECK ("credit_ledger"."reason" in ('plan', 'refund', 'admin', 'lesson', 'guest', 'returned'));--> statement-breakpoint
ALTER TABLE "credit_ledger" DISABLE TRIGGER credit_ledger_append_only;--> statement-breakpoint
-- A lot for each plan. Credits could not be used before, so each can be used for six more months at least.
INSERT INTO "credit_lots" ("user_id", "source", "enrollment_id", "credits", "extra_groups", "expires_on", "created_at")
SELECT line."user_id", 'plan', line."enrollment_id", sum(line."credits"), sum(line."extra_groups"),
  greatest(max(course."end_date"), current_date) + interval '6 months', min(line."created_at")
FROM "credit_ledger" AS line
JOIN "enrollments" AS seat ON seat."id" = line."enrollment_id" JOIN "courses" AS course ON course."id" = seat."course_id"
GROUP BY line."user_id", line."enrollment_id";--> statement-breakpoint
UPDATE "credit_ledger" AS line SET "lot_id" = lot."id" FROM "credit_lots" AS lot
WHERE lot."enrollment_id" = line."enrollment_id";--> statement-breakpoint
-- Each gift of an admin becomes a lot; what an admin took comes from the lots that expire first.
DO $$
DECLARE
  line record; lot record; lot_of_line uuid; wanted_credits int; wanted_groups int; taken_credits int; taken_groups int; is_first boolean;
BEGIN
  FOR line IN SELECT * FROM credit_ledger WHERE enrollment_id IS NULL AND (credits > 0 OR extra_groups > 0) ORDER BY created_at, id LOOP
    INSERT INTO credit_lots (user_id, source, credits, extra_groups, expires_on, created_at)
    VALUES (line.user_id, 'admin', greatest(line.credits, 0), greatest(line.extra_groups, 0), current_date + interval '12 months', line.created_at)
    RETURNING id INTO lot_of_line;
    UPDATE credit_ledger SET lot_id = lot_of_line, credits = greatest(line.credits, 0), extra_groups = greatest(line.extra_groups, 0)
    WHERE id = line.id;
    IF line.credits < 0 OR line.extra_groups < 0 THEN
      INSERT INTO credit_ledger (user_id, credits, extra_groups, reason, note, by_user_id, created_at)
      VALUES (line.user_id, least(line.credits, 0), least(line.extra_groups, 0), line.reason, line.note, line.by_user_id, line.created_at);
    END IF;
  END LOOP;
  FOR line IN SELECT * FROM credit_ledger WHERE lot_id IS NULL ORDER BY created_at, id LOOP
    wanted_credits := -line.credits; wanted_groups := -line.extra_groups; is_first := true;
    FOR lot IN SELECT * FROM credit_lots WHERE user_id = line.user_id AND (credits > 0 OR extra_groups > 0) ORDER BY expires_on, id LOOP
      taken_credits := least(wanted_credits, lot.credits); taken_groups := least(wanted_groups, lot.extra_groups);
      CONTINUE WHEN taken_credits = 0 AND taken_groups = 0;
      UPDATE credit_lots SET credits = credits - taken_credits, extra_groups = extra_groups - taken_groups WHERE id = lot.id;
      IF is_first THEN
        UPDATE credit_ledger SET lot_id = lot.id, credits = -taken_credits, extra_groups = -taken_groups WHERE id = line.id;
      ELSE
        INSERT INTO credit_ledger (user_id, lot_id, credits, extra_groups, reason, note, by_user_id, created_at)
        VALUES (line.user_id, lot.id, -taken_credits, -taken_groups, line.reason, line.note, line.by_user_id, line.created_at);
      END IF;
      is_first := false; wanted_credits := wanted_credits - taken_credits; wanted_groups := wanted_groups - taken_groups;
    END LOOP;
  END LOOP;
  DELETE FROM credit_ledger WHERE lot_id IS NULL;
END $$;--> statement-breakpoint
ALTER TABLE "credit_ledger" ENABLE TRIGGER credit_ledger_append_only;--> statement-breakpoint
ALTER TABLE "credit_ledger" ALTER COLUMN "lot_id" SET NOT NULL;--> statement-breakpoint
-- A line changes what is left of its lot, and nothing else does.
CREATE FUNCTION apply_credit_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE credit_lots SET credits = credits + new.credits, extra_groups = extra_groups + new.extra_groups
	WHERE id = new.lot_id AND user_id = new.user_id;
	IF NOT FOUND THEN
		RAISE foreign_key_violation USING MESSAGE = 'a line belongs to a lot of its learner';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_ledger_changes_lot AFTER INSERT ON "credit_ledger"
FOR EACH ROW EXECUTE FUNCTION apply_credit_line();
--> statement-breakpoint
CREATE FUNCTION keep_credit_lot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE restrict_violation USING MESSAGE = 'only lines of the ledger change a lot';
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_lots_by_ledger BEFORE UPDATE OF credits, extra_groups ON "credit_lots"
FOR EACH ROW WHEN (pg_trigger_depth() < 1) EXECUTE FUNCTION keep_credit_lot();
--> statement-breakpoint
CREATE TRIGGER credit_lots_begin_empty BEFORE INSERT ON "credit_lots"
FOR EACH ROW WHEN (new.credits <> 0 OR new.extra_groups <> 0) EXECUTE FUNCTION keep_credit_lot();
