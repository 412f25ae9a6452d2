CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "contact_messages_email_lower" CHECK ("contact_messages"."email" = lower("contact_messages"."email")),
	CONSTRAINT "contact_messages_language_known" CHECK ("contact_messages"."language" in ('en', 'tr'))
);
--> statement-breakpoint
CREATE TABLE "school_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"announcement_tr" text NOT NULL,
	"announcement_en" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_settings_one_row" CHECK ("school_settings"."is_only")
);
--> statement-breakpoint
ALTER TABLE "dev_mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
CREATE INDEX "contact_messages_time" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("created_at","id") WHERE "contact_messages"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_name_sort" ON "contact_messages" USING btree ("name" collate "tr-x-icu","id");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "contact_messages_name_search" ON "contact_messages" USING gin (search_fold("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_email_search" ON "contact_messages" USING gin (search_fold("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_message_search" ON "contact_messages" USING gin (search_fold("message") gin_trgm_ops);