import { eq } from 'drizzle-orm'
import { calendarFeeds } from '../../db/tables/learning/calendar-feeds.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { liveSessionAttendance, liveSessions } from '../../db/tables/learning/live-sessions.ts'
import { sessionMaterials } from '../../db/tables/learning/session-materials.ts'
import type { PersonalDataReader } from './personal-data-reader.ts'

/** Personal data about attendance, announced absences, added materials and corrections of what took place. */
export const liveSessionData: Record<string, PersonalDataReader> = {
  live_session_attendance: (db, userId) =>
    db
      .select({
        course: courses.name,
        day: liveSessionAttendance.day,
        minute: liveSessionAttendance.minute,
        joinedAt: liveSessionAttendance.joinedAt,
        madeUpAt: liveSessionAttendance.madeUpAt,
        correctedTo: liveSessionAttendance.correction,
        absenceAnnouncedAt: liveSessionAttendance.absenceAnnouncedAt,
        absenceReason: liveSessionAttendance.absenceReason,
      })
      .from(liveSessionAttendance)
      .innerJoin(courses, eq(courses.id, liveSessionAttendance.courseId))
      .where(eq(liveSessionAttendance.userId, userId)),
  live_sessions: (db, userId) =>
    db
      .select({
        course: courses.name,
        day: liveSessions.day,
        minute: liveSessions.minute,
        correctedAt: liveSessions.correctedAt,
      })
      .from(liveSessions)
      .innerJoin(courses, eq(courses.id, liveSessions.courseId))
      .where(eq(liveSessions.correctedById, userId)),
  session_materials: (db, userId) =>
    db
      .select({
        course: courses.name,
        day: sessionMaterials.day,
        minute: sessionMaterials.minute,
        title: sessionMaterials.title,
        link: sessionMaterials.link,
        createdAt: sessionMaterials.createdAt,
      })
      .from(sessionMaterials)
      .innerJoin(courses, eq(courses.id, sessionMaterials.courseId))
      .where(eq(sessionMaterials.byUserId, userId)),
  // The feed's URL is secret and shown elsewhere
  calendar_feeds: (db, userId) =>
    db
      .select({ createdAt: calendarFeeds.createdAt })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, userId)),
}
