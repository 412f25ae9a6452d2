import { courseStatus, type CourseDates } from '../course/status.ts'
import { allowed, type Verdict } from '../verdict.ts'
import { maxGroupMembers } from './distribution.ts'

export const minGroupName = 3

type Course = CourseDates & { isClosedToEnrolments: boolean }

/** Conditions for creating or changing groups, in the order of the form's checklist. */
export const groupConditions = ['upcoming', 'closed'] as const
type GroupCondition = (typeof groupConditions)[number]

export const isMet = (course: Course, now: Date): Record<GroupCondition, boolean> => ({
  upcoming: courseStatus(course, now) === 'upcoming',
  closed: course.isClosedToEnrolments,
})

const refusals = { upcoming: 'GROUPS_NOT_UPCOMING', closed: 'GROUPS_NOT_CLOSED' } as const

/** Groups are created and changed only while the members are known and the course has not begun. */
export function canManageGroups(course: Course, now: Date): Verdict<(typeof refusals)[GroupCondition]> {
  const met = isMet(course, now)
  const unmet = groupConditions.find((condition) => !met[condition])
  return unmet ? { allowed: false, because: refusals[unmet] } : allowed
}

/** Groups are created once, and only for a course with learners. */
export function canCreateGroups(
  course: Course & { learnerCount: number; groupCount: number },
  now: Date,
): Verdict<(typeof refusals)[GroupCondition] | 'GROUPS_EXIST' | 'NOBODY_TO_GROUP'> {
  if (course.groupCount > 0) return { allowed: false, because: 'GROUPS_EXIST' }
  const verdict = canManageGroups(course, now)
  if (!verdict.allowed) return verdict
  return course.learnerCount > 0 ? allowed : { allowed: false, because: 'NOBODY_TO_GROUP' }
}

/** A broken invite link can be replaced until the course is over. */
export const maySetInviteLink = (course: CourseDates, now: Date): Verdict<'COURSE_OVER'> =>
  courseStatus(course, now) === 'completed' ? { allowed: false, because: 'COURSE_OVER' } : allowed

export const hasRoom = ({ memberCount }: { memberCount: number }): boolean => memberCount < maxGroupMembers
