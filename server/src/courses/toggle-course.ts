import type { ErrorCode } from '@sohbet/contract/errors'
import type { Course } from '@sohbet/contract/catalogue/courses'
import { canToggleActive, canToggleEnrollment } from '@sohbet/domain/course/policy'
import type { Verdict } from '@sohbet/domain/verdict'
import { eq } from 'drizzle-orm'
import { courses } from '../db/tables/catalogue/courses.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'
import { settleGuests } from '../live-sessions/guests/settle-guests.ts'
import { refuseOverLessons } from '../live-sessions/clashes/refuse-over-lessons.ts'
import { requireCourse } from './course.reads.ts'
import { lockCourse, type CourseRecord } from './course.repository.ts'

type Toggle = { id: string; expected: boolean | undefined }
type Rule = (course: CourseRecord, now: Date) => Verdict<ErrorCode>

/** `expected` is the state on the caller's screen; throws when it has changed. */
const toggle =
  (column: 'isActive' | 'isClosedToEnrolments', rule: Rule) =>
  (ctx: Context, { id, expected }: Toggle): Promise<Course> =>
    ctx.db.transaction(async (db) => {
      const course = await lockCourse(db, id)
      if (expected !== undefined && expected !== course[column]) throw new AppError('STATE_CHANGED')
      const verdict = rule(course, ctx.now)
      if (!verdict.allowed) throw new AppError(verdict.because)
      await db
        .update(courses)
        .set({ [column]: !course[column], updatedAt: ctx.now })
        .where(eq(courses.id, id))
      await refuseOverLessons(ctx, db, { courseId: id, coachId: course.primaryCoachId })
      await settleGuests(db, { courseId: id, now: ctx.now })
      return requireCourse(db, id, ctx.now)
    })

export const toggleCourseActive = toggle('isActive', canToggleActive)
export const toggleCourseEnrollment = toggle('isClosedToEnrolments', canToggleEnrollment)
