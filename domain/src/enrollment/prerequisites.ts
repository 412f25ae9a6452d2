import { courseStatus, type CourseDates } from '../course/status.ts'

type Prerequisites = {
  /** On the scale of the level test. 0 requires only that the test was taken, as every course does. */
  levelTestScore: number
  requiredCourseTypeId: string | null
}

/** An active seat of the learner in another course, with its agreed price. */
export type OwnSeat = CourseDates & { typeId: string; amountMinor: number }

export type Applicant = { score: number | null; seats: readonly OwnSeat[] }

export type PrerequisitesCheck = { levelTestMet: boolean; previousCourseMet: boolean }

/** A free seat, or one in a course that has not begun, proves nothing: it can be had and cancelled at will. */
const isPrevious = (seat: OwnSeat, now: Date): boolean =>
  seat.amountMinor > 0 && courseStatus(seat, now) !== 'upcoming'

export const checkPrerequisites = (
  { levelTestScore, requiredCourseTypeId }: Prerequisites,
  { score, seats }: Applicant,
  now: Date,
): PrerequisitesCheck => ({
  levelTestMet: score !== null && score >= levelTestScore,
  previousCourseMet:
    requiredCourseTypeId === null ||
    seats.some((seat) => seat.typeId === requiredCourseTypeId && isPrevious(seat, now)),
})
