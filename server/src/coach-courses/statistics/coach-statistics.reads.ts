import type { CoachStatistics } from '@sohbet/contract/learning/coach-courses'
import { schoolDay, schoolMoment } from '@sohbet/domain/calendar'
import { courseStatus } from '@sohbet/domain/course/status'
import { monthsIn, rangeOf, type MonthRange } from '@sohbet/domain/figures/periods'
import { hoursOf } from '@sohbet/domain/live-session/participation'
import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { slotKey } from '@sohbet/domain/live-session/plan'
import { wasHeld } from '@sohbet/domain/live-session/rules'
import { monthOf } from '@sohbet/domain/month'
import type { SignedInContext } from '../../context/context.ts'
import { liveSessionsOfPlan } from '../../live-sessions/plan.reads.ts'
import { readCourseRowsSince, type CourseFound } from '../course-rows.reads.ts'
import { courseFigures } from '../roster.ts'
import { readLessonsOfCoach } from './lessons-of-coach.reads.ts'

const noSessions = { sessions: 0, minutes: 0, expected: 0, attended: 0, asSubstitute: 0, bySubstitute: 0 }
type Month = typeof noSessions

export async function readCoachStatistics(
  { db, actor, now }: Pick<SignedInContext, 'db' | 'actor' | 'now'>,
  months: MonthRange,
): Promise<CoachStatistics> {
  const range = rangeOf(months, now)
  const courses = await readCourseRowsSince(db, { userId: actor.userId, firstDay: range.from })
  const begun = schoolMoment(range.from)
  const byMonth = new Map<string, Month>(monthsIn(range).map((month) => [month, { ...noSessions }]))
  for (const course of courses)
    for (const { startsAt, ...held } of heldIn(course, now)) {
      const month = byMonth.get(monthOf(schoolDay(startsAt)))
      if (month && startsAt >= begun) addTo(month, held)
    }
  return {
    range,
    sessionsMonthly: [...byMonth].map(([month, { minutes, ...counts }]) => ({
      month,
      ...counts,
      hours: hoursOf(minutes),
      attendanceRate: counts.expected === 0 ? null : Math.round((counts.attended / counts.expected) * 100),
    })),
    lessonsMonthly: await readLessonsOfCoach(db, { userId: actor.userId, range, now }),
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

type Held = Pick<Month, 'expected' | 'attended'> & {
  duration: number
  isOwn: boolean
  isSubstituted: boolean
}

/** A session that a substitute taught counts for the substitute; its coach only sees that it was given away. */
function addTo(month: Month, { duration, expected, attended, isOwn, isSubstituted }: Held): void {
  if (!isOwn) {
    month.bySubstitute += 1
    return
  }
  month.sessions += 1
  month.minutes += duration
  month.expected += expected
  month.attended += attended
  month.asSubstitute += Number(isSubstituted)
}

/** The recorded coaches of a session that has ended; before it is recorded, its substitute or the course's coaches. */
function isTaughtBy({ isOwn, ownCoachId }: CourseFound, { taughtBy, substituteId }: LiveSession) {
  if (taughtBy !== null) return ownCoachId !== null && taughtBy.includes(ownCoachId)
  return substituteId === null ? isOwn : substituteId === ownCoachId
}

const isGivenAway = ({ isOwn, ownCoachId }: CourseFound, { substituteId }: LiveSession) =>
  isOwn && substituteId !== null && substituteId !== ownCoachId

/** The held sessions that the coach taught, and those of own courses that a substitute taught. */
function heldIn(course: CourseFound, now: Date) {
  const learners = course.learners.map(({ since, attended }) => ({
    since,
    attended: new Set(attended.map(slotKey)),
  }))
  return liveSessionsOfPlan(course.plan, course.holidays)
    .map((session) => ({ session, isOwn: isTaughtBy(course, session) }))
    .filter(({ session, isOwn }) => wasHeld(session, now) && (isOwn || isGivenAway(course, session)))
    .map(({ session, isOwn }) => {
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
        isOwn,
        isSubstituted: session.substituteId !== null,
      }
    })
}
