CREATE TABLE "module_word_lists" (
	"module_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_words" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"module_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"term" text NOT NULL,
	"translation" text NOT NULL,
	"example" text DEFAULT '' NOT NULL,
	"audio_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "module_words_position" UNIQUE("module_id","position") DEFERRABLE,
	CONSTRAINT "module_words_position_counts" CHECK ("module_words"."position" >= 0),
	CONSTRAINT "module_words_given" CHECK ('' not in ("module_words"."term", "module_words"."translation"))
);
--> statement-breakpoint
CREATE TABLE "learner_habits" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reminder_hour" smallint,
	"cards_added_on" date,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "learner_habits_hour" CHECK ("learner_habits"."reminder_hour" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "review_cards" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"word_id" uuid,
	"question_id" uuid,
	"phrase" text,
	"due" timestamp with time zone NOT NULL,
	"stability" double precision DEFAULT 0 NOT NULL,
	"difficulty" double precision DEFAULT 0 NOT NULL,
	"scheduled_days" integer DEFAULT 0 NOT NULL,
	"learning_steps" smallint DEFAULT 0 NOT NULL,
	"reps" integer DEFAULT 0 NOT NULL,
	"lapses" integer DEFAULT 0 NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"last_review" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_cards_of_one_thing" CHECK (num_nonnulls("review_cards"."word_id", "review_cards"."question_id", "review_cards"."phrase") = 1),
	CONSTRAINT "review_cards_phrase_given" CHECK ("review_cards"."phrase" <> ''),
	CONSTRAINT "review_cards_state_known" CHECK ("review_cards"."state" between 0 and 3),
	CONSTRAINT "review_cards_counts" CHECK (least("review_cards"."stability", "review_cards"."difficulty", "review_cards"."scheduled_days", "review_cards"."learning_steps", "review_cards"."lapses") >= 0 and "review_cards"."reps" >= "review_cards"."lapses"),
	CONSTRAINT "review_cards_new_or_reviewed" CHECK (("review_cards"."reps" = 0) = ("review_cards"."last_review" is null) and ("review_cards"."reps" = 0) = ("review_cards"."state" = 0))
);
--> statement-breakpoint
CREATE TABLE "review_ratings" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"grade" smallint NOT NULL,
	"asking" text NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"seconds" smallint NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_ratings_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "review_ratings_grade_known" CHECK ("review_ratings"."grade" in (1, 2, 3, 4)),
	CONSTRAINT "review_ratings_asking_known" CHECK ("review_ratings"."asking" in ('translate', 'listen', 'recall', 'question')),
	CONSTRAINT "review_ratings_seconds" CHECK ("review_ratings"."seconds" between 0 and 3600),
	CONSTRAINT "review_ratings_not_before" CHECK ("review_ratings"."rated_at" <= "review_ratings"."received_at"),
	CONSTRAINT "review_ratings_zone_short" CHECK (char_length("review_ratings"."time_zone") between 1 and 64)
);
--> statement-breakpoint
ALTER TABLE "module_word_lists" ADD CONSTRAINT "module_word_lists_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_words" ADD CONSTRAINT "module_words_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_habits" ADD CONSTRAINT "learner_habits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_word_id_module_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."module_words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_question_id_quiz_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_ratings" ADD CONSTRAINT "review_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_ratings" ADD CONSTRAINT "review_ratings_card_id_review_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."review_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learner_habits_reminder" ON "learner_habits" USING btree ("reminder_hour") WHERE "learner_habits"."reminder_hour" is not null;--> statement-breakpoint
CREATE INDEX "review_cards_due" ON "review_cards" USING btree ("user_id","due");--> statement-breakpoint
CREATE UNIQUE INDEX "review_cards_word" ON "review_cards" USING btree ("word_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_cards_question" ON "review_cards" USING btree ("question_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_cards_phrase" ON "review_cards" USING btree ("user_id",lower("phrase")) WHERE "review_cards"."phrase" is not null;--> statement-breakpoint
CREATE INDEX "review_ratings_card" ON "review_ratings" USING btree ("card_id","rated_at");--> statement-breakpoint
CREATE INDEX "review_ratings_time" ON "review_ratings" USING btree ("user_id","rated_at");--> statement-breakpoint
-- Ratings are append-only: the states of cards follow from them. A rating goes only with its card or its account.
CREATE FUNCTION refuse_rating_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE restrict_violation USING MESSAGE = 'ratings are append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER review_ratings_append_only BEFORE UPDATE ON "review_ratings"
FOR EACH ROW EXECUTE FUNCTION refuse_rating_change();
