import type { CourseFields } from '@sohbet/contract/catalogue/course-fields'
import type { Course } from '@sohbet/contract/catalogue/courses'
import { eq } from 'drizzle-orm'
import { courses } from '../db/tables/catalogue/courses.ts'
import { extendLots } from '../credits/lots.ts'
import { announceChange } from '../enrollments/announce-change.ts'
import { shortenHolds } from '../enrollments/seats/seats.ts'
import type { SignedInContext } from '../context/context.ts'
import { countSessions } from '../live-sessions/count-sessions.ts'
import { readClass } from '../live-sessions/class.reads.ts'
import { requireCoursePlan } from '../live-sessions/plan.reads.ts'
import { recordEndedOfCourse } from '../live-sessions/attendance/record-ended-sessions.ts'
import { settleGuests } from '../live-sessions/guests/settle-guests.ts'
import { settleSubstitutes } from '../live-sessions/substitutes/settle-substitutes.ts'
import { refuseOverLessons } from '../live-sessions/clashes/refuse-over-lessons.ts'
import { storeBegunLiveSessions } from '../live-sessions/store-begun-live-sessions.ts'
import { storeOpenModulesOfCourse } from '../modules/store-open-modules.ts'
import { AppError } from '../errors/app-error.ts'
import { requireCourse } from './course.reads.ts'
import { refuseBadChange } from './refuse-bad-change.ts'
import { notifyOfCoaches } from './notify-of-coaches.ts'
import { lockCourse, replaceZoomTimes, toColumns } from './course.repository.ts'

/** A new price counts for new enrolments; existing seats keep theirs. */
export const updateCourse = (
  ctx: SignedInContext,
  { id, fields }: { id: string; fields: CourseFields },
): Promise<Course> =>
  ctx.db.transaction(async (db) => {
    const before = await lockCourse(db, id)
    if (before.cancelledAt) throw new AppError('COURSE_CALLED_OFF')
    await refuseBadChange(db, { before, fields, now: ctx.now })
    const columns = toColumns(fields, before)
    if (columns.startDate !== before.startDate || columns.endDate !== before.endDate)
      await storeOpenModulesOfCourse(db, { courseId: id, now: ctx.now })
    const sessions = (await countSessions(db, [id], ctx.now)).get(id)
    const plan = await requireCoursePlan(db, id)
    await recordEndedOfCourse(db, { courseId: id, now: ctx.now })
    await storeBegunLiveSessions(db, { courseId: id, next: fields, now: ctx.now })
    await db
      .update(courses)
      .set({ ...columns, updatedAt: ctx.now })
      .where(eq(courses.id, id))
    await extendLots(db, id)
    await shortenHolds(db, { courseId: id, startDate: columns.startDate })
    await replaceZoomTimes(db, id, fields.zoomTimes)
    await refuseOverLessons(ctx, db, { courseId: id, coachId: columns.primaryCoachId })
    await settleGuests(db, { courseId: id, now: ctx.now })
    await settleSubstitutes(db, {
      course: { id, name: fields.name, primaryCoachId: columns.primaryCoachId },
      before: { primaryCoachId: before.primaryCoachId, sessions: plan.sessions },
      now: ctx.now,
    })
    await notifyOfCoaches(ctx, db, { before, after: columns })
    await announceChange(db, {
      course: { id, name: fields.name },
      coaches: (await readClass(db, id)).coaches,
      authorId: ctx.actor.userId,
      before: { ...plan, sessionCount: sessions?.all ?? 0 },
      after: await requireCoursePlan(db, id),
      now: ctx.now,
    })
    return requireCourse(db, id, ctx.now)
  })
