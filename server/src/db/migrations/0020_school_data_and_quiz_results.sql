CREATE TABLE "school_data" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"data" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_data_one_row" CHECK ("school_data"."is_only"),
	CONSTRAINT "school_data_named" CHECK (jsonb_typeof("school_data"."data") = 'object')
);
--> statement-breakpoint
CREATE INDEX "quiz_attempts_completed" ON "quiz_attempts" USING btree ("quiz_id","completed_at") WHERE "quiz_attempts"."completed_at" is not null;