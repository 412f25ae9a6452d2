-- The levels of stored scores follow the new cut scores
UPDATE "users" SET "level" = CASE
  WHEN "level_score" < 1400 THEN 'A1' WHEN "level_score" < 2000 THEN 'A2'
  WHEN "level_score" < 2600 THEN 'B1' WHEN "level_score" < 3300 THEN 'B2' ELSE 'C1' END
WHERE "level_score" IS NOT NULL;--> statement-breakpoint
UPDATE "level_test_attempts" SET "level" = CASE
  WHEN "score" < 1400 THEN 'A1' WHEN "score" < 2000 THEN 'A2'
  WHEN "score" < 2600 THEN 'B1' WHEN "score" < 3300 THEN 'B2' ELSE 'C1' END
WHERE "score" IS NOT NULL;
