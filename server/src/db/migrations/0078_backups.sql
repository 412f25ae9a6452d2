CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"place" text NOT NULL,
	"is_encrypted" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"bytes" bigint,
	"rows" integer,
	"files" integer,
	"failed_at" timestamp with time zone,
	"error" text,
	"verified_at" timestamp with time zone,
	"verify_failed_at" timestamp with time zone,
	"verify_error" text,
	CONSTRAINT "backups_kind_known" CHECK ("backups"."kind" in ('nightly', 'update')),
	CONSTRAINT "backups_one_end" CHECK ("backups"."finished_at" is null or "backups"."failed_at" is null),
	CONSTRAINT "backups_size" CHECK (("backups"."finished_at" is null) = ("backups"."bytes" is null)),
	CONSTRAINT "backups_error" CHECK (("backups"."failed_at" is null) = ("backups"."error" is null))
);
--> statement-breakpoint
CREATE INDEX "backups_in_order" ON "backups" USING btree ("started_at");