CREATE TABLE "change_log" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"area" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"field" text DEFAULT '' NOT NULL,
	"before" text DEFAULT '' NOT NULL,
	"after" text DEFAULT '' NOT NULL,
	"by_user_id" uuid,
	CONSTRAINT "change_log_area_known" CHECK ("change_log"."area" in ('settings', 'resources')),
	CONSTRAINT "change_log_kind_known" CHECK ("change_log"."kind" in ('created', 'changed', 'deleted'))
);
--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "course_id" uuid;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "change_log" ADD CONSTRAINT "change_log_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_log_area" ON "change_log" USING btree ("area","created_at","id");--> statement-breakpoint
CREATE INDEX "change_log_by_user" ON "change_log" USING btree ("by_user_id");--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resources_course" ON "resources" USING btree ("course_id");--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_level_known" CHECK ("resources"."level" in ('A1', 'A2', 'B1', 'B2', 'C1'));