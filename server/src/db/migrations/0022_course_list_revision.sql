CREATE TABLE "course_list" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_list_one_row" CHECK ("course_list"."is_only")
);
--> statement-breakpoint
INSERT INTO "course_list" DEFAULT VALUES;
--> statement-breakpoint
-- Once a transaction, and at its end: nobody who changes several courses waits for another in between.
CREATE FUNCTION revise_course_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE course_list SET revision = revision + 1 WHERE xmin <> pg_current_xact_id()::xid;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER courses_revise_list
AFTER INSERT OR DELETE OR UPDATE OF name, type_id, primary_coach_id, start_date, end_date, is_active ON "courses"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION revise_course_list();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER course_types_revise_list AFTER UPDATE OF name ON "course_types"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION revise_course_list();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER coaches_revise_list AFTER UPDATE OF user_id ON "coaches"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION revise_course_list();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_revise_list AFTER UPDATE OF username ON "users"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.username <> new.username) EXECUTE FUNCTION revise_course_list();
