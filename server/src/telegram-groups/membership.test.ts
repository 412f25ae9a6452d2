import { getCourse } from '@sohbet/contract/catalogue/courses'
import { cancelEnrollment } from '@sohbet/contract/selling/enrollments'
import { cancelByAdmin, enrollByHand } from '@sohbet/contract/selling/enrollments-admin'
import * as contract from '@sohbet/contract/telegram-groups/telegram-groups'
import { eraseUser, exportUser } from '@sohbet/contract/people/users'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../auth/password/password.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { telegramGroupMembers, telegramGroups } from '../db/tables/learning/telegram-groups.ts'
import { users } from '../db/tables/people/users.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { aFullCourse, aGroupedCourse } from '../testing/rows/groups.ts'
import { aTestedLearner, sellingClock } from '../testing/rows/selling.ts'
import { startSecondApp } from '../testing/apps/second-app.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { readOwnGroups } from './own-groups.reads.ts'

let server: TestApp
let second: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  second = await startSecondApp(server)
  admin = await aUserOf(server.db, 'admin')
})
afterAll(async () => {
  await second.stop()
  await server.stop()
})

const codes = (answers: readonly { status: number; body: unknown }[]) =>
  answers
    .map(({ status, body }) => (status < 400 ? String(status) : codeOf(body)))
    .toSorted((one, other) => (one < other ? -1 : 1))

const sizesOf = async (courseId: string) => {
  const rows = await server.db
    .select({ size: sql<number>`count(${telegramGroupMembers.userId})::int` })
    .from(telegramGroups)
    .leftJoin(telegramGroupMembers, eq(telegramGroupMembers.groupId, telegramGroups.id))
    .where(eq(telegramGroups.courseId, courseId))
    .groupBy(telegramGroups.id, telegramGroups.position)
    .orderBy(telegramGroups.position)
  return rows.map(({ size }) => size)
}

const seatOf = async (userId: string) => {
  const [seat] = await server.db.select().from(enrollments).where(eq(enrollments.userId, userId))
  if (!seat) throw new Error('the learner has a seat')
  return seat.id
}

test('when several admins create groups at once, one succeeds, also across processes', async () => {
  for (let round = 0; round < 3; round++) {
    const { course } = await aFullCourse(server.db, 27)
    const distribute = (app: TestApp) =>
      app.call(
        contract.createGroups,
        { params: { courseId: course.id }, body: { groupNames: ['Camden', 'Soho'] } },
        { as: admin },
      )
    const answers = await Promise.all([server, second, server, second].map(distribute))
    expect(codes(answers)).toEqual(['201', 'GROUPS_EXIST', 'GROUPS_EXIST', 'GROUPS_EXIST'])
    expect(await sizesOf(course.id)).toEqual([14, 13])
  }
})

test('of two learners moved into the last place at once one gets it', async () => {
  for (let round = 0; round < 3; round++) {
    const { course, learners, groups } = await aGroupedCourse(server.db, [4, 24])
    const [from, to] = groups
    const move = (rank: number) =>
      (rank % 2 === 0 ? server : second).call(
        contract.changeUserGroup,
        { body: { userId: learners[rank]?.id ?? '', currentGroupId: from?.id, newGroupId: to?.id ?? '' } },
        { as: admin },
      )
    const answers = await Promise.all([0, 1, 2, 3].map(move))
    expect(codes(answers)).toEqual(['200', 'GROUP_FULL', 'GROUP_FULL', 'GROUP_FULL'])
    expect(await sizesOf(course.id)).toEqual([3, 25])
  }
})

test('a member moved by two admins at once is moved once', async () => {
  const { course, learners, groups } = await aGroupedCourse(server.db, [1, 1, 1])
  const [from, ...others] = groups
  const move = (to: { id: string }, turn: number) =>
    (turn === 0 ? server : second).call(
      contract.changeUserGroup,
      { body: { userId: learners[0]?.id ?? '', currentGroupId: from?.id, newGroupId: to.id } },
      { as: admin },
    )
  expect(codes(await Promise.all(others.map(move)))).toEqual(['200', 'MEMBER_MOVED'])
  expect((await sizesOf(course.id)).toSorted((one, other) => one - other)).toEqual([0, 1, 2])
})

test('a learner who cancels leaves the group, also while being moved', async () => {
  const { course, learners, groups } = await aGroupedCourse(server.db, [3, 1])
  const [from, to] = groups
  const [learner] = learners
  if (!learner || !from || !to) throw new Error('groups were made')
  const cancel = async () =>
    server.call(cancelEnrollment, { params: { id: await seatOf(learner.id) } }, { as: learner })
  const [cancelled, moved] = await Promise.all([
    cancel(),
    second.call(
      contract.changeUserGroup,
      { body: { userId: learner.id, currentGroupId: from.id, newGroupId: to.id } },
      { as: admin },
    ),
  ])
  expect(cancelled.status).toBe(200)
  expect(['200', 'MEMBER_NOT_FOUND']).toContain(codes([moved])[0])
  expect(await sizesOf(course.id)).toEqual([2, 1])
  expect(await readOwnGroups(server.db, { userId: learner.id, now: sellingClock })).toEqual([])
})

test('a learner whose enrolment the school ends leaves the group', async () => {
  const { course, learners } = await aGroupedCourse(server.db, [2])
  const id = await seatOf(learners[0]?.id ?? '')
  await server.call(cancelByAdmin, { params: { id }, body: { withRefund: false } }, { as: admin })
  expect(await sizesOf(course.id)).toEqual([1])
})

