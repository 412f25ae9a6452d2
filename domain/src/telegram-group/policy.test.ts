import { expect, test } from 'vitest'
import { canCreateGroups, canManageGroups, hasRoom, maySetInviteLink } from './policy.ts'

const now = new Date('2026-03-02T09:00:00Z')
const course = { startDate: '2026-04-06', endDate: '2026-10-05', isClosedToEnrolments: true }
const ongoing = { ...course, startDate: '2026-03-02' }
const completed = { ...course, startDate: '2025-03-02', endDate: '2026-03-01' }
const ready = { ...course, learnerCount: 60, groupCount: 0 }

test('groups are managed while the course is upcoming and closed to enrollments', () => {
  expect(canManageGroups(course, now)).toEqual({ allowed: true })
  expect(canManageGroups(ongoing, now)).toEqual({ allowed: false, because: 'GROUPS_NOT_UPCOMING' })
  expect(canManageGroups(completed, now)).toEqual({ allowed: false, because: 'GROUPS_NOT_UPCOMING' })
  expect(canManageGroups({ ...course, isClosedToEnrolments: false }, now)).toEqual({
    allowed: false,
    because: 'GROUPS_NOT_CLOSED',
  })
})

test('the school’s clock decides when a course is no longer upcoming', () => {
  const soon = { ...course, startDate: '2026-03-03' }
  expect(canManageGroups(soon, new Date('2026-03-02T20:59:59.999Z')).allowed).toBe(true)
  expect(canManageGroups(soon, new Date('2026-03-02T21:00:00Z')).allowed).toBe(false)
})

test('groups are created once, and only for a course with learners', () => {
  expect(canCreateGroups(ready, now)).toEqual({ allowed: true })
  expect(canCreateGroups({ ...ready, groupCount: 3 }, now)).toMatchObject({ because: 'GROUPS_EXIST' })
  expect(canCreateGroups({ ...ready, learnerCount: 0 }, now)).toMatchObject({ because: 'NOBODY_TO_GROUP' })
  expect(canCreateGroups({ ...ready, startDate: '2026-03-02' }, now)).toMatchObject({
    because: 'GROUPS_NOT_UPCOMING',
  })
})

test('an invite link can be replaced until the course is over', () => {
  expect(maySetInviteLink(course, now).allowed).toBe(true)
  expect(maySetInviteLink(ongoing, now).allowed).toBe(true)
  expect(maySetInviteLink(completed, now)).toEqual({ allowed: false, because: 'COURSE_OVER' })
})

test('a group accepts the 25th member and refuses the 26th', () => {
  expect([24, 25].map((memberCount) => hasRoom({ memberCount }))).toEqual([true, false])
})
