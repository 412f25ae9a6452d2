import { askings, grades, type Grade } from '@sohbet/domain/review/grade'
import { goalLimits, goalUnits, pauseLimits } from '@sohbet/domain/habit/week'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { moduleWords } from '../catalogue/module-words.ts'
import { quizQuestions } from '../catalogue/quizzes.ts'
import { users } from '../people/users.ts'

/**
 * What a learner keeps: a word of a module, a quiz question answered wrongly, or a phrase that a coach gave. The state
 * is the scheduler's (ts-fsrs); it follows from the card's ratings.
 */
export const reviewCards = pgTable(
  'review_cards',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    wordId: uuid('word_id').references(() => moduleWords.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id').references(() => quizQuestions.id, { onDelete: 'cascade' }),
    phrase: text(),
    /** The begin of a day of the learner. */
    due: moment('due').notNull(),
    stability: doublePrecision().notNull().default(0),
    difficulty: doublePrecision().notNull().default(0),
    scheduledDays: integer('scheduled_days').notNull().default(0),
    learningSteps: smallint('learning_steps').notNull().default(0),
    reps: integer().notNull().default(0),
    lapses: integer().notNull().default(0),
    /** 0 new, 1 learning, 2 review, 3 relearning. */
    state: smallint().notNull().default(0),
    lastReview: moment('last_review'),
    createdAt: moment('created_at').notNull(),
  },
  (card) => [
    index('review_cards_due').on(card.userId, card.due),
    uniqueIndex('review_cards_word').on(card.wordId, card.userId),
    uniqueIndex('review_cards_question').on(card.questionId, card.userId),
    uniqueIndex('review_cards_phrase')
      .on(card.userId, sql`lower(${card.phrase})`)
      .where(sql`${card.phrase} is not null`),
    check(
      'review_cards_of_one_thing',
      sql`num_nonnulls(${card.wordId}, ${card.questionId}, ${card.phrase}) = 1`,
    ),
    check('review_cards_phrase_given', sql`${card.phrase} <> ''`),
    check('review_cards_state_known', sql`${card.state} between 0 and 3`),
    check(
      'review_cards_counts',
      sql`least(${card.stability}, ${card.difficulty}, ${card.scheduledDays}, ${card.learningSteps}, ${card.lapses}) >= 0 and ${card.reps} >= ${card.lapses}`,
    ),
    check(
      'review_cards_new_or_reviewed',
      sql`(${card.reps} = 0) = (${card.lastReview} is null) and (${card.reps} = 0) = (${card.state} = 0)`,
    ),
  ],
)

/** Append-only; the state of a card is computed from its ratings in the order of `ratedAt`. */
export const reviewRatings = pgTable(
  'review_ratings',
  {
    /** Made on the learner's device, so that a rating that is sent twice counts once. */
    id: uuid().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cardId: uuid('card_id')
      .notNull()
      .references(() => reviewCards.id, { onDelete: 'cascade' }),
    grade: smallint().$type<Grade>().notNull(),
    asking: text({ enum: askings }).notNull(),
    /** By the device's clock, within limits. */
    ratedAt: moment('rated_at').notNull(),
    /** The learner's time zone then: their midnight turns the day. */
    timeZone: text('time_zone').notNull(),
    /** Seconds from the question to the answer. */
    seconds: smallint().notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (rating) => [
    primaryKey({ columns: [rating.userId, rating.id] }),
    index('review_ratings_card').on(rating.cardId, rating.ratedAt),
    index('review_ratings_time').on(rating.userId, rating.ratedAt),
    check('review_ratings_grade_known', sql`${rating.grade} in (${sql.raw(grades.join(', '))})`),
    check('review_ratings_asking_known', oneOf(rating.asking, askings)),
    check('review_ratings_seconds', sql`${rating.seconds} between 0 and 3600`),
    check('review_ratings_not_before', sql`${rating.ratedAt} <= ${rating.receivedAt}`),
    check('review_ratings_zone_short', sql`char_length(${rating.timeZone}) between 1 and 64`),
  ],
)

const rangeOf = (unit: keyof typeof goalLimits) =>
  sql.raw(`${goalLimits[unit].min} and ${goalLimits[unit].max}`)

/** What a learner chose; without a row the defaults hold. */
export const learnerHabits = pgTable(
  'learner_habits',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The hour of the learner's day at which they are reminded of due cards; null for no reminder. */
    reminderHour: smallint('reminder_hour'),
    /** The learner's day on which the words of open modules were added last. */
    cardsAddedOn: date('cards_added_on', { mode: 'string' }),
    /** The weekly goal; null without one. */
    goalUnit: text('goal_unit', { enum: goalUnits }),
    goalTarget: smallint('goal_target'),
    /** The home shows no week. */
    isWeekHidden: boolean('is_week_hidden').notNull().default(false),
    updatedAt: moment('updated_at').notNull(),
  },
  (habits) => [
    index('learner_habits_reminder')
      .on(habits.reminderHour)
      .where(sql`${habits.reminderHour} is not null`),
    check('learner_habits_hour', sql`${habits.reminderHour} between 0 and 23`),
    check('learner_habits_goal_unit_known', oneOf(habits.goalUnit, goalUnits)),
    check(
      'learner_habits_goal_with_target',
      sql`num_nulls(${habits.goalUnit}, ${habits.goalTarget}) in (0, 2)`,
    ),
    check(
      'learner_habits_goal_range',
      sql`case ${habits.goalUnit} when 'days' then ${habits.goalTarget} between ${rangeOf('days')}
        else ${habits.goalTarget} between ${rangeOf('minutes')} end`,
    ),
  ],
)

/**
 * Spans in which a learner expects nothing of a week. An exclusion constraint of the migration
 * (habit_pauses_one_at_a_time) refuses two that overlap.
 */
export const habitPauses = pgTable(
  'habit_pauses',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (pause) => [
    index('habit_pauses_user').on(pause.userId, pause.lastDay),
    check(
      'habit_pauses_length',
      sql`${pause.lastDay} - ${pause.firstDay} between 0 and ${sql.raw(String(pauseLimits.days - 1))}`,
    ),
  ],
)
