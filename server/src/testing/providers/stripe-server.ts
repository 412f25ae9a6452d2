import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { act, balanceOf, error, expire, newId, type StripeBooks, type StripeCall } from './stripe-books.ts'
import { dispute, escalate, decide } from './stripe-disputes.ts'
import { refusalOf } from './stripe-rules.ts'

/** The next failure: before the call takes effect, or after it, so that only the reply is lost. */
type Fault = {
  /** 200 lets the call pass. */
  status?: number
  code?: string
  silence?: true
  isLost?: true
}

/** A 500 after the call began: Stripe stores it under the call's key. `isDone` when the call took effect. */
type Crash = { isDone?: true }

type Stored = { params: string; status: number; body: unknown; at: number }
/** Stripe forgets a key after a day. */
const keyLife = 24 * 60 * 60_000

const address = z.object({ port: z.number() })

/** A server with the part of Stripe's API that we use, as strict as Stripe. */
export async function startStripeServer({ clock }: { clock: () => Date }) {
  const books: StripeBooks = { sessions: new Map(), refunds: [], disputes: [], areRefundsSlow: false }
  const stored = new Map<string, Stored>()
  const calls: StripeCall[] = []
  const faults: Fault[] = []
  const crashes = new Map<string, Crash[]>()
  const interruptions = new Map<string, () => unknown>()
  let room = Infinity

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = address.parse(server.address())

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const call = await callOf(request)
    calls.push(call)
    // The limit comes before the keys: the same call may succeed later
    if (room-- <= 0) return reply(response, { status: 429, body: tooMany })
    const fault = faults.shift()
    if (fault?.silence) return
    if (fault && !fault.isLost && fault.status !== 200)
      return reply(response, {
        status: fault.status ?? 500,
        body: error('api_error', 'Something is wrong here', fault.code),
      })
    interruptions.get(call.method === 'POST' ? call.path : '')?.()
    const answer = answerTo(request, call)
    if (fault?.isLost) return response.destroy()
    reply(response, answer)
  }

  function answerTo({ headers }: IncomingMessage, call: StripeCall) {
    const refusal = refusalOf(headers, call, clock())
    if (refusal)
      return {
        status: refusal.status,
        body: error('invalid_request_error', refusal.message, refusal.code),
      }
    if (call.method !== 'POST' || call.key === '') return act(books, call, clock())
    const params = JSON.stringify([call.path, call.params])
    const before = stored.get(call.key)
    if (before && clock().getTime() - before.at < keyLife)
      return before.params === params
        ? { ...before, headers: { 'idempotent-replayed': 'true', ...noRetry(before) } }
        : { status: 400, body: error('idempotency_error', 'Keys can only be used with the same parameters') }
    const answer = execute(call)
    stored.set(call.key, { params, ...answer, at: clock().getTime() })
    return { ...answer, headers: noRetry(answer) }
  }

  function execute(call: StripeCall) {
    const crash = crashes.get(call.path)?.shift()
    const answer = crash && !crash.isDone ? undefined : act(books, call, clock())
    return crash || !answer ? { status: 500, body: error('api_error', 'Something is wrong here') } : answer
  }

  return {
    server: { host: '127.0.0.1', port, protocol: 'http' as const, timeout: 400 },
    calls,
    ...books,
    /** Makes the next calls fail, one after the other. */
    fail: (...next: Fault[]) => void faults.push(...next),
    /** The next new calls to a path fail with a 500 that Stripe stores. */
    crash: (path: string, ...next: Crash[]) => void crashes.set(path, next),
    /** Replies to this number of calls, and then with 429. */
    limit: (calls: number) => void (room = calls),
    /** Does something at Stripe just before the next POST to a path takes effect. */
    before(path: string, act: () => unknown) {
      interruptions.set(path, () => {
        interruptions.delete(path)
        act()
      })
    },
    /** A learner pays on Stripe's page. */
    pay(id: string) {
      expire(books, clock().getTime() / 1000)
      const session = books.sessions.get(id)
      if (session?.status !== 'open') throw new Error('the checkout is not open')
      Object.assign(session, { status: 'complete', paymentIntent: newId('pi') })
    },
    /** The school refunds money in Stripe's dashboard. */
    refundAtDesk: (reference: string, amount: number) =>
      act(
        books,
        {
          method: 'POST',
          path: '/v1/refunds',
          key: '',
          params: { payment_intent: reference, amount: `${amount}` },
        },
        clock(),
      ),
    /** Whether new refunds wait for the bank. */
    slowRefunds: (areSlow: boolean) => void (books.areRefundsSlow = areSlow),
    /** The bank carries the waiting refunds of a payment out, or returns them. */
    endRefunds(reference: string, status: 'succeeded' | 'failed') {
      for (const refund of books.refunds)
        if (refund.payment_intent === reference && refund.status === 'pending') refund.status = status
    },
    /** The card's owner disputes the payment, or a part of it; an inquiry moves no money. Returns its id. */
    dispute: (reference: string, options?: { amount?: number; isInquiry?: boolean }) =>
      dispute(books, reference, options),
    /** An inquiry becomes a dispute. */
    escalate: (id: string) => escalate(books, id),
    /** The bank decides. The money of a won dispute may come later: decide again with it. */
    decide: (id: string, status: 'won' | 'lost' | 'warning_closed', options?: { isMoneyLate?: boolean }) =>
      decide(books, id, status, options),
    /** Payments minus refunds and disputed money in Stripe's books. */
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

type Answer = { status: number; body: unknown; headers?: Record<string, string> }

const tooMany = error('invalid_request_error', 'Too many requests', 'rate_limit')

/** Stripe tells its SDK that repeating a stored error is of no use. */
const noRetry = ({ status }: Answer): Record<string, string> =>
  status >= 500 ? { 'stripe-should-retry': 'false' } : {}

function reply(response: ServerResponse, { status, body, headers }: Answer) {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req'), ...headers })
  response.end(JSON.stringify(body))
}
