import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { refusalOf, type Params } from './stripe-rules.ts'

export type StripeSession = {
  id: string
  status: 'open' | 'complete' | 'expired'
  amount: number
  currency: string
  paymentIntent: string | null
  metadata: Record<string, string>
}
type StripeRefund = {
  id: string
  payment_intent: string
  amount: number
  status: string
  metadata: Record<string, string>
}

/** What goes wrong next: before the call has any effect, or after, so that only the answer is lost. */
type Fault = { status?: number; silence?: true; isLost?: true }
export type StripeCall = { method: string; path: string; key: string; params: Params }

const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
const address = z.object({ port: z.number() })

/** A server that speaks as much of Stripe's API as we use, as strictly as Stripe does. */
export async function startStripeServer({ clock }: { clock: () => Date }) {
  const sessions = new Map<string, StripeSession>()
  const refunds: StripeRefund[] = []
  const answered = new Map<string, { params: string; status: number; body: unknown }>()
  const calls: StripeCall[] = []
  const faults: Fault[] = []

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = address.parse(server.address())

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://stripe.test')
    const body = await text(request)
    const form = new URLSearchParams(request.method === 'POST' ? body : url.search)
    const call = {
      method: request.method ?? '',
      path: url.pathname,
      key: String(request.headers['idempotency-key'] ?? ''),
      params: Object.fromEntries(form),
    }
    calls.push(call)
    const fault = faults.shift()
    if (fault && !fault.isLost) {
      if (fault.silence) return
      return reply(response, fault.status ?? 500, error('api_error', 'Something is wrong here'))
    }
    const { status, body: answer } = answerTo(request, call)
    if (fault?.isLost) return response.destroy()
    reply(response, status, answer)
  }

  function answerTo({ headers }: IncomingMessage, call: StripeCall) {
    const refusal = refusalOf(headers, call, clock())
    if (refusal) return { status: refusal.status, body: error('invalid_request_error', refusal.message) }
    const params = JSON.stringify([call.path, call.params])
    const before = call.method === 'POST' && call.key !== '' ? answered.get(call.key) : undefined
    if (before && before.params !== params)
      return {
        status: 400,
        body: error('idempotency_error', 'Keys can only be used with the same parameters'),
      }
    if (before) return before
    const answer = act(call)
    if (call.method === 'POST' && call.key !== '') answered.set(call.key, { params, ...answer })
    return answer
  }

  function act({ method, path, params }: StripeCall): { status: number; body: unknown } {
    const [, , resource, kind, id, verb] = path.split('/')
    if (resource === 'refunds') return method === 'GET' ? listRefunds(params) : refund(params)
    if (resource !== 'checkout' || kind !== 'sessions') return missing
    if (method === 'POST' && id === undefined) return open(params)
    const session = sessions.get(id ?? '')
    if (!session) return missing
    if (verb === 'expire') {
      if (session.status !== 'open')
        return { status: 400, body: error('invalid_request_error', 'Only open sessions can be expired') }
      session.status = 'expired'
    }
    return { status: 200, body: shown(session) }
  }

  function open(params: Params) {
    const session: StripeSession = {
      id: newId('cs_test'),
      status: 'open',
      amount: Number(params['line_items[0][price_data][unit_amount]']),
      currency: params['line_items[0][price_data][currency]'] ?? '',
      paymentIntent: null,
      metadata: { paymentId: params['metadata[paymentId]'] ?? '' },
    }
    sessions.set(session.id, session)
    return { status: 200, body: shown(session) }
  }

  function refund(params: Params) {
    const reference = params['payment_intent'] ?? ''
    const session = [...sessions.values()].find(({ paymentIntent }) => paymentIntent === reference)
    if (!session) return missing
    const amount = Number(params['amount'])
    const given = sumOf(refunds.filter(isOf(reference)).filter(({ status }) => status !== 'failed'))
    if (given + amount > session.amount)
      return { status: 400, body: error('invalid_request_error', 'Refund amount is greater than the charge') }
    const made = {
      id: newId('re'),
      payment_intent: reference,
      amount,
      status: 'succeeded',
      metadata: named(params),
    }
    refunds.push(made)
    return { status: 200, body: { object: 'refund', ...made } }
  }

  function listRefunds(params: Params) {
    const all = refunds.filter(isOf(params['payment_intent'] ?? '')).toReversed()
    const after = all.findIndex(({ id }) => id === params['starting_after']) + 1
    const limit = Number(params['limit'] ?? 10)
    const data = all.slice(after, after + limit)
    const body = { object: 'list', url: '/v1/refunds', has_more: after + limit < all.length, data }
    return { status: 200, body }
  }

  return {
    server: { host: '127.0.0.1', port, protocol: 'http' as const, timeout: 400 },
    calls,
    sessions,
    refunds,
    /** The next calls go wrong, one after the other. */
    fail: (...next: Fault[]) => void faults.push(...next),
    /** Somebody pays on Stripe's page. */
    pay(id: string) {
      const session = sessions.get(id)
      if (session?.status !== 'open') throw new Error('nobody can pay this')
      Object.assign(session, { status: 'complete', paymentIntent: newId('pi') })
    },
    /** The school gives money back in Stripe's own dashboard. */
    refundAtDesk: (reference: string, amount: number) =>
      act({
        method: 'POST',
        path: '/v1/refunds',
        key: '',
        params: { payment_intent: reference, amount: `${amount}` },
      }),
    /** What came in less what went back, as Stripe counts. */
    balance: () =>
      [...sessions.values()]
        .filter(({ status }) => status === 'complete')
        .reduce((sum, { amount }) => sum + amount, 0) -
      sumOf(refunds.filter(({ status }) => status !== 'failed')),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const missing = { status: 404, body: error('invalid_request_error', 'No such object') }

function error(type: string, message: string) {
  return { error: { type, message } }
}

function reply(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
  response.end(JSON.stringify(body))
}

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
