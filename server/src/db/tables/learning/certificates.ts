import { certificateKinds } from '@sohbet/domain/certificate/certificate'
import { courseOutcomes } from '@sohbet/domain/course/outcome'
import { levels } from '@sohbet/domain/level-test/level'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, oneOf, searchFold } from '../columns.ts'
import { enrollments } from '../selling/enrollments.ts'
import { users } from '../people/users.ts'

/** What became of an enrolment after its course ended. Append-only, enforced by a trigger. */
export const courseResults = pgTable(
  'course_results',
  {
    enrollmentId: uuid('enrollment_id')
      .primaryKey()
      .references(() => enrollments.id, { onDelete: 'cascade' }),
    outcome: text({ enum: courseOutcomes }).notNull(),
    completedModules: integer('completed_modules').notNull(),
    moduleCount: integer('module_count').notNull(),
    joinedSessions: integer('joined_sessions').notNull(),
    heldSessions: integer('held_sessions').notNull(),
    /** Of the attended sessions. */
    minutes: integer().notNull(),
    /** The school's thresholds of that day, in per cent. */
    completionModules: smallint('completion_modules').notNull(),
    completionParticipation: smallint('completion_participation').notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  (result) => [
    check('course_results_outcome_known', oneOf(result.outcome, courseOutcomes)),
    check(
      'course_results_counts',
      sql`${result.completedModules} between 0 and ${result.moduleCount} and ${result.joinedSessions} between 0 and ${result.heldSessions} and ${result.minutes} >= 0`,
    ),
    check(
      'course_results_missed_without_session',
      sql`${result.outcome} = 'completed' or (${result.outcome} = 'missed') = (${result.joinedSessions} = 0)`,
    ),
  ],
)

/**
 * What a certificate says, fixed at issue. A trigger refuses every change but three: the holder shows or hides the
 * name, an admin revokes it once, and an erased account takes the name with it.
 */
export const certificates = pgTable(
  'certificates',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    number: text().notNull(),
    enrollmentId: uuid('enrollment_id')
      .notNull()
      .references(() => enrollments.id, { onDelete: 'restrict' }),
    kind: text({ enum: certificateKinds }).notNull(),
    /** Null after the account was erased; the trigger then removes the name. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    holderName: text('holder_name'),
    courseName: text('course_name').notNull(),
    fromLevel: text('from_level', { enum: levels }),
    toLevel: text('to_level', { enum: levels }),
    minutes: integer().notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    schoolName: text('school_name').notNull(),
    /** Whether the public page shows the name. */
    showsName: boolean('shows_name').notNull(),
    issuedAt: moment('issued_at').notNull(),
    revokedAt: moment('revoked_at'),
    revokedByUserId: uuid('revoked_by_user_id').references(() => users.id, { onDelete: 'set null' }),
    revokeReason: text('revoke_reason').notNull().default(''),
    /** A revoked certificate that the learner may replace by a new one. */
    mayReissue: boolean('may_reissue').notNull().default(false),
  },
  (certificate) => [
    uniqueIndex('certificates_number').on(certificate.number),
    uniqueIndex('certificates_one_of_a_kind')
      .on(certificate.enrollmentId, certificate.kind)
      .where(sql`not ${certificate.mayReissue}`),
    index('certificates_enrollment').on(certificate.enrollmentId),
    index('certificates_user').on(certificate.userId),
    index('certificates_issued').on(certificate.issuedAt, certificate.id),
    index('certificates_revoked_by')
      .on(certificate.revokedByUserId)
      .where(sql`${certificate.revokedByUserId} is not null`),
    index('certificates_search').using('gin', sql`${searchFold(certificate.holderName)} gin_trgm_ops`),
    check('certificates_kind_known', oneOf(certificate.kind, certificateKinds)),
    check(
      'certificates_number_form',
      sql`${certificate.number} ~ '^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$'`,
    ),
    check(
      'certificates_name_of_account',
      sql`(${certificate.userId} is null) = (${certificate.holderName} is null) and ${certificate.holderName} <> ''`,
    ),
    check('certificates_from_level_known', oneOf(certificate.fromLevel, levels)),
    check('certificates_to_level_known', oneOf(certificate.toLevel, levels)),
    check(
      'certificates_reissue_after_revocation',
      sql`not ${certificate.mayReissue} or ${certificate.revokedAt} is not null`,
    ),
    check('certificates_minutes', sql`${certificate.minutes} >= 0`),
    check('certificates_dates', sql`${certificate.startDate} <= ${certificate.endDate}`),
    check(
      'certificates_revoked_with_reason',
      sql`(${certificate.revokedAt} is null) = (${certificate.revokeReason} = '')`,
    ),
  ],
)
