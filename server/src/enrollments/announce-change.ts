import { courseStatus } from '@sohbet/domain/course/status'
import { changeUntil } from '@sohbet/domain/enrollment/cancellation'
import { isSamePlan, type WeeklyPlan } from '@sohbet/domain/live-session/plan'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { notify } from '../notifications/notify.ts'

type Change = { course: { id: string; name: string }; before: WeeklyPlan; after: WeeklyPlan; now: Date }

/**
 * Tells everyone with a seat that the dates or weekly times have changed, and reopens the right to cancel. The course
 * is locked, so a seat is either told or was taken with the new timetable.
 */
export async function announceChange(db: Db, { course, before, after, now }: Change): Promise<void> {
  const isOver = [before, after].every((plan) => courseStatus(plan, now) === 'completed')
  if (isOver || isSamePlan(before, after)) return
  const seats = await db
    .update(enrollments)
    .set({ courseChangedAt: now })
    .where(and(eq(enrollments.courseId, course.id), ne(enrollments.status, 'cancelled')))
    .returning({ userId: enrollments.userId })
  await notify(db, now, {
    userIds: seats.map(({ userId }) => userId),
    notice: {
      kind: 'course_changed',
      courseId: course.id,
      course: course.name,
      before: timetableOf(before),
      after: timetableOf(after),
      cancelUntil: changeUntil(now).toISOString(),
    },
    about: `${course.id} ${now.toISOString()}`,
  })
}

const timetableOf = ({ startDate, endDate, zoomTimes }: WeeklyPlan) => ({
  startDate,
  endDate,
  zoomTimes: zoomTimes.map(({ dayOfWeek, hour, minute, duration }) => ({
    dayOfWeek,
    hour,
    minute,
    duration,
  })),
})
