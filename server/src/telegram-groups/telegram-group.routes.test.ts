import { randomUUID } from 'node:crypto'
import type { Reply } from '@sohbet/contract/endpoint'
import * as contract from '@sohbet/contract/telegram-groups'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUserOf, type TestUser } from '../testing/builders.ts'
import { aCourse } from '../testing/catalogue.ts'
import { aFullCourse, aGroupedCourse } from '../testing/groups.ts'
import { anEnrollment, aTestedLearner } from '../testing/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/test-app.ts'
import { readGroups } from './telegram-group.reads.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const refusal = ({ status, body }: { status: number; body: unknown }) =>
  status < 400 ? 'done' : [status, codeOf(body)]

const requirementsOf = async (courseId: string) =>
  (await server.call(contract.getGroupRequirements, { params: { courseId } }, { as: admin })).body

const create = (courseId: string, body: { groupNames: string[]; arrangement?: 'similar' | 'balanced' }) =>
  server.call(contract.createGroups, { params: { courseId }, body }, { as: admin })

const membersOf = async (id: string): Promise<Reply<typeof contract.listGroupMembers>> =>
  contract.listGroupMembers.reply.parse(
    (await server.call(contract.listGroupMembers, { params: { id } }, { as: admin })).body,
  )

const move = (userId: string, currentGroupId: string | null | undefined, newGroupId: string) =>
  server.call(contract.changeUserGroup, { body: { userId, currentGroupId, newGroupId } }, { as: admin })

const ongoing = { startDate: '2026-03-02', endDate: '2026-06-01' }
const completed = { startDate: '2025-09-01', endDate: '2026-03-01' }

describe('requirements', () => {
  test('count those who have paid, and say how many groups of what size', async () => {
    const { course } = await aFullCourse(server.db, 26)
    await anEnrollment(server.db, {
      courseId: course.id,
      userId: (await aTestedLearner(server.db)).id,
      status: 'pending',
    })
    expect(await requirementsOf(course.id)).toEqual({
      canCreate: true,
      message: 'All requirements are met: the groups can be created',
      enrollmentCount: 26,
      requiredGroups: 2,
      groupSizes: [13, 13],
    })
  })

  test.each([
    [
      'an ongoing course',
      1,
      ongoing,
      'Telegram groups are made and changed only while the course is upcoming',
    ],
    [
      'a completed course',
      1,
      completed,
      'Telegram groups are made and changed only while the course is upcoming',
    ],
    [
      'a course that is open to enrollments',
      1,
      { isClosedToEnrolments: false },
      'Close the course to enrollments first: then it is known who is in it',
    ],
    ['a course without learners', 0, {}, 'Nobody is enrolled in this course yet'],
  ])('of %s are not met, and the message says why', async (_, learners, fields, message) => {
    const { course } = await aFullCourse(server.db, learners, fields)
    expect(await requirementsOf(course.id)).toMatchObject({ canCreate: false, message })
  })

  test('are not met once there are groups', async () => {
    const { course } = await aGroupedCourse(server.db, [1])
    expect(await requirementsOf(course.id)).toMatchObject({
      canCreate: false,
      message: 'This course has its Telegram groups already',
    })
  })
})

describe('making the groups', () => {
  test('puts similar scores together, as its preview said', async () => {
    const { course, learners } = await aFullCourse(server.db, 27)
    const preview = contract.previewGroups.reply.parse(
      (
        await server.call(
          contract.previewGroups,
          { params: { courseId: course.id }, query: {} },
          { as: admin },
        )
      ).body,
    )
    expect(preview.map(({ members, ...scores }) => ({ ...scores, size: members.length }))).toEqual([
      { lowest: 3770, highest: 3900, average: 3835, size: 14 },
      { lowest: 3640, highest: 3760, average: 3700, size: 13 },
    ])
    const { status, body } = await create(course.id, { groupNames: [' Camden ', 'Soho'] })
    expect([status, body]).toMatchObject([
      201,
      {
        message: 'Groups created successfully',
        groups: [
          { name: 'Camden', memberCount: 14, inviteLink: null },
          { name: 'Soho', memberCount: 13, inviteLink: null },
        ],
      },
    ])
    const [first, second] = await readGroups(server.db, course.id)
    const members = [await membersOf(first?.id ?? ''), await membersOf(second?.id ?? '')]
    expect(members.flat().map(({ id }) => id)).toEqual(learners.map(({ id }) => id))
    expect(members.map((group) => group.map(({ id }) => id))).toEqual(
      preview.map((group) => group.members.map(({ id }) => id)),
    )
    expect(members[0]?.[0]).toEqual({
      id: learners[0]?.id,
      username: learners[0]?.username,
      email: learners[0]?.email,
      levelTestResult: { score: 3900 },
    })
  })

  test('or gives every group its share of every strength', async () => {
    const { course, learners } = await aFullCourse(server.db, 26)
    await create(course.id, { groupNames: ['Camden', 'Soho'], arrangement: 'balanced' })
    const [first] = await readGroups(server.db, course.id)
    const best = (await membersOf(first?.id ?? '')).map(({ id }) => id)
    expect(best.slice(0, 3)).toEqual([0, 3, 4].map((rank) => learners[rank]?.id))
  })

  test('counts who came in by hand without a test as the weakest', async () => {
    const { course } = await aFullCourse(server.db, 1)
    const untested = await aUserOf(server.db, 'learner')
    await anEnrollment(server.db, { courseId: course.id, userId: untested.id })
    await create(course.id, { groupNames: ['Camden'] })
    const [group] = await readGroups(server.db, course.id)
    expect((await membersOf(group?.id ?? ''))[1]).toMatchObject({ id: untested.id, levelTestResult: null })
  })

  test.each([
    ['an ongoing course', 1, ongoing, 'GROUPS_NOT_UPCOMING'],
    ['a completed course', 1, completed, 'GROUPS_NOT_UPCOMING'],
    ['a course that is open to enrollments', 1, { isClosedToEnrolments: false }, 'GROUPS_NOT_CLOSED'],
    ['a course without learners', 0, {}, 'NOBODY_TO_GROUP'],
    ['a course that needs two', 26, {}, 'GROUP_COUNT_CHANGED'],
  ])('is refused for %s', async (_, learners, fields, code) => {
    const { course } = await aFullCourse(server.db, learners, fields)
    expect(refusal(await create(course.id, { groupNames: ['Camden'] }))).toEqual([409, code])
    expect(await readGroups(server.db, course.id)).toEqual([])
  })

  test('is done once', async () => {
    const { course } = await aGroupedCourse(server.db, [1])
    expect(refusal(await create(course.id, { groupNames: ['Camden'] }))).toEqual([409, 'GROUPS_EXIST'])
    const preview = await server.call(
      contract.previewGroups,
      { params: { courseId: course.id }, query: {} },
      { as: admin },
    )
    expect(refusal(preview)).toEqual([409, 'GROUPS_EXIST'])
  })

  test.each([
    [['ab'], { 'groupNames.0': 'Group name must be at least 3 characters' }],
    [['  a  '], { 'groupNames.0': 'Group name must be at least 3 characters' }],
    [[''], { 'groupNames.0': 'Group name must be at least 3 characters' }],
    [[], { groupNames: 'Group name must be at least 3 characters' }],
    [['Camden', ' Camden'], { 'groupNames.1': 'Group names must differ' }],
    [['Cam\nden'], { 'groupNames.0': 'Must be one line' }],
  ])('refuses the names %j', async (groupNames, fields) => {
    const { course } = await aFullCourse(server.db, 1)
    const { status, body } = await create(course.id, { groupNames })
    expect([status, body]).toMatchObject([400, { fields }])
  })
})

