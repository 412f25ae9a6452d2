CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"course_id" uuid NOT NULL,
	"day" date NOT NULL,
	"minute" smallint NOT NULL,
	"starts_at" timestamp with time zone,
	"duration" smallint,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"zoom_link" text,
	"notes" text DEFAULT '' NOT NULL,
	"replay_link" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_sessions_course_id_day_minute_pk" PRIMARY KEY("course_id","day","minute"),
	CONSTRAINT "live_sessions_minute_of_day" CHECK ("live_sessions"."minute" between 0 and 1439),
	CONSTRAINT "live_sessions_duration" CHECK ("live_sessions"."duration" between 15 and 240),
	CONSTRAINT "live_sessions_kept_has_time" CHECK (not "live_sessions"."is_kept" or num_nulls("live_sessions"."starts_at", "live_sessions"."duration") = 0),
	CONSTRAINT "live_sessions_links_given" CHECK ("live_sessions"."zoom_link" <> '' and "live_sessions"."replay_link" <> '')
);
--> statement-breakpoint
CREATE TABLE "session_attendance" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"day" date NOT NULL,
	"minute" smallint NOT NULL,
	"joined_at" timestamp with time zone,
	"correction" boolean,
	"by_user_id" uuid,
	"absence_announced_at" timestamp with time zone,
	"absence_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "session_attendance_user_id_course_id_day_minute_pk" PRIMARY KEY("user_id","course_id","day","minute"),
	CONSTRAINT "session_attendance_minute_of_day" CHECK ("session_attendance"."minute" between 0 and 1439),
	CONSTRAINT "session_attendance_reason_of_absence" CHECK ("session_attendance"."absence_reason" = '' or "session_attendance"."absence_announced_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"link" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resources_type_known" CHECK ("resources"."type" in ('pdf', 'video', 'website', 'other')),
	CONSTRAINT "resources_given" CHECK ("resources"."title" <> '' and "resources"."link" <> '')
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "planned_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "school_settings" ADD COLUMN "holidays" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_attendance" ADD CONSTRAINT "session_attendance_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_attendance" ADD CONSTRAINT "session_attendance_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_attendance" ADD CONSTRAINT "session_attendance_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_id" ON "calendar_feeds" USING btree ("id");--> statement-breakpoint
CREATE INDEX "session_attendance_session" ON "session_attendance" USING btree ("course_id","day","minute");--> statement-breakpoint
CREATE INDEX "session_attendance_by" ON "session_attendance" USING btree ("by_user_id") WHERE "session_attendance"."by_user_id" is not null;--> statement-breakpoint
CREATE INDEX "resources_newest" ON "resources" USING btree ("is_active","created_at","id");