test('a learner who cancels while groups are created is in none', async () => {
  const { course, learners } = await aFullCourse(server.db, 26)
  const [learner] = learners
  if (!learner) throw new Error('learners were made')
  const seat = await seatOf(learner.id)
  const [cancelled, made] = await Promise.all([
    server.call(cancelEnrollment, { params: { id: seat } }, { as: learner }),
    second.call(
      contract.createGroups,
      { params: { courseId: course.id }, body: { groupNames: ['Camden', 'Soho'] } },
      { as: admin },
    ),
  ])
  expect(cancelled.status).toBe(200)
  // After the cancellation 25 learners are left, who fit into one group, so a request for two groups is refused
  expect([
    ['201', [12, 13]],
    ['GROUP_COUNT_CHANGED', []],
  ]).toContainEqual([codes([made])[0], (await sizesOf(course.id)).toSorted((one, other) => one - other)])
  const left = eq(telegramGroupMembers.userId, learner.id)
  expect(await server.db.$count(telegramGroupMembers, left)).toBe(0)
})

test('a later learner joins the smallest group, of equal ones the most similar; when all are full, none', async () => {
  const { course, groups } = await aGroupedCourse(server.db, [2, 1, 1], { maxEnrollments: 200 })
  const enroll = async (courseId: string, levelScore: number) => {
    const late = await aTestedLearner(server.db, { levelScore })
    const body = { courseId, email: late.email, amount: 0, note: `invited ${late.id}` }
    expect((await server.call(enrollByHand, { body }, { as: admin })).status).toBe(201)
    return readOwnGroups(server.db, { userId: late.id, now: sellingClock })
  }
  // Of the two groups with one member, the third group's has 3870 points, the second's 3880
  expect(await enroll(course.id, 900)).toMatchObject([{ id: groups[2]?.id, courseName: course.name }])
  expect(await enroll(course.id, 900)).toMatchObject([{ id: groups[1]?.id, memberCount: 2 }])

  const full = await aGroupedCourse(server.db, [25], { maxEnrollments: 200 })
  expect(await enroll(full.course.id, 900)).toEqual([])
  const ungrouped = await server.call(
    contract.listUngrouped,
    { params: { courseId: full.course.id } },
    { as: admin },
  )
  expect(ungrouped.body).toHaveLength(1)
})

test('the database refuses a 26th member, a second group, and a group of another course', async () => {
  const { course, groups, learners } = await aGroupedCourse(server.db, [25, 1])
  const [full, small] = groups
  const other = await aCourse(server.db)
  const put = (values: { userId: string; groupId: string; place: number; courseId?: string }) =>
    server.db
      .insert(telegramGroupMembers)
      .values({ courseId: course.id, joinedAt: sellingClock, ...values })
      .then(
        () => 'done',
        (error: Error) => Object(error.cause).constraint,
      )
  const { id: userId } = await aTestedLearner(server.db)
  const groupId = full?.id ?? ''
  expect([
    await put({ userId, groupId, place: 25 }),
    await put({ userId, groupId, place: 26 }),
    await put({ userId: learners[0]?.id ?? '', groupId: small?.id ?? '', place: 2 }),
    await put({ userId, groupId: small?.id ?? '', place: 2, courseId: other.id }),
  ]).toEqual([
    'telegram_group_members_place',
    'telegram_group_members_places',
    'telegram_group_members_course_id_user_id_pk',
    'telegram_group_members_group_of_course',
  ])
})

test('members see their own groups with the link until the course is over', async () => {
  const { course, groups, learners } = await aGroupedCourse(server.db, [2, 1])
  await server.db.update(telegramGroups).set({ inviteLink: 'https://t.me/+abc' })
  const userId = learners[0]?.id ?? ''
  expect(await readOwnGroups(server.db, { userId, now: sellingClock })).toEqual([
    {
      id: groups[0]?.id,
      name: 'Group 1',
      memberCount: 2,
      inviteLink: 'https://t.me/+abc',
      courseId: course.id,
      courseName: course.name,
      openedAt: null,
      isInGroup: null,
    },
  ])
  const after = new Date('2026-10-05T21:00:00Z')
  expect(await readOwnGroups(server.db, { userId, now: after })).toEqual([])
})

test('a course shows the group with its link to its members only', async () => {
  const { course, groups, learners } = await aGroupedCourse(server.db, [1])
  await server.db.update(telegramGroups).set({ inviteLink: 'https://t.me/+abc' })
  const groupOf = async (as: { id: string }) =>
    Object((await server.call(getCourse, { params: { id: course.id } }, { as })).body).telegramGroup
  expect(await groupOf({ id: learners[0]?.id ?? '' })).toMatchObject({
    id: groups[0]?.id,
    inviteLink: 'https://t.me/+abc',
  })
  expect(await groupOf(await aTestedLearner(server.db))).toBeNull()
  expect(await groupOf(admin)).toBeUndefined()
})

test('membership is exported and erased with the account', async () => {
  const { course, learners } = await aGroupedCourse(server.db, [2], {
    startDate: '2026-03-02',
    endDate: '2026-06-01',
  })
  const [learner] = learners
  if (!learner) throw new Error('learners were made')
  const password = 'seven red buses'
  await server.db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(users.id, learner.id))
  const own = { params: { id: learner.id } }
  const { body } = await server.call(exportUser, own, { as: learner })
  expect(body).toMatchObject({
    telegram_group_members: [{ course: course.name, group: 'Group 1', inviteLink: null }],
  })
  expect((await server.call(eraseUser, { ...own, body: { password } }, { as: learner })).status).toBe(200)
  expect(await sizesOf(course.id)).toEqual([1])
})