describe('changing a group', () => {
  test('moves the member, also into the 25th place', async () => {
    const { learners, groups } = await aGroupedCourse(server.db, [2, 24])
    const [from, to] = groups
    const { status, body } = await move(learners[0]?.id ?? '', from?.id, to?.id ?? '')
    expect([status, body]).toEqual([200, { message: 'User group changed successfully' }])
    expect((await membersOf(to?.id ?? '')).map(({ id }) => id)).toContain(learners[0]?.id)
    expect(await membersOf(from?.id ?? '')).toHaveLength(1)
  })

  test('is refused when the group has 25', async () => {
    const { learners, groups } = await aGroupedCourse(server.db, [2, 25])
    const [from, to] = groups
    expect(refusal(await move(learners[0]?.id ?? '', from?.id, to?.id ?? ''))).toEqual([409, 'GROUP_FULL'])
    expect(await membersOf(to?.id ?? '')).toHaveLength(25)
  })

  test('takes a place that somebody left', async () => {
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

  test('is refused when the learner is elsewhere by now, or not in the course', async () => {
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

  test('never leads into a group of another course', async () => {
    const own = await aGroupedCourse(server.db, [1])
    const other = await aGroupedCourse(server.db, [1])
    const [learner] = own.learners
    expect(refusal(await move(learner?.id ?? '', own.groups[0]?.id, other.groups[0]?.id ?? ''))).toEqual([
      404,
      'MEMBER_NOT_FOUND',
    ])
  })

  test('brings in who has no group yet', async () => {
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

  test('is set and taken back, also while the course runs', async () => {
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

  test('stays as it is once the course is over', async () => {
    const { groups } = await aGroupedCourse(server.db, [1], completed)
    expect(refusal(await set(groups[0]?.id ?? '', 'https://t.me/+abc'))).toEqual([409, 'COURSE_OVER'])
  })
})

describe('taking the groups apart', () => {
  const remove = (courseId: string) =>
    server.call(contract.deleteGroups, { params: { courseId } }, { as: admin })

  test('lets them be made anew', async () => {
    const { course } = await aGroupedCourse(server.db, [1])
    expect((await remove(course.id)).body).toEqual({ message: 'Groups deleted' })
    expect((await create(course.id, { groupNames: ['Camden'] })).status).toBe(201)
  })

  test('is refused once the course runs', async () => {
    const { course } = await aGroupedCourse(server.db, [1], ongoing)
    expect(refusal(await remove(course.id))).toEqual([409, 'GROUPS_NOT_UPCOMING'])
  })
})

test('a course without groups has none; what is not there is not found', async () => {
  const { id: courseId } = await aCourse(server.db)
  const list = (id: string) =>
    server.call(contract.listTelegramGroups, { params: { courseId: id } }, { as: admin })
  expect((await list(courseId)).body).toEqual([])
  const nowhere = { params: { courseId: randomUUID() } }
  const noGroup = { params: { id: randomUUID() } }
  const as = { as: admin }
  const answers = [
    await list(nowhere.params.courseId),
    await server.call(contract.getGroupRequirements, nowhere, as),
    await server.call(contract.previewGroups, { ...nowhere, query: {} }, as),
    await server.call(contract.listUngrouped, nowhere, as),
    await server.call(contract.deleteGroups, nowhere, as),
    await create(nowhere.params.courseId, { groupNames: ['Camden'] }),
    await server.call(contract.listGroupMembers, noGroup, as),
    await server.call(contract.setInviteLink, { ...noGroup, body: { inviteLink: '' } }, as),
  ]
  expect(answers.map(refusal)).toEqual([
    ...Array.from({ length: 6 }, () => [404, 'COURSE_NOT_FOUND']),
    ...Array.from({ length: 2 }, () => [404, 'GROUP_NOT_FOUND']),
  ])
})
