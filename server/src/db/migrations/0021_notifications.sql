CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"title_tr" text NOT NULL,
	"title_en" text NOT NULL,
	"text_tr" text NOT NULL,
	"text_en" text NOT NULL,
	"audience" text NOT NULL,
	"role" text,
	"course_id" uuid,
	"group_id" uuid,
	"send_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"reader_count" integer DEFAULT 0 NOT NULL,
	"by_user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcements_audience_known" CHECK ("announcements"."audience" in ('everyone', 'role', 'course', 'group')),
	CONSTRAINT "announcements_role_known" CHECK ("announcements"."role" in ('learner', 'coach', 'admin')),
	CONSTRAINT "announcements_role_named" CHECK (("announcements"."audience" = 'role') = ("announcements"."role" is not null)),
	CONSTRAINT "announcements_course_named" CHECK (("announcements"."audience" in ('course', 'group')) = ("announcements"."course_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_mailed" boolean NOT NULL,
	CONSTRAINT "notification_preferences_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "notification_preferences_kind_known" CHECK ("notification_preferences"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'seat_offered', 'group', 'session_moved', 'session_cancelled', 'session_soon', 'replay_ready', 'module_opened', 'quiz_result', 'message', 'announcement'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"about" text NOT NULL,
	"announcement_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"is_mail_due" boolean DEFAULT false NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "notifications_once" UNIQUE("user_id","about"),
	CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('enrolled', 'enrollment_ended', 'payment', 'refund', 'seat_offered', 'group', 'session_moved', 'session_cancelled', 'session_soon', 'replay_ready', 'module_opened', 'quiz_result', 'message', 'announcement')),
	CONSTRAINT "notifications_mailed_once" CHECK (not "notifications"."is_mail_due" or "notifications"."mailed_at" is null)
);
--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_group_id_telegram_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."telegram_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_send" ON "announcements" USING btree ("send_at","id");--> statement-breakpoint
CREATE INDEX "announcements_waiting" ON "announcements" USING btree ("send_at") WHERE "announcements"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "announcements_by" ON "announcements" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_mail_due" ON "notifications" USING btree ("created_at") WHERE "notifications"."is_mail_due";--> statement-breakpoint
CREATE INDEX "notifications_announcement" ON "notifications" USING btree ("announcement_id") WHERE "notifications"."announcement_id" is not null;