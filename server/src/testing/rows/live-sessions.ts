import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import type { Db } from '../../db/connect.ts'
import { courseZoomTimes, type courses } from '../../db/tables/catalogue/courses.ts'
import { schoolSettings } from '../../db/tables/core/school-settings.ts'
import { liveSessionRequests } from '../../db/tables/learning/live-sessions.ts'
import type { TestApp } from '../apps/test-app.ts'
import { aUserOf } from './builders.ts'
import { aCoach, aCourse } from './catalogue.ts'
import { halfWay } from './learning.ts'
import { anEnrollment } from './selling.ts'

/**
 * An ongoing course with two sessions every Monday. At the tests' clock, noon of Monday 2 March 2026 at the
 * school, the session at 12:05 is open and the one at 21:00 is upcoming.
 */
export async function aCourseWithSessions(db: Db, fields: Partial<typeof courses.$inferInsert> = {}) {
  const course = await aCourse(db, { ...halfWay, ...fields })
  await db
    .insert(courseZoomTimes)
    .values({ courseId: course.id, dayOfWeek: 'monday', hour: 12, minute: 5, duration: 60 })
  return { course, ...sessionsOn(course.id, '2026-03-02') }
}

/** The ids of the two sessions of a Monday. */
export const sessionsOn = (courseId: string, day: string) => ({
  noon: liveSessionIdOf(courseId, { day, minute: 12 * 60 + 5 }),
  evening: liveSessionIdOf(courseId, { day, minute: 21 * 60 }),
})

/** The coach `toCoachId` is asked to teach the evening session of that Monday. */
export async function aSessionRequest(
  db: Db,
  { courseId, toCoachId }: { courseId: string; toCoachId: string },
): Promise<{ id: string }> {
  const [request] = await db
    .insert(liveSessionRequests)
    .values({ courseId, toCoachId, day: '2026-03-02', minute: 21 * 60, createdAt: thatMonday('08:00:00') })
    .returning({ id: liveSessionRequests.id })
  if (!request) throw new Error('an inserted row was not returned')
  return request
}

/** A moment of that Monday in UTC. */
export const thatMonday = (clock: string) => new Date(`2026-03-02T${clock}Z`)

/** Such a course with its coach and a learner who was enrolled from the start. */
export async function aClass(db: Db) {
  const learner = await aUserOf(db, 'learner')
  const coach = await aUserOf(db, 'coach')
  const { id: primaryCoachId } = await aCoach(db, { userId: coach.id })
  const activatedAt = new Date('2026-01-20T09:00:00Z')
  const made = await aCourseWithSessions(db, { primaryCoachId, updatedAt: activatedAt })
  await anEnrollment(db, { userId: learner.id, courseId: made.course.id, activatedAt })
  return { ...made, learner, coach }
}
export type Class = Awaited<ReturnType<typeof aClass>>

/** A class for one test, at a time of that Monday in UTC, without the holidays of earlier tests. */
export async function aClassAt({ db, clock: school }: TestApp, clock: string): Promise<Class> {
  school.now = thatMonday(clock)
  await db.delete(schoolSettings)
  return aClass(db)
}
