DROP INDEX "courses_name_search";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "name_folded" text GENERATED ALWAYS AS (search_fold(name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "courses_active" ON "courses" USING btree ("is_active","id");--> statement-breakpoint
CREATE INDEX "courses_active_start" ON "courses" USING btree ("is_active","start_date","id","end_date");--> statement-breakpoint
CREATE INDEX "courses_active_end" ON "courses" USING btree ("is_active","end_date","id","start_date");--> statement-breakpoint
CREATE INDEX "courses_name_folded" ON "courses" USING gin ("name_folded" gin_trgm_ops);