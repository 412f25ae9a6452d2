import { courseStatus, type CourseDates } from '../course/status.ts'
import { allowed, type Verdict } from '../verdict.ts'
import { maxGroupMembers } from './distribution.ts'

export const minGroupName = 3

type Course = CourseDates & { isClosedToEnrolments: boolean }

/** What a course must be before its groups can be made or changed; the form's checklist, in its order. */
export const groupConditions = ['upcoming', 'closed'] as const
type GroupCondition = (typeof groupConditions)[number]

export const isMet = (course: Course, now: Date): Record<GroupCondition, boolean> => ({
  upcoming: courseStatus(course, now) === 'upcoming',
  closed: course.isClosedToEnrolments,
})

const refusals = { upcoming: 'GROUPS_NOT_UPCOMING', closed: 'GROUPS_NOT_CLOSED' } as const

/** Groups are made, and members moved, while it is known who is in the course and nobody has begun to talk. */
export function canManageGroups(course: Course, now: Date): Verdict<(typeof refusals)[GroupCondition]> {
  const met = isMet(course, now)
  const unmet = groupConditions.find((condition) => !met[condition])
  return unmet ? { allowed: false, because: refusals[unmet] } : allowed
}

/** Groups are made once, for those who are there. */
export function canCreateGroups(
  course: Course & { learnerCount: number; groupCount: number },
  now: Date,
): Verdict<(typeof refusals)[GroupCondition] | 'GROUPS_EXIST' | 'NOBODY_TO_GROUP'> {
  if (course.groupCount > 0) return { allowed: false, because: 'GROUPS_EXIST' }
  const verdict = canManageGroups(course, now)
  if (!verdict.allowed) return verdict
  return course.learnerCount > 0 ? allowed : { allowed: false, because: 'NOBODY_TO_GROUP' }
}

/** An invitation that no longer works is of no use to those who learn: it can be replaced until the course is over. */
export const maySetInviteLink = (course: CourseDates, now: Date): Verdict<'COURSE_OVER'> =>
  courseStatus(course, now) === 'completed' ? { allowed: false, because: 'COURSE_OVER' } : allowed

export const hasRoom = ({ memberCount }: { memberCount: number }): boolean => memberCount < maxGroupMembers
