CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- How searches compare text: without case, Turkish dots and tails.
CREATE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(translate(value, 'İIıŞşĞğÜüÖöÇçÂâÎîÛû', 'iiissgguuooccaaiiuu'));
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"address" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'learner' NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"language" text,
	"level" text,
	"level_score" integer,
	"verification_code_expires" timestamp with time zone,
	"failed_login_attempts" integer DEFAULT 0 NOT NULL,
	"last_failed_login_attempt" timestamp with time zone,
	"lockout_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('learner', 'coach', 'admin')),
	CONSTRAINT "users_language_known" CHECK ("users"."language" in ('en', 'tr')),
	CONSTRAINT "users_level_known" CHECK ("users"."level" in ('A1', 'A2', 'B1', 'B2', 'C1')),
	CONSTRAINT "users_level_with_score" CHECK (("users"."level" is null) = ("users"."level_score" is null)),
	CONSTRAINT "users_level_score_range" CHECK ("users"."level_score" between 0 and 4000)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_username_sort" ON "users" USING btree ("username" collate "tr-x-icu","id");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","id");--> statement-breakpoint
CREATE INDEX "users_verified" ON "users" USING btree ("is_verified","id");--> statement-breakpoint
CREATE INDEX "users_failed_attempts" ON "users" USING btree ("failed_login_attempts","id");--> statement-breakpoint
CREATE INDEX "users_username_search" ON "users" USING gin (search_fold("username") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_search" ON "users" USING gin (search_fold("email") gin_trgm_ops);