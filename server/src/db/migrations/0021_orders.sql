CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"pre_information" text,
	"distance_sales" text,
	"consented_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_consents_together" CHECK (num_nulls("orders"."pre_information", "orders"."distance_sales", "orders"."consented_at") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "money_ledger" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "order_id" uuid;--> statement-breakpoint
INSERT INTO "orders" ("enrollment_id", "pre_information", "distance_sales", "consented_at", "created_at")
SELECT "id", "pre_information", "distance_sales", "consented_at", "created_at" FROM "enrollments";--> statement-breakpoint
UPDATE "payments" SET "order_id" = "orders"."id" FROM "orders"
WHERE "orders"."enrollment_id" = "payments"."enrollment_id";--> statement-breakpoint
ALTER TABLE "money_ledger" DISABLE TRIGGER "money_ledger_append_only";--> statement-breakpoint
UPDATE "money_ledger" SET "order_id" = "orders"."id" FROM "orders"
WHERE "orders"."enrollment_id" = "money_ledger"."enrollment_id";--> statement-breakpoint
ALTER TABLE "money_ledger" ENABLE TRIGGER "money_ledger_append_only";--> statement-breakpoint
ALTER TABLE "money_ledger" ALTER COLUMN "order_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "order_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_enrollment" ON "orders" USING btree ("enrollment_id");--> statement-breakpoint
ALTER TABLE "money_ledger" ADD CONSTRAINT "money_ledger_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;