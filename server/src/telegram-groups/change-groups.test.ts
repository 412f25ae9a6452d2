import { randomUUID } from 'node:crypto'
import type { Reply } from '@sohbet/contract/endpoint'
import * as contract from '@sohbet/contract/telegram-groups/telegram-groups'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aGroupedCourse } from '../testing/rows/groups.ts'
import { anEnrollment, aTestedLearner } from '../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const refusal = ({ status, body }: { status: number; body: unknown }) =>
  status < 400 ? 'done' : [status, codeOf(body)]

const membersOf = async (id: string): Promise<Reply<typeof contract.listGroupMembers>> =>
  contract.listGroupMembers.reply.parse(
    (await server.call(contract.listGroupMembers, { params: { id } }, { as: admin })).body,
  )

const move = (userId: string, currentGroupId: string | null | undefined, newGroupId: string) =>
  server.call(contract.changeUserGroup, { body: { userId, currentGroupId, newGroupId } }, { as: admin })

const ongoing = { startDate: '2026-03-02', endDate: '2026-06-01' }
const completed = { startDate: '2025-09-01', endDate: '2026-03-01' }

describe('changing a group', () => {
  test('moves the member, also into the 25th place', async () => {
    const { learners, groups } = await aGroupedCourse(server.db, [2, 24])
    const [from, to] = groups
    const { status, body } = await move(learners[0]?.id ?? '', from?.id, to?.id ?? '')
    expect([status, body]).toEqual([200, { message: 'User group changed successfully' }])
    expect((await membersOf(to?.id ?? '')).map(({ id }) => id)).toContain(learners[0]?.id)
    expect(await membersOf(from?.id ?? '')).toHaveLength(1)
  })

  test('is refused when the group has 25 members', async () => {
    const { learners, groups } = await aGroupedCourse(server.db, [2, 25])
    const [from, to] = groups
    expect(refusal(await move(learners[0]?.id ?? '', from?.id, to?.id ?? ''))).toEqual([409, 'GROUP_FULL'])
    expect(await membersOf(to?.id ?? '')).toHaveLength(25)
  })

  test('fills a place that a member left', async () => {
    const { learners, groups } = await aGroupedCourse(server.db, [2, 25])
    const [small, full] = groups
    await move(learners[5]?.id ?? '', full?.id, small?.id ?? '')
    expect((await move(learners[0]?.id ?? '', small?.id, full?.id ?? '')).status).toBe(200)
  })

  test.each([
    ['an ongoing course', ongoing, 'GROUPS_NOT_UPCOMING'],
    ['a course that is open to enrollments', { isClosedToEnrolments: false }, 'GROUPS_NOT_CLOSED'],
  ])('is refused in %s', async (_, fields, code) => {
    const { learners, groups } = await aGroupedCourse(server.db, [1, 1], fields)
    const [from, to] = groups
    expect(refusal(await move(learners[0]?.id ?? '', from?.id, to?.id ?? ''))).toEqual([409, code])
  })

  test('is refused when the learner has moved meanwhile, or is not in the course', async () => {
    const { learners, groups } = await aGroupedCourse(server.db, [1, 1, 1])
    const [one, two, three] = groups.map(({ id }) => id)
    if (!one || !two || !three) throw new Error('three groups were made')
    const [id = ''] = learners.map((learner) => learner.id)
    expect(refusal(await move(id, two, three))).toEqual([409, 'MEMBER_MOVED'])
    expect(refusal(await move(id, null, three))).toEqual([409, 'MEMBER_MOVED'])
    const stranger = await aTestedLearner(server.db)
    expect(refusal(await move(stranger.id, one, three))).toEqual([404, 'MEMBER_NOT_FOUND'])
    expect(refusal(await move(randomUUID(), one, three))).toEqual([404, 'MEMBER_NOT_FOUND'])
    expect(refusal(await move(id, one, randomUUID()))).toEqual([404, 'GROUP_NOT_FOUND'])
    const { status, body } = await move(id, one, one)
    expect([status, body]).toMatchObject([400, { fields: { newGroupId: 'Choose another group' } }])
  })

  test('never moves into a group of another course', async () => {
    const own = await aGroupedCourse(server.db, [1])
    const other = await aGroupedCourse(server.db, [1])
    const [learner] = own.learners
    expect(refusal(await move(learner?.id ?? '', own.groups[0]?.id, other.groups[0]?.id ?? ''))).toEqual([
      404,
      'MEMBER_NOT_FOUND',
    ])
  })

  test('adds a learner without a group', async () => {
    const { course, groups } = await aGroupedCourse(server.db, [1])
    const late = await aTestedLearner(server.db)
    await anEnrollment(server.db, { courseId: course.id, userId: late.id })
    const ungrouped = async () =>
      (await server.call(contract.listUngrouped, { params: { courseId: course.id } }, { as: admin })).body
    expect(await ungrouped()).toMatchObject([{ id: late.id, levelTestResult: { score: 1700 } }])
    expect((await move(late.id, undefined, groups[0]?.id ?? '')).status).toBe(200)
    expect(await ungrouped()).toEqual([])
  })
})

describe('an invite link', () => {
  const set = (id: string, inviteLink: string | null) =>
    server.call(contract.setInviteLink, { params: { id }, body: { inviteLink } }, { as: admin })

  test('is set and removed, also while the course runs', async () => {
    const { groups } = await aGroupedCourse(server.db, [1], ongoing)
    const [id = ''] = groups.map((group) => group.id)
    expect((await set(id, ' https://t.me/+abc ')).body).toMatchObject({ id, inviteLink: 'https://t.me/+abc' })
    expect((await set(id, '')).body).toMatchObject({ inviteLink: null })
  })

  test.each(['http://t.me/+abc', 't.me/+abc', 'javascript:alert(1)', 'tg://join', '/images/x.jpg', '  '])(
    'must be https, unlike %s',
    async (inviteLink) => {
      const { groups } = await aGroupedCourse(server.db, [1])
      const { status, body } = await set(groups[0]?.id ?? '', inviteLink)
      expect([status, body]).toMatchObject([400, { fields: { inviteLink: 'Must be a valid URL' } }])
    },
  )

  test('cannot change once the course is over', async () => {
    const { groups } = await aGroupedCourse(server.db, [1], completed)
    expect(refusal(await set(groups[0]?.id ?? '', 'https://t.me/+abc'))).toEqual([409, 'COURSE_OVER'])
  })
})

describe('deleting the groups', () => {
  const remove = (courseId: string) =>
    server.call(contract.deleteGroups, { params: { courseId } }, { as: admin })

  test('allows creating them again', async () => {
    const { course } = await aGroupedCourse(server.db, [1])
    expect((await remove(course.id)).body).toEqual({ message: 'Groups deleted' })
    const anew = await server.call(
      contract.createGroups,
      { params: { courseId: course.id }, body: { groupNames: ['Camden'] } },
      { as: admin },
    )
    expect(anew.status).toBe(201)
  })

  test('is refused once the course runs', async () => {
    const { course } = await aGroupedCourse(server.db, [1], ongoing)
    expect(refusal(await remove(course.id))).toEqual([409, 'GROUPS_NOT_UPCOMING'])
  })
})
