CREATE TABLE "discount_code_courses" (
	"code_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	CONSTRAINT "discount_code_courses_code_id_course_id_pk" PRIMARY KEY("code_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"sum_minor" bigint,
	"currency" text,
	"plans" text[] DEFAULT '{}' NOT NULL,
	"is_for_all_courses" boolean DEFAULT true NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"max_uses" integer,
	"max_uses_per_learner" integer,
	"first_paid_course_only" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"uses_taken" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "discount_codes_code_folded" CHECK ("discount_codes"."code" ~ '^[A-Z0-9][A-Z0-9-]*$' and length("discount_codes"."code") between 3 and 30),
	CONSTRAINT "discount_codes_name_given" CHECK ("discount_codes"."name" <> ''),
	CONSTRAINT "discount_codes_kind_known" CHECK ("discount_codes"."kind" in ('percent', 'sum')),
	CONSTRAINT "discount_codes_currency_known" CHECK ("discount_codes"."currency" in ('USD', 'TRY')),
	CONSTRAINT "discount_codes_percent" CHECK (("discount_codes"."kind" = 'percent') = ("discount_codes"."percent" is not null) and "discount_codes"."percent" between 1 and 100),
	CONSTRAINT "discount_codes_sum" CHECK (num_nulls("discount_codes"."sum_minor", "discount_codes"."currency") = case "discount_codes"."kind" when 'sum' then 0 else 2 end and "discount_codes"."sum_minor" > 0),
	CONSTRAINT "discount_codes_plans_known" CHECK ("discount_codes"."plans" <@ array['basic', 'super', 'premium']),
	CONSTRAINT "discount_codes_days_in_order" CHECK ("discount_codes"."valid_until" >= "discount_codes"."valid_from"),
	CONSTRAINT "discount_codes_limits_count" CHECK ("discount_codes"."max_uses" >= 1 and "discount_codes"."max_uses_per_learner" >= 1),
	CONSTRAINT "discount_codes_within_limit" CHECK ("discount_codes"."uses_taken" between 0 and "discount_codes"."max_uses"),
	CONSTRAINT "discount_codes_uses_not_negative" CHECK ("discount_codes"."uses_taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "discount_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code_id" uuid NOT NULL,
	"user_id" uuid,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "change_log" DROP CONSTRAINT "change_log_area_known";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "early_bird_minor" bigint;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "early_bird_until" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "list_minor" bigint;--> statement-breakpoint
UPDATE "orders" SET "list_minor" = "enrollments"."amount_minor" FROM "enrollments"
WHERE "enrollments"."id" = "orders"."enrollment_id";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "list_minor" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reduction_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reduction_kind" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_code_id" uuid;--> statement-breakpoint
ALTER TABLE "discount_code_courses" ADD CONSTRAINT "discount_code_courses_code_id_discount_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."discount_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_code_courses" ADD CONSTRAINT "discount_code_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_code_id_discount_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."discount_codes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discount_code_courses_course" ON "discount_code_courses" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_code" ON "discount_codes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "discount_codes_time" ON "discount_codes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "discount_uses_code" ON "discount_uses" USING btree ("code_id","taken_at");--> statement-breakpoint
CREATE INDEX "discount_uses_user" ON "discount_uses" USING btree ("user_id","code_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_code_id_discount_codes_id_fk" FOREIGN KEY ("discount_code_id") REFERENCES "public"."discount_codes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_discount_code" ON "orders" USING btree ("discount_code_id");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_early_bird_cheaper" CHECK (num_nulls("courses"."early_bird_minor", "courses"."early_bird_until") in (0, 2) and "courses"."early_bird_minor" between 1 and "courses"."price_minor" - 1);--> statement-breakpoint
ALTER TABLE "change_log" ADD CONSTRAINT "change_log_area_known" CHECK ("change_log"."area" in ('settings', 'resources', 'campaigns'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reduction_within" CHECK ("orders"."reduction_minor" between 0 and "orders"."list_minor");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reduction_known" CHECK ("orders"."reduction_kind" in ('code', 'early_bird'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reduction_has_kind" CHECK (("orders"."reduction_minor" > 0) = ("orders"."reduction_kind" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reduction_of_code" CHECK (("orders"."reduction_kind" is not distinct from 'code') = ("orders"."discount_code_id" is not null));--> statement-breakpoint
DROP TRIGGER courses_revision ON "courses";--> statement-breakpoint
CREATE TRIGGER courses_revision BEFORE UPDATE OF "name", "description", "type_id", "start_date", "end_date",
	"primary_coach_id", "secondary_coach_id", "price_minor", "currency", "early_bird_minor", "early_bird_until",
	"max_enrollments", "max_instalments", "module_duration", "level_test_score", "required_course_type_id",
	"zoom_link" ON "courses"
FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE TRIGGER discount_codes_revision BEFORE UPDATE OF "code", "name", "kind", "percent", "sum_minor", "currency", "plans",
	"is_for_all_courses", "valid_from", "valid_until", "max_uses", "max_uses_per_learner", "first_paid_course_only",
	"is_active" ON "discount_codes"
FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
-- The counter equals the rows, and its check refuses a use above the limit.
CREATE FUNCTION count_discount_uses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE discount_codes SET uses_taken = uses_taken - 1 WHERE id = old.code_id;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		UPDATE discount_codes SET uses_taken = uses_taken + 1 WHERE id = new.code_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER discount_uses_count AFTER INSERT OR DELETE OR UPDATE OF "code_id" ON "discount_uses"
FOR EACH ROW EXECUTE FUNCTION count_discount_uses();
