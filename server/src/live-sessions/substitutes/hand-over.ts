import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { mayHandOver } from '@sohbet/domain/live-session/rules'
import { parseLiveSessionId, type Slot } from '@sohbet/domain/live-session/plan'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import type { courses } from '../../db/tables/catalogue/courses.ts'
import { liveSessions } from '../../db/tables/learning/live-sessions.ts'
import { lockCourse } from '../../enrollments/seats/seats.ts'
import { AppError } from '../../errors/app-error.ts'
import { requireCoursePlan } from '../plan.reads.ts'
import { lockTeachers } from '../clashes/refuse-over-lessons.ts'
import { isCoachFree } from './free-coaches.reads.ts'
import { notifyOfHandOver, type Author } from './notify-of-substitute.ts'
import { withdrawRequests } from './open-requests.ts'

type Course = Pick<typeof courses.$inferSelect, 'id' | 'primaryCoachId' | 'name'>

/** Locks the course of a session, then its coaches with `coachId`. */
export async function lockSession(db: Db, id: string, coachId?: string): Promise<Course & Slot> {
  const slot = parseLiveSessionId(id)
  if (!slot) throw new AppError('SESSION_NOT_FOUND')
  const course = await lockCourse(db, slot.courseId)
  await lockTeachers(db, {
    courseId: course.id,
    coachId: course.primaryCoachId,
    more: coachId ? [coachId] : [],
  })
  return { ...course, day: slot.day, minute: slot.minute }
}

/** The session of a locked course, before it begins. */
export async function requireAhead(
  db: Db,
  { courseId, day, minute, now }: Slot & { courseId: string; now: Date },
): Promise<LiveSession> {
  const { sessions } = await requireCoursePlan(db, courseId)
  const session = sessions.find((one) => one.day === day && one.minute === minute)
  if (!session) throw new AppError('SESSION_NOT_FOUND')
  const verdict = mayHandOver(session, now)
  if (!verdict.allowed) throw new AppError(verdict.because)
  return session
}

type HandOver = { course: Course & Slot; toCoachId: string; now: Date; author: Author }

/** Gives a session ahead to a coach who is free at its time. The course and the coaches are locked. */
export async function handOver(db: Db, { course, toCoachId, now, author }: HandOver): Promise<void> {
  const session = await requireAhead(db, { ...course, courseId: course.id, now })
  const from = session.substituteId ?? course.primaryCoachId
  if (from === toCoachId || !(await isCoachFree(db, { session, coachId: toCoachId })))
    throw new AppError('COACH_NOT_FREE')
  const change = {
    substituteCoachId: toCoachId === course.primaryCoachId ? null : toCoachId,
    changedAt: now,
  }
  await db
    .insert(liveSessions)
    .values({ courseId: course.id, day: course.day, minute: course.minute, ...change })
    .onConflictDoUpdate({
      target: [liveSessions.courseId, liveSessions.day, liveSessions.minute],
      set: { ...change, revision: sql`${liveSessions.revision} + 1` },
    })
  await withdrawRequests(db, session, now)
  await notifyOfHandOver(db, now, { session, courseName: course.name, from, to: toCoachId, author })
}
