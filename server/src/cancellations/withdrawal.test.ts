import { cancelEnrollment, listOwnEnrollments } from '@sohbet/contract/selling/enrollments'
import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import { createCheckoutSession } from '@sohbet/contract/selling/payments'
import { exportUser } from '@sohbet/contract/people/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courseZoomTimes } from '../db/tables/catalogue/courses.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import type { TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { aTestedLearner, bothConsents, checkOut, sellingClock } from '../testing/rows/selling.ts'

let server: TestApp
let learner: TestUser
beforeAll(async () => void (server = await startTestApp()))
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  learner = await aTestedLearner(server.db)
})

/** Pays on Monday 2 March for a course that begins on Monday 9 March and has ten sessions, on Mondays at 19:00. */
async function buy({ earlyStart = false } = {}) {
  const course = await aCourse(server.db, { startDate: '2026-03-09', endDate: '2026-05-17' })
  await server.db.delete(courseZoomTimes).where(eq(courseZoomTimes.courseId, course.id))
  await server.db
    .insert(courseZoomTimes)
    .values({ courseId: course.id, dayOfWeek: 'monday', hour: 19, minute: 0, duration: 60 })
  const { id, sessionId } = await checkOut(server, learner, { courseId: course.id })
  const consents = { ...bothConsents, earlyStart }
  await server.call(createCheckoutSession, { body: { enrollmentId: id, consents } }, { as: learner })
  await server.call(payLocalCheckout, { params: { sessionId }, body: { card: testCards.pays } })
  await server.workOff()
  return id
}
const mine = async () => {
  const { body } = await server.call(listOwnEnrollments, {}, { as: learner })
  return listOwnEnrollments.reply.parse(body).enrollments[0]
}
const cancel = (id: string, refund?: number) =>
  server.call(cancelEnrollment, { params: { id }, body: { refund } }, { as: learner })

describe('a learner who did not ask for an early start', () => {
  test('gets everything back before the start, also within the last 24 hours', async () => {
    const id = await buy()
    server.clock.now = new Date('2026-03-08T12:00:00Z')
    expect(await mine()).toMatchObject({
      cancelGround: 'withdrawal',
      cancelUntil: '2026-03-16T09:00:00.000Z',
      refund: 450,
    })
    expect((await cancel(id, 450)).body).toMatchObject({ status: 'cancelled', refund: 450 })
  })

  test('gets the sessions not yet held back, until 14 days after paying', async () => {
    const id = await buy()
    server.clock.now = new Date('2026-03-10T09:00:00Z')
    expect(await mine()).toMatchObject({ refund: 405 })
    expect(codeOf((await cancel(id, 450)).body)).toBe('STATE_CHANGED')
    server.clock.now = new Date('2026-03-16T09:00:00.001Z')
    expect(codeOf((await cancel(id)).body)).toBe('TOO_LATE_TO_CANCEL')
    server.clock.now = new Date('2026-03-16T09:00:00Z')
    expect((await cancel(id, 405)).body).toMatchObject({ refund: 405 })
  })

  test('reads the deadline in the confirmation', async () => {
    await buy()
    const [mail] = await server.mails(learner.email)
    expect(mail?.text).toContain('14 gün içinde cayabilirsin. Son an: 16 Mart')
  })
})

describe('a learner who asked for an early start', () => {
  test('cancels until 24 hours before the start, and finds the request in the own data', async () => {
    const id = await buy({ earlyStart: true })
    const [order] = await server.db.select().from(orders).where(eq(orders.enrollmentId, id))
    expect(order).toMatchObject({ earlyStartAt: sellingClock, consentedAt: sellingClock })
    server.clock.now = new Date('2026-03-07T21:00:00.001Z')
    expect(await mine()).toMatchObject({ cancelGround: 'start', refund: 0 })
    expect(codeOf((await cancel(id)).body)).toBe('TOO_LATE_TO_CANCEL')
    const { body } = await server.call(exportUser, { params: { id: learner.id } }, { as: learner })
    expect(body).toMatchObject({ enrollments: [{ earlyStartAt: sellingClock.toISOString() }] })
  })

  test('needs both documents for it', async () => {
    const alone = server.db.insert(orders).values({
      enrollmentId: (await buy()) && learner.id,
      listMinor: 0,
      createdAt: sellingClock,
      earlyStartAt: sellingClock,
    })
    await expect(alone).rejects.toMatchObject({ cause: { constraint: 'orders_early_start_with_consents' } })
  })
})
