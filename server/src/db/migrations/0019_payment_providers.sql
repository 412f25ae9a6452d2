ALTER TABLE "payments" DROP CONSTRAINT "payments_provider_known";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "charged_minor" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "instalments" integer;--> statement-breakpoint
UPDATE "payments" SET "charged_minor" = "amount_minor", "instalments" = 1 WHERE "paid_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_provider_named" CHECK ("payments"."provider" ~ '^[a-z]{1,20}$');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_charged_when_paid" CHECK (num_nulls("payments"."paid_at", "payments"."charged_minor", "payments"."instalments") in (0, 3) and "payments"."charged_minor" >= "payments"."amount_minor" and "payments"."instalments" >= 1);