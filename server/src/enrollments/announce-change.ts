import { timetable } from '@sohbet/contract/messaging/notifications'
import { courseStatus } from '@sohbet/domain/course/status'
import { changeUntil } from '@sohbet/domain/enrollment/cancellation'
import { isSamePlan, plannedLiveSessions, type WeeklyPlan } from '@sohbet/domain/live-session/plan'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { publish } from '../live/publish.ts'
import { notifyOfChange } from '../notifications/notify-of-change.ts'

type Change = {
  course: { id: string; name: string }
  before: WeeklyPlan & { sessionCount: number }
  after: WeeklyPlan
  now: Date
}

/**
 * Tells everyone with a seat that the dates or weekly times have changed, and reopens the right to cancel. The course
 * is locked, so a seat is either told or was taken with the new timetable.
 */
export async function announceChange(db: Db, { course, before, after, now }: Change): Promise<void> {
  const isOver = [before, after].every((plan) => courseStatus(plan, now) === 'completed')
  if (isOver || isSamePlan(before, after)) return
  const seats = await db
    .update(enrollments)
    .set({
      courseChangedAt: now,
      boughtSessions: sql`coalesce(${enrollments.boughtSessions}, ${before.sessionCount})`,
    })
    .where(and(eq(enrollments.courseId, course.id), ne(enrollments.status, 'cancelled')))
    .returning({ userId: enrollments.userId })
  const learners = seats.map(({ userId }) => userId).filter((id) => id !== null)
  await publish(db, learners, { kind: 'sessions' })
  await notifyOfChange(db, now, {
    thing: `course ${course.id}`,
    people: learners.map((userId) => ({ userId, before: timetableOf(before) })),
    state: timetable,
    startsAt: nextStart([before, after], now),
    noticeFrom: (known) =>
      isSamePlan(known, after)
        ? undefined
        : {
            kind: 'course_changed',
            courseId: course.id,
            course: course.name,
            before: known,
            after: timetableOf(after),
            cancelUntil: changeUntil(now).toISOString(),
          },
  })
}

/** The soonest session of either plan: a learner who knows the old one must hear in time. */
function nextStart(plans: readonly WeeklyPlan[], now: Date): Date | null {
  const ahead = plans.flatMap(plannedLiveSessions).filter(({ startsAt }) => startsAt > now)
  const soonest = Math.min(...ahead.map(({ startsAt }) => startsAt.getTime()))
  return Number.isFinite(soonest) ? new Date(soonest) : null
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
