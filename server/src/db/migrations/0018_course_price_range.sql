ALTER TABLE "courses" DROP CONSTRAINT "courses_price_not_negative";--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "currency" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_price_range" CHECK ("courses"."price_minor" between 0 and 100000000);