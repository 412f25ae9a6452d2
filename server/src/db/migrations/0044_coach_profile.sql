ALTER TABLE "coaches" ADD COLUMN "summary_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "coaches" ADD COLUMN "origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "coaches" ADD COLUMN "teaches" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coaches" ADD COLUMN "speaks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coaches" ADD CONSTRAINT "coaches_teaches_known" CHECK ("coaches"."teaches" <@ array['en', 'tr', 'ar', 'az', 'de', 'el', 'es', 'fa', 'fr', 'ga', 'hi', 'it', 'ku', 'nl', 'pt', 'ru', 'zh']);--> statement-breakpoint
ALTER TABLE "coaches" ADD CONSTRAINT "coaches_speaks_known" CHECK ("coaches"."speaks" <@ array['en', 'tr', 'ar', 'az', 'de', 'el', 'es', 'fa', 'fr', 'ga', 'hi', 'it', 'ku', 'nl', 'pt', 'ru', 'zh']);--> statement-breakpoint
DROP TRIGGER coaches_revision ON "coaches";--> statement-breakpoint
CREATE TRIGGER coaches_revision BEFORE UPDATE OF "personal_summary", "summary_en", "origin", "teaches", "speaks", "is_active", "is_native",
	"is_zoom_only", "is_public", "profile_photo" ON "coaches"
FOR EACH ROW EXECUTE FUNCTION count_revision();
