import * as contract from '@sohbet/contract/lessons/lessons'
import { moveForLearner } from '@sohbet/contract/lessons/admin-lessons'
import { firstLessonRules } from '@sohbet/domain/lesson/lesson'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { coachAvailability } from '../../db/tables/lessons/availability.ts'
import { lessonSettings } from '../../db/tables/lessons/lesson-settings.ts'
import { lessons } from '../../db/tables/lessons/lessons.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aLearnerWithCredits, aLessonCoach } from '../../testing/rows/lessons.ts'
import { sellingClock } from '../../testing/rows/selling.ts'
import { thingOfLesson } from '../notify-of-lesson.ts'

let server: TestApp
let learner: TestUser
let coachId: string
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  learner = await aLearnerWithCredits(server.db, 2)
  coachId = (await aLessonCoach(server.db)).coachId
})

/** Wednesday 4 March 2026 in UTC; the clock stands at noon of the Monday before. */
const on = (clock: string) => `2026-03-04T${clock}:00.000Z`
const book = async (startsAt: string) => {
  const { body } = await server.call(
    contract.bookLesson,
    { body: { kind: 'private', coachId, startsAt } },
    { as: learner },
  )
  return contract.bookLesson.reply.parse(body)
}
const listed = (lessonId: string, as = learner) => {
  const query = { kind: 'private' as const, coachId, from: on('15:00'), to: on('17:30'), lessonId }
  return server.call(contract.listFreeTimes, { query }, { as })
}
const move = (id: string, startsAt: string) =>
  server.call(contract.moveLesson, { params: { id }, body: { startsAt } }, { as: learner })

test('lists times that touch or overlap the lesson that is moved', async () => {
  const { id } = await book(on('16:00'))
  const times = contract.listFreeTimes.reply.parse((await listed(id)).body)
  const starts = times.map(({ startsAt }) => startsAt.slice(11, 16))
  expect(starts).toEqual(['15:00', '15:15', '15:30', '15:45', '16:15', '16:30', '16:45', '17:00', '17:15'])
  for (const { startsAt } of times) expect((await move(id, startsAt)).status).toBe(200)
})

test('lists the times of a day whose only place the moved lesson holds', async () => {
  await server.db
    .update(coachAvailability)
    .set({ maxPerDay: 1 })
    .where(eq(coachAvailability.coachId, coachId))
  const { id } = await book(on('16:00'))
  expect((await listed(id)).body).toContainEqual({ startsAt: on('17:00'), coachIds: [coachId] })
})

test('returns 404 for the lesson of another learner', async () => {
  const { id } = await book(on('16:00'))
  const stranger = await aLearnerWithCredits(server.db, 1)
  expect(codeOf((await listed(id, stranger)).body)).toBe('LESSON_NOT_FOUND')
})

test('a move to the time that a lesson already has changes nothing and notifies nobody', async () => {
  const { id } = await book(on('16:00'))
  // A notice of the booking that waits would take in the move
  await server.db.delete(notifications)
  const admin = await aUserOf(server.db, 'admin')
  expect((await move(id, on('16:00'))).body).toMatchObject({ startsAt: on('16:00') })
  const call = { params: { id }, body: { startsAt: on('16:00') } }
  expect((await server.call(moveForLearner, call, { as: admin })).status).toBe(200)
  const [lesson] = await server.db.select().from(lessons).where(eq(lessons.id, id))
  expect(lesson?.revision).toBe(1)
  expect(await server.db.$count(notifications, eq(notifications.thing, thingOfLesson(id)))).toBe(0)
})

test('a school that takes bookings 90 days ahead offers times until then', async () => {
  const rules = { ...firstLessonRules, horizonDays: 90 }
  await server.db.insert(lessonSettings).values({ rules, updatedAt: sellingClock })
  const to = new Date(sellingClock.getTime() + 91 * 86_400_000)
  const query = { kind: 'private' as const, coachId, from: sellingClock.toISOString(), to: to.toISOString() }
  const { body } = await server.call(contract.listFreeTimes, { query }, { as: learner })
  const last = contract.listFreeTimes.reply.parse(body).at(-1)
  expect(last?.startsAt.slice(0, 10)).toBe('2026-05-31')
  expect((await book(last?.startsAt ?? '')).startsAt).toBe(last?.startsAt)
  await server.db.delete(lessonSettings)
})
