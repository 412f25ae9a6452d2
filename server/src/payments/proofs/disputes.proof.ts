import { refundByAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { creditLots } from '../../db/tables/selling/credit-lots.ts'
import { moneyLedger } from '../../db/tables/selling/payments.ts'
import { isOrderOf } from '../../enrollments/orders.ts'
import { numbersOf } from '../../testing/numbers.ts'
import { startStripeApp, type StripeApp } from '../../testing/apps/stripe-app.ts'
import { aUser } from '../../testing/rows/builders.ts'
import { aCourse } from '../../testing/rows/catalogue.ts'
import { aTestedLearner, enrollmentById } from '../../testing/rows/selling.ts'

const rounds = 150
vi.setConfig({ testTimeout: 1_800_000 })

let app: StripeApp
beforeAll(async () => {
  app = await startStripeApp()
})
afterAll(() => app.stop())
afterEach(() => app.expectBooksToAgree())

const events = ['created', 'updated', 'funds_withdrawn', 'closed', 'funds_reinstated']

/** Some events of a dispute, in any order, repeated, and at once. */
async function hearSome(paymentId: string, next: (below: number) => number) {
  const some = Array.from({ length: next(5) }, () => `charge.dispute.${events[next(events.length)]}`)
  await Promise.all(some.map((type) => app.tell(paymentId, type)))
}

test(`${rounds} disputes after refunds, with events in any order and number, end in Stripe's books`, async () => {
  const { server, stripe } = app
  const admin = await aUser(server.db, { role: 'admin' })
  for (let round = 0; round < rounds; round++) {
    const next = numbersOf(round + 1)
    const course = await aCourse(server.db)
    const learner = await aTestedLearner(server.db)
    const { id, paymentId, reference } = await app.paid(learner, { courseId: course.id })
    if (next(2) === 0) {
      await server.call(
        refundByAdmin,
        { params: { id }, body: { amount: 10 * (1 + next(9)) } },
        { as: admin },
      )
      await server.workOff()
    }
    if (next(3) === 0) stripe.refundAtDesk(reference, 1000 * (1 + next(9)))
    const first = stripe.dispute(reference, next(2) === 0 ? { amount: 10_000 } : {})
    const second = next(2) === 0 ? tryDispute(reference) : undefined
    await hearSome(paymentId, next)
    const [one, other] = [
      next(2) === 0 ? ('won' as const) : ('lost' as const),
      next(2) === 0 ? ('won' as const) : ('lost' as const),
    ]
    stripe.decide(first, one, { isMoneyLate: next(3) === 0 })
    if (second) stripe.decide(second, other)
    await hearSome(paymentId, next)
    if (one === 'won') stripe.decide(first, 'won')
    await app.tell(paymentId, 'charge.dispute.closed')
    await server.workOff()
    const isLost = one === 'lost' || (second !== undefined && other === 'lost')
    expect(await readEnd(id)).toEqual({
      status: isLost ? 'cancelled' : 'active',
      cancelReason: isLost ? 'disputed' : null,
      disputeLines: second ? 2 : 1,
      returnedLines: [one, ...(second ? [other] : [])].filter((end) => end === 'won').length,
      credits: isLost ? 0 : 5,
    })
    await app.expectBooksToAgree()
  }
})

/** The first dispute may have taken everything. */
function tryDispute(reference: string): string | undefined {
  try {
    return app.stripe.dispute(reference)
  } catch {
    return undefined
  }
}

async function readEnd(id: string) {
  const { db } = app.server
  const { status, cancelReason } = await enrollmentById(db, id)
  const count = (kind: 'dispute' | 'dispute_returned') =>
    db.$count(moneyLedger, and(isOrderOf(moneyLedger.orderId, id), eq(moneyLedger.kind, kind)))
  const lots = await db.select().from(creditLots).where(eq(creditLots.enrollmentId, id))
  return {
    status,
    cancelReason,
    disputeLines: await count('dispute'),
    returnedLines: await count('dispute_returned'),
    credits: lots.reduce((sum, { credits }) => sum + credits, 0),
  }
}
