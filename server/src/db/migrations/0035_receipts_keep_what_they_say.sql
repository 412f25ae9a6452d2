ALTER TABLE "receipts" ADD COLUMN "course_name" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "list_minor" bigint;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "reduction_minor" bigint;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "has_billing" boolean;--> statement-breakpoint
-- Earlier receipts: the course and the price before the first move that came after the receipt.
ALTER TABLE "receipts" DISABLE TRIGGER receipts_append_only;--> statement-breakpoint
UPDATE "receipts" SET "course_name" = sold.course_name, "plan" = sold.plan, "list_minor" = sold.list_minor,
	"reduction_minor" = sold.reduction_minor, "has_billing" = sold.has_billing
FROM (
	SELECT line.id AS movement_id, courses.name AS course_name, enrollments.plan,
		coalesce(move.from_minor + orders.reduction_minor, orders.list_minor) AS list_minor, orders.reduction_minor,
		EXISTS (SELECT FROM order_billing WHERE order_id = orders.id AND created_at <= line.created_at) AS has_billing
	FROM money_ledger AS line
	JOIN orders ON orders.id = line.order_id
	JOIN enrollments ON enrollments.id = orders.enrollment_id
	LEFT JOIN LATERAL (
		SELECT from_course_id, from_minor FROM enrollment_moves
		WHERE enrollment_id = enrollments.id AND created_at > line.created_at ORDER BY created_at, id LIMIT 1
	) AS move ON true
	JOIN courses ON courses.id = coalesce(move.from_course_id, enrollments.course_id)
) AS sold
WHERE sold.movement_id = "receipts"."movement_id";--> statement-breakpoint
ALTER TABLE "receipts" ENABLE TRIGGER receipts_append_only;--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "course_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "plan" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "list_minor" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "reduction_minor" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "has_billing" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_plan_known" CHECK ("receipts"."plan" in ('basic', 'super', 'premium'));--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_reduction_within" CHECK ("receipts"."reduction_minor" between 0 and "receipts"."list_minor");--> statement-breakpoint
-- Stores the billing details of an order with its payment, then numbers the line with what the receipt says.
CREATE OR REPLACE FUNCTION issue_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_year integer := extract(year FROM new.created_at AT TIME ZONE 'Europe/Istanbul');
BEGIN
	PERFORM pg_advisory_xact_lock(5046247);
	INSERT INTO order_billing (order_id, kind, name, tax_office, tax_number, address, created_at)
	SELECT orders.id, details.kind, details.name, details.tax_office, details.tax_number, details.address, new.created_at
	FROM orders JOIN enrollments ON enrollments.id = orders.enrollment_id
	JOIN billing_details AS details ON details.user_id = enrollments.user_id
	WHERE orders.id = new.order_id AND new.kind = 'payment'
	ON CONFLICT DO NOTHING;
	INSERT INTO receipts (movement_id, year, number, school, course_name, plan, list_minor, reduction_minor, has_billing)
	SELECT new.id, of_year, coalesce((SELECT max(number) FROM receipts WHERE year = of_year), 0) + 1,
		(SELECT data FROM school_data), courses.name, enrollments.plan, orders.list_minor, orders.reduction_minor,
		EXISTS (SELECT FROM order_billing WHERE order_id = new.order_id)
	FROM orders JOIN enrollments ON enrollments.id = orders.enrollment_id
	JOIN courses ON courses.id = enrollments.course_id
	WHERE orders.id = new.order_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION keep_order_billing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE restrict_violation USING MESSAGE = 'billing details of an order never change';
END $$;--> statement-breakpoint
CREATE TRIGGER order_billing_unchanged BEFORE UPDATE ON "order_billing"
FOR EACH ROW EXECUTE FUNCTION keep_order_billing();
