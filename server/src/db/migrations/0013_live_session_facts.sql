ALTER TABLE "live_sessions" ADD COLUMN "recorded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "holiday" text;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "primary_coach_id" uuid;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "secondary_coach_id" uuid;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "seat_count" integer;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_primary_coach_id_coaches_id_fk" FOREIGN KEY ("primary_coach_id") REFERENCES "public"."coaches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_secondary_coach_id_coaches_id_fk" FOREIGN KEY ("secondary_coach_id") REFERENCES "public"."coaches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_sessions_primary_coach" ON "live_sessions" USING btree ("primary_coach_id") WHERE "live_sessions"."primary_coach_id" is not null;--> statement-breakpoint
CREATE INDEX "live_sessions_secondary_coach" ON "live_sessions" USING btree ("secondary_coach_id") WHERE "live_sessions"."secondary_coach_id" is not null;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_recorded_is_kept" CHECK ("live_sessions"."recorded_at" is null or "live_sessions"."is_kept");