CREATE TABLE "session_materials" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"course_id" uuid NOT NULL,
	"day" date NOT NULL,
	"minute" smallint NOT NULL,
	"title" text NOT NULL,
	"link" text NOT NULL,
	"bytes" integer,
	"by_user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_materials_minute_of_day" CHECK ("session_materials"."minute" between 0 and 1439),
	CONSTRAINT "session_materials_file_or_link" CHECK (case when "session_materials"."bytes" is null then "session_materials"."link" ~* '^https://'
        else "session_materials"."link" like '/api/sessions/materials/%' end)
);
--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "agenda" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session_materials" ADD CONSTRAINT "session_materials_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_materials" ADD CONSTRAINT "session_materials_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_materials_session" ON "session_materials" USING btree ("course_id","day","minute");--> statement-breakpoint
CREATE INDEX "session_materials_by" ON "session_materials" USING btree ("by_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_materials_one_file" ON "session_materials" USING btree ("link") WHERE "session_materials"."bytes" is not null;