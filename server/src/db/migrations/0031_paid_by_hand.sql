CREATE TABLE "hand_movements" (
	"movement_id" uuid PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"received_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"corrects_id" uuid,
	CONSTRAINT "hand_movements_method_known" CHECK ("hand_movements"."method" in ('transfer', 'cash'))
);
--> statement-breakpoint
ALTER TABLE "security_log" DROP CONSTRAINT "security_log_event_known";--> statement-breakpoint
ALTER TABLE "money_ledger" DROP CONSTRAINT "money_ledger_kind_known";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "transfer_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waived_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminds" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hand_movements" ADD CONSTRAINT "hand_movements_movement_id_money_ledger_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."money_ledger"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_movements" ADD CONSTRAINT "hand_movements_corrects_id_money_ledger_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."money_ledger"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hand_movements_one_correction" ON "hand_movements" USING btree ("corrects_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_reference" ON "orders" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_on") WHERE "orders"."due_on" is not null;--> statement-breakpoint
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_event_known" CHECK ("security_log"."event" in ('login', 'login_failed', 'lockout', 'unlock', 'unauthorized_attempt', 'token_reuse', 'password_reset', 'password_change', 'role_change', 'suspension', 'verification', 'retake', 'invitation', 'erasure', 'enrollment_by_hand', 'enrollment_moved', 'course_cancelled', 'enrollment_cancelled', 'refund', 'credits_changed', 'waiting_list_changed', 'payment_booked', 'payment_taken_back', 'people_imported'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reference_shape" CHECK ("orders"."reference" ~ '^SB-[2-9A-HJ-NP-Z]{6}$');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_transfer_has_reference" CHECK ("orders"."transfer_since" is null or "orders"."reference" is not null);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_waived_not_negative" CHECK ("orders"."waived_minor" >= 0);--> statement-breakpoint
ALTER TABLE "money_ledger" ADD CONSTRAINT "money_ledger_kind_known" CHECK ("money_ledger"."kind" in ('payment', 'refund', 'dispute', 'dispute_returned', 'correction'));--> statement-breakpoint
INSERT INTO "hand_movements" ("movement_id", "method", "received_on", "note")
SELECT entry."id", 'transfer', (entry."created_at" AT TIME ZONE 'Europe/Istanbul')::date,
  CASE WHEN entry."kind" = 'payment' THEN "enrollments"."note" ELSE '' END
FROM "money_ledger" AS entry
JOIN "orders" ON "orders"."id" = entry."order_id"
JOIN "enrollments" ON "enrollments"."id" = "orders"."enrollment_id"
WHERE entry."payment_id" IS NULL;--> statement-breakpoint
-- A refund before this migration was never owed again
UPDATE "orders" SET "waived_minor" = returned."minor"
FROM (
  SELECT "orders"."id",
    (SELECT coalesce(sum("refunded_minor"), 0) FROM "payments" WHERE "order_id" = "orders"."id")
    - (SELECT coalesce(sum("amount_minor"), 0) FROM "money_ledger"
      WHERE "order_id" = "orders"."id" AND "payment_id" IS NULL AND "kind" = 'refund') AS "minor"
  FROM "orders" JOIN "enrollments" ON "enrollments"."id" = "orders"."enrollment_id"
  WHERE "enrollments"."status" <> 'cancelled'
) AS returned
WHERE returned."id" = "orders"."id" AND returned."minor" > 0;
