import { eq } from 'drizzle-orm'
import { calendarFeeds } from '../../db/tables/learning/calendar-feeds.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { sessionAttendance } from '../../db/tables/learning/live-sessions.ts'
import type { PersonalDataReader } from './personal-data-reader.ts'

/** Personal data about attendance and announced absences. */
export const liveSessionData: Record<string, PersonalDataReader> = {
  session_attendance: (db, userId) =>
    db
      .select({
        course: courses.name,
        day: sessionAttendance.day,
        minute: sessionAttendance.minute,
        joinedAt: sessionAttendance.joinedAt,
        correctedTo: sessionAttendance.correction,
        absenceAnnouncedAt: sessionAttendance.absenceAnnouncedAt,
        absenceReason: sessionAttendance.absenceReason,
      })
      .from(sessionAttendance)
      .innerJoin(courses, eq(courses.id, sessionAttendance.courseId))
      .where(eq(sessionAttendance.userId, userId)),
  // The feed's URL is secret and shown elsewhere
  calendar_feeds: (db, userId) =>
    db
      .select({ createdAt: calendarFeeds.createdAt })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, userId)),
}
