import { randomBytes } from 'node:crypto'
import type { Params } from './stripe-rules.ts'

export type StripeDispute = {
  id: string
  object: 'dispute'
  payment_intent: string
  amount: number
  status: string
  /** Withdrawn money, and reinstated money: none for an inquiry. */
  balance_transactions: { amount: number; fee: number }[]
}

type Books = {
  sessions: Map<string, { paymentIntent: string | null; amount: number }>
  refunds: readonly { payment_intent: string; amount: number; status: string }[]
  disputes: StripeDispute[]
}

const isInquiry = ({ status }: StripeDispute) => status.startsWith('warning_')
const fee = 1500

/** Stripe refuses refunds of a charge that is charged back; an inquiry can still be refunded. */
export const isChargedBack = (disputes: readonly StripeDispute[], reference: string): boolean =>
  disputes.some((one) => one.payment_intent === reference && !isInquiry(one) && one.status !== 'won')

export const listed = (disputes: readonly StripeDispute[], params: Params): StripeDispute[] =>
  disputes.filter((one) => one.payment_intent === params['payment_intent'])

type Options = { amount?: number; isInquiry?: boolean }

/** Only money that is neither refunded nor disputed can be disputed. */
export function dispute(books: Books, reference: string, options: Options = {}): string {
  const session = [...books.sessions.values()].find(({ paymentIntent }) => paymentIntent === reference)
  if (!session) throw new Error('there is no such payment')
  const gone = [
    ...books.refunds.filter((one) => one.payment_intent === reference && one.status !== 'failed'),
    ...books.disputes.filter((one) => one.payment_intent === reference && one.status !== 'won'),
  ].reduce((sum, { amount }) => sum + amount, 0)
  const amount = options.amount ?? session.amount - gone
  if (amount <= 0 || amount > session.amount - gone) throw new Error('so much money is not left')
  const made: StripeDispute = {
    id: `du_${randomBytes(12).toString('hex')}`,
    object: 'dispute',
    payment_intent: reference,
    amount,
    status: options.isInquiry ? 'warning_needs_response' : 'needs_response',
    balance_transactions: options.isInquiry ? [] : [{ amount: -amount, fee }],
  }
  books.disputes.push(made)
  return made.id
}

function find({ disputes }: Books, id: string): StripeDispute {
  const found = disputes.find((one) => one.id === id)
  if (!found) throw new Error('there is no such dispute')
  return found
}

export function escalate(books: Books, id: string) {
  const one = find(books, id)
  one.status = 'needs_response'
  one.balance_transactions.push({ amount: -one.amount, fee })
}

export function decide(
  books: Books,
  id: string,
  status: 'won' | 'lost' | 'warning_closed',
  { isMoneyLate = false }: { isMoneyLate?: boolean } = {},
) {
  const one = find(books, id)
  one.status = status
  if (status === 'won' && !isMoneyLate && one.balance_transactions.length === 1)
    one.balance_transactions.push({ amount: one.amount, fee: 0 })
}
