CREATE TABLE "school_brand" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"data" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_brand_one_row" CHECK ("school_brand"."is_only"),
	CONSTRAINT "school_brand_named" CHECK (length(coalesce("school_brand"."data" ->> 'name', '')) > 0)
);
