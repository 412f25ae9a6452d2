CREATE TABLE "site_drafts" (
	"page" text PRIMARY KEY NOT NULL,
	"content" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"by_user_id" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_drafts_page_known" CHECK ("site_drafts"."page" in ('layout', 'home', 'people', 'courses', 'pricing', 'faq', 'about', 'howItWorks', 'contact', 'creators', 'resources', 'privacy', 'imprint')),
	CONSTRAINT "site_drafts_content" CHECK (jsonb_typeof("site_drafts"."content") = 'object')
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"page" text NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"by_user_id" uuid,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_versions_page_number_pk" PRIMARY KEY("page","number"),
	CONSTRAINT "site_versions_page_known" CHECK ("site_versions"."page" in ('layout', 'home', 'people', 'courses', 'pricing', 'faq', 'about', 'howItWorks', 'contact', 'creators', 'resources', 'privacy', 'imprint')),
	CONSTRAINT "site_versions_number" CHECK ("site_versions"."number" > 0),
	CONSTRAINT "site_versions_content" CHECK (jsonb_typeof("site_versions"."content") = 'object')
);
--> statement-breakpoint
ALTER TABLE "site_drafts" ADD CONSTRAINT "site_drafts_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_drafts_by_user" ON "site_drafts" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "site_versions_by_user" ON "site_versions" USING btree ("by_user_id");--> statement-breakpoint
-- Published versions are append-only. An update may only clear by_user_id, when that account is erased.
CREATE FUNCTION keep_site_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE' AND (to_jsonb(new) - 'by_user_id') = (to_jsonb(old) - 'by_user_id') AND new.by_user_id IS NULL THEN
		RETURN new;
	END IF;
	RAISE restrict_violation USING MESSAGE = 'published versions are append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER site_versions_append_only BEFORE UPDATE OR DELETE ON "site_versions"
	FOR EACH ROW EXECUTE FUNCTION keep_site_versions();
