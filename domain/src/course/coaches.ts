import { courseStatus, type CourseDates } from './status.ts'

export type CourseCoaches = { primaryCoachId: string; secondaryCoachId?: string | null | undefined }

/** The coaches of a course, the first one first. */
export const coachesOf = ({ primaryCoachId, secondaryCoachId }: CourseCoaches): string[] =>
  [primaryCoachId, secondaryCoachId].filter((id) => id !== null && id !== undefined)

/** Whether a coach leaves, joins or changes places, so that the coaches and learners get a notice; never after the end. */
export function hasOtherCoaches(
  before: CourseCoaches,
  after: CourseCoaches & CourseDates,
  now: Date,
): boolean {
  if (courseStatus(after, now) === 'completed') return false
  return coachesOf(before).join() !== coachesOf(after).join()
}
