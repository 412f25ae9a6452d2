import type { CoachStatistics } from '@sohbet/contract/learning/coach-courses'
import { schoolDay, schoolMoment } from '@sohbet/domain/calendar'
import { courseStatus } from '@sohbet/domain/course/status'
import { monthOf, monthsIn, rangeOf, type MonthRange } from '@sohbet/domain/figures/periods'
import { hoursOf } from '@sohbet/domain/live-session/participation'
import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { slotKey } from '@sohbet/domain/live-session/plan'
import { wasHeld } from '@sohbet/domain/live-session/rules'
import type { SignedInContext } from '../context/context.ts'
import { liveSessionsOfPlan } from '../live-sessions/plan.reads.ts'
import { readCourseRowsSince, type CourseFound } from './course-rows.reads.ts'
import { courseFigures } from './roster.ts'

type Month = { sessions: number; minutes: number; expected: number; attended: number }

export async function readCoachStatistics(
  { db, actor, now }: Pick<SignedInContext, 'db' | 'actor' | 'now'>,
  months: MonthRange,
): Promise<CoachStatistics> {
  const range = rangeOf(months, now)
  const courses = await readCourseRowsSince(db, { userId: actor.userId, firstDay: range.from })
  const begun = schoolMoment(range.from)
  const byMonth = new Map<string, Month>(
    monthsIn(range).map((month) => [month, { sessions: 0, minutes: 0, expected: 0, attended: 0 }]),
  )
  for (const course of courses)
    for (const { startsAt, duration, expected, attended } of heldIn(course, now)) {
      const month = byMonth.get(monthOf(schoolDay(startsAt)))
      if (!month || startsAt < begun) continue
      month.sessions += 1
      month.minutes += duration
      month.expected += expected
      month.attended += attended
    }
  return {
    range,
    sessionsMonthly: [...byMonth].map(([month, { sessions, minutes, expected, attended }]) => ({
      month,
      sessions,
      hours: hoursOf(minutes),
      expected,
      attended,
      attendanceRate: expected === 0 ? null : Math.round((attended / expected) * 100),
    })),
    courses: courses
      .filter(({ isOwn, startDate, endDate }) => isOwn && endDate >= range.from && startDate <= range.to)
      .map((course) => ({
        courseId: course.id,
        name: course.name,
        status: courseStatus(course, now),
        learnerCount: course.learners.length,
        ...courseFigures(course, now),
      })),
  }
}

/** The recorded coaches of a session that has ended; before it is recorded, its substitute or the course's coaches. */
function isTaughtBy({ isOwn, ownCoachId }: CourseFound, { taughtBy, substituteId }: LiveSession) {
  if (taughtBy !== null) return ownCoachId !== null && taughtBy.includes(ownCoachId)
  return substituteId === null ? isOwn : substituteId === ownCoachId
}

/** The held sessions of a course, with expected and attended counts. */
function heldIn(course: CourseFound, now: Date) {
  const learners = course.learners.map(({ since, attended }) => ({
    since,
    attended: new Set(attended.map(slotKey)),
  }))
  return liveSessionsOfPlan(course.plan, course.holidays)
    .filter((session) => wasHeld(session, now) && isTaughtBy(course, session))
    .map((session) => {
      const came = learners.filter(({ attended }) => attended.has(slotKey(session))).length
      // A learner who attended before the seat was booked counts as present
      const away = learners.filter(
        ({ attended, since }) => !attended.has(slotKey(session)) && session.endsAt > since,
      ).length
      return {
        startsAt: session.startsAt,
        duration: session.duration,
        expected: came + away,
        attended: came,
      }
    })
}
