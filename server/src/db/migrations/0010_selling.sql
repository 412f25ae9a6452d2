CREATE TABLE "credit_ledger" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"enrollment_id" uuid,
	"credits" integer NOT NULL,
	"extra_groups" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"by_user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_ledger_reason_known" CHECK ("credit_ledger"."reason" in ('plan', 'refund', 'admin')),
	CONSTRAINT "credit_ledger_of_an_enrollment" CHECK (("credit_ledger"."reason" in ('plan', 'refund')) = ("credit_ledger"."enrollment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "enrollments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"course_id" uuid NOT NULL,
	"user_id" uuid,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"plan" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"held_until" timestamp with time zone,
	"activated_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"pre_information" text,
	"distance_sales" text,
	"consented_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enrollments_status_known" CHECK ("enrollments"."status" in ('pending', 'active', 'cancelled')),
	CONSTRAINT "enrollments_source_known" CHECK ("enrollments"."source" in ('checkout', 'free', 'waiting_list', 'hand')),
	CONSTRAINT "enrollments_plan_known" CHECK ("enrollments"."plan" in ('basic', 'super', 'premium')),
	CONSTRAINT "enrollments_currency_known" CHECK ("enrollments"."currency" in ('USD', 'TRY')),
	CONSTRAINT "enrollments_reason_known" CHECK ("enrollments"."cancel_reason" in ('expired', 'declined', 'learner', 'admin', 'refunded', 'no_seat')),
	CONSTRAINT "enrollments_amount_not_negative" CHECK ("enrollments"."amount_minor" >= 0),
	CONSTRAINT "enrollments_pending_is_held" CHECK (("enrollments"."status" = 'pending') = ("enrollments"."held_until" is not null)),
	CONSTRAINT "enrollments_active_since" CHECK ("enrollments"."status" <> 'active' or "enrollments"."activated_at" is not null),
	CONSTRAINT "enrollments_cancelled_with_reason" CHECK (("enrollments"."status" = 'cancelled') = ("enrollments"."cancelled_at" is not null) and ("enrollments"."cancelled_at" is null) = ("enrollments"."cancel_reason" is null)),
	CONSTRAINT "enrollments_consents_together" CHECK (num_nulls("enrollments"."pre_information", "enrollments"."distance_sales", "enrollments"."consented_at") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_list_plan_known" CHECK ("waiting_list"."plan" in ('basic', 'super', 'premium'))
);
--> statement-breakpoint
CREATE TABLE "local_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"title" text NOT NULL,
	"email" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "local_checkouts_status_known" CHECK ("local_checkouts"."status" in ('open', 'complete', 'expired')),
	CONSTRAINT "local_checkouts_currency_known" CHECK ("local_checkouts"."currency" in ('USD', 'TRY')),
	CONSTRAINT "local_checkouts_paid_has_reference" CHECK (("local_checkouts"."status" = 'complete') = ("local_checkouts"."reference" is not null))
);
--> statement-breakpoint
CREATE TABLE "local_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"reference" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "local_refunds_amount_positive" CHECK ("local_refunds"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "money_ledger" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"payment_id" uuid,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"by_user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_ledger_kind_known" CHECK ("money_ledger"."kind" in ('payment', 'refund')),
	CONSTRAINT "money_ledger_currency_known" CHECK ("money_ledger"."currency" in ('USD', 'TRY')),
	CONSTRAINT "money_ledger_sign" CHECK (("money_ledger"."kind" = 'payment' and "money_ledger"."amount_minor" > 0) or ("money_ledger"."kind" = 'refund' and "money_ledger"."amount_minor" < 0))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"session_id" text,
	"session_url" text,
	"status" text DEFAULT 'open' NOT NULL,
	"reference" text,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payments_provider_known" CHECK ("payments"."provider" in ('stripe', 'local')),
	CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('open', 'paid', 'failed')),
	CONSTRAINT "payments_currency_known" CHECK ("payments"."currency" in ('USD', 'TRY')),
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount_minor" > 0),
	CONSTRAINT "payments_refund_within" CHECK ("payments"."refunded_minor" between 0 and "payments"."amount_minor" and ("payments"."refunded_minor" = 0 or "payments"."paid_at" is not null)),
	CONSTRAINT "payments_paid_has_reference" CHECK (("payments"."status" = 'paid') = ("payments"."paid_at" is not null) and ("payments"."paid_at" is null or "payments"."reference" is not null))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"status" text DEFAULT 'ordered' NOT NULL,
	"by_user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_status_known" CHECK ("refunds"."status" in ('ordered', 'done', 'failed')),
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "security_log" DROP CONSTRAINT "security_log_event_known";--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_ledger" ADD CONSTRAINT "money_ledger_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_ledger" ADD CONSTRAINT "money_ledger_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_ledger" ADD CONSTRAINT "money_ledger_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_ledger_once" ON "credit_ledger" USING btree ("enrollment_id","reason") WHERE "credit_ledger"."reason" in ('plan', 'refund');--> statement-breakpoint
CREATE INDEX "credit_ledger_user" ON "credit_ledger" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "credit_ledger_by_user" ON "credit_ledger" USING btree ("by_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enrollments_one_seat" ON "enrollments" USING btree ("course_id","user_id") WHERE "enrollments"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "enrollments_user" ON "enrollments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "enrollments_course" ON "enrollments" USING btree ("course_id","created_at");--> statement-breakpoint
CREATE INDEX "enrollments_time" ON "enrollments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enrollments_held" ON "enrollments" USING btree ("held_until") WHERE "enrollments"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_one_place" ON "waiting_list" USING btree ("course_id","user_id");--> statement-breakpoint
CREATE INDEX "waiting_list_order" ON "waiting_list" USING btree ("course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "waiting_list_user" ON "waiting_list" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "local_checkouts_key" ON "local_checkouts" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "local_checkouts_reference" ON "local_checkouts" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "local_refunds_key" ON "local_refunds" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "money_ledger_once" ON "money_ledger" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "money_ledger_enrollment" ON "money_ledger" USING btree ("enrollment_id","created_at");--> statement-breakpoint
CREATE INDEX "money_ledger_payment" ON "money_ledger" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "money_ledger_time" ON "money_ledger" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "money_ledger_by_user" ON "money_ledger" USING btree ("by_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_session" ON "payments" USING btree ("provider","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("enrollment_id") WHERE "payments"."status" = 'open';--> statement-breakpoint
CREATE INDEX "payments_enrollment" ON "payments" USING btree ("enrollment_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_by_user" ON "refunds" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "refunds_ordered" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" = 'ordered';--> statement-breakpoint
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_event_known" CHECK ("security_log"."event" in ('login', 'login_failed', 'lockout', 'unlock', 'unauthorized_attempt', 'token_reuse', 'password_reset', 'password_change', 'role_change', 'suspension', 'verification', 'retake', 'invitation', 'erasure', 'enrollment_by_hand', 'enrollment_cancelled', 'refund', 'credits_changed'));
--> statement-breakpoint
-- Books are added to and never changed. Only who was meant may be forgotten, when an account is erased.
CREATE FUNCTION keep_money_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE' AND (to_jsonb(new) - 'by_user_id') = (to_jsonb(old) - 'by_user_id') AND new.by_user_id IS NULL THEN
		RETURN new;
	END IF;
	RAISE restrict_violation USING MESSAGE = 'the money ledger is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER money_ledger_append_only BEFORE UPDATE OR DELETE ON "money_ledger"
FOR EACH ROW EXECUTE FUNCTION keep_money_ledger();
