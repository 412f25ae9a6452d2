-- Seats sold before plans could be edited have the documented contents.
ALTER TABLE "enrollments" ADD COLUMN "plan_contents" jsonb;--> statement-breakpoint
UPDATE "enrollments" SET "plan_contents" = $json${"basic": {"name": {"tr": "Basic", "en": "Basic"}, "pricePercent": 100, "credits": 5, "extraGroups": 0, "features": [{"tr": "Haftada 3 Speaking Groups", "en": "3 Speaking Groups a week"}]}, "super": {"name": {"tr": "Super", "en": "Super"}, "pricePercent": 110, "credits": 10, "extraGroups": 5, "features": [{"tr": "Haftada 3 Speaking Groups", "en": "3 Speaking Groups a week"}]}, "premium": {"name": {"tr": "Premium", "en": "Premium"}, "pricePercent": 120, "credits": 15, "extraGroups": 10, "features": [{"tr": "Haftada 3 Speaking Groups", "en": "3 Speaking Groups a week"}]}}$json$::jsonb -> "plan";--> statement-breakpoint
ALTER TABLE "enrollments" ALTER COLUMN "plan_contents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "plan_name" jsonb;--> statement-breakpoint
ALTER TABLE "receipts" DISABLE TRIGGER receipts_append_only;--> statement-breakpoint
UPDATE "receipts" SET "plan_name" = jsonb_build_object('tr', initcap("plan"), 'en', initcap("plan"));--> statement-breakpoint
ALTER TABLE "receipts" ENABLE TRIGGER receipts_append_only;--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "plan_name" SET NOT NULL;--> statement-breakpoint
-- The plans of the pricing page were a list of cards; now each plan has its place, with its contents. The lines about
-- credits and extra groups are made from the numbers.
CREATE FUNCTION plans_by_key(cards jsonb) RETURNS jsonb LANGUAGE sql AS $$
	SELECT jsonb_object_agg(first.key, first.value || coalesce((
		SELECT (card - 'plan') || jsonb_build_object('features', coalesce((
			SELECT jsonb_agg(feature) FROM jsonb_array_elements(card -> 'features') AS feature
			WHERE feature #>> '{text,tr}' !~ '^([0-9]+ (ders kredisi|ekstra Speaking Groups)|Ekstra Speaking Groups yok)$'
		), '[]'))
		FROM jsonb_array_elements(cards) AS card WHERE card ->> 'plan' = first.key LIMIT 1
	), '{}'))
	FROM jsonb_each($json${"basic": {"name": {"tr": "Basic", "en": "Basic"}, "creditCount": 5, "groupCount": 0, "text": {"tr": "Kursun kendisi yeter diyorsan.", "en": "If the course itself is enough."}, "features": [{"text": {"tr": "Haftada 3 Speaking Groups", "en": "3 Speaking Groups a week"}, "isAbsent": false}], "colour": "paper", "isRecommended": false}, "super": {"name": {"tr": "Super", "en": "Super"}, "percent": 110, "creditCount": 10, "groupCount": 5, "text": {"tr": "Biraz daha söz hakkı istiyorsan.", "en": "If you want a few more turns to talk."}, "features": [{"text": {"tr": "Haftada 3 Speaking Groups", "en": "3 Speaking Groups a week"}, "isAbsent": false}], "colour": "cool", "isRecommended": true}, "premium": {"name": {"tr": "Premium", "en": "Premium"}, "percent": 120, "creditCount": 15, "groupCount": 10, "text": {"tr": "Konuşmaya doyamıyorsan.", "en": "If you can’t get enough of it."}, "features": [{"text": {"tr": "Haftada 3 Speaking Groups", "en": "3 Speaking Groups a week"}, "isAbsent": false}], "colour": "night", "isRecommended": false}}$json$::jsonb) AS first
