CREATE TABLE "mail_texts" (
	"mail" text NOT NULL,
	"language" text NOT NULL,
	"text" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"by_user_id" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_texts_mail_language_pk" PRIMARY KEY("mail","language"),
	CONSTRAINT "mail_texts_mail_known" CHECK ("mail_texts"."mail" in ('verification', 'password-reset', 'lock-out', 'registration-attempt', 'invitation', 'learner-invitation', 'erased', 'enrolled', 'enrolled-free', 'seat-offer', 'seat-offer-free', 'cancelled', 'transfer', 'balance', 'balance-without-bank', 'payment-late', 'payment-not-due', 'payment-unprepared', 'payment-review', 'payment-code-gone', 'refund', 'refund-stuck', 'notification', 'contact-thanks', 'reply', 'contact', 'application', 'transfer-due', 'transfer-due-course', 'transfer-due-moved', 'refund-refused', 'refund-returned')),
	CONSTRAINT "mail_texts_language_known" CHECK ("mail_texts"."language" in ('en', 'tr')),
	CONSTRAINT "mail_texts_text" CHECK (jsonb_typeof("mail_texts"."text") = 'object')
);
--> statement-breakpoint
ALTER TABLE "mail_texts" ADD CONSTRAINT "mail_texts_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_texts_by_user" ON "mail_texts" USING btree ("by_user_id");