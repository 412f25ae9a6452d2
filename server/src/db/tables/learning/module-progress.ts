import { sql } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { courses } from '../catalogue/courses.ts'
import { modules } from '../catalogue/modules.ts'
import { enrollments } from '../selling/enrollments.ts'
import { users } from '../people/users.ts'

/** A learner's progress in a module; it counts for every course of the type. */
export const moduleProgress = pgTable(
  'module_progress',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    moduleId: uuid('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    /** Seconds into the video. */
    videoPosition: doublePrecision('video_position').notNull().default(0),
    /** The farthest position reached, so that going back does not lose it. */
    videoFarthest: doublePrecision('video_farthest').notNull().default(0),
    videoWatchedAt: moment('video_watched_at'),
    /** Digests of the documents' sources: a replaced document counts as unopened. */
    openedDocs: text('opened_docs')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The first completion; the quiz may be taken again. */
    quizCompletedAt: moment('quiz_completed_at'),
    /** In per cent. */
    bestResult: smallint('best_result'),
    /** Stays once earned, whatever is added to the module. */
    completedAt: moment('completed_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (progress) => [
    primaryKey({ columns: [progress.userId, progress.moduleId] }),
    index('module_progress_module').on(progress.moduleId),
    check('module_progress_position_counts', sql`${progress.videoPosition} >= 0`),
    check('module_progress_farthest_counts', sql`${progress.videoFarthest} >= 0`),
    check('module_progress_best_range', sql`${progress.bestResult} between 0 and 100`),
    check(
      'module_progress_quiz_with_result',
      sql`(${progress.quizCompletedAt} is null) = (${progress.bestResult} is null)`,
    ),
  ],
)

/**
 * Days on which a learner worked in a module. `module_progress` knows the last time only, so the first work of a day
 * adds a row. The seconds watched on a day follow from `videoBefore` and the next day's, or the farthest position.
 */
export const workDays = pgTable(
  'work_days',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    moduleId: uuid('module_id').notNull(),
    /** In the learner's time zone then. */
    day: date({ mode: 'string' }).notNull(),
    /** The farthest position before this day. */
    videoBefore: doublePrecision('video_before').notNull(),
    /** Of the quizzes that the learner finished on this day; a restart of a quiz deletes its answers. */
    quizSeconds: integer('quiz_seconds').notNull().default(0),
  },
  (worked) => [
    primaryKey({ columns: [worked.userId, worked.day, worked.moduleId] }),
    index('work_days_module').on(worked.userId, worked.moduleId),
    foreignKey({
      name: 'work_days_of_progress',
      columns: [worked.userId, worked.moduleId],
      foreignColumns: [moduleProgress.userId, moduleProgress.moduleId],
    }).onDelete('cascade'),
    check('work_days_counts', sql`least(${worked.videoBefore}, ${worked.quizSeconds}) >= 0`),
  ],
)

/**
 * Modules that an enrolment had open when the dates of its course or the modules of its type changed: they stay open.
 * Without a change the dates alone decide.
 */
export const enrollmentModules = pgTable(
  'enrollment_modules',
  {
    enrollmentId: uuid('enrollment_id')
      .notNull()
      .references(() => enrollments.id, { onDelete: 'cascade' }),
    moduleId: uuid('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    /** When the row was stored; the module opened then or earlier. */
    openedAt: moment('opened_at').notNull(),
  },
  (opened) => [
    primaryKey({ columns: [opened.enrollmentId, opened.moduleId] }),
    index('enrollment_modules_module').on(opened.moduleId),
  ],
)

/** Learners who have completed all modules of a course, with the time. */
export const courseCompletions = pgTable(
  'course_completions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    completedAt: moment('completed_at').notNull(),
  },
  (completion) => [
    primaryKey({ columns: [completion.userId, completion.courseId] }),
    index('course_completions_course').on(completion.courseId),
  ],
)
