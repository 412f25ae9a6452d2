import type { courseAnnouncement, SentAnnouncement } from '@sohbet/contract/messaging/announcements'
import { announcementsPerDay, mayAnnounce } from '@sohbet/domain/notification/course-announcement'
import type { z } from 'zod'
import { requireOwnCourses } from '../coaches/own-courses.reads.ts'
import type { SignedInContext } from '../context/context.ts'
import { derivedId } from '../db/derived-id.ts'
import { AppError } from '../errors/app-error.ts'
import { countInDay } from '../http/hourly-limit.ts'
import { findOwnAnnouncements } from './announcement.reads.ts'
import { addAnnouncement } from './create-announcement.ts'

type Fields = z.output<typeof courseAnnouncement>

/** An announcement of a coach. It is sent like one of the school, to the learners of each course. */
export const announceToCourses = (
  ctx: SignedInContext,
  { key, courseIds, title, text }: Fields,
): Promise<SentAnnouncement[]> =>
  ctx.db.transaction(async (db) => {
    const { actor, now } = ctx
    const { userId } = actor
    const courses = await requireOwnCourses(db, { courseIds, userId })
    const ids = courses.map((course) => derivedId(key, course.id))
    const before = await findOwnAnnouncements(db, { ids, byUserId: userId })
    if (before.length > 0) return before
    const inDay = await countInDay(db, { key: `announcements ${userId}`, count: courses.length, now })
    const verdict = mayAnnounce(courses, { inDay, now })
    if (!verdict.allowed) throw new AppError(verdict.because, { about: String(announcementsPerDay) })
    for (const { id: courseId } of courses)
      await addAnnouncement(ctx, db, {
        id: derivedId(key, courseId),
        audience: { to: 'course', courseId },
        title: { tr: title, en: '' },
        text: { tr: text, en: '' },
        ofCoach: { about: key },
      })
    return findOwnAnnouncements(db, { ids, byUserId: userId })
  })
