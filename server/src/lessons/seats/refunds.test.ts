import { enterLesson } from '@sohbet/contract/lessons/lesson-door'
import { getOwnCredits } from '@sohbet/contract/credits/credits'
import { refundPack } from '@sohbet/contract/credits/packs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addLot, useCredits } from '../../credits/lots.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { guestSeats } from '../../db/tables/learning/guest-seats.ts'
import { lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { packs } from '../../db/tables/selling/packs.ts'
import { startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aGuestSeat, twoCourses } from '../../testing/rows/guests.ts'
import { aLesson } from '../../testing/rows/lessons.ts'
import { aPaidPack } from '../../testing/rows/packs.ts'
import { anEnrollment, aTestedLearner, sellingClock } from '../../testing/rows/selling.ts'
import { closeLessons } from '../close-lessons.ts'

let server: TestApp
let learner: Awaited<ReturnType<typeof aTestedLearner>>
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  learner = await aTestedLearner(server.db)
})

const startsAt = new Date('2026-03-04T16:00:00Z')
const at = (clock: string) => (server.clock.now = new Date(`2026-03-04T${clock}Z`))
const one = { credits: 1, extraGroups: 0 }

/** A lesson that the learner enters and its coach does not; the credit of the learner paid for it. */
async function aLessonWithoutCoach() {
  const lesson = await aLesson(server.db, { userId: learner.id, startsAt })
  const [lot] = await useCredits(server.db, learner.id, one, { reason: 'lesson', now: sellingClock })
  await server.db
    .update(lessonSeats)
    .set({ lotId: lot?.id ?? null })
    .where(eq(lessonSeats.lessonId, lesson.id))
  at('16:00:00')
  await server.call(enterLesson, { params: { id: lesson.id } }, { as: learner })
}
const lotsAfterLesson = async () => {
  await closeLessons({ db: server.db, now: at('16:30:00') })
  const { body } = await server.call(getOwnCredits, {}, { as: learner })
  return getOwnCredits.reply
    .parse(body)
    .lots.map(({ source, credits, expiresOn }) => ({ source, credits, expiresOn }))
}
const withdraw = async (id: string, expected: number) =>
  (await server.call(refundPack, { params: { id }, body: { expected } }, { as: learner })).status

test('a credit of a refunded pack that its refund counted as used comes back for 30 days when the coach is absent', async () => {
  const { id } = await aPaidPack(server.db, { userId: learner.id })
  await aLessonWithoutCoach()
  expect(await withdraw(id, 1750)).toBe(200)
  expect(await lotsAfterLesson()).toEqual([{ source: 'returned', credits: 1, expiresOn: '2026-04-03' }])
})

test('nothing comes back of a pack whose money a bank took', async () => {
  const { id } = await aPaidPack(server.db, { userId: learner.id })
  await aLessonWithoutCoach()
  await useCredits(
    server.db,
    learner.id,
    { credits: 4, extraGroups: 0 },
    { reason: 'admin', now: sellingClock },
  )
  await server.db
    .update(packs)
    .set({ status: 'closed', closedAt: sellingClock, closeReason: 'disputed' })
    .where(eq(packs.id, id))
  expect(await lotsAfterLesson()).toEqual([])
})

test('nothing comes back of a course that was refunded after all of its credits were used', async () => {
  const seat = await anEnrollment(server.db, { userId: learner.id, holdsCredits: true })
  await server.db.update(courses).set({ startDate: '2026-03-02' }).where(eq(courses.id, seat.courseId))
  const lot = { userId: learner.id, source: 'plan' as const, enrollmentId: seat.id, expiresOn: '2027-01-31' }
  await addLot(server.db, lot, one, { reason: 'plan', now: sellingClock })
  await aLessonWithoutCoach()
  await server.db
    .update(enrollments)
    .set({ status: 'cancelled', cancelledAt: sellingClock, cancelReason: 'learner' })
    .where(eq(enrollments.id, seat.id))
  expect(await lotsAfterLesson()).toEqual([])
})

test('the refund of a pack leaves the guest seats of the learner', async () => {
  const { host } = await twoCourses(server.db, learner.id)
  const guest = await aGuestSeat(server.db, { userId: learner.id, courseId: host.id })
  const { id } = await aPaidPack(server.db, { userId: learner.id })
  expect(await withdraw(id, 2250)).toBe(200)
  const [after] = await server.db.select().from(guestSeats).where(eq(guestSeats.id, guest.id))
  expect(after?.status).toBe('booked')
})