$$;--> statement-breakpoint
UPDATE "site_drafts" SET "content" = jsonb_set("content", '{plans,plans}', plans_by_key("content" #> '{plans,plans}'))
WHERE "page" = 'pricing' AND jsonb_typeof("content" #> '{plans,plans}') = 'array';--> statement-breakpoint
ALTER TABLE "site_versions" DISABLE TRIGGER site_versions_append_only;--> statement-breakpoint
UPDATE "site_versions" SET "content" = jsonb_set("content", '{plans,plans}', plans_by_key("content" #> '{plans,plans}'))
WHERE "page" = 'pricing' AND jsonb_typeof("content" #> '{plans,plans}') = 'array';--> statement-breakpoint
ALTER TABLE "site_versions" ENABLE TRIGGER site_versions_append_only;--> statement-breakpoint
DROP FUNCTION plans_by_key(jsonb);--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_plans" CHECK ("site_versions"."page" <> 'pricing' or coalesce(
        ("site_versions"."content" #>> '{plans,plans,super,percent}')::int between 100 and ("site_versions"."content" #>> '{plans,plans,premium,percent}')::int
        and ("site_versions"."content" #>> '{plans,plans,premium,percent}')::int <= 300, false));--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_plan_contents" CHECK (coalesce(("enrollments"."plan_contents" ->> 'pricePercent')::int between 100 and 300
    and ("enrollments"."plan_contents" ->> 'credits')::int between 0 and 100
    and ("enrollments"."plan_contents" ->> 'extraGroups')::int between 0 and 100
    and "enrollments"."plan_contents" #>> '{name,tr}' <> '' and "enrollments"."plan_contents" #>> '{name,en}' <> ''
    and jsonb_typeof("enrollments"."plan_contents" -> 'features') = 'array', false));--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_plan_named" CHECK (coalesce("receipts"."plan_name" ->> 'tr' <> '' and "receipts"."plan_name" ->> 'en' <> '', false));--> statement-breakpoint
-- What a learner bought stays as it was when the seat became active.
CREATE FUNCTION keep_plan_contents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF old.status <> 'pending' AND (new.plan, new.plan_contents) IS DISTINCT FROM (old.plan, old.plan_contents) THEN
		RAISE restrict_violation USING MESSAGE = 'the plan of a seat never changes after the hold';
	END IF;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER enrollments_plan_kept BEFORE UPDATE OF "plan", "plan_contents" ON "enrollments"
	FOR EACH ROW EXECUTE FUNCTION keep_plan_contents();--> statement-breakpoint
-- The same as before, and the receipt keeps the name of the plan.
CREATE OR REPLACE FUNCTION issue_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_year integer := extract(year FROM new.created_at AT TIME ZONE 'Europe/Istanbul');
BEGIN
	PERFORM pg_advisory_xact_lock(5046247);
	INSERT INTO order_billing (order_id, kind, name, tax_office, tax_number, address, created_at)
	SELECT orders.id, details.kind, details.name, details.tax_office, details.tax_number, details.address, new.created_at
	FROM orders JOIN enrollments ON enrollments.id = orders.enrollment_id
	JOIN billing_details AS details ON details.user_id = enrollments.user_id
	WHERE orders.id = new.order_id AND new.kind = 'payment'
	ON CONFLICT DO NOTHING;
	INSERT INTO receipts (movement_id, year, number, school, course_name, plan, plan_name, list_minor, reduction_minor, has_billing)
	SELECT new.id, of_year, coalesce((SELECT max(number) FROM receipts WHERE year = of_year), 0) + 1,
		(SELECT data FROM school_data), courses.name, enrollments.plan, enrollments.plan_contents -> 'name',
		orders.list_minor, orders.reduction_minor,
		EXISTS (SELECT FROM order_billing WHERE order_id = new.order_id)
	FROM orders JOIN enrollments ON enrollments.id = orders.enrollment_id
	JOIN courses ON courses.id = enrollments.course_id
	WHERE orders.id = new.order_id;
	RETURN NULL;
END $$;
