import * as contract from '@sohbet/contract/telegram-groups/coach-groups'
import * as groups from '@sohbet/contract/telegram-groups/telegram-groups'
import { exportUser } from '@sohbet/contract/people/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { telegramGroupMembers, telegramGroups } from '../../db/tables/learning/telegram-groups.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCoach, aCourse } from '../../testing/rows/catalogue.ts'
import { aMember } from '../../testing/rows/groups.ts'
import { anEnrollment, sellingClock } from '../../testing/rows/selling.ts'

let server: TestApp
let coach: TestUser
let learner: TestUser
let member: Awaited<ReturnType<typeof aMember>>
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  coach = await aUserOf(server.db, 'coach')
  learner = await aUserOf(server.db, 'learner')
  const { id: primaryCoachId } = await aCoach(server.db, { userId: coach.id })
  const course = await aCourse(server.db, { primaryCoachId })
  member = await aMember(server.db, { userId: learner.id, courseId: course.id })
})

type As = { id: string }
const open = (as: As = learner, id = member.groupId) =>
  server.call(groups.openGroupLink, { params: { id } }, { as })
const say = (isInGroup: boolean, as: As = learner, id = member.groupId) =>
  server.call(groups.sayOwnPresence, { params: { id }, body: { isInGroup } }, { as })
const correct = (isInGroup: boolean, as: As = coach, groupId = member.groupId) =>
  server.call(
    contract.sayMemberPresence,
    { params: { id: member.courseId, userId: learner.id }, body: { groupId, isInGroup } },
    { as },
  )
const read = (as: As = coach) =>
  server.call(contract.getCourseGroups, { params: { id: member.courseId } }, { as })
const courseGroups = async (as?: As) => contract.getCourseGroups.reply.parse((await read(as)).body)
const ownGroups = async (as: As = coach) =>
  contract.listCoachGroups.reply.parse((await server.call(contract.listCoachGroups, {}, { as })).body)
const memberRow = async () => (await courseGroups()).groups[0]?.members[0]
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, codeOf(body)]
const later = (minutes: number) => {
  server.clock.now = new Date(sellingClock.getTime() + minutes * 60_000)
}

describe('the groups of a course', () => {
  test('show links, members and learners without a group to both coaches and admins', async () => {
    const second = await aUserOf(server.db, 'coach')
    const { id: secondaryCoachId } = await aCoach(server.db, { userId: second.id })
    await server.db.update(courses).set({ secondaryCoachId }).where(eq(courses.id, member.courseId))
    const late = await aUserOf(server.db, 'learner')
    await anEnrollment(server.db, { userId: late.id, courseId: member.courseId })
    for (const as of [coach, second, await aUserOf(server.db, 'admin')])
      expect(await courseGroups(as)).toEqual({
        groups: [
          {
            id: member.groupId,
            name: 'Group 1',
            inviteLink: 'https://t.me/+abc',
            members: [
              {
                userId: learner.id,
                username: learner.username,
                openedAt: null,
                isInGroup: null,
                saidAt: null,
                saidBy: null,
              },
            ],
          },
        ],
        withoutGroup: [{ userId: late.id, username: late.username }],
      })
  })

  test('are empty for a coach from 31 days after the course on, and a correction is refused', async () => {
    await server.db
      .update(courses)
      .set({ startDate: '2025-01-01', endDate: '2026-01-30' })
      .where(eq(courses.id, member.courseId))
    expect(await courseGroups(coach)).toEqual({ groups: [], withoutGroup: [] })
    expect(refusal(await correct(true))).toEqual([404, 'MEMBER_NOT_FOUND'])
    expect((await courseGroups(await aUserOf(server.db, 'admin'))).groups).toHaveLength(1)
  })

  test('are missing for another coach, who also says nothing of the members', async () => {
    const other = await aUserOf(server.db, 'coach')
    await aCoach(server.db, { userId: other.id })
    expect(refusal(await read(other))).toEqual([404, 'COURSE_NOT_FOUND'])
    expect(refusal(await correct(true, other))).toEqual([404, 'COURSE_NOT_FOUND'])
    expect(await ownGroups(other)).toEqual({ groups: [], withoutGroup: [] })
  })
})

