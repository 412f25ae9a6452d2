import { AppError } from '../../../errors/app-error.ts'
import { priceFor } from './amounts.ts'
import type { IyzicoClient } from './client.ts'
import { reportReply, type ReportedPayment } from './replies.ts'
import type { ProviderRefund } from '../payments.ts'

/** A payment in iyzico's books. */
export type BookedPayment = {
  reference: string
  /** Our id. */
  paymentId: string
  isAccepted: boolean
  priceMinor: number
  chargedMinor: number
  /** Part of the charge that was refunded. */
  returnedMinor: number
  instalments: number
  currency: string
  createdDate: string
  refunds: ProviderRefund[]
}

/** iyzico's books carry one text of ours with each refund; the prefix tells it from texts of other programs. */
const ofOrder = 'refund-'
export const conversationOf = (orderId: string): string => `${ofOrder}${orderId}`

/** The payment with all its refunds; undefined when the books do not show it yet. */
export async function readBookedPayment(
  client: IyzicoClient,
  reference: string,
): Promise<BookedPayment | undefined> {
  const { reply, refusal } = await readReport(client, { paymentId: reference })
  if (refusal) throw new AppError('PAYMENTS_AWAY', { cause: refusal })
  return reply.payments
    .filter(isPaid)
    .map(bookedPayment)
    .find((payment) => payment.reference === reference)
}

/** Payments of any checkout form that was opened for this payment of ours. */
export async function findBookedPayments(client: IyzicoClient, paymentId: string): Promise<BookedPayment[]> {
  const { reply, refusal } = await readReport(client, { paymentConversationId: paymentId })
  // The books refuse to report on a conversation that never led to a payment
  if (refusal) return []
  return reply.payments
    .filter(isPaid)
    .map(bookedPayment)
    .filter((payment) => payment.paymentId === paymentId)
}

const readReport = (client: IyzicoClient, query: Record<string, string>) =>
  client.call({ path: '/v2/reporting/payment/details', query: { locale: 'en', ...query } }, reportReply)

/** Succeeded, and not rejected by the fraud check. */
const isPaid = ({ paymentStatus, fraudStatus }: ReportedPayment) => paymentStatus === 1 && fraudStatus !== -1

function bookedPayment(payment: ReportedPayment): BookedPayment {
  const sums = { priceMinor: payment.price, chargedMinor: payment.paidPrice }
  const returned = returnsOf(payment)
  return {
    reference: payment.paymentId,
    paymentId: payment.basketId ?? payment.paymentConversationId ?? '',
    isAccepted: payment.fraudStatus === 1,
    ...sums,
    returnedMinor: returned.reduce((sum, { minor }) => sum + minor, 0),
    instalments: payment.installment,
    currency: payment.currency,
    createdDate: payment.createdDate ?? '',
    refunds: returned.map(({ id, minor, conversation, before }) => ({
      id,
      // Differences of running totals: the parts add up to the price
      amountMinor: priceFor(before + minor, sums) - priceFor(before, sums),
      status: 'succeeded',
      orderId: conversation.startsWith(ofOrder) ? conversation.slice(ofOrder.length) : null,
    })),
  }
}

type Return = { id: string; minor: number; conversation: string; date: string }

/** Cancels and refunds in the order in which they were made. Attempts that the bank refused moved no money. */
function returnsOf({ cancels, itemTransactions }: ReportedPayment): (Return & { before: number })[] {
  const all: Return[] = [
    ...cancels
      .filter(({ refundStatus }) => refundStatus === 1)
      .map(({ refundId, refundPrice, cancelConversationId, createdDate }) => ({
        id: `cancel-${refundId}`,
        minor: refundPrice,
        conversation: cancelConversationId ?? '',
        date: createdDate ?? '',
      })),
    ...itemTransactions
      .flatMap(({ refunds }) => refunds)
      .filter(({ refundStatus }) => refundStatus === 1)
      .map(({ refundTxId, refundPrice, refundConversationId, createdDate }) => ({
        id: `refund-${refundTxId}`,
        minor: refundPrice,
        conversation: refundConversationId ?? '',
        date: createdDate ?? '',
      })),
  ]
  const inOrder = all.toSorted(
    (a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id, 'en', { numeric: true }),
  )
  let before = 0
  return inOrder.map((one) => {
    const found = { ...one, before }
    before += one.minor
    return found
  })
}
