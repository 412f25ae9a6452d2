import { schoolDay } from '@sohbet/domain/calendar'
import { AppError } from '../../../errors/app-error.ts'
import { chargedFor, plainDecimal, priceFor, sentDecimal } from './amounts.ts'
import { isLost, refused, type IyzicoClient, type Refusal } from './client.ts'
import { returnedReply } from './replies.ts'
import { conversationOf, readBookedPayment, type BookedPayment } from './report.ts'
import type { RefundOrder } from '../payments.ts'

/** Looks at the books after a refund. A job repeats a refund no sooner than after 15 s. */
const looks = 4

type Timing = { now: Date; pause: () => Promise<unknown> }

/**
 * Refunds an order once. iyzico has no idempotency keys, but its books keep our order's id with each refund: they
 * are asked before, and again when the reply was lost.
 */
export async function refundOnce(
  client: IyzicoClient,
  order: RefundOrder,
  { now, pause }: Timing,
): Promise<{ id: string }> {
  const payment = await readBookedPayment(client, order.reference)
  // Without the books a repeated refund cannot be told from a first one
  if (!payment) throw new AppError('PAYMENTS_AWAY')
  const made = refundOf(payment, order)
  if (made) return made
  const lost = await carryOut(client, { order, payment, now }).then(
    () => null,
    (error: unknown) => {
      if (!isLost(error)) throw error
      return error
    },
  )
  for (let look = 1; look <= looks; look++) {
    const found = await readBookedPayment(client, order.reference)
    const refund = found && refundOf(found, order)
    if (refund) return refund
    if (look < looks) await pause()
  }
  if (lost) throw lost
  return { id: conversationOf(order.orderId) }
}

function refundOf({ refunds }: BookedPayment, { orderId }: RefundOrder): { id: string } | undefined {
  const found = refunds.find((refund) => refund.orderId === orderId)
  return found && { id: found.id }
}

type Work = { order: RefundOrder; payment: BookedPayment; now: Date }

/** A whole payment of today is cancelled, which leaves no trace on the card's statement; all else is refunded. */
async function carryOut(client: IyzicoClient, { order, payment, now }: Work): Promise<void> {
  const returnedPrice = priceFor(payment.returnedMinor, payment)
  // Running totals: the last part returns the rest of the charge
  const minor = chargedFor(returnedPrice + order.amountMinor, payment) - payment.returnedMinor
  const isWhole = payment.returnedMinor === 0 && minor === payment.chargedMinor
  const request = {
    locale: 'en',
    conversationId: conversationOf(order.orderId),
    paymentId: order.reference,
    ip: '127.0.0.1',
  }
  if (isWhole && isOfToday(payment.createdDate, now)) {
    const refusal = await give(client, { path: '/payment/cancel', body: request })
    // The bank has closed the day: refund instead
    if (!refusal) return
  }
  const refusal = await give(client, {
    path: '/v2/payment/refund',
    body: { ...request, price: sentDecimal(minor), currency: payment.currency },
  })
  if (refusal) throw refused(refusal)
}

async function give(client: IyzicoClient, call: { path: string; body: object }): Promise<Refusal | null> {
  const { reply, refusal } = await client.call(call, returnedReply)
  if (refusal) return refusal
  const { signature, paymentId, price, currency, conversationId } = reply
  client.verify(signature, [paymentId, plainDecimal(price), currency, conversationId])
  return null
}

/** Banks close the day by Turkish time. A date that cannot be read is not today: the refund works on any day. */
function isOfToday(createdDate: string, now: Date): boolean {
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(createdDate)
  const date = new Date(createdDate)
  if (hasZone && Number.isNaN(date.getTime())) return false
  const day = hasZone ? schoolDay(date) : createdDate.slice(0, 10)
  return day === schoolDay(now)
}
