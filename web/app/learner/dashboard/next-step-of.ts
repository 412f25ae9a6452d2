import type { DashboardLiveSession, LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { schoolDay } from '@sohbet/domain/calendar'

type Courses = LearnerDashboard['enrolledCourses']
type Module = NonNullable<Courses[number]['nextModule']>

type NextStep =
  | { kind: 'session'; session: DashboardLiveSession }
  | { kind: 'module'; course: Courses[number]; module: Module }
  | { kind: 'course' }

export const endOf = ({ date, duration }: Pick<DashboardLiveSession, 'date' | 'duration'>): Date =>
  new Date(new Date(date).getTime() + duration * 60_000)

/** Sessions that have not ended; an open page outlives some. */
export const stillAhead = (sessions: readonly DashboardLiveSession[], now: Date): DashboardLiveSession[] =>
  sessions.filter((session) => endOf(session) > now)

/** Today, or already open shortly after midnight. */
const isAboutNow = ({ date, opensAt }: DashboardLiveSession, now: Date) =>
  schoolDay(new Date(date)) === schoolDay(now) || now >= new Date(opensAt)

type Known = Pick<LearnerDashboard, 'enrolledCourses' | 'incomingZoomSessions'>

/**
 * The one thing to do next: a live session of today, then the module to resume, then the next session; without
 * any of these, finding a course. Sessions with an announced absence are skipped.
 */
export function nextStepOf({ enrolledCourses, incomingZoomSessions }: Known, now: Date): NextStep | null {
  const session = stillAhead(incomingZoomSessions, now).find(({ isAbsenceAnnounced }) => !isAbsenceAnnounced)
  if (session && isAboutNow(session, now)) return { kind: 'session', session }
  const open = enrolledCourses.find(
    ({ enrollmentStatus: status, moduleCount, completedModules }) =>
      status === 'active' && completedModules < moduleCount,
  )
  if (open?.nextModule) return { kind: 'module', course: open, module: open.nextModule }
  if (session) return { kind: 'session', session }
  // A pending payment is shown above
  return enrolledCourses.length === 0 ? { kind: 'course' } : null
}
