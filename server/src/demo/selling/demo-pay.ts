import { schoolDay, schoolMoment } from '@sohbet/domain/calendar'
import { freeUntil } from '@sohbet/domain/lesson/availability'
import { firstLessonRules as rules } from '@sohbet/domain/lesson/lesson'
import { noRates } from '@sohbet/domain/lesson/pay'
import { daysBefore, minutesAfter } from '@sohbet/domain/moment'
import { currentMonth } from '@sohbet/domain/month'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { sqlMoment } from '../../db/sql-moment.ts'
import { lessons, lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { payMonths } from '../../db/tables/lessons/pay.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { users } from '../../db/tables/people/users.ts'
import { recordEndedSessions } from '../../live-sessions/attendance/record-ended-sessions.ts'
import { payCoaches } from '../../pay/pay-coaches.ts'
import { saveRates } from '../../pay/rates.ts'

const rates = { ...noRates, private: 300_00, duo: 400_00, group: 500_00, session: 600_00 }

/** Days ago of lessons that the demo coach gave; their learners have left since. */
const lessonDaysAgo = [31, 34, 36, 38, 41, 43]

async function addTaughtLessons(db: Db, now: Date): Promise<void> {
  const [coach] = await db
    .select({ id: coaches.id })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.userId))
    .where(eq(users.email, 'coach@sohbet.test'))
  if (!coach) return
  const taught = await db
    .insert(lessons)
    .values(
      lessonDaysAgo.map((daysAgo) => {
        const day = schoolDay(daysBefore(now, daysAgo))
        const startsAt = new Date(schoolMoment(day).getTime() + 18 * 3_600_000)
        const endsAt = minutesAfter(startsAt, rules.minutes.private)
        return {
          coachId: coach.id,
          kind: 'private' as const,
          startsAt,
          endsAt,
          busyUntil: minutesAfter(endsAt, rules.pauseMinutes),
          freeUntil: freeUntil({ startsAt }, rules),
          seats: 1,
          leastSeats: 1,
          coachCameAt: startsAt,
          outcome: 'taught' as const,
          createdAt: daysBefore(startsAt, 3),
        }
      }),
    )
    .returning()
  // Without a name: the account was erased
  await db.insert(lessonSeats).values(
    taught.map(({ id: lessonId, startsAt, endsAt, createdAt }) => ({
      lessonId,
      startsAt,
      endsAt,
      status: 'booked' as const,
      cameAt: startsAt,
      outcome: 'taught' as const,
      createdAt,
    })),
  )
}

/** Rates, the pay of the last two months, and a closed month. */
export async function addPay(db: Db, now: Date): Promise<void> {
  await saveRates(db, { coachId: null, rates, revision: 1, now })
  await addTaughtLessons(db, now)
  // Before a month is closed: what is recorded later falls into the next one
  await recordEndedSessions({ db, now })
  const moment = sqlMoment(now)
  // One statement, because the demo has hundreds of sessions
  await db.execute(sql`insert into pay_lines (coach_id, month, kind, reason, course_id, course_name, day, minute,
      starts_at, amount_minor, currency, created_at)
    select session.primary_coach_id, to_char(session.starts_at at time zone 'Europe/Istanbul', 'YYYY-MM'), 'session',
      'taught', session.course_id, course.name, session.day, session.minute, session.starts_at, ${rates.session}::bigint,
      'TRY', ${moment}
    from live_sessions as session join courses as course on course.id = session.course_id
    where session.recorded_at is not null and session.primary_coach_id is not null and not session.is_cancelled
      and session.holiday is null and session.starts_at > ${moment} - interval '60 days'`)
  await payCoaches({ db, now })
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'admin@sohbet.test'))
  const lastMonth = currentMonth(daysBefore(now, 31))
  if (admin && lastMonth < currentMonth(now))
    await db.insert(payMonths).values({ month: lastMonth, closedAt: now, byUserId: admin.id })
}
