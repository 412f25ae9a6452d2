CREATE TABLE "packs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid,
	"size" smallint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"single_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"paid_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"close_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "packs_size_known" CHECK ("packs"."size" in (1, 5, 10)),
	CONSTRAINT "packs_currency_known" CHECK ("packs"."currency" in ('USD', 'TRY')),
	CONSTRAINT "packs_status_known" CHECK ("packs"."status" in ('pending', 'paid', 'closed')),
	CONSTRAINT "packs_close_reason_known" CHECK ("packs"."close_reason" in ('refunded', 'disputed')),
	CONSTRAINT "packs_prices" CHECK ("packs"."amount_minor" > 0 and "packs"."amount_minor" <= "packs"."size" * "packs"."single_minor"),
	CONSTRAINT "packs_paid_at" CHECK (("packs"."status" = 'pending') = ("packs"."paid_at" is null)),
	CONSTRAINT "packs_closed_at" CHECK (("packs"."status" = 'closed') = ("packs"."closed_at" is not null)
        and num_nulls("packs"."closed_at", "packs"."close_reason") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "mail_texts" DROP CONSTRAINT "mail_texts_mail_known";--> statement-breakpoint
ALTER TABLE "credit_ledger" DROP CONSTRAINT "credit_ledger_reason_known";--> statement-breakpoint
ALTER TABLE "credit_lots" DROP CONSTRAINT "credit_lots_source_known";--> statement-breakpoint
DROP INDEX "credit_ledger_once";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "enrollment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "plan" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD COLUMN "pack_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pack_id" uuid;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "packs_user" ON "packs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "packs_paid" ON "packs" USING btree ("paid_at");--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_lots_pack" ON "credit_lots" USING btree ("pack_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_pack" ON "orders" USING btree ("pack_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_ledger_once" ON "credit_ledger" USING btree ("lot_id","reason") WHERE "credit_ledger"."reason" in ('plan', 'pack', 'refund');--> statement-breakpoint
ALTER TABLE "mail_texts" ADD CONSTRAINT "mail_texts_mail_known" CHECK ("mail_texts"."mail" in ('verification', 'password-reset', 'lock-out', 'registration-attempt', 'invitation', 'learner-invitation', 'erased', 'enrolled', 'enrolled-free', 'seat-offer', 'seat-offer-free', 'cancelled', 'transfer', 'balance', 'balance-without-bank', 'payment-late', 'payment-not-due', 'payment-unprepared', 'payment-review', 'payment-code-gone', 'refund', 'refund-stuck', 'pack-paid', 'pack-refunded', 'contact-thanks', 'reply', 'notification', 'notice-session-soon', 'notice-session-moved', 'notice-session-cancelled', 'notice-session-changed', 'notice-lesson-soon', 'notice-lesson-booked', 'notice-lesson-moved', 'notice-lesson-cancelled', 'notice-partner-invited', 'notice-partner-answered', 'notice-duo-asked', 'notice-duo-freed', 'notice-group-cancelled', 'notice-holidays-changed', 'notice-course-changed', 'notice-course-cancelled', 'notice-coach-changed', 'notice-enrollment-moved', 'notice-waiting-list-removed', 'notice-group', 'notice-module-opened', 'notice-replay-ready', 'notice-quiz-result', 'notice-message', 'notice-absence', 'notice-invoice', 'notice-dispute', 'notice-payment-mismatch', 'contact', 'application', 'transfer-due', 'transfer-due-course', 'transfer-due-moved', 'refund-refused', 'refund-returned'));--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_reason_known" CHECK ("credit_ledger"."reason" in ('plan', 'pack', 'refund', 'admin', 'lesson', 'guest', 'returned'));--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_pack_bought" CHECK (("credit_lots"."source" = 'pack') = ("credit_lots"."pack_id" is not null));--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_source_known" CHECK ("credit_lots"."source" in ('plan', 'pack', 'admin', 'returned'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_of_one" CHECK (num_nonnulls("orders"."enrollment_id", "orders"."pack_id") = 1);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pack_without_reduction" CHECK ("orders"."pack_id" is null or "orders"."reduction_minor" = 0);--> statement-breakpoint
-- The same as before, and a pack of credits has a name in place of course and plan.
CREATE OR REPLACE FUNCTION issue_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_year integer := extract(year FROM new.created_at AT TIME ZONE 'Europe/Istanbul');
BEGIN
	PERFORM pg_advisory_xact_lock(5046247);
	INSERT INTO order_billing (order_id, kind, name, tax_office, tax_number, address, created_at)
	SELECT orders.id, details.kind, details.name, details.tax_office, details.tax_number, details.address, new.created_at
	FROM orders LEFT JOIN enrollments ON enrollments.id = orders.enrollment_id
	LEFT JOIN packs ON packs.id = orders.pack_id
	JOIN billing_details AS details ON details.user_id = coalesce(enrollments.user_id, packs.user_id)
	WHERE orders.id = new.order_id AND new.kind = 'payment'
	ON CONFLICT DO NOTHING;
	INSERT INTO receipts (movement_id, year, number, school, course_name, plan, plan_name, list_minor, reduction_minor, has_billing)
	SELECT new.id, of_year, coalesce((SELECT max(number) FROM receipts WHERE year = of_year), 0) + 1,
		(SELECT data FROM school_data), coalesce(courses.name, ''), enrollments.plan,
		coalesce(enrollments.plan_contents -> 'name', jsonb_build_object('tr', packs.size || ' ders kredisi',
			'en', packs.size || CASE packs.size WHEN 1 THEN ' lesson credit' ELSE ' lesson credits' END)),
		orders.list_minor, orders.reduction_minor,
		EXISTS (SELECT FROM order_billing WHERE order_id = new.order_id)
	FROM orders LEFT JOIN enrollments ON enrollments.id = orders.enrollment_id
	LEFT JOIN courses ON courses.id = enrollments.course_id
	LEFT JOIN packs ON packs.id = orders.pack_id
	WHERE orders.id = new.order_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- What a learner bought never changes.
CREATE FUNCTION keep_pack() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (new.size, new.amount_minor, new.single_minor, new.currency) IS DISTINCT FROM (old.size, old.amount_minor, old.single_minor, old.currency) THEN
		RAISE restrict_violation USING MESSAGE = 'a pack keeps its size and its prices';
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER packs_kept BEFORE UPDATE ON "packs" FOR EACH ROW EXECUTE FUNCTION keep_pack();
