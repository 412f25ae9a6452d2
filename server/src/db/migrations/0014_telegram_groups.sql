CREATE TABLE "telegram_group_members" (
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "telegram_group_members_course_id_user_id_pk" PRIMARY KEY("course_id","user_id"),
	CONSTRAINT "telegram_group_members_place" UNIQUE("group_id","place"),
	CONSTRAINT "telegram_group_members_places" CHECK ("telegram_group_members"."place" between 1 and 25)
);
--> statement-breakpoint
CREATE TABLE "telegram_groups" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"course_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"invite_link" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "telegram_groups_order" UNIQUE("course_id","position"),
	CONSTRAINT "telegram_groups_name" UNIQUE("course_id","name"),
	CONSTRAINT "telegram_groups_of_course" UNIQUE("id","course_id"),
	CONSTRAINT "telegram_groups_name_length" CHECK (length("telegram_groups"."name") >= 3),
	CONSTRAINT "telegram_groups_link_https" CHECK ("telegram_groups"."invite_link" ~* '^https://')
);
--> statement-breakpoint
ALTER TABLE "telegram_group_members" ADD CONSTRAINT "telegram_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_group_members" ADD CONSTRAINT "telegram_group_members_group_of_course" FOREIGN KEY ("group_id","course_id") REFERENCES "public"."telegram_groups"("id","course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_groups" ADD CONSTRAINT "telegram_groups_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "telegram_group_members_user" ON "telegram_group_members" USING btree ("user_id");