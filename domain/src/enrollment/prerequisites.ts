import { addDays, type Day } from '../calendar.ts'
import { courseStatus, type CourseDates } from '../course/status.ts'
import { isAtLeast, levelOf, scoreAbove, type Level } from '../level-test/level.ts'

/** The levels that a course type is for, both included; null where it has no limit. */
export type TypeLevels = { fromLevel: Level | null; toLevel: Level | null }

type Prerequisites = TypeLevels & {
  /** On the scale of the level test. 0 requires only that the test was taken, as every course does. */
  levelTestScore: number
  requiredCourseTypeId: string | null
}

/** An active seat of the learner, with its payments minus refunds and the last level of the course's type. */
export type OwnSeat = CourseDates & {
  courseId: string
  courseName: string
  typeId: string
  paidMinor: number
  toLevel: Level | null
}

export type Applicant = { score: number | null; seats: readonly OwnSeat[] }

type PrerequisitesCheck = { levelTestMet: boolean; previousCourseMet: boolean }

export const areMet = ({ levelTestMet, previousCourseMet }: PrerequisitesCheck): boolean =>
  levelTestMet && previousCourseMet

/** A free or fully refunded seat, or one in a course that has not begun, proves nothing: it costs nothing. */
const isPrevious = (seat: OwnSeat, now: Date): boolean =>
  seat.paidMinor > 0 && courseStatus(seat, now) !== 'upcoming'

/** The score of the level test, or the one that a paid, completed course leads to. */
function reachedScore({ score, seats }: Applicant, now: Date): number | null {
  if (score === null) return null
  const completed = seats.flatMap((seat) =>
    isPrevious(seat, now) && courseStatus(seat, now) === 'completed' && seat.toLevel !== null
      ? [scoreAbove(seat.toLevel)]
      : [],
  )
  return Math.max(score, ...completed)
}

/** A learner whose level is at or above the first level of the course does not need the previous course. */
export function checkPrerequisites(
  { levelTestScore, requiredCourseTypeId, fromLevel }: Prerequisites,
  learner: Applicant,
  now: Date,
): PrerequisitesCheck {
  const reached = reachedScore(learner, now)
  const isPlaced = reached !== null && fromLevel !== null && isAtLeast(levelOf(reached), fromLevel)
  return {
    levelTestMet: reached !== null && reached >= levelTestScore,
    previousCourseMet:
      requiredCourseTypeId === null ||
      isPlaced ||
      learner.seats.some((seat) => seat.typeId === requiredCourseTypeId && isPrevious(seat, now)),
  }
}

/** The last day of a running course after which the learner has the required score; null when none leads there. */
export function scoreMetAfter(
  { levelTestScore }: Prerequisites,
  { score, seats }: Applicant,
  now: Date,
): Day | null {
  if (score === null) return null
  const ends = seats.flatMap((seat) =>
    isPrevious(seat, now) && seat.toLevel !== null && scoreAbove(seat.toLevel) >= levelTestScore
      ? [seat.endDate]
      : [],
  )
  return ends.toSorted()[0] ?? null
}

/** The learner's other course of the same type, which has the same modules. */
export const otherOfType = (
  { id, typeId }: { id: string; typeId: string },
  { seats }: Applicant,
): string | null => seats.find((seat) => seat.typeId === typeId && seat.courseId !== id)?.courseName ?? null

/** Whether a course can still be joined on the day after another one ended: enrolment closes when it begins. */
export const isOpenAfter = ({ startDate }: { startDate: Day }, endDate: Day): boolean =>
  addDays(endDate, 1) < startDate

/**
 * Whether a course suits a learner, or why not. `untested`, `score` and `previous` block the enrolment; `below` and
 * `above` compare the learner's level with those of the course.
 */
export const courseFits = ['fits', 'below', 'above', 'score', 'previous', 'untested'] as const
export type CourseFit = (typeof courseFits)[number]

/** The learner cannot enrol yet. */
export const isBlocked = ({ fit }: { fit: CourseFit }): boolean =>
  fit === 'score' || fit === 'previous' || fit === 'untested'

/** A graduate has the level that the completed course leads to: the next course fits, the completed one is below. */
export function fitOf(course: Prerequisites, learner: Applicant, now: Date): CourseFit {
  const reached = reachedScore(learner, now)
  if (reached === null) return 'untested'
  const { levelTestMet, previousCourseMet } = checkPrerequisites(course, learner, now)
  if (!levelTestMet) return 'score'
  if (!previousCourseMet) return 'previous'
  const { fromLevel, toLevel } = course
  const level = levelOf(reached)
  if (toLevel !== null && !isAtLeast(toLevel, level)) return 'below'
  return fromLevel === null || isAtLeast(level, fromLevel) ? 'fits' : 'above'
}

/** Courses that fit come first; otherwise the order stays. */
export const fittingFirst = <Course extends { fit: CourseFit }>(courses: readonly Course[]): Course[] => [
  ...courses.filter(({ fit }) => fit === 'fits'),
  ...courses.filter(({ fit }) => fit !== 'fits'),
]
