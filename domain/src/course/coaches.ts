import { courseStatus, type CourseDates } from './status.ts'

export type CourseCoaches = { primaryCoachId: string; secondaryCoachId?: string | null | undefined }

/** The coaches of a course, the first one first. */
export const coachesOf = ({ primaryCoachId, secondaryCoachId }: CourseCoaches): string[] =>
  [primaryCoachId, secondaryCoachId].filter((id) => id !== null && id !== undefined)

/** The coaches who leave or join by a change, and get a notice; empty for a course that is over. */
export function changedCoaches(
  before: CourseCoaches,
  after: CourseCoaches & CourseDates,
  now: Date,
): string[] {
  if (courseStatus(after, now) === 'completed') return []
  const [were, are] = [coachesOf(before), coachesOf(after)]
  return [...were.filter((id) => !are.includes(id)), ...are.filter((id) => !were.includes(id))]
}
