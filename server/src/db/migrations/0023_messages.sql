CREATE TABLE "message_attachments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"thread_id" uuid,
	"seq" integer,
	"place" smallint DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_attachments_type_known" CHECK ("message_attachments"."type" in ('image/jpeg', 'application/pdf')),
	CONSTRAINT "message_attachments_sent" CHECK (num_nulls("message_attachments"."thread_id", "message_attachments"."seq") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "message_threads" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"person_user_id" uuid,
	"coach_user_id" uuid,
	"visitor_name" text,
	"visitor_email" text,
	"language" text,
	"reported_thread_id" uuid,
	"reported_seq" integer,
	"created_at" timestamp with time zone NOT NULL,
	"last_seq" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"person_read" integer DEFAULT 0 NOT NULL,
	"person_unread" integer DEFAULT 0 NOT NULL,
	"coach_read" integer DEFAULT 0 NOT NULL,
	"coach_unread" integer DEFAULT 0 NOT NULL,
	"school_read" integer DEFAULT 0 NOT NULL,
	"school_unread" integer DEFAULT 0 NOT NULL,
	"assignee_user_id" uuid,
	"done_at" timestamp with time zone,
	CONSTRAINT "message_threads_kind_known" CHECK ("message_threads"."kind" in ('course', 'school', 'contact')),
	CONSTRAINT "message_threads_language_known" CHECK ("message_threads"."language" in ('en', 'tr')),
	CONSTRAINT "message_threads_visitor" CHECK (("message_threads"."kind" = 'contact') = ("message_threads"."visitor_email" is not null) and num_nulls("message_threads"."visitor_name", "message_threads"."visitor_email", "message_threads"."language") in (0, 3)),
	CONSTRAINT "message_threads_coach_of_course" CHECK ("message_threads"."coach_user_id" is null or "message_threads"."kind" = 'course'),
	CONSTRAINT "message_threads_counts" CHECK (least("message_threads"."person_unread", "message_threads"."coach_unread", "message_threads"."school_unread") >= 0 and greatest("message_threads"."person_read", "message_threads"."coach_read", "message_threads"."school_read") <= "message_threads"."last_seq"),
	CONSTRAINT "message_threads_report" CHECK (num_nulls("message_threads"."reported_thread_id", "message_threads"."reported_seq") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"thread_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"side" text NOT NULL,
	"by_user_id" uuid,
	"client_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "messages_thread_id_seq_pk" PRIMARY KEY("thread_id","seq"),
	CONSTRAINT "messages_side_known" CHECK ("messages"."side" in ('person', 'coach', 'school')),
	CONSTRAINT "messages_removed_is_empty" CHECK ("messages"."removed_at" is null or "messages"."text" = '')
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message" FOREIGN KEY ("thread_id","seq") REFERENCES "public"."messages"("thread_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_person_user_id_users_id_fk" FOREIGN KEY ("person_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_coach_user_id_users_id_fk" FOREIGN KEY ("coach_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_assignee_user_id_users_id_fk" FOREIGN KEY ("assignee_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_attachments_of" ON "message_attachments" USING btree ("thread_id","seq");--> statement-breakpoint
CREATE INDEX "message_attachments_user" ON "message_attachments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_attachments_waiting" ON "message_attachments" USING btree ("created_at") WHERE "message_attachments"."thread_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_threads_one_pair" ON "message_threads" USING btree ("person_user_id","coach_user_id") WHERE "message_threads"."kind" = 'course';--> statement-breakpoint
CREATE UNIQUE INDEX "message_threads_one_report" ON "message_threads" USING btree ("reported_thread_id","reported_seq","person_user_id") WHERE "message_threads"."reported_seq" is not null;--> statement-breakpoint
CREATE INDEX "message_threads_person" ON "message_threads" USING btree ("person_user_id","last_at");--> statement-breakpoint
CREATE INDEX "message_threads_coach" ON "message_threads" USING btree ("coach_user_id","last_at");--> statement-breakpoint
CREATE INDEX "message_threads_assignee" ON "message_threads" USING btree ("assignee_user_id");--> statement-breakpoint
CREATE INDEX "message_threads_visitor" ON "message_threads" USING btree ("visitor_email");--> statement-breakpoint
CREATE INDEX "message_threads_inbox" ON "message_threads" USING btree ("last_at","id") WHERE "message_threads"."kind" <> 'course';--> statement-breakpoint
CREATE INDEX "message_threads_open" ON "message_threads" USING btree ("last_at","id") WHERE "message_threads"."kind" <> 'course' and "message_threads"."done_at" is null;--> statement-breakpoint
CREATE INDEX "message_threads_school_unread" ON "message_threads" USING btree ("id") WHERE "message_threads"."school_unread" > 0;--> statement-breakpoint
CREATE INDEX "message_threads_person_unread" ON "message_threads" USING btree ("person_user_id") WHERE "message_threads"."person_unread" > 0;--> statement-breakpoint
CREATE INDEX "message_threads_coach_unread" ON "message_threads" USING btree ("coach_user_id") WHERE "message_threads"."coach_unread" > 0;--> statement-breakpoint
CREATE INDEX "message_threads_subject_search" ON "message_threads" USING gin (search_fold("subject") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "messages_sent_once" ON "messages" USING btree ("by_user_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_text_search" ON "messages" USING gin (search_fold("text") gin_trgm_ops);--> statement-breakpoint
-- What visitors wrote so far becomes conversations of the school's; what was answered is done.
INSERT INTO "message_threads" ("id", "kind", "visitor_name", "visitor_email", "language", "created_at", "last_seq", "last_at", "school_read", "done_at")
SELECT "id", 'contact', "name", "email", "language", "created_at", 1, "created_at", 1, "answered_at" FROM "contact_messages";
--> statement-breakpoint
INSERT INTO "messages" ("thread_id", "seq", "side", "text", "created_at")
SELECT "id", 1, 'person', "message", "created_at" FROM "contact_messages";
--> statement-breakpoint
DELETE FROM "contact_messages";
