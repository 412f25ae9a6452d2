ALTER TABLE "enrollments" ADD COLUMN "holds_credits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Standing grants: the last one of each learner and course
UPDATE "enrollments" SET "holds_credits" = true WHERE "id" IN (
  SELECT DISTINCT ON (granted."course_id", granted."user_id") granted."id"
  FROM "enrollments" AS granted
  WHERE granted."user_id" IS NOT NULL AND EXISTS (
    SELECT FROM "credit_ledger" WHERE "enrollment_id" = granted."id"
    HAVING sum("credits") > 0 OR sum("extra_groups") > 0)
  ORDER BY granted."course_id", granted."user_id", granted."status" = 'cancelled', granted."created_at" DESC);--> statement-breakpoint
CREATE UNIQUE INDEX "enrollments_one_grant" ON "enrollments" USING btree ("course_id","user_id") WHERE "enrollments"."holds_credits";
