import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { daysAfter } from '@sohbet/domain/moment'
import { dueReminder, isReminderMailed } from '@sohbet/domain/notification/reminders'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { guestSeats } from '../../db/tables/learning/guest-seats.ts'
import { thingOfSession } from '../../notifications/notify-of-change.ts'
import { notify } from '../../notifications/notify.ts'

/** Reminds guests of their sessions, as learners of the course are reminded. */
export async function remindGuests({ db, now }: { db: Db; now: Date }): Promise<void> {
  const near = await db
    .select({ seat: guestSeats, course: courses.name })
    .from(guestSeats)
    .innerJoin(courses, eq(courses.id, guestSeats.courseId))
    .where(
      and(
        eq(guestSeats.status, 'booked'),
        gt(guestSeats.startsAt, now),
        lte(guestSeats.startsAt, daysAfter(now, 1)),
      ),
    )
  await notify(
    db,
    now,
    ...near.flatMap(({ seat, course }) => {
      const hours = dueReminder({ startsAt: seat.startsAt, isCancelled: false, holiday: null }, now)
      if (hours === undefined) return []
      const { courseId } = seat
      const [sessionId, startsAt] = [liveSessionIdOf(courseId, seat), seat.startsAt.toISOString()]
      return [
        {
          userIds: [seat.userId],
          notice: { kind: 'session_soon' as const, courseId, course, sessionId, startsAt },
          about: `${sessionId} ${startsAt} ${hours}`,
          mayMail: isReminderMailed(hours),
          thing: thingOfSession(sessionId),
        },
      ]
    }),
  )
}
