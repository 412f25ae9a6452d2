import type { DashboardLiveSession, LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import type { ShownLesson } from '@sohbet/contract/lessons/lesson-door'
import { schoolDay } from '@sohbet/domain/calendar'

type Courses = LearnerDashboard['enrolledCourses']
type Module = NonNullable<Courses[number]['nextModule']>

type JoinStep = { kind: 'session'; session: DashboardLiveSession } | { kind: 'lesson'; lesson: ShownLesson }

export type NextStep =
  | JoinStep
  | { kind: 'module'; course: Courses[number]; module: Module }
  | { kind: 'choose'; course: Courses[number]; until: string }
  | { kind: 'completed'; course: Courses[number] }
  | { kind: 'course' }

export const endOf = ({ date, duration }: Pick<DashboardLiveSession, 'date' | 'duration'>): Date =>
  new Date(new Date(date).getTime() + duration * 60_000)

/** Sessions that have not ended; an open page outlives some. */
export const stillAhead = (sessions: readonly DashboardLiveSession[], now: Date): DashboardLiveSession[] =>
  sessions.filter((session) => endOf(session) > now)

export const lessonsStillAhead = (lessons: readonly ShownLesson[], now: Date): ShownLesson[] =>
  lessons.filter(({ endsAt }) => new Date(endsAt) > now)

const startOf = (step: JoinStep): string =>
  step.kind === 'session' ? step.session.date : step.lesson.startsAt
const opensAtOf = (step: JoinStep): string =>
  step.kind === 'session' ? step.session.opensAt : step.lesson.opensAt

/** Today, or already open shortly after midnight. */
const isAboutNow = (step: JoinStep, now: Date) =>
  schoolDay(new Date(startOf(step))) === schoolDay(now) || now >= new Date(opensAtOf(step))

type Known = Pick<LearnerDashboard, 'enrolledCourses' | 'incomingZoomSessions' | 'lessons'>

/** The next session, except those with an announced absence, and the next lesson, in order of time. */
export function joinSteps(
  { incomingZoomSessions, lessons }: Pick<Known, 'incomingZoomSessions' | 'lessons'>,
  now: Date,
): JoinStep[] {
  const session = stillAhead(incomingZoomSessions, now).find(({ isAbsenceAnnounced }) => !isAbsenceAnnounced)
  const [lesson] = lessonsStillAhead(lessons, now)
  const steps: JoinStep[] = []
  if (session) steps.push({ kind: 'session', session })
  if (lesson) steps.push({ kind: 'lesson', lesson })
  return steps.toSorted((one, other) => Date.parse(startOf(one)) - Date.parse(startOf(other)))
}

/** The module to resume. */
function moduleStep({ enrolledCourses }: Known): NextStep | null {
  const course = enrolledCourses.find(
    ({ enrollmentStatus: status, isCancelled, moduleCount, completedModules, outcome }) =>
      // What is left of a completed course can wait
      status === 'active' && !isCancelled && completedModules < moduleCount && outcome !== 'completed',
  )
  return course?.nextModule ? { kind: 'module', course, module: course.nextModule } : null
}

/** A cancelled course whose learner has not chosen yet. */
function choiceStep({ enrolledCourses }: Known): NextStep | null {
  const course = enrolledCourses.find(({ chooseUntil }) => chooseUntil !== null)
  return course?.chooseUntil ? { kind: 'choose', course, until: course.chooseUntil } : null
}

/** A completed course, or one with all modules done, whose learner has nothing else to do. */
function completedStep({ enrolledCourses }: Known): NextStep | null {
  const course = enrolledCourses.findLast(
    ({ enrollmentStatus: status, isCancelled, moduleCount, completedModules, outcome }) =>
      status === 'active' &&
      !isCancelled &&
      (outcome === 'completed' || (moduleCount > 0 && completedModules >= moduleCount)),
  )
  return course ? { kind: 'completed', course } : null
}

/**
 * What to do now, and after that: a live session or lesson of today, then the choice after a cancelled course, the
 * module to resume, and the next session or lesson; without any of these, finding a course, the first one or the next one.
 */
export function nextStepsOf(known: Known, now: Date): NextStep[] {
  const [soonest = null, ...later] = joinSteps(known, now)
  const module = moduleStep(known)
  const choice = choiceStep(known)
  const inOrder =
    soonest && isAboutNow(soonest, now)
      ? [soonest, choice, module, ...later]
      : [choice, module, soonest, ...later]
  const steps = inOrder.filter((step) => step !== null)
  if (steps.length > 0) return steps
  const completed = completedStep(known)
  if (completed) return [completed]
  // A pending payment is shown above
  return known.enrolledCourses.length === 0 ? [{ kind: 'course' }] : []
}
