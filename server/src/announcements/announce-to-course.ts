import type { courseAnnouncement, SentAnnouncement } from '@sohbet/contract/messaging/announcements'
import { announcementsPerDay, mayAnnounce } from '@sohbet/domain/notification/course-announcement'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { AppError } from '../errors/app-error.ts'
import { countInDay } from '../http/hourly-limit.ts'
import { findOwnAnnouncement } from './announcement.reads.ts'
import { addAnnouncement } from './create-announcement.ts'

type Fields = z.output<typeof courseAnnouncement> & { courseId: string }

/** An announcement of a coach. It is sent like one of the school, to the learners of one course. */
export const announceToCourse = (
  ctx: SignedInContext,
  { id, courseId, title, text }: Fields,
): Promise<SentAnnouncement> =>
  ctx.db.transaction(async (db) => {
    const { actor, now } = ctx
    const course = await requireOwnCourse(db, { courseId, userId: actor.userId })
    const before = await findOwnAnnouncement(db, { id, byUserId: actor.userId })
    if (before) return before
    const inDay = await countInDay(db, { key: `announcements ${actor.userId}`, count: 1, now })
    const verdict = mayAnnounce(course, { inDay, now })
    if (!verdict.allowed) throw new AppError(verdict.because, { about: String(announcementsPerDay) })
    return addAnnouncement(ctx, db, {
      id,
      audience: { to: 'course', courseId },
      title: { tr: title, en: '' },
      text: { tr: text, en: '' },
    })
  })

/** Another coach's course answers 404. */
async function requireOwnCourse(db: Db, { courseId, userId }: { courseId: string; userId: string }) {
  const [course] = await db
    .select({
      startDate: courses.startDate,
      endDate: courses.endDate,
      isCancelled: sql<boolean>`${isNotNull(courses.cancelledAt)}`,
    })
    .from(courses)
    .innerJoin(coaches, sql`${coaches.id} in (${courses.primaryCoachId}, ${courses.secondaryCoachId})`)
    .where(and(eq(courses.id, courseId), eq(coaches.userId, userId)))
  if (!course) throw new AppError('COURSE_NOT_FOUND')
  return course
}
