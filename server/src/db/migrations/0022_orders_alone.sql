ALTER TABLE "enrollments" DROP CONSTRAINT "enrollments_consents_together";--> statement-breakpoint
ALTER TABLE "money_ledger" DROP CONSTRAINT "money_ledger_enrollment_id_enrollments_id_fk";
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_enrollment_id_enrollments_id_fk";
--> statement-breakpoint
DROP INDEX "money_ledger_enrollment";--> statement-breakpoint
DROP INDEX "payments_enrollment";--> statement-breakpoint
DROP INDEX "payments_one_open";--> statement-breakpoint
CREATE INDEX "money_ledger_order" ON "money_ledger" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("order_id") WHERE "payments"."status" = 'open';--> statement-breakpoint
ALTER TABLE "enrollments" DROP COLUMN "pre_information";--> statement-breakpoint
ALTER TABLE "enrollments" DROP COLUMN "distance_sales";--> statement-breakpoint
ALTER TABLE "enrollments" DROP COLUMN "consented_at";--> statement-breakpoint
ALTER TABLE "money_ledger" DROP COLUMN "enrollment_id";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "enrollment_id";