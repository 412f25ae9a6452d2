import { handOverLesson } from '@sohbet/contract/lessons/admin-lessons'
import { bookLesson } from '@sohbet/contract/lessons/lessons'
import { makePrivate } from '@sohbet/contract/lessons/shared-lessons'
import { firstLessonRules } from '@sohbet/domain/lesson/lesson'
import { minutesAfter } from '@sohbet/domain/moment'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lessonSettings } from '../../db/tables/lessons/lesson-settings.ts'
import { lessons, lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf } from '../../testing/rows/builders.ts'
import { aLearnerWithCredits, aLesson, aLessonCoach } from '../../testing/rows/lessons.ts'
import { sellingClock } from '../../testing/rows/selling.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  await server.db.delete(lessonSettings)
})

const startsAt = new Date('2026-03-05T16:00:00Z')
const setPause = (pauseMinutes: number) =>
  server.db
    .insert(lessonSettings)
    .values({ rules: { ...firstLessonRules, pauseMinutes }, updatedAt: sellingClock })
const aPupil = () => aLearnerWithCredits(server.db, 1)
const lessonNow = async (id: string) => (await server.db.select().from(lessons).where(eq(lessons.id, id)))[0]

test('a coach takes a lesson that was booked when the school had a longer pause', async () => {
  const [admin, learner, other] = [await aUserOf(server.db, 'admin'), await aPupil(), await aPupil()]
  const { coachId } = await aLessonCoach(server.db)
  const lesson = await aLesson(server.db, { userId: learner.id })
  await server.db
    .update(lessons)
    .set({ busyUntil: minutesAfter(startsAt, 90) })
    .where(eq(lessons.id, lesson.id))
  await aLesson(server.db, { userId: other.id, coachId, startsAt: minutesAfter(startsAt, 45) })
  const call = { params: { id: lesson.id }, body: { coachId } }
  expect((await server.call(handOverLesson, call, { as: admin })).status).toBe(200)
  expect(await lessonNow(lesson.id)).toMatchObject({ coachId, busyUntil: minutesAfter(startsAt, 40) })
})

test('a duo that becomes private keeps the pause it was booked with', async () => {
  const [learner, other] = [await aPupil(), await aPupil()]
  const { coachId } = await aLessonCoach(server.db)
  const duo = await aLesson(server.db, { userId: learner.id, coachId })
  const times = { endsAt: minutesAfter(startsAt, 45), busyUntil: minutesAfter(startsAt, 55) }
  await server.db
    .update(lessons)
    .set({ ...times, kind: 'duo', seats: 2, leastSeats: 2 })
    .where(eq(lessons.id, duo.id))
  await server.db
    .update(lessonSeats)
    .set({ endsAt: times.endsAt, isBooker: true })
    .where(eq(lessonSeats.lessonId, duo.id))
  await aLesson(server.db, { userId: other.id, coachId, startsAt: minutesAfter(startsAt, 60) })
  await setPause(45)
  const answer = await server.call(makePrivate, { params: { id: duo.id } }, { as: learner })
  expect(answer.status).toBe(200)
  expect(await lessonNow(duo.id)).toMatchObject({ busyUntil: minutesAfter(startsAt, 40) })
})

test('the mail of a booking that waits names the new coach, and the old coach does not get it', async () => {
  const [admin, learner] = [await aUserOf(server.db, 'admin'), await aPupil()]
  const [leaving, taking] = [await aUserOf(server.db, 'coach'), await aUserOf(server.db, 'coach')]
  const { coachId } = await aLessonCoach(server.db, { userId: leaving.id })
  const successor = await aLessonCoach(server.db, { userId: taking.id })
  const body = { kind: 'private' as const, coachId, startsAt: startsAt.toISOString(), wish: '' }
  const booked = await server.call(bookLesson, { body }, { as: learner })
  const { id } = bookLesson.reply.parse(booked.body)
  server.clock.now = minutesAfter(sellingClock, 2)
  const call = { params: { id }, body: { coachId: successor.coachId } }
  expect((await server.call(handOverLesson, call, { as: admin })).status).toBe(200)
  const noticesOf = (userId: string) =>
    server.db
      .select({ kind: notifications.kind, params: notifications.params, personId: notifications.personId })
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(asc(notifications.createdAt))
  const named = { params: { other: taking.username }, personId: taking.id }
  expect(await noticesOf(learner.id)).toMatchObject([
    { kind: 'lesson_booked', ...named },
    { kind: 'lesson_handed_over', ...named },
  ])
  expect(await noticesOf(leaving.id)).toMatchObject([{ kind: 'lesson_handed_over', ...named }])
})
