ALTER TABLE "saved_replies" ADD COLUMN "coach_user_id" uuid;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "is_of_coach" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_coach_user_id_users_id_fk" FOREIGN KEY ("coach_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_replies_coach" ON "saved_replies" USING btree ("coach_user_id");--> statement-breakpoint
CREATE INDEX "announcements_course" ON "announcements" USING btree ("course_id","sent_at") WHERE "announcements"."course_id" is not null;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_coach_in_course" CHECK (not "announcements"."is_of_coach" or "announcements"."audience" = 'course');