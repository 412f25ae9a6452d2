import { randomBytes } from 'node:crypto'
import { isChargedBack, listed, type StripeDispute } from './stripe-disputes.ts'
import type { Params } from './stripe-rules.ts'

type StripeSession = {
  id: string
  status: 'open' | 'complete' | 'expired'
  amount: number
  currency: string
  paymentIntent: string | null
  /** In seconds. */
  created: number
  expiresAt: number
  metadata: Record<string, string>
}
type StripeRefund = {
  id: string
  payment_intent: string
  amount: number
  status: string
  metadata: Record<string, string>
}

export type StripeBooks = {
  sessions: Map<string, StripeSession>
  refunds: StripeRefund[]
  disputes: StripeDispute[]
  /** New refunds wait for the bank. */
  areRefundsSlow: boolean
}
export type StripeCall = { method: string; path: string; key: string; params: Params }
type Answer = { status: number; body: unknown }

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

/** Applies a valid call to Stripe's books and returns the reply. */
export function act(books: StripeBooks, { method, path, params }: StripeCall, now: Date): Answer {
  const [, , resource, kind, id, verb] = path.split('/')
  expire(books, seconds(now))
  if (resource === 'refunds') return method === 'GET' ? listRefunds(books, params) : refund(books, params)
  if (resource === 'disputes') return list('/v1/disputes', params, listed(books.disputes, params))
  if (resource !== 'checkout' || kind !== 'sessions') return missing
  if (id === undefined)
    return method === 'POST' ? open(books, params, seconds(now)) : listSessions(books, params)
  const session = books.sessions.get(id ?? '')
  if (!session) return missing
  if (verb === 'expire') {
    if (session.status !== 'open') return refused(undefined, 'Only open sessions can be expired')
    session.status = 'expired'
  }
  return { status: 200, body: shown(session) }
}

const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

/** A checkout ends at its time, whether or not somebody asks. */
export function expire({ sessions }: StripeBooks, now: number) {
  for (const session of sessions.values())
    if (session.status === 'open' && session.expiresAt <= now) session.status = 'expired'
}

function open({ sessions }: StripeBooks, params: Params, created: number): Answer {
  const session: StripeSession = {
    id: newId('cs_test'),
    status: 'open',
    amount: Number(params['line_items[0][price_data][unit_amount]']),
    currency: params['line_items[0][price_data][currency]'] ?? '',
    paymentIntent: null,
    created,
    expiresAt: Number(params['expires_at']),
    metadata: { paymentId: params['metadata[paymentId]'] ?? '' },
  }
  sessions.set(session.id, session)
  return { status: 200, body: shown(session) }
}

function refund({ sessions, refunds, disputes, areRefundsSlow }: StripeBooks, params: Params): Answer {
  const reference = params['payment_intent'] ?? ''
  const session = [...sessions.values()].find(({ paymentIntent }) => paymentIntent === reference)
  if (!session) return missing
  const amount = Number(params['amount'])
  const given = sumOf(refunds.filter(isOf(reference)).filter(({ status }) => status !== 'failed'))
  if (isChargedBack(disputes, reference))
    return refused('charge_disputed', 'The charge has been charged back')
  if (given === session.amount) return refused('charge_already_refunded', 'The charge has been refunded')
  if (given + amount > session.amount) return refused(undefined, 'Refund amount is greater than the charge')
  const made = {
    id: newId('re'),
    payment_intent: reference,
    amount,
    status: areRefundsSlow ? 'pending' : 'succeeded',
    metadata: named(params),
  }
  refunds.push(made)
  return { status: 200, body: { object: 'refund', ...made } }
}

const listRefunds = ({ refunds }: StripeBooks, params: Params): Answer =>
  list('/v1/refunds', params, refunds.filter(isOf(params['payment_intent'] ?? '')))

function listSessions({ sessions }: StripeBooks, params: Params): Answer {
  const { status, 'created[gte]': since = '0' } = params
  const found = [...sessions.values()].filter(
    (session) => session.created >= Number(since) && (status ?? session.status) === session.status,
  )
  return list('/v1/checkout/sessions', params, found.map(shown))
}

/** A page of a list, newest first. */
function list(url: string, params: Params, oldestFirst: readonly { id: string }[]): Answer {
  const all = oldestFirst.toReversed()
  const after = all.findIndex(({ id }) => id === params['starting_after']) + 1
  const limit = Number(params['limit'] ?? 10)
  const data = all.slice(after, after + limit)
  return { status: 200, body: { object: 'list', url, has_more: after + limit < all.length, data } }
}

/** Payments minus refunds that the bank has carried out, with the movements of disputes. */
export const balanceOf = ({ sessions, refunds, disputes }: StripeBooks) =>
  sumOf([...sessions.values()].filter(({ status }) => status === 'complete')) -
  sumOf(refunds.filter(({ status }) => status === 'succeeded')) +
  sumOf(disputes.flatMap((dispute) => dispute.balance_transactions))

const missing = { status: 404, body: error('invalid_request_error', 'No such object', 'resource_missing') }

export function error(type: string, message: string, code?: string) {
  return { error: { type, message, ...(code && { code }) } }
}

export const refused = (code: string | undefined, message: string): Answer => ({
  status: 400,
  body: error('invalid_request_error', message, code),
})

const shown = ({ id, status, amount, currency, paymentIntent, metadata }: StripeSession) => ({
  id,
  object: 'checkout.session',
  status,
  payment_status: status === 'complete' ? 'paid' : 'unpaid',
  amount_total: amount,
  currency,
  payment_intent: paymentIntent,
  metadata,
  url: status === 'open' ? `https://checkout.stripe.test/c/pay/${id}` : null,
})

const isOf = (reference: string) => (refund: StripeRefund) => refund.payment_intent === reference
const sumOf = (list: readonly { amount: number }[]) => list.reduce((sum, { amount }) => sum + amount, 0)

const named = (params: Params): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return key ? [[key, value]] : []
    }),
  )
