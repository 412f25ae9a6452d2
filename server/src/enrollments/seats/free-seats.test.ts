import * as contract from '@sohbet/contract/selling/enrollments'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestUser } from '../../testing/rows/builders.ts'
import { aCourse } from '../../testing/rows/catalogue.ts'
import {
  aCancelledFreeSeat,
  anEnrollment,
  aTestedLearner,
  later,
  sellingClock,
} from '../../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'

let server: TestApp
let learner: TestUser
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  learner = await aTestedLearner(server.db)
})

const day = 24 * 60
const enrol = (courseId: string) =>
  server.call(contract.createEnrollment, { body: { courseId } }, { as: learner })
const mine = async () => {
  const { body } = await server.call(contract.listOwnEnrollments, {}, { as: learner })
  return contract.listOwnEnrollments.reply.parse(body).enrollments
}
async function enrolAndCancel(courseId: string) {
  const enrolled = await enrol(courseId)
  if (enrolled.status !== 201) return enrolled
  const { id } = contract.createEnrollment.reply.parse(enrolled.body)
  return server.call(contract.cancelEnrollment, { params: { id } }, { as: learner })
}
const aFreeCourse = (fields: Parameters<typeof aCourse>[1] = {}) =>
  aCourse(server.db, { priceMinor: 0, startDate: '2026-06-01', endDate: '2026-07-26', ...fields })

describe('the free seat of a course', () => {
  test('is refused after three cancellations within 7 days, with the time of the next', async () => {
    const { id } = await aFreeCourse()
    for (let count = 0; count < 3; count++) {
      expect((await enrolAndCancel(id)).status).toBe(200)
      later(server, day)
    }
    const refused = await enrol(id)
    expect(codeOf(refused.body)).toBe('FREE_SEAT_TOO_OFTEN')
    expect(JSON.stringify(refused.body)).toContain('9 March at 12:00 (Istanbul time)')
    expect((await enrol((await aFreeCourse()).id)).status).toBe(201)
    later(server, 4 * day - 1)
    expect(codeOf((await enrol(id)).body)).toBe('FREE_SEAT_TOO_OFTEN')
    later(server, 1)
    expect((await enrol(id)).status).toBe(201)
  })

  test('is cancelled at most three times when all calls come together', async () => {
    const { id } = await aFreeCourse()
    const loops = Array.from({ length: 6 }, async () => {
      await enrolAndCancel(id)
      await enrolAndCancel(id)
    })
    await Promise.all(loops)
    for (let count = 0; count < 4; count++) await enrolAndCancel(id)
    expect((await mine()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled'])
  })

  test('is not refused for seats that the school cancelled', async () => {
    const { id } = await aFreeCourse()
    const seat = { userId: learner.id, courseId: id, cancelledAt: sellingClock }
    for (let count = 0; count < 2; count++) await aCancelledFreeSeat(server.db, seat)
    await anEnrollment(server.db, {
      ...seat,
      amountMinor: 0,
      status: 'cancelled',
      activatedAt: sellingClock,
      cancelReason: 'admin',
    })
    expect((await enrol(id)).status).toBe(201)
  })

  test('cannot be waited for either', async () => {
    const { id } = await aFreeCourse({ maxEnrollments: 1 })
    await anEnrollment(server.db, { courseId: id, userId: (await aTestedLearner(server.db)).id })
    const seat = { userId: learner.id, courseId: id, cancelledAt: sellingClock }
    for (let count = 0; count < 3; count++) await aCancelledFreeSeat(server.db, seat)
    const answer = await server.call(contract.joinWaitingList, { body: { courseId: id } }, { as: learner })
    expect(codeOf(answer.body)).toBe('FREE_SEAT_TOO_OFTEN')
  })
})
