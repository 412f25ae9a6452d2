CREATE TABLE "waiting_list_exits" (
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_list_exits_course_id_user_id_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
DROP INDEX "waiting_list_order";--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "lapsed_offers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_list_exits" ADD CONSTRAINT "waiting_list_exits_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_exits" ADD CONSTRAINT "waiting_list_exits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_list_exits_user" ON "waiting_list_exits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "waiting_list_exits_time" ON "waiting_list_exits" USING btree ("left_at");--> statement-breakpoint
CREATE INDEX "waiting_list_order" ON "waiting_list" USING btree ("course_id","lapsed_offers","created_at","id");