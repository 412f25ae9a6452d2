CREATE TABLE "billing_details" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"tax_office" text DEFAULT '' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_details_kind_known" CHECK ("billing_details"."kind" in ('person', 'company')),
	CONSTRAINT "billing_details_named" CHECK ("billing_details"."name" <> '' and "billing_details"."address" <> ''),
	CONSTRAINT "billing_details_tax_number" CHECK ("billing_details"."tax_number" ~ '^([0-9]{10,11})?$'),
	CONSTRAINT "billing_details_company_pays_tax" CHECK ("billing_details"."kind" <> 'company' or ("billing_details"."tax_office" <> '' and "billing_details"."tax_number" <> ''))
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"by_user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_named" CHECK ("invoices"."name" <> ''),
	CONSTRAINT "invoices_not_empty" CHECK ("invoices"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_billing" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"tax_office" text DEFAULT '' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_billing_kind_known" CHECK ("order_billing"."kind" in ('person', 'company')),
	CONSTRAINT "order_billing_named" CHECK ("order_billing"."name" <> '' and "order_billing"."address" <> ''),
	CONSTRAINT "order_billing_tax_number" CHECK ("order_billing"."tax_number" ~ '^([0-9]{10,11})?$'),
	CONSTRAINT "order_billing_company_pays_tax" CHECK ("order_billing"."kind" <> 'company' or ("order_billing"."tax_office" <> '' and "order_billing"."tax_number" <> ''))
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"movement_id" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"school" jsonb,
	CONSTRAINT "receipts_number" UNIQUE("year","number"),
	CONSTRAINT "receipts_number_positive" CHECK ("receipts"."number" > 0)
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_billing" ADD CONSTRAINT "order_billing_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_movement_id_money_ledger_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."money_ledger"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_time" ON "invoices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "invoices_by_user" ON "invoices" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "order_billing_time" ON "order_billing" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind_known" CHECK ("notification_preferences"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'refund_failed', 'dispute', 'payment_mismatch', 'invoice', 'seat_offered', 'waiting_list_removed', 'group', 'course_changed', 'course_cancelled', 'enrollment_moved', 'session_moved', 'session_cancelled', 'session_changed', 'holidays_changed', 'coach_changed', 'absence', 'session_soon', 'replay_ready', 'module_opened', 'quiz_result', 'message', 'announcement'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'refund_failed', 'dispute', 'payment_mismatch', 'invoice', 'seat_offered', 'waiting_list_removed', 'group', 'course_changed', 'course_cancelled', 'enrollment_moved', 'session_moved', 'session_cancelled', 'session_changed', 'holidays_changed', 'coach_changed', 'absence', 'session_soon', 'replay_ready', 'module_opened', 'quiz_result', 'message', 'announcement'));--> statement-breakpoint
-- Earlier payments and refunds, in their order.
INSERT INTO "receipts" ("movement_id", "year", "number")
SELECT id, year, row_number() OVER (PARTITION BY year ORDER BY created_at, id)
FROM (SELECT *, extract(year FROM created_at AT TIME ZONE 'Europe/Istanbul')::integer AS year FROM money_ledger) AS movement
WHERE kind IN ('payment', 'refund');--> statement-breakpoint
-- Numbers a line of the ledger and stores the billing details of its order, at the end of the transaction.
CREATE FUNCTION issue_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_year integer := extract(year FROM new.created_at AT TIME ZONE 'Europe/Istanbul');
BEGIN
	PERFORM pg_advisory_xact_lock(5046247);
	INSERT INTO receipts (movement_id, year, number, school)
	SELECT new.id, of_year, coalesce((SELECT max(number) FROM receipts WHERE year = of_year), 0) + 1,
		(SELECT data FROM school_data);
	INSERT INTO order_billing (order_id, kind, name, tax_office, tax_number, address, created_at)
	SELECT orders.id, details.kind, details.name, details.tax_office, details.tax_number, details.address, new.created_at
	FROM orders JOIN enrollments ON enrollments.id = orders.enrollment_id
	JOIN billing_details AS details ON details.user_id = enrollments.user_id
	WHERE orders.id = new.order_id AND new.kind = 'payment'
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER money_ledger_receipt AFTER INSERT ON "money_ledger" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (new.kind IN ('payment', 'refund')) EXECUTE FUNCTION issue_receipt();--> statement-breakpoint
CREATE FUNCTION keep_receipts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE restrict_violation USING MESSAGE = 'receipts are append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER receipts_append_only BEFORE UPDATE OR DELETE ON "receipts"
FOR EACH ROW EXECUTE FUNCTION keep_receipts();
