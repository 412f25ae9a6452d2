-- The current VAT rate of the school: a new order keeps it.
CREATE FUNCTION school_vat_percent() RETURNS numeric LANGUAGE sql STABLE AS $$
	SELECT coalesce((SELECT (data ->> 'vatPercent')::numeric FROM school_data), 20)
$$;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_percent" numeric(5, 2) DEFAULT school_vat_percent() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_vat_within" CHECK ("orders"."vat_percent" between 0 and 50);