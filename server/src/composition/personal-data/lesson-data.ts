import { eq, or, sql } from 'drizzle-orm'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { guestSeats } from '../../db/tables/learning/guest-seats.ts'
import { coachAvailability, coachDays } from '../../db/tables/lessons/availability.ts'
import { coachAways } from '../../db/tables/lessons/aways.ts'
import { payLines, payRates } from '../../db/tables/lessons/pay.ts'
import { coachPhrases } from '../../db/tables/lessons/lesson-requests.ts'
import { lessonInvitations } from '../../db/tables/lessons/lesson-invitations.ts'
import { lessons, lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { coachDrafts } from '../../db/tables/people/coach-drafts.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import type { PersonalDataReader } from './personal-data-reader.ts'

/** Personal data about lessons by appointment: a learner's seats and invitations, a coach's hours and lessons. */
export const lessonData: Record<string, PersonalDataReader> = {
  lesson_seats: (db, userId) =>
    db
      .select({
        kind: lessons.kind,
        startsAt: lessonSeats.startsAt,
        endsAt: lessonSeats.endsAt,
        status: lessonSeats.status,
        wish: lessonSeats.wish,
        cameAt: lessonSeats.cameAt,
        wentWell: lessonSeats.wentWell,
        words: lessonSeats.words,
        homework: lessonSeats.homework,
        rating: lessonSeats.rating,
        outcome: lessonSeats.outcome,
        createdAt: lessonSeats.createdAt,
      })
      .from(lessonSeats)
      .innerJoin(lessons, eq(lessons.id, lessonSeats.lessonId))
      .where(eq(lessonSeats.userId, userId)),
  /** What the person wrote, and that the person was invited; not the address of others that an inviter wrote. */
  lesson_invitations: (db, userId) =>
    db
      .select({
        isSent: sql<boolean>`${lessonInvitations.fromUserId} = ${userId}`,
        email: sql<
          string | null
        >`case when ${lessonInvitations.fromUserId} = ${userId} then ${lessonInvitations.email} end`,
        startsAt: lessons.startsAt,
        status: lessonInvitations.status,
        createdAt: lessonInvitations.createdAt,
      })
      .from(lessonInvitations)
      .innerJoin(lessons, eq(lessons.id, lessonInvitations.lessonId))
      .where(or(eq(lessonInvitations.fromUserId, userId), eq(lessonInvitations.userId, userId))),
  guest_seats: (db, userId) =>
    db
      .select({
        course: courses.name,
        way: guestSeats.way,
        startsAt: guestSeats.startsAt,
        endsAt: guestSeats.endsAt,
        missedDay: guestSeats.missedDay,
        status: guestSeats.status,
        joinedAt: guestSeats.joinedAt,
        correctedTo: guestSeats.correction,
        createdAt: guestSeats.createdAt,
      })
      .from(guestSeats)
      .innerJoin(courses, eq(courses.id, guestSeats.courseId))
      .where(eq(guestSeats.userId, userId)),
  lessons: (db, userId) =>
    db
      .select({
        kind: lessons.kind,
        startsAt: lessons.startsAt,
        endsAt: lessons.endsAt,
        meetingLink: lessons.meetingLink,
        cameAt: lessons.coachCameAt,
        outcome: lessons.outcome,
      })
      .from(lessons)
      .innerJoin(coaches, eq(coaches.id, lessons.coachId))
      .where(eq(coaches.userId, userId)),
  coach_availability: (db, userId) =>
    db
      .select({
        meetingLink: coachAvailability.meetingLink,
        kinds: coachAvailability.kinds,
        week: coachAvailability.week,
        maxPerDay: coachAvailability.maxPerDay,
      })
      .from(coachAvailability)
      .innerJoin(coaches, eq(coaches.id, coachAvailability.coachId))
      .where(eq(coaches.userId, userId)),
  pay_rates: (db, userId) =>
    db
      .select({
        private: payRates.private,
        duo: payRates.duo,
        group: payRates.group,
        session: payRates.session,
        currency: payRates.currency,
        since: payRates.updatedAt,
      })
      .from(payRates)
      .innerJoin(coaches, eq(coaches.id, payRates.coachId))
      .where(eq(coaches.userId, userId)),
  pay_lines: (db, userId) =>
    db
      .select({
        month: payLines.month,
        kind: payLines.kind,
        reason: payLines.reason,
        course: payLines.courseName,
        startsAt: payLines.startsAt,
        amountMinor: payLines.amountMinor,
        currency: payLines.currency,
        note: payLines.note,
      })
      .from(payLines)
      .innerJoin(coaches, eq(coaches.id, payLines.coachId))
      .where(or(eq(coaches.userId, userId), eq(payLines.byUserId, userId))),
  coach_drafts: (db, userId) =>
    db
      .select({
        personalSummary: coachDrafts.personalSummary,
        summaryEn: coachDrafts.summaryEn,
        origin: coachDrafts.origin,
        speaks: coachDrafts.speaks,
        photo: coachDrafts.photo,
        hello: coachDrafts.hello,
        changedAt: coachDrafts.changedAt,
      })
      .from(coachDrafts)
      .innerJoin(coaches, eq(coaches.id, coachDrafts.coachId))
      .where(eq(coaches.userId, userId)),
  coach_phrases: (db, userId) =>
    db
      .select({ phrases: coachPhrases.phrases })
      .from(coachPhrases)
      .innerJoin(coaches, eq(coaches.id, coachPhrases.coachId))
      .where(eq(coaches.userId, userId)),
  coach_aways: (db, userId) =>
    db
      .select({
        startsAt: coachAways.startsAt,
        endsAt: coachAways.endsAt,
        isBySchool: coachAways.isBySchool,
        createdAt: coachAways.createdAt,
      })
      .from(coachAways)
      .innerJoin(coaches, eq(coaches.id, coachAways.coachId))
      .where(eq(coaches.userId, userId)),
  coach_days: (db, userId) =>
    db
      .select({ day: coachDays.day, hours: coachDays.hours })
      .from(coachDays)
      .innerJoin(coaches, eq(coaches.id, coachDays.coachId))
      .where(eq(coaches.userId, userId)),
}
