CREATE TABLE "pack_prices" (
	"currency" text NOT NULL,
	"size" smallint NOT NULL,
	"price_minor" bigint NOT NULL,
	CONSTRAINT "pack_prices_currency_size_pk" PRIMARY KEY("currency","size"),
	CONSTRAINT "pack_prices_currency_known" CHECK ("pack_prices"."currency" in ('USD', 'TRY')),
	CONSTRAINT "pack_prices_size_known" CHECK ("pack_prices"."size" in (1, 5, 10)),
	CONSTRAINT "pack_prices_within" CHECK (case "pack_prices"."currency" when 'USD' then price_minor between 100 and 99999999 when 'TRY' then price_minor between 3000 and 99999999 end)
);
--> statement-breakpoint
CREATE TABLE "pay_lines" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"coach_id" uuid NOT NULL,
	"month" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"lesson_id" uuid,
	"course_id" uuid,
	"course_name" text DEFAULT '' NOT NULL,
	"day" date,
	"minute" smallint,
	"starts_at" timestamp with time zone NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"corrects_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"by_user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pay_lines_kind_known" CHECK ("pay_lines"."kind" in ('private', 'duo', 'group', 'session')),
	CONSTRAINT "pay_lines_reason_known" CHECK ("pay_lines"."reason" in ('taught', 'learner_absent', 'late', 'correction')),
	CONSTRAINT "pay_lines_currency_known" CHECK ("pay_lines"."currency" in ('USD', 'TRY')),
	CONSTRAINT "pay_lines_month_shape" CHECK ("pay_lines"."month" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "pay_lines_of_one" CHECK (("pay_lines"."lesson_id" is not null) = ("pay_lines"."kind" <> 'session')
        and num_nulls("pay_lines"."day", "pay_lines"."minute") = case "pay_lines"."kind" when 'session' then 0 else 2 end),
	CONSTRAINT "pay_lines_sign" CHECK ("pay_lines"."reason" = 'correction' or ("pay_lines"."amount_minor" >= 0 and "pay_lines"."corrects_id" is null)),
	CONSTRAINT "pay_lines_correction_named" CHECK ("pay_lines"."reason" <> 'correction' or "pay_lines"."corrects_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "pay_months" (
	"month" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"by_user_id" uuid,
	CONSTRAINT "pay_months_shape" CHECK ("pay_months"."month" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "pay_rates" (
	"coach_id" uuid,
	"private_minor" bigint,
	"duo_minor" bigint,
	"group_minor" bigint,
	"session_minor" bigint,
	"currency" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pay_rates_coach" UNIQUE NULLS NOT DISTINCT("coach_id"),
	CONSTRAINT "pay_rates_currency_known" CHECK ("pay_rates"."currency" in ('USD', 'TRY')),
	CONSTRAINT "pay_rates_private_within" CHECK ("pay_rates"."private_minor" between 0 and 10000000),
	CONSTRAINT "pay_rates_duo_within" CHECK ("pay_rates"."duo_minor" between 0 and 10000000),
	CONSTRAINT "pay_rates_group_within" CHECK ("pay_rates"."group_minor" between 0 and 10000000),
	CONSTRAINT "pay_rates_session_within" CHECK ("pay_rates"."session_minor" between 0 and 10000000)
);
--> statement-breakpoint
ALTER TABLE "pay_lines" ADD CONSTRAINT "pay_lines_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_lines" ADD CONSTRAINT "pay_lines_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_lines" ADD CONSTRAINT "pay_lines_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_lines" ADD CONSTRAINT "pay_lines_corrects_id_pay_lines_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."pay_lines"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_lines" ADD CONSTRAINT "pay_lines_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_months" ADD CONSTRAINT "pay_months_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_rates" ADD CONSTRAINT "pay_rates_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_lines_statement" ON "pay_lines" USING btree ("month","coach_id");--> statement-breakpoint
CREATE INDEX "pay_lines_coach" ON "pay_lines" USING btree ("coach_id","month");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_lines_lesson_once" ON "pay_lines" USING btree ("lesson_id","coach_id") WHERE "pay_lines"."reason" <> 'correction';--> statement-breakpoint
CREATE UNIQUE INDEX "pay_lines_session_once" ON "pay_lines" USING btree ("course_id","day","minute","coach_id") WHERE "pay_lines"."reason" <> 'correction';--> statement-breakpoint
CREATE INDEX "pay_lines_lesson" ON "pay_lines" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "pay_lines_session" ON "pay_lines" USING btree ("course_id","day","minute");--> statement-breakpoint
CREATE INDEX "pay_lines_by_user" ON "pay_lines" USING btree ("by_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_lines_one_correction" ON "pay_lines" USING btree ("corrects_id") WHERE "pay_lines"."corrects_id" is not null;--> statement-breakpoint
CREATE INDEX "pay_months_by_user" ON "pay_months" USING btree ("by_user_id");--> statement-breakpoint
ALTER TABLE "lesson_settings" ADD CONSTRAINT "lesson_settings_within" CHECK (coalesce(("lesson_settings"."rules" #>> '{minutes,private}')::int between 15 and 120 and ("lesson_settings"."rules" #>> '{minutes,duo}')::int between 15 and 120 and ("lesson_settings"."rules" #>> '{minutes,group}')::int between 15 and 120 and ("lesson_settings"."rules" #>> '{pauseMinutes}')::int between 0 and 60 and ("lesson_settings"."rules" #>> '{noticeHours}')::int between 1 and 168 and ("lesson_settings"."rules" #>> '{horizonDays}')::int between 1 and 90 and ("lesson_settings"."rules" #>> '{freeCancelHours}')::int between 1 and 168, false));--> statement-breakpoint
-- Pay lines are append-only. An update may only clear references to an erased account or a deleted course.
CREATE FUNCTION keep_pay_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE'
		AND (to_jsonb(new) - 'by_user_id' - 'course_id') = (to_jsonb(old) - 'by_user_id' - 'course_id')
		AND (new.by_user_id IS NULL OR new.by_user_id = old.by_user_id)
		AND (new.course_id IS NULL OR new.course_id = old.course_id) THEN
		RETURN new;
	END IF;
	RAISE restrict_violation USING MESSAGE = 'pay lines are append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER pay_lines_append_only BEFORE UPDATE OR DELETE ON "pay_lines"
FOR EACH ROW EXECUTE FUNCTION keep_pay_lines();
--> statement-breakpoint
-- A closed month takes no more lines. The lock waits for a month that is being closed.
CREATE FUNCTION refuse_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock_shared(5046251);
	IF EXISTS (SELECT FROM pay_months WHERE month = new.month) THEN
		RAISE restrict_violation USING MESSAGE = 'the month is closed';
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER pay_lines_open_month BEFORE INSERT ON "pay_lines"
FOR EACH ROW EXECUTE FUNCTION refuse_closed_month();
