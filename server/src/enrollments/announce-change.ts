import { timetable, type Notice } from '@sohbet/contract/notifications/notifications'
import { cancelTerms } from '@sohbet/domain/enrollment/cancellation'
import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { isRescheduled, isSamePlan, type WeeklyPlan } from '@sohbet/domain/live-session/plan'
import { droppedSessions } from '@sohbet/domain/live-session/plan-change'
import { namedSessions } from '@sohbet/domain/notification/reminders'
import { and, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { notifyOfChange } from '../notifications/notify-of-change.ts'

/** A timetable and the sessions that take place by it. */
type Timetable = WeeklyPlan & { sessions: readonly LiveSession[] }

type Change = {
  course: { id: string; name: string }
  /** The coaches' accounts. */
  coaches: readonly string[]
  authorId: string
  before: Timetable & { sessionCount: number }
  after: Timetable
  now: Date
}

/** The timetable and the right to cancel before a change, which come back when the change is taken back. */
const stateBefore = timetable.extend({ courseChangedAt: z.coerce.date().nullable().default(null) })

/**
 * Notifies everyone with a seat and the coaches that the dates or weekly times have changed, and reopens the right to
 * cancel. The course is locked, so a seat either gets the notice or was taken with the new timetable.
 */
export async function announceChange(db: Db, change: Change): Promise<void> {
  const { course, coaches, authorId, before, after, now } = change
  if (!isRescheduled(before, after, now)) return
  const taken = and(eq(enrollments.courseId, course.id), ne(enrollments.status, 'cancelled'))
  const seats = await db.select().from(enrollments).where(taken)
  await db
    .update(enrollments)
    .set({
      courseChangedAt: now,
      boughtSessions: sql`coalesce(${enrollments.boughtSessions}, ${before.sessionCount})`,
    })
    .where(taken)
  const learners = seats.flatMap(({ userId, courseChangedAt }) =>
    userId === null ? [] : [{ userId, before: { ...timetableOf(before), courseChangedAt } }],
  )
  const people = [
    ...learners,
    ...coaches.map((userId) => ({ userId, before: { ...timetableOf(before), courseChangedAt: null } })),
  ]
  const takenBack: { userId: string; courseChangedAt: Date | null }[] = []
  await notifyOfChange(db, now, {
    thing: `course ${course.id}`,
    people,
    authorId,
    state: stateBefore,
    startsAt: nextStart([...before.sessions, ...after.sessions], now),
    outdatedReminders: {
      sessionIds: droppedSessions(before.sessions, change).map(({ id }) => id),
      userIds: people.map(({ userId }) => userId),
    },
    newsFrom: ({ courseChangedAt, ...known }, userId) => {
      if (!isSamePlan(known, after))
        return [
          { notice: noticeOf({ course, before: known, after, now, mayCancel: !coaches.includes(userId) }) },
        ]
      takenBack.push({ userId, courseChangedAt })
      return []
    },
  })
  for (const { userId, courseChangedAt } of takenBack)
    await db
      .update(enrollments)
      .set({ courseChangedAt })
      .where(and(taken, eq(enrollments.userId, userId)))
}

type Plans = Pick<Change, 'course' | 'after' | 'now'> & { before: WeeklyPlan; mayCancel: boolean }

const noticeOf = ({ course, before, after, now, mayCancel }: Plans): Notice => ({
  kind: 'course_changed',
  courseId: course.id,
  course: course.name,
  before: timetableOf(before),
  after: timetableOf(after),
  next: namedSessions(after.sessions, now).map(({ id, startsAt }) => ({
    sessionId: id,
    startsAt: startsAt.toISOString(),
  })),
  ...(mayCancel && {
    cancelUntil: cancelTerms(after, { courseChangedAt: now, withdrawalFrom: null }).until.toISOString(),
  }),
})

/** The soonest session of either plan: the notice must arrive before the session that the reader expects. */
const nextStart = (sessions: readonly LiveSession[], now: Date): Date | null =>
  namedSessions(sessions, now)[0]?.startsAt ?? null

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
