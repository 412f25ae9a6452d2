import { attempts, type SpeakingAttempt } from '@sohbet/domain/speaking/recording'
import { rubricMarks, type RubricMark } from '@sohbet/domain/speaking/rubric'
import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { speakingTasks } from '../catalogue/speaking-tasks.ts'
import { users } from '../people/users.ts'

const mark = (name: string) => smallint(name).$type<RubricMark>()
const marks = sql.raw(rubricMarks.join(', '))

/**
 * A learner's recording of a speaking task, with the coach's feedback. A deleted recording keeps its row without sound
 * and words, so that a late repetition of its upload does not bring it back.
 */
export const speakingRecordings = pgTable(
  'speaking_recordings',
  {
    /** Made on the learner's device, so that a recording that is sent twice counts once. */
    id: uuid().primaryKey(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => speakingTasks.id, { onDelete: 'restrict' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    attempt: smallint().$type<SpeakingAttempt>().notNull(),
    seconds: doublePrecision().notNull(),
    bytes: integer().notNull(),
    /** Null after it was deleted. */
    link: text(),
    sentAt: moment('sent_at').notNull(),
    deletedAt: moment('deleted_at'),
    answeredAt: moment('answered_at'),
    /** The coach; null after the account was erased. */
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    /** Made on the coach's device. */
    answerId: uuid('answer_id'),
    feedbackText: text('feedback_text').notNull().default(''),
    feedbackLink: text('feedback_link'),
    feedbackSeconds: doublePrecision('feedback_seconds'),
    clear: mark('mark_clear'),
    flow: mark('mark_flow'),
    words: mark('mark_words'),
    grammar: mark('mark_grammar'),
    /** When the learner opened the feedback. */
    openedAt: moment('opened_at'),
  },
  (recording) => [
    // A recording that was deleted before its answer makes room for another
    uniqueIndex('speaking_recordings_attempt')
      .on(recording.userId, recording.taskId, recording.attempt)
      .where(sql`${recording.deletedAt} is null or ${recording.answeredAt} is not null`),
    index('speaking_recordings_waiting')
      .on(recording.userId, recording.sentAt)
      .where(sql`${recording.answeredAt} is null and ${recording.deletedAt} is null`),
    index('speaking_recordings_user').on(recording.userId, recording.sentAt),
    index('speaking_recordings_task').on(recording.taskId, recording.userId),
    index('speaking_recordings_sent').on(recording.sentAt),
    index('speaking_recordings_answered_by').on(recording.answeredBy),
    uniqueIndex('speaking_recordings_link').on(recording.link),
    uniqueIndex('speaking_recordings_feedback_link').on(recording.feedbackLink),
    check(
      'speaking_recordings_attempt_known',
      sql`${recording.attempt} in (${sql.raw(attempts.join(', '))})`,
    ),
    check('speaking_recordings_length', sql`${recording.seconds} > 0 and ${recording.bytes} >= 0`),
    check(
      'speaking_recordings_deleted_whole',
      sql`(${recording.deletedAt} is null) = (${recording.link} is not null)
        and (${recording.deletedAt} is null or (${recording.feedbackText} = '' and ${recording.feedbackLink} is null and ${recording.bytes} = 0))`,
    ),
    check(
      'speaking_recordings_answered_whole',
      sql`${recording.deletedAt} is not null
        or num_nonnulls(${recording.answeredAt}, ${recording.answerId}, ${recording.clear}, ${recording.flow}, ${recording.words}, ${recording.grammar}) in (0, 6)`,
    ),
    check(
      'speaking_recordings_feedback_of_answer',
      sql`${recording.answeredAt} is not null
        or (${recording.feedbackText} = '' and ${recording.feedbackLink} is null and ${recording.openedAt} is null)`,
    ),
    check(
      'speaking_recordings_feedback_sound',
      sql`(${recording.feedbackLink} is null) = (${recording.feedbackSeconds} is null)`,
    ),
    check(
      'speaking_recordings_marks',
      sql`${recording.clear} in (${marks}) and ${recording.flow} in (${marks}) and ${recording.words} in (${marks}) and ${recording.grammar} in (${marks})`,
    ),
  ],
)
