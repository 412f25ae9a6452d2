import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { act, balanceOf, error, newId, type StripeBooks, type StripeCall } from './stripe-books.ts'
import { refusalOf } from './stripe-rules.ts'

/** The next failure: before the call takes effect, or after it, so that only the reply is lost. */
type Fault = {
  /** 200 lets the call pass. */
  status?: number
  code?: string
  silence?: true
  isLost?: true
}

const address = z.object({ port: z.number() })

/** A server with the part of Stripe's API that we use, as strict as Stripe. */
export async function startStripeServer({ clock }: { clock: () => Date }) {
  const books: StripeBooks = { sessions: new Map(), refunds: [] }
  const answered = new Map<string, { params: string; status: number; body: unknown }>()
  const calls: StripeCall[] = []
  const faults: Fault[] = []
  const interruptions = new Map<string, () => unknown>()

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = address.parse(server.address())

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const call = await callOf(request)
    calls.push(call)
    const fault = faults.shift()
    if (fault?.silence) return
    if (fault && !fault.isLost && fault.status !== 200)
      return reply(response, fault.status ?? 500, error('api_error', 'Something is wrong here', fault.code))
    interruptions.get(call.method === 'POST' ? call.path : '')?.()
    const { status, body: answer } = answerTo(request, call)
    if (fault?.isLost) return response.destroy()
    reply(response, status, answer)
  }

  function answerTo({ headers }: IncomingMessage, call: StripeCall) {
    const refusal = refusalOf(headers, call, clock())
    if (refusal)
      return {
        status: refusal.status,
        body: error('invalid_request_error', refusal.message, refusal.code),
      }
    const params = JSON.stringify([call.path, call.params])
    const before = call.method === 'POST' && call.key !== '' ? answered.get(call.key) : undefined
    if (before && before.params !== params)
      return {
        status: 400,
        body: error('idempotency_error', 'Keys can only be used with the same parameters'),
      }
    if (before) return before
    const answer = act(books, call)
    if (call.method === 'POST' && call.key !== '') answered.set(call.key, { params, ...answer })
    return answer
  }

  return {
    server: { host: '127.0.0.1', port, protocol: 'http' as const, timeout: 400 },
    calls,
    ...books,
    /** Makes the next calls fail, one after the other. */
    fail: (...next: Fault[]) => void faults.push(...next),
    /** Does something at Stripe just before the next POST to a path takes effect. */
    before(path: string, act: () => unknown) {
      interruptions.set(path, () => {
        interruptions.delete(path)
        act()
      })
    },
    /** A learner pays on Stripe's page. */
    pay(id: string) {
      const session = books.sessions.get(id)
      if (session?.status !== 'open') throw new Error('the checkout is not open')
      Object.assign(session, { status: 'complete', paymentIntent: newId('pi') })
    },
    /** The school refunds money in Stripe's dashboard. */
    refundAtDesk: (reference: string, amount: number) =>
      act(books, {
        method: 'POST',
        path: '/v1/refunds',
        key: '',
        params: { payment_intent: reference, amount: `${amount}` },
      }),
    /** The card's owner disputes the payment. */
    dispute(reference: string) {
      for (const session of books.sessions.values())
        if (session.paymentIntent === reference) session.isDisputed = true
    },
    /** Payments minus refunds in Stripe's books. */
    balance: () => balanceOf(books),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function callOf(request: IncomingMessage): Promise<StripeCall> {
  const url = new URL(request.url ?? '/', 'http://stripe.test')
  const body = await text(request)
  const form = new URLSearchParams(request.method === 'POST' ? body : url.search)
  return {
    method: request.method ?? '',
    path: url.pathname,
    key: String(request.headers['idempotency-key'] ?? ''),
    params: Object.fromEntries(form),
  }
}

function reply(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
  response.end(JSON.stringify(body))
}
