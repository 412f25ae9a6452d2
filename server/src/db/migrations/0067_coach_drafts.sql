CREATE TABLE "coach_drafts" (
	"coach_id" uuid PRIMARY KEY NOT NULL,
	"personal_summary" text NOT NULL,
	"summary_en" text NOT NULL,
	"origin" text NOT NULL,
	"speaks" text[] NOT NULL,
	"photo" text,
	"hello" text,
	"hello_seconds" real,
	"changed_at" timestamp with time zone NOT NULL,
	"returned_note" text,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "coach_drafts_speaks_known" CHECK ("coach_drafts"."speaks" <@ array['en', 'tr', 'ar', 'az', 'de', 'el', 'es', 'fa', 'fr', 'ga', 'hi', 'it', 'ku', 'nl', 'pt', 'ru', 'zh']),
	CONSTRAINT "coach_drafts_summary_given" CHECK ("coach_drafts"."personal_summary" <> ''),
	CONSTRAINT "coach_drafts_hello_whole" CHECK (num_nulls("coach_drafts"."hello", "coach_drafts"."hello_seconds") in (0, 2)),
	CONSTRAINT "coach_drafts_hello_short" CHECK ("coach_drafts"."hello_seconds" <= 61)
);
--> statement-breakpoint
ALTER TABLE "coaches" ADD COLUMN "hello" text;--> statement-breakpoint
ALTER TABLE "coaches" ADD COLUMN "hello_seconds" real;--> statement-breakpoint
ALTER TABLE "coach_drafts" ADD CONSTRAINT "coach_drafts_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaches" ADD CONSTRAINT "coaches_hello_whole" CHECK (num_nulls("coaches"."hello", "coaches"."hello_seconds") in (0, 2));--> statement-breakpoint
CREATE TRIGGER coach_drafts_revision BEFORE UPDATE ON "coach_drafts"
FOR EACH ROW EXECUTE FUNCTION count_revision();
