-- Every process reads again what the public pages show when one of these tables has changed.
CREATE FUNCTION notify_site_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('site_changed', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER site_versions_notify AFTER INSERT ON "site_versions"
	FOR EACH STATEMENT EXECUTE FUNCTION notify_site_changed();
--> statement-breakpoint
CREATE TRIGGER school_data_notify AFTER INSERT OR UPDATE ON "school_data"
	FOR EACH STATEMENT EXECUTE FUNCTION notify_site_changed();
--> statement-breakpoint
CREATE TRIGGER school_brand_notify AFTER INSERT OR UPDATE ON "school_brand"
	FOR EACH STATEMENT EXECUTE FUNCTION notify_site_changed();
--> statement-breakpoint
CREATE TRIGGER school_settings_notify AFTER INSERT OR UPDATE ON "school_settings"
	FOR EACH STATEMENT EXECUTE FUNCTION notify_site_changed();
--> statement-breakpoint
CREATE TRIGGER school_opening_notify AFTER INSERT OR UPDATE ON "school_opening"
	FOR EACH STATEMENT EXECUTE FUNCTION notify_site_changed();
--> statement-breakpoint
CREATE TRIGGER coaches_notify AFTER INSERT OR UPDATE ON "coaches"
	FOR EACH STATEMENT EXECUTE FUNCTION notify_site_changed();
