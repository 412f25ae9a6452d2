ALTER TABLE "credit_ledger" DROP CONSTRAINT "credit_ledger_enrollment_id_enrollments_id_fk";
--> statement-breakpoint
ALTER TABLE "credit_ledger" DROP COLUMN "enrollment_id";