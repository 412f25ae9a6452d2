import type { DashboardSession, LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { schoolDay } from '@sohbet/domain/calendar'

type Courses = LearnerDashboard['enrolledCourses']
type Module = NonNullable<Courses[number]['nextModule']>

type NextStep =
  | { kind: 'session'; session: DashboardSession }
  | { kind: 'module'; course: Courses[number]; module: Module }
  | { kind: 'course' }

export const endOf = ({ date, duration }: Pick<DashboardSession, 'date' | 'duration'>): Date =>
  new Date(new Date(date).getTime() + duration * 60_000)

/** A page that stays open outlives its sessions. */
export const stillAhead = (sessions: readonly DashboardSession[], now: Date): DashboardSession[] =>
  sessions.filter((session) => endOf(session) > now)

/** Today, or so soon after midnight that its door is open already. */
const isAboutNow = ({ date, opensAt }: DashboardSession, now: Date) =>
  schoolDay(new Date(date)) === schoolDay(now) || now >= new Date(opensAt)

type Known = Pick<LearnerDashboard, 'enrolledCourses' | 'incomingZoomSessions'>

/**
 * The one thing to do next: a live session of today, then the module to go on with, then whatever session
 * comes; who has none of these looks for a course. A session that the learner will miss is none to go to.
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
  // Who has yet to pay is told so above
  return enrolledCourses.length === 0 ? { kind: 'course' } : null
}
