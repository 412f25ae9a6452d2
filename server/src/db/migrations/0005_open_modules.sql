CREATE TABLE "enrollment_modules" (
	"enrollment_id" uuid NOT NULL,
	"module_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enrollment_modules_enrollment_id_module_id_pk" PRIMARY KEY("enrollment_id","module_id")
);
--> statement-breakpoint
ALTER TABLE "enrollment_modules" ADD CONSTRAINT "enrollment_modules_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_modules" ADD CONSTRAINT "enrollment_modules_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enrollment_modules_module" ON "enrollment_modules" USING btree ("module_id");