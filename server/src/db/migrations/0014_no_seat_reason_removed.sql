-- No version has written this reason
UPDATE "enrollments" SET "cancel_reason" = 'refunded' WHERE "cancel_reason" = 'no_seat';--> statement-breakpoint
ALTER TABLE "enrollments" DROP CONSTRAINT "enrollments_reason_known";--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_reason_known" CHECK ("enrollments"."cancel_reason" in ('expired', 'declined', 'learner', 'admin', 'refunded', 'unprepared'));