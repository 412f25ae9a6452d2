import { updateCourse } from '@sohbet/contract/catalogue/courses'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCoach, courseFieldsOf } from '../testing/rows/catalogue.ts'
import { aClass, aClassAt, type Class } from '../testing/rows/live-sessions.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

type Coach = { id: string; user: TestUser }

let server: TestApp
let admin: TestUser
let group: Class
let first: Coach
let second: Coach
let third: Coach
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  group = await aClassAt(server, '09:00:00')
  first = { id: group.course.primaryCoachId, user: group.coach }
  second = await aKnownCoach()
  third = await aKnownCoach()
})

async function aKnownCoach(): Promise<Coach> {
  const user = await aUserOf(server.db, 'coach')
  return { id: (await aCoach(server.db, { userId: user.id })).id, user }
}

async function setCoaches(primary: Coach, secondary?: Coach) {
  const body = {
    ...courseFieldsOf(group.course),
    primaryCoachId: primary.id,
    secondaryCoachId: secondary?.id ?? null,
  }
  const { status } = await server.call(updateCourse, { params: { id: group.course.id }, body }, { as: admin })
  expect(status).toBe(200)
  server.clock.now = new Date(server.clock.now.getTime() + 2 * 60_000)
}

async function noticesOf(user: { id: string }) {
  const rows = await server.db
    .select({ params: notifications.params })
    .from(notifications)
    .where(and(eq(notifications.userId, user.id), eq(notifications.kind, 'coach_changed')))
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
  return rows.map(({ params }) => params)
}
const forLearner = (coach: Coach, isGone = false) => ({
  reader: 'learner',
  coach: coach.user.username,
  isGone,
})
const leadsAfter = (coach: Coach) => ({ reader: 'leads', coach: coach.user.username, isGone: false })
const follows = (coach: Coach) => ({ reader: 'follows', coach: coach.user.username, isGone: false })

test('another coach: the old one, the new one and the learners get a notice', async () => {
  await setCoaches(second)
  expect(await noticesOf(first.user)).toMatchObject([{ reader: 'stops' }])
  expect(await noticesOf(second.user)).toMatchObject([{ reader: 'starts' }])
  expect(await noticesOf(group.learner)).toMatchObject([forLearner(second)])
})

test('a second coach who takes the place of the first one reads so, and the learners read who teaches now', async () => {
  await setCoaches(first, second)
  await server.db.delete(notifications)
  await setCoaches(second)
  expect(await noticesOf(first.user)).toMatchObject([{ reader: 'stops' }])
  expect(await noticesOf(second.user)).toMatchObject([leadsAfter(first)])
  expect(await noticesOf(group.learner)).toMatchObject([forLearner(second)])
})

test('a first coach who stays reads of a new and of an old second coach', async () => {
  await setCoaches(first, second)
  const asSecond = { ...forLearner(second), isSecond: true }
  expect(await noticesOf(first.user)).toMatchObject([asSecond])
  expect(await noticesOf(group.learner)).toMatchObject([asSecond])
  await server.db.delete(notifications)
  await setCoaches(first)
  expect(await noticesOf(first.user)).toMatchObject([forLearner(second, true)])
})

test('a coach who stops loses the reminders of the course, others do not', async () => {
  await setCoaches(first, second)
  const reminder = (user: { id: string }, courseId: string) => ({
    userId: user.id,
    kind: 'session_soon' as const,
    params: { kind: 'session_soon', courseId, course: 'Evenings' },
    about: `session_soon ${courseId}`,
    createdAt: server.clock.now,
  })
  const { id } = group.course
  const other = (await aClass(server.db)).course.id
  await server.db
    .insert(notifications)
    .values([reminder(first.user, id), reminder(first.user, other), reminder(second.user, id)])
  await setCoaches(second)
  const rows = await server.db.select().from(notifications).where(eq(notifications.kind, 'session_soon'))
  const mine = rows.filter(({ userId }) => [first.user.id, second.user.id].includes(userId))
  expect(mine.map(({ userId, about }) => [userId, about])).toEqual([
    [first.user.id, `session_soon ${other}`],
    [second.user.id, `session_soon ${id}`],
  ])
})

test('two coaches who swap places read so, and the learners read who teaches now', async () => {
  await setCoaches(first, second)
  await server.db.delete(notifications)
  await setCoaches(second, first)
  expect(await noticesOf(first.user)).toMatchObject([follows(second)])
  expect(await noticesOf(second.user)).toMatchObject([leadsAfter(first)])
  expect(await noticesOf(group.learner)).toMatchObject([forLearner(second)])
})

test('a first coach who becomes the second one of a new coach reads both in one notice', async () => {
  await setCoaches(second, first)
  expect(await noticesOf(first.user)).toMatchObject([follows(second)])
  expect(await noticesOf(second.user)).toMatchObject([{ reader: 'starts' }])
  expect(await noticesOf(group.learner)).toMatchObject([forLearner(second)])
})

describe('two changes within 5 minutes', () => {
  test('a new first coach and a new second coach both stay announced', async () => {
    await setCoaches(second)
    await setCoaches(second, third)
    expect(await noticesOf(first.user)).toMatchObject([{ reader: 'stops' }])
    expect(await noticesOf(second.user)).toMatchObject([{ reader: 'starts' }])
    expect(await noticesOf(third.user)).toMatchObject([{ reader: 'starts' }])
    expect(await noticesOf(group.learner)).toMatchObject([forLearner(second), forLearner(third)])
  })

  test('a coach who starts and stops gets no notice', async () => {
    await setCoaches(second)
    await setCoaches(third)
    expect(await noticesOf(first.user)).toMatchObject([{ reader: 'stops' }])
    expect(await noticesOf(second.user)).toEqual([])
    expect(await noticesOf(third.user)).toMatchObject([{ reader: 'starts' }])
    expect(await noticesOf(group.learner)).toMatchObject([forLearner(third)])
  })

  test('a change that is taken back leaves no notice', async () => {
    await setCoaches(second)
    await setCoaches(first)
    for (const user of [first.user, second.user, group.learner]) expect(await noticesOf(user)).toEqual([])
  })

  test('a first coach who leaves and comes back as the second one stays announced as such', async () => {
    await setCoaches(first, second)
    await server.db.delete(notifications)
    await setCoaches(second)
    await setCoaches(second, first)
    expect(await noticesOf(first.user)).toMatchObject([follows(second)])
    expect(await noticesOf(second.user)).toMatchObject([leadsAfter(first)])
    expect(await noticesOf(group.learner)).toMatchObject([forLearner(second)])
  })

  test('a swap that is taken back leaves no notice', async () => {
    await setCoaches(first, second)
    await server.db.delete(notifications)
    await setCoaches(second, first)
    await setCoaches(first, second)
    for (const user of [first.user, second.user, group.learner]) expect(await noticesOf(user)).toEqual([])
  })

  test('a coach who left in the first change is still named after the second', async () => {
    await setCoaches(first, second)
    await server.db.delete(notifications)
    await setCoaches(first)
    await setCoaches(third)
    expect(await noticesOf(second.user)).toMatchObject([{ reader: 'stops' }])
    expect(await noticesOf(group.learner)).toMatchObject([forLearner(third), forLearner(second, true)])
  })
})
