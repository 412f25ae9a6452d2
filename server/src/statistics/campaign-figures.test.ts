import { exportStatistics, getStatistics } from '@sohbet/contract/core/statistics'
import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import { createEnrollment } from '@sohbet/contract/selling/enrollments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf } from '../testing/rows/builders.ts'
import { aDiscountCode } from '../testing/rows/campaigns.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { aTestedLearner, checkOut, sellingClock } from '../testing/rows/selling.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
  server.clock.now = sellingClock
})
afterAll(() => server.stop())

async function buy(courseId: string, discountCode?: string) {
  const learner = await aTestedLearner(server.db)
  await server.call(createEnrollment, { body: { courseId, discountCode } }, { as: learner })
  const { sessionId } = await checkOut(server, learner, { courseId })
  await server.call(payLocalCheckout, { params: { sessionId }, body: { card: testCards.pays } })
  await server.workOff()
}

test('campaigns: uses, revenue and reduction of each code and of the early-bird price', async () => {
  const admin = await aUserOf(server.db, 'admin')
  const { code } = await aDiscountCode(server.db)
  const plain = await aCourse(server.db)
  const early = await aCourse(server.db, { earlyBirdMinor: 40_000, earlyBirdUntil: '2026-03-12' })
  await buy(plain.id, code)
  await buy(plain.id, code)
  await buy(plain.id)
  await buy(early.id)
  const { body } = await server.call(getStatistics, { query: { isFresh: 'true' } }, { as: admin })
  expect(getStatistics.reply.parse(body).campaigns).toEqual([
    { code, currency: 'USD', uses: 2, revenue: 720, reduction: 180 },
    { code: null, currency: 'USD', uses: 1, revenue: 400, reduction: 50 },
  ])
  const file = await server.call(exportStatistics, { query: { chart: 'campaigns' } }, { as: admin })
  expect(exportStatistics.reply.parse(file.body).csv).toContain(`${code},USD,2,720,180`)
})