describe('the link of a group', () => {
  test('counts as opened the first time', async () => {
    expect((await open()).body).toEqual({ openedAt: sellingClock.toISOString(), isInGroup: null })
    later(5)
    expect((await open()).body).toMatchObject({ openedAt: sellingClock.toISOString() })
    expect(await memberRow()).toMatchObject({ openedAt: sellingClock.toISOString() })
    expect((await ownGroups()).groups).toMatchObject([{ memberCount: 1, missing: [] }])
  })

  test('opened again ends a denial', async () => {
    await open()
    await say(false)
    expect((await ownGroups()).groups[0]?.missing).toEqual([
      { userId: learner.id, username: learner.username },
    ])
    later(5)
    await open()
    expect(await memberRow()).toMatchObject({
      openedAt: server.clock.now.toISOString(),
      isInGroup: null,
      saidAt: null,
      saidBy: null,
    })
  })

  test('cannot be opened by others, nor before an admin has set it', async () => {
    expect(refusal(await open(await aUserOf(server.db, 'learner')))).toEqual([404, 'GROUP_NOT_FOUND'])
    await server.db
      .update(telegramGroups)
      .set({ inviteLink: null })
      .where(eq(telegramGroups.id, member.groupId))
    expect(refusal(await open())).toEqual([409, 'GROUP_HAS_NO_LINK'])
    expect(await memberRow()).toMatchObject({ openedAt: null })
  })
})

describe('being in the group', () => {
  test('follows the last word of learner or coach', async () => {
    await say(true)
    expect(await memberRow()).toMatchObject({ isInGroup: true, saidBy: 'learner' })
    later(5)
    expect((await correct(false)).body).toMatchObject({
      isInGroup: false,
      saidBy: 'staff',
      saidAt: server.clock.now.toISOString(),
    })
    await say(true)
    expect(await memberRow()).toMatchObject({ isInGroup: true, saidBy: 'learner' })
  })

  test('is unknown again in another group, and an old list changes nothing', async () => {
    await open()
    await say(true)
    const { groupId } = await aMember(server.db, {
      userId: (await aUserOf(server.db, 'learner')).id,
      courseId: member.courseId,
    })
    await server.db
      .update(courses)
      .set({ startDate: '2026-09-01', endDate: '2026-12-01', isClosedToEnrolments: true })
      .where(eq(courses.id, member.courseId))
    const body = { userId: learner.id, currentGroupId: member.groupId, newGroupId: groupId }
    await server.call(groups.changeUserGroup, { body }, { as: await aUserOf(server.db, 'admin') })
    expect(refusal(await correct(true))).toEqual([409, 'MEMBER_MOVED'])
    expect(refusal(await say(true))).toEqual([404, 'GROUP_NOT_FOUND'])
    const [moved] = await server.db
      .select()
      .from(telegramGroupMembers)
      .where(eq(telegramGroupMembers.userId, learner.id))
    expect(moved).toMatchObject({ groupId, openedAt: null, isInGroup: null, saidAt: null, saidBy: null })
  })

  test("is part of the learner's export", async () => {
    await open()
    await correct(true)
    const { body } = await server.call(exportUser, { params: { id: learner.id } }, { as: learner })
    expect(body).toMatchObject({
      telegram_group_members: [
        {
          openedAt: sellingClock.toISOString(),
          isInGroup: true,
          saidAt: sellingClock.toISOString(),
          saidBy: 'staff',
        },
      ],
    })
  })
})

describe('the list of own groups', () => {
  test('begins with the most missing members, and leaves out ended and cancelled courses', async () => {
    const [own] = await server.db.select().from(courses).where(eq(courses.id, member.courseId))
    const coached = { primaryCoachId: own?.primaryCoachId ?? '' }
    const full = await aCourse(server.db, { ...coached, startDate: '2026-02-01' })
    const joined = await aMember(server.db, {
      userId: (await aUserOf(server.db, 'learner')).id,
      courseId: full.id,
    })
    await say(true, { id: joined.userId }, joined.groupId)
    const waiting = await aCourse(server.db, coached)
    await anEnrollment(server.db, { userId: learner.id, courseId: waiting.id })
    const cancelled = { cancelledAt: sellingClock, cancelReason: 'Too few learners' }
    for (const fields of [{ startDate: '2025-09-01', endDate: '2026-02-28' }, cancelled]) {
      const over = await aCourse(server.db, { ...coached, ...fields })
      await aMember(server.db, { userId: (await aUserOf(server.db, 'learner')).id, courseId: over.id })
    }
    const list = await ownGroups()
    expect(list.groups.map(({ courseId, missing }) => [courseId, missing.length])).toEqual([
      [member.courseId, 1],
      [full.id, 0],
    ])
    expect(list.withoutGroup).toEqual([{ courseId: waiting.id, courseName: waiting.name, learnerCount: 1 }])
  })
})
