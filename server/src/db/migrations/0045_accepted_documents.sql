CREATE TABLE "accepted_documents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"document" jsonb NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accepted_documents_name_known" CHECK ("accepted_documents"."name" in ('preInformation', 'distanceSales')),
	CONSTRAINT "accepted_documents_language_known" CHECK ("accepted_documents"."language" in ('en', 'tr')),
	CONSTRAINT "accepted_documents_version" CHECK ("accepted_documents"."version" <> '')
);
--> statement-breakpoint
ALTER TABLE "site_drafts" DROP CONSTRAINT "site_drafts_page_known";--> statement-breakpoint
ALTER TABLE "site_versions" DROP CONSTRAINT "site_versions_page_known";--> statement-breakpoint
ALTER TABLE "accepted_documents" ADD CONSTRAINT "accepted_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accepted_documents_order" ON "accepted_documents" USING btree ("order_id","accepted_at");--> statement-breakpoint
ALTER TABLE "site_drafts" ADD CONSTRAINT "site_drafts_page_known" CHECK ("site_drafts"."page" in ('layout', 'home', 'people', 'courses', 'pricing', 'salesDocuments', 'faq', 'about', 'howItWorks', 'contact', 'creators', 'resources', 'privacy', 'imprint'));--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_page_known" CHECK ("site_versions"."page" in ('layout', 'home', 'people', 'courses', 'pricing', 'salesDocuments', 'faq', 'about', 'howItWorks', 'contact', 'creators', 'resources', 'privacy', 'imprint'));--> statement-breakpoint
-- Accepted documents are append-only.
CREATE FUNCTION keep_accepted_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE restrict_violation USING MESSAGE = 'accepted documents are append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER accepted_documents_append_only BEFORE UPDATE OR DELETE ON "accepted_documents"
	FOR EACH ROW EXECUTE FUNCTION keep_accepted_documents();
