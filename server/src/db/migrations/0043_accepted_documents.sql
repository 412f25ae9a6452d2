--> statement-breakpoint
-- Accepted documents are append-only.
CREATE FUNCTION keep_accepted_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE restrict_violation USING MESSAGE = 'accepted documents are append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER accepted_documents_append_only BEFORE UPDATE OR DELETE ON "accepted_documents"
	FOR EACH ROW EXECUTE FUNCTION keep_accepted_documents();
