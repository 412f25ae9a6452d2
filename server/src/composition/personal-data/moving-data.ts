import { eq, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { campaignMailConsents } from '../../db/tables/people/campaign-mail-consents.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { cancellationChoices, enrollmentMoves } from '../../db/tables/selling/moves.ts'
import type { PersonalDataReader } from './personal-data-reader.ts'

const from = alias(courses, 'from_course')
const to = alias(courses, 'to_course')

/** Personal data about campaign mails, moves and cancelled courses. Amounts are in minor units. */
export const movingData: Record<string, PersonalDataReader> = {
  campaign_mail_consents: (db, userId) =>
    db
      .select({
        agreedAt: campaignMailConsents.agreedAt,
        agreedIn: campaignMailConsents.agreedIn,
        withdrawnAt: campaignMailConsents.withdrawnAt,
        withdrawnIn: campaignMailConsents.withdrawnIn,
      })
      .from(campaignMailConsents)
      .where(eq(campaignMailConsents.userId, userId)),
  enrollment_moves: (db, userId) =>
    db
      .select({
        from: from.name,
        to: to.name,
        fromMinor: enrollmentMoves.fromMinor,
        toMinor: enrollmentMoves.toMinor,
        waivedMinor: enrollmentMoves.waivedMinor,
        refundMinor: enrollmentMoves.refundMinor,
        createdAt: enrollmentMoves.createdAt,
      })
      .from(enrollmentMoves)
      .innerJoin(enrollments, eq(enrollments.id, enrollmentMoves.enrollmentId))
      .innerJoin(from, eq(from.id, enrollmentMoves.fromCourseId))
      .innerJoin(to, eq(to.id, enrollmentMoves.toCourseId))
      .where(or(eq(enrollments.userId, userId), eq(enrollmentMoves.byUserId, userId))),
  cancellation_choices: (db, userId) =>
    db
      .select({
        course: courses.name,
        chooseUntil: cancellationChoices.chooseUntil,
        keepMinor: cancellationChoices.keepMinor,
        answer: cancellationChoices.answer,
        answeredAt: cancellationChoices.answeredAt,
        refundMinor: cancellationChoices.refundMinor,
      })
      .from(cancellationChoices)
      .innerJoin(enrollments, eq(enrollments.id, cancellationChoices.enrollmentId))
      .innerJoin(courses, eq(courses.id, cancellationChoices.courseId))
      .where(eq(enrollments.userId, userId)),
}
