CREATE TABLE "kept_figures" (
	"name" text NOT NULL,
	"range" text NOT NULL,
	"figures" jsonb NOT NULL,
	"took" integer NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_figures_name_range_pk" PRIMARY KEY("name","range"),
	CONSTRAINT "kept_figures_took_counts" CHECK ("kept_figures"."took" >= 0)
);
--> statement-breakpoint
CREATE INDEX "enrollments_sold" ON "enrollments" USING btree ("activated_at") WHERE "enrollments"."amount_minor" > 0;