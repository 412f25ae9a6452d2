CREATE TABLE "school_opening" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"opened_at" timestamp with time zone,
	"mail_checked_at" timestamp with time zone,
	CONSTRAINT "school_opening_one_row" CHECK ("school_opening"."is_only")
);
--> statement-breakpoint
-- Schools that exist already have opened.
INSERT INTO "school_opening" ("opened_at")
	SELECT now() WHERE EXISTS (SELECT FROM "users") OR EXISTS (SELECT FROM "courses");
