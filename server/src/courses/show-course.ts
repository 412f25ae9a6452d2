import type { Reply } from '@sohbet/contract/endpoint'
import type { getCourse } from '@sohbet/contract/catalogue/courses'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { coaches } from '../db/tables/people/coaches.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { findNextJoinUrl } from '../live-sessions/learner-live-sessions.reads.ts'
import { readOwnGroups } from '../telegram-groups/own-groups.reads.ts'
import { requireCourse } from './course.reads.ts'

/** A course as the caller may see it: another coach's, or a deleted one, answers 404. */
export async function showCourse(ctx: SignedInContext, id: string): Promise<Reply<typeof getCourse>> {
  const { db, actor, now } = ctx
  const course = await requireCourse(db, id, now)
  if (actor.role === 'admin') return course
  if (actor.role === 'coach') {
    const given = [course.primaryCoachId, course.secondaryCoachId].filter((one) => one !== null)
    const own = and(eq(coaches.userId, actor.userId), inArray(coaches.id, given))
    if ((await db.$count(coaches, own)) === 0) throw new AppError('COURSE_NOT_FOUND')
    return course
  }
  // Learners join through our own URL, never the raw link
  const { zoomLink: _staffOnly, ...shown } = course
  if (!course.isActive) {
    const seat = and(
      eq(enrollments.courseId, id),
      eq(enrollments.userId, actor.userId),
      ne(enrollments.status, 'cancelled'),
    )
    if ((await db.$count(enrollments, seat)) === 0) throw new AppError('COURSE_NOT_FOUND')
  }
  const zoomLink = await findNextJoinUrl(ctx, id)
  const groups = await readOwnGroups(db, { userId: actor.userId, now })
  const telegramGroup = groups.find(({ courseId }) => courseId === id) ?? null
  return { ...shown, telegramGroup, ...(zoomLink !== undefined && { zoomLink }) }
}
