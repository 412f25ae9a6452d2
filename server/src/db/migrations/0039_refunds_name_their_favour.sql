ALTER TABLE "refunds" ADD COLUMN "waived_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_waived_within" CHECK ("refunds"."waived_minor" between 0 and "refunds"."amount_minor");--> statement-breakpoint
-- Earlier refunds that an admin gave and that left the seat, without those of a move.
UPDATE "refunds" SET "waived_minor" = "refunds"."amount_minor"
FROM payments JOIN orders ON orders.id = payments.order_id JOIN enrollments ON enrollments.id = orders.enrollment_id
WHERE payments.id = "refunds"."payment_id" AND "refunds"."by_user_id" IS NOT NULL AND enrollments.status = 'active'
	AND NOT EXISTS (SELECT FROM enrollment_moves AS move
		WHERE move.enrollment_id = enrollments.id AND move.created_at = "refunds"."created_at");
