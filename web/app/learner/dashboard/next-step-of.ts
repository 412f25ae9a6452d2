import type { DashboardLiveSession, LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { schoolDay } from '@sohbet/domain/calendar'

type Courses = LearnerDashboard['enrolledCourses']
type Module = NonNullable<Courses[number]['nextModule']>

export type NextStep =
  | { kind: 'session'; session: DashboardLiveSession }
  | { kind: 'module'; course: Courses[number]; module: Module }
  | { kind: 'choose'; course: Courses[number]; until: string }
  | { kind: 'completed'; course: Courses[number] }
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

/** The next session, except those with an announced absence. */
function sessionStep({ incomingZoomSessions }: Known, now: Date): (NextStep & { kind: 'session' }) | null {
  const session = stillAhead(incomingZoomSessions, now).find(({ isAbsenceAnnounced }) => !isAbsenceAnnounced)
  return session ? { kind: 'session', session } : null
}

/** The module to resume. */
function moduleStep({ enrolledCourses }: Known): NextStep | null {
  const course = enrolledCourses.find(
    ({ enrollmentStatus: status, isCancelled, moduleCount, completedModules }) =>
      status === 'active' && !isCancelled && completedModules < moduleCount,
  )
  return course?.nextModule ? { kind: 'module', course, module: course.nextModule } : null
}

/** A cancelled course whose learner has not chosen yet. */
function choiceStep({ enrolledCourses }: Known): NextStep | null {
  const course = enrolledCourses.find(({ chooseUntil }) => chooseUntil !== null)
  return course?.chooseUntil ? { kind: 'choose', course, until: course.chooseUntil } : null
}

/** A course with all modules done, whose learner has nothing else to do. */
function completedStep({ enrolledCourses }: Known): NextStep | null {
  const course = enrolledCourses.findLast(
    ({ enrollmentStatus: status, isCancelled, moduleCount, completedModules }) =>
      status === 'active' && !isCancelled && moduleCount > 0 && completedModules >= moduleCount,
  )
  return course ? { kind: 'completed', course } : null
}

/**
 * What to do now, and after that: a live session of today, then the choice after a cancelled course, the module to
 * resume, and the next session; without any of these, finding a course, the first one or the next one.
 */
export function nextStepsOf(known: Known, now: Date): NextStep[] {
  const session = sessionStep(known, now)
  const module = moduleStep(known)
  const choice = choiceStep(known)
  const inOrder =
    session && isAboutNow(session.session, now) ? [session, choice, module] : [choice, module, session]
  const steps = inOrder.filter((step) => step !== null)
  if (steps.length > 0) return steps
  const completed = completedStep(known)
  if (completed) return [completed]
  // A pending payment is shown above
  return known.enrolledCourses.length === 0 ? [{ kind: 'course' }] : []
}
