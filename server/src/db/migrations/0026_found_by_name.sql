-- What an app of an earlier version took from visitors after 0023: it becomes a conversation, and nobody has read it.
INSERT INTO "message_threads" ("id", "kind", "visitor_name", "visitor_email", "language", "created_at", "last_seq", "last_at", "school_read", "school_unread", "done_at")
SELECT "id", 'contact', "name", "email", "language", "created_at", 1, "created_at", ("answered_at" IS NOT NULL)::int, ("answered_at" IS NULL)::int, "answered_at" FROM "contact_messages";
--> statement-breakpoint
INSERT INTO "messages" ("thread_id", "seq", "side", "text", "created_at")
SELECT "id", 1, 'person', "message", "created_at" FROM "contact_messages";
--> statement-breakpoint
DROP TABLE "contact_messages";--> statement-breakpoint
CREATE INDEX "message_threads_name_search" ON "message_threads" USING gin (search_fold("visitor_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "message_threads_email_search" ON "message_threads" USING gin (search_fold("visitor_email") gin_trgm_ops);
