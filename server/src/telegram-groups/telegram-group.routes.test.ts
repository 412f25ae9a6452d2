import { randomUUID } from 'node:crypto'
import type { Reply } from '@sohbet/contract/endpoint'
import * as contract from '@sohbet/contract/telegram-groups/telegram-groups'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../db/tables/people/users.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { aFullCourse, aGroupedCourse } from '../testing/rows/groups.ts'
import { anEnrollment, aTestedLearner } from '../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
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

const ongoing = { startDate: '2026-03-02', endDate: '2026-06-01' }
const completed = { startDate: '2025-09-01', endDate: '2026-03-01' }

describe('requirements', () => {
  test('count paid learners, and return the number and size of groups', async () => {
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

  test('leave out erased accounts whose seat could not be cancelled, as the creation does', async () => {
    const { course, learners } = await aFullCourse(server.db, 26)
    await server.db.delete(users).where(eq(users.id, learners[0]?.id ?? ''))
    expect(await requirementsOf(course.id)).toMatchObject({ enrollmentCount: 25, requiredGroups: 1 })
    expect((await create(course.id, { groupNames: ['Camden'] })).status).toBe(201)
  })

  test('are not met once there are groups', async () => {
    const { course } = await aGroupedCourse(server.db, [1])
    expect(await requirementsOf(course.id)).toMatchObject({
      canCreate: false,
      message: 'This course has its Telegram groups already',
    })
  })
})

describe('creating the groups', () => {
  test('puts similar scores together, as previewed', async () => {
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

  test('counts a learner without a test as the weakest', async () => {
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

  test('works once', async () => {
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

test('a course without groups returns an empty list; a missing one answers 404', async () => {
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
