import { zoomDuration } from '@sohbet/domain/course/zoom-times'
import { requestAnswers } from '@sohbet/domain/lesson/requests'
import { sessionKinds } from '@sohbet/domain/live-session/live-session'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
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
import { courses } from '../catalogue/courses.ts'
import { coaches } from '../people/coaches.ts'
import { users } from '../people/users.ts'

/** A session's slot in the weekly plan, which identifies it: the day and the minute on the school's clock. */
const slot = () => ({
  courseId: uuid('course_id')
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' }),
  day: date({ mode: 'string' }).notNull(),
  minute: smallint().notNull(),
})

/** Differences from the plan, and what took place. All other sessions follow from the course's dates and weekly times. */
export const liveSessions = pgTable(
  'live_sessions',
  {
    ...slot(),
    kind: text({ enum: sessionKinds }).notNull().default('speaking_group'),
    /** Null: the planned time applies. */
    startsAt: moment('starts_at'),
    duration: smallint(),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    /** Null where the moment is not known. */
    cancelledAt: moment('cancelled_at'),
    /** Why it was cancelled, for the learners; empty when no reason was given. */
    cancelReason: text('cancel_reason').notNull().default(''),
    /** Added by hand: the weekly plan does not have it. Its slot is the day and minute of its first time. */
    isExtra: boolean('is_extra').notNull().default(false),
    /** Added by a coach, so it counts for the school's limit of a month. */
    isByCoach: boolean('is_by_coach').notNull().default(false),
    /** Null: the course's coach teaches it. */
    substituteCoachId: uuid('substitute_coach_id').references(() => coaches.id, { onDelete: 'set null' }),
    /** The session has ended, or had begun when the plan changed, so it stays as it was. */
    isKept: boolean('is_kept').notNull().default(false),
    /** Null: the course's link applies. */
    zoomLink: text('zoom_link'),
    /** What the coach plans to do; only staff read it. */
    agenda: text().notNull().default(''),
    /** For the learners. */
    notes: text().notNull().default(''),
    replayLink: text('replay_link'),
    /** Facts, recorded when the session ended: the holiday that it fell on, who taught, and the number of learners. */
    recordedAt: moment('recorded_at'),
    holiday: text(),
    primaryCoachId: uuid('primary_coach_id').references(() => coaches.id, { onDelete: 'set null' }),
    secondaryCoachId: uuid('secondary_coach_id').references(() => coaches.id, { onDelete: 'set null' }),
    seatCount: integer('seat_count'),
    /** The last correction of who taught and how long it took. A trigger refuses every other change of the facts. */
    correctedAt: moment('corrected_at'),
    correctedById: uuid('corrected_by_id').references(() => users.id, { onDelete: 'set null' }),
    revision: integer().notNull().default(1),
    changedAt: moment('changed_at').notNull(),
  },
  (session) => [
    primaryKey({ columns: [session.courseId, session.day, session.minute] }),
    index('live_sessions_starts')
      .on(session.startsAt)
      .where(sql`${session.startsAt} is not null`),
    index('live_sessions_changed').on(session.changedAt),
    index('live_sessions_primary_coach')
      .on(session.primaryCoachId)
      .where(sql`${session.primaryCoachId} is not null`),
    index('live_sessions_secondary_coach')
      .on(session.secondaryCoachId)
      .where(sql`${session.secondaryCoachId} is not null`),
    index('live_sessions_substitute_coach')
      .on(session.substituteCoachId)
      .where(sql`${session.substituteCoachId} is not null`),
    index('live_sessions_corrected_by')
      .on(session.correctedById)
      .where(sql`${session.correctedById} is not null`),
    check(
      'live_sessions_corrected_is_recorded',
      sql`${session.correctedAt} is null or ${session.recordedAt} is not null`,
    ),
    check('live_sessions_recorded_is_kept', sql`${session.recordedAt} is null or ${session.isKept}`),
    check('live_sessions_kind_known', oneOf(session.kind, sessionKinds)),
    check('live_sessions_minute_of_day', sql`${session.minute} between 0 and 1439`),
    check(
      'live_sessions_duration',
      sql`${session.duration} between ${sql.raw(`${zoomDuration.min} and ${zoomDuration.max}`)}`,
    ),
    check(
      'live_sessions_kept_has_time',
      sql`not ${session.isKept} or num_nulls(${session.startsAt}, ${session.duration}) = 0`,
    ),
    check(
      'live_sessions_extra_has_time',
      sql`not ${session.isExtra} or num_nulls(${session.startsAt}, ${session.duration}) = 0`,
    ),
    check('live_sessions_by_coach_is_extra', sql`not ${session.isByCoach} or ${session.isExtra}`),
    check('live_sessions_cancelled_at', sql`${session.cancelledAt} is null or ${session.isCancelled}`),
    check('live_sessions_cancel_reason', sql`${session.cancelReason} = '' or ${session.isCancelled}`),
    check('live_sessions_zoom_link_https', sql`${session.zoomLink} ~* '^https://'`),
    check('live_sessions_links_given', sql`${session.zoomLink} <> '' and ${session.replayLink} <> ''`),
  ],
)

/** Attendance, announced absences, and a coach's corrections. A recorded session has one row per learner. */
export const liveSessionAttendance = pgTable(
  'live_session_attendance',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...slot(),
    /** First time through our join URL. */
    joinedAt: moment('joined_at'),
    /** When the learner attended the make-up of this session. */
    madeUpAt: moment('made_up_at'),
    /** A coach's correction of the attendance; null when there is none. */
    correction: boolean(),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    absenceAnnouncedAt: moment('absence_announced_at'),
    absenceReason: text('absence_reason').notNull().default(''),
  },
  (attendance) => [
    primaryKey({
      columns: [attendance.userId, attendance.courseId, attendance.day, attendance.minute],
    }),
    index('live_session_attendance_session').on(attendance.courseId, attendance.day, attendance.minute),
    index('live_session_attendance_by')
      .on(attendance.byUserId)
      .where(sql`${attendance.byUserId} is not null`),
    check('live_session_attendance_minute_of_day', sql`${attendance.minute} between 0 and 1439`),
    check(
      'live_session_attendance_reason_of_absence',
      sql`${attendance.absenceReason} = '' or ${attendance.absenceAnnouncedAt} is not null`,
    ),
  ],
)

/** A coach asks another one to teach a session ahead. At most one request is open for a session. */
export const liveSessionRequests = pgTable(
  'live_session_requests',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    ...slot(),
    toCoachId: uuid('to_coach_id')
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    answeredAt: moment('answered_at'),
    /** Null while it is open. */
    answer: text({ enum: requestAnswers }),
  },
  (request) => [
    uniqueIndex('live_session_requests_one_open')
      .on(request.courseId, request.day, request.minute)
      .where(sql`${request.answer} is null`),
    index('live_session_requests_course').on(request.courseId),
    index('live_session_requests_coach').on(request.toCoachId),
    check('live_session_requests_minute_of_day', sql`${request.minute} between 0 and 1439`),
    check('live_session_requests_answer_known', oneOf(request.answer, requestAnswers)),
    check(
      'live_session_requests_answered',
      sql`num_nulls(${request.answeredAt}, ${request.answer}) in (0, 2)`,
    ),
  ],
)
