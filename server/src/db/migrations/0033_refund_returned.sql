ALTER TABLE "money_ledger" DROP CONSTRAINT "money_ledger_kind_known";--> statement-breakpoint
ALTER TABLE "money_ledger" DROP CONSTRAINT "money_ledger_sign";--> statement-breakpoint
ALTER TABLE "money_ledger" ADD CONSTRAINT "money_ledger_kind_known" CHECK ("money_ledger"."kind" in ('payment', 'refund', 'refund_returned', 'dispute', 'dispute_returned', 'correction'));--> statement-breakpoint
ALTER TABLE "money_ledger" ADD CONSTRAINT "money_ledger_sign" CHECK (case when "money_ledger"."kind" in ('payment', 'refund_returned', 'dispute_returned') then "money_ledger"."amount_minor" > 0 else "money_ledger"."amount_minor" < 0 end);--> statement-breakpoint
-- Returned refunds were booked as payments. Their receipts stay, because numbers have no gaps.
ALTER TABLE "money_ledger" DISABLE TRIGGER money_ledger_append_only;--> statement-breakpoint
UPDATE "money_ledger" SET "kind" = 'refund_returned', "reference" = left("reference", -length(' returned'))
WHERE "kind" = 'payment' AND "payment_id" IS NOT NULL AND "reference" LIKE '% returned';--> statement-breakpoint
ALTER TABLE "money_ledger" ENABLE TRIGGER money_ledger_append_only;
