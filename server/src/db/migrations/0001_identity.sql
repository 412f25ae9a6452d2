CREATE TABLE "dev_mails" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hourly_counts" (
	"key" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "hourly_counts_key_hour_pk" PRIMARY KEY("key","hour")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"language" text,
	"code_hash" text NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_log" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"user_id" uuid,
	"by_user_id" uuid,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	CONSTRAINT "security_log_event_known" CHECK ("security_log"."event" in ('login', 'login_failed', 'lockout', 'unlock', 'unauthorized_attempt', 'token_reuse', 'password_reset', 'password_change', 'role_change', 'suspension', 'verification', 'retake', 'invitation', 'erasure'))
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_retake_allowed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dev_mails_to" ON "dev_mails" USING btree ("to","id");--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_token" ON "password_resets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "registrations_user" ON "registrations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "security_log_time" ON "security_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "security_log_event" ON "security_log" USING btree ("event","created_at");--> statement-breakpoint
CREATE INDEX "security_log_user" ON "security_log" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "security_log_by_user" ON "security_log" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "security_log_address_search" ON "security_log" USING gin (search_fold("address") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "security_log_details_search" ON "security_log" USING gin (search_fold("details") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_verified_has_password" CHECK (not "users"."is_verified" or "users"."password_hash" is not null);