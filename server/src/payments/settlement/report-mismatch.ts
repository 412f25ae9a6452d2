import type { Checkout } from '../../adapters/payments/payments.ts'
import type { Db } from '../../db/connect.ts'
import type { Log } from '../../db/embedded/log.ts'
import type { payments } from '../../db/tables/selling/payments.ts'
import { notify } from '../../notifications/notify.ts'
import { readSold } from '../packs/pack-of-order.ts'
import { findAdmins } from '../refunds/report-failed-refund.ts'

type Context = { db: Db; now: Date; log: Log }

/** A person must look at a checkout of another payment, amount or currency. It notifies admins once per payment. */
export async function reportMismatch(
  { db: outer, now, log }: Context,
  payment: typeof payments.$inferSelect,
  checkout: Checkout,
): Promise<void> {
  const { id: paymentId, provider, amountMinor, currency } = payment
  log.error(
    {
      paymentId,
      provider,
      amountMinor,
      currency,
      atProvider: {
        paymentId: checkout.paymentId,
        amountMinor: checkout.amountMinor,
        currency: checkout.currency,
      },
    },
    'A payment differs from the provider’s books',
  )
  await outer.transaction(async (db) => {
    const course = await readSold(db, payment.orderId)
    await notify(db, now, {
      userIds: await findAdmins(db),
      notice: {
        kind: 'payment_mismatch',
        courseId: course.id,
        course: course.name,
        amountMinor,
        currency,
        paymentId,
      },
      about: paymentId,
    })
  })
}
