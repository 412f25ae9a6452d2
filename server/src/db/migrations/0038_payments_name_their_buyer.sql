ALTER TABLE "payments" ADD COLUMN "buyer_name" text;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_buyer_named" CHECK ("payments"."buyer_name" <> '');