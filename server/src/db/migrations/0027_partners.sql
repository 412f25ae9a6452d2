CREATE TABLE "partner_ledger" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"partner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"order_id" uuid,
	"learner_user_id" uuid,
	"paid_minor" bigint,
	"base_minor" bigint,
	"rate" integer,
	"paid_on" date,
	"note" text DEFAULT '' NOT NULL,
	"by_user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_ledger_kind_known" CHECK ("partner_ledger"."kind" in ('commission', 'take_back', 'restored', 'payout', 'correction')),
	CONSTRAINT "partner_ledger_currency_known" CHECK ("partner_ledger"."currency" in ('USD', 'TRY')),
	CONSTRAINT "partner_ledger_sign" CHECK (case "partner_ledger"."kind" when 'commission' then "partner_ledger"."amount_minor" > 0 when 'restored' then "partner_ledger"."amount_minor" > 0 when 'correction' then "partner_ledger"."amount_minor" <> 0 else "partner_ledger"."amount_minor" < 0 end),
	CONSTRAINT "partner_ledger_of_order" CHECK (("partner_ledger"."order_id" is not null) = ("partner_ledger"."kind" in ('commission', 'take_back', 'restored'))),
	CONSTRAINT "partner_ledger_commission" CHECK (num_nulls("partner_ledger"."paid_minor", "partner_ledger"."base_minor", "partner_ledger"."rate") = case when "partner_ledger"."kind" = 'commission' then 0 else 3 end and ("partner_ledger"."kind" = 'commission' or "partner_ledger"."learner_user_id" is null) and "partner_ledger"."base_minor" between 0 and "partner_ledger"."paid_minor"),
	CONSTRAINT "partner_ledger_paid_on" CHECK (("partner_ledger"."kind" = 'payout') = ("partner_ledger"."paid_on" is not null)),
	CONSTRAINT "partner_ledger_reason" CHECK ("partner_ledger"."kind" <> 'correction' or "partner_ledger"."note" <> '')
);
--> statement-breakpoint
CREATE TABLE "partner_days" (
	"partner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"sign_ups" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "partner_days_partner_id_day_pk" PRIMARY KEY("partner_id","day"),
	CONSTRAINT "partner_days_counts" CHECK (least("partner_days"."clicks", "partner_days"."sign_ups") >= 0)
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"code" text,
	"rate" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"address_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "partners_code_form" CHECK ("partners"."code" ~ '^[a-z0-9](-?[a-z0-9])*$' and char_length("partners"."code") between 3 and 30),
	CONSTRAINT "partners_email_lower" CHECK ("partners"."email" = lower("partners"."email")),
	CONSTRAINT "partners_rate_range" CHECK ("partners"."rate" between 100 and 5000),
	CONSTRAINT "partners_removed_is_empty" CHECK (case when "partners"."removed_at" is null then num_nulls("partners"."email", "partners"."code") = 0 and "partners"."name" <> '' else num_nonnulls("partners"."email", "partners"."code") = 0 and "partners"."name" = '' and not "partners"."is_active" end)
);
--> statement-breakpoint
ALTER TABLE "change_log" DROP CONSTRAINT "change_log_area_known";--> statement-breakpoint
ALTER TABLE "message_threads" ADD COLUMN "is_application" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "partner_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "partner_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "partner_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partner_ledger" ADD CONSTRAINT "partner_ledger_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_ledger" ADD CONSTRAINT "partner_ledger_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_ledger" ADD CONSTRAINT "partner_ledger_learner_user_id_users_id_fk" FOREIGN KEY ("learner_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_ledger" ADD CONSTRAINT "partner_ledger_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_days" ADD CONSTRAINT "partner_days_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_ledger_one_commission" ON "partner_ledger" USING btree ("learner_user_id") WHERE "partner_ledger"."kind" = 'commission';--> statement-breakpoint
CREATE UNIQUE INDEX "partner_ledger_one_per_order" ON "partner_ledger" USING btree ("order_id") WHERE "partner_ledger"."kind" = 'commission';--> statement-breakpoint
CREATE INDEX "partner_ledger_order" ON "partner_ledger" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "partner_ledger_partner" ON "partner_ledger" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "partner_ledger_time" ON "partner_ledger" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "partner_ledger_by_user" ON "partner_ledger" USING btree ("by_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_code" ON "partners" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_email" ON "partners" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_address" ON "partners" USING btree ("address_id");--> statement-breakpoint
CREATE INDEX "partners_name_sort" ON "partners" USING btree ("name" collate "tr-x-icu","id");--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registrations_partner" ON "registrations" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "users_partner" ON "users" USING btree ("partner_id");--> statement-breakpoint
ALTER TABLE "change_log" ADD CONSTRAINT "change_log_area_known" CHECK ("change_log"."area" in ('settings', 'resources', 'campaigns', 'partners'));--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_application_of_visitor" CHECK (not "message_threads"."is_application" or "message_threads"."kind" = 'contact');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_partner_since" CHECK (("users"."partner_id" is null) = ("users"."partner_since" is null));--> statement-breakpoint
CREATE TRIGGER partners_revision BEFORE UPDATE OF "name", "email", "code", "rate", "is_active" ON "partners"
FOR EACH ROW EXECUTE FUNCTION count_revision();
--> statement-breakpoint
-- The partner ledger is append-only. An update may only clear references to erased accounts.
CREATE FUNCTION keep_partner_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE' AND (to_jsonb(new) - '{by_user_id,learner_user_id}'::text[]) = (to_jsonb(old) - '{by_user_id,learner_user_id}'::text[])
		AND coalesce(new.by_user_id, old.by_user_id) IS NOT DISTINCT FROM old.by_user_id
		AND coalesce(new.learner_user_id, old.learner_user_id) IS NOT DISTINCT FROM old.learner_user_id THEN
		RETURN new;
	END IF;
	RAISE restrict_violation USING MESSAGE = 'the partner ledger is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER partner_ledger_append_only BEFORE UPDATE OR DELETE ON "partner_ledger"
FOR EACH ROW EXECUTE FUNCTION keep_partner_ledger();
