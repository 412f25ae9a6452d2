import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { eventHeader, eventSignature, type IyzicoKeys } from '../../adapters/payments/iyzico/signatures.ts'
import {
  balanceOf,
  confirmForm,
  iyzicoCards,
  iyzicoCode,
  openForm,
  payForm,
  returnMoney,
  type IyzicoBooks,
  type IyzicoForm,
} from './iyzico-books.ts'
import { formReply, openedReply, reportReply, returnedReply } from './iyzico-replies.ts'
import {
  failure,
  isFailure,
  refusalOfForm,
  refusalOfKeys,
  textAt,
  type Failure,
  type IyzicoCall,
} from './iyzico-rules.ts'
import { pageFor, visitedPaths } from './iyzico-visits.ts'

/** The next failure: before the call takes effect, or after it, so that only the reply is lost. */
type Fault = { status?: number; silence?: true; isLost?: true; failure?: Failure }

type Options = {
  clock: () => Date
  keys?: IyzicoKeys
  port?: number
  /** iyzico takes https only; tests run on http://localhost. */
  allowsHttp?: boolean
  /** Calls of one kind in a minute. */
  limit?: number
  /** Where events go after each attempt to pay. */
  webhookUrl?: string
}

const address = z.object({ port: z.number() })
const testKeys = { apiKey: 'sandbox-test-api-key', secretKey: 'sandbox-test-secret-key' }
const formPath = '/payment/iyzipos/checkoutform'

/** A server with the part of iyzico's API that we use, and its payment page. It refuses what iyzico refuses. */
export async function startIyzicoServer({ clock, keys = testKeys, ...options }: Options) {
  const world: World = { books: new Map(), clock, keys, origin: '', allowsHttp: options.allowsHttp ?? true }
  const { books } = world
  const calls: IyzicoCall[] = []
  const faults: Fault[] = []
  const isTooFast = rateLimit(clock, options.limit ?? Infinity)
  const announce = async (form: IyzicoForm) => {
    if (options.webhookUrl) await sendEvent(options.webhookUrl, eventOf(form, world))
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  world.origin = `http://localhost:${address.parse(server.address()).port}`

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { headers, method = '' } = request
    const url = new URL(request.url ?? '/', world.origin)
    const body = await text(request)
    if (visitedPaths.includes(url.pathname)) {
      const visit = { method, url, fields: new URLSearchParams(body) }
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      return response.end(await pageFor({ books, clock, announce }, visit))
    }
    const params: unknown = body === '' ? Object.fromEntries(url.searchParams) : parsed(body)
    const call = { method, path: url.pathname, body, params }
    calls.push(call)
    const fault = faults.shift()
    if (fault?.silence) return undefined
    if (fault?.status) return response.writeHead(fault.status).end('{}')
    const refusal =
      fault?.failure ??
      refusalOfKeys(headers, call, keys) ??
      (isTooFast(call) ? failure('50000', 'Çok fazla istek') : undefined)
    const answer = refusal ?? act(world, call)
    if (fault?.isLost) return response.destroy()
    const reply = isFailure(answer) ? failed(answer, textAt(params, 'conversationId')) : answer
    response.writeHead(200, { 'content-type': 'application/json' })
    return response.end(JSON.stringify(world.forge?.(reply) ?? reply))
  }

  return {
    access: { ...keys, baseUrl: world.origin, timeoutMs: 400 },
    books,
    calls,
    cards: iyzicoCards,
    /** Makes the next calls fail, one after the other. */
    fail: (...next: Fault[]) => void faults.push(...next),
    /** Changes the double: see its type. */
    set: (change: Pick<World, 'forge' | 'lateReports' | 'hidesUnpaid'>) => void Object.assign(world, change),
    ...deskOf(world),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type World = {
  books: IyzicoBooks
  clock: () => Date
  keys: IyzicoKeys
  origin: string
  allowsHttp: boolean
  /** Changes replies on their way. */
  forge?: ((reply: object) => object) | undefined
  /** Number of reports that do not show the last refund yet. */
  lateReports?: number
  /** A query does not know a form before the first try to pay it. */
  hidesUnpaid?: boolean
}

/** Applies a signed call to the books and returns the reply. */
function act(world: World, { method, path, params }: IyzicoCall): object {
  const { books, origin, allowsHttp } = world
  const known = { secretKey: world.keys.secretKey, conversationId: textAt(params, 'conversationId') }
  const now = world.clock()
  switch (`${method} ${path}`) {
    case `POST ${formPath}/initialize/auth/ecom`:
      return refusalOfForm(params, { allowsHttp }) ?? openedReply(openForm(books, params, now), known, origin)
    case `POST ${formPath}/auth/ecom/detail`: {
      if (textAt(params, 'token') === '') return failure('5132', 'token gönderilmesi zorunludur')
      const form = books.get(textAt(params, 'token'))
      if (!form || (world.hidesUnpaid && form.status === null)) return failure('5124', 'token bulunamadı')
      return formReply(form, known)
    }
    case 'POST /payment/cancel':
    case 'POST /v2/payment/refund': {
      const kind = path === '/payment/cancel' ? 'cancel' : 'refund'
      const done = returnMoney(books, params, { kind, now })
      return isFailure(done) ? done : returnedReply(done, known)
    }
    case 'GET /v2/reporting/payment/details': {
      const late = world.lateReports ?? 0
      world.lateReports = Math.max(0, late - 1)
      const conversation = textAt(params, 'paymentConversationId')
      return reportReply(books, {
        paymentId: textAt(params, 'paymentId'),
        conversation,
        hidden: late > 0 ? 1 : 0,
      })
    }
    default:
      return failure('11', 'Geçersiz istek')
  }
}

/** What happens at iyzico without us. */
function deskOf(world: World) {
  const { books, clock } = world
  const formWith = (token: string): IyzicoForm => {
    const form = books.get(token)
    if (!form) throw new Error('there is no such form')
    return form
  }
  return {
    /** A learner pays on iyzico's page. */
    pay: (token: string, how: { card?: string; instalment?: number } = {}) =>
      payForm(formWith(token), { card: iyzicoCards.ok, ...how, now: clock() }),
    /** The learner types the bank's code. */
    confirm: (token: string, code: string = iyzicoCode) => confirmForm(formWith(token), code),
    /** The fraud check decides. */
    judge: (token: string, fraud: IyzicoForm['fraud']) => void (formWith(token).fraud = fraud),
    /** The school refunds part of the charge in iyzico's panel. */
    refundAtDesk: (paymentId: string, minor: number) =>
      returnMoney(books, { paymentId, price: String(minor / 100) }, { kind: 'refund', now: clock() }),
    /** A signed event about a form. */
    event: (token: string) => eventOf(formWith(token), world),
    balance: () => balanceOf(books),
  }
}

function eventOf(form: IyzicoForm, { keys, clock }: World) {
  const event = {
    paymentConversationId: form.conversationId,
    merchantId: 1,
    token: form.token,
    status: form.status ?? 'INIT',
    iyziReferenceCode: randomUUID(),
    iyziEventType: 'CHECKOUT_FORM_AUTH',
    iyziEventTime: clock().getTime(),
    iyziPaymentId: Number(form.paymentId),
  }
  const signature = eventSignature(keys.secretKey, { ...event, iyziPaymentId: form.paymentId })
  return { payload: JSON.stringify(event), headers: { [eventHeader]: signature } }
}

/** iyzico would repeat an event that was not received after 15 minutes; here it is lost. */
async function sendEvent(url: string, { payload, headers }: ReturnType<typeof eventOf>) {
  const send = fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: payload,
    signal: AbortSignal.timeout(10_000),
  })
  await send.catch(() => undefined)
}

/** Whether a call is one too many of its kind in the last minute. */
function rateLimit(clock: () => Date, most: number) {
  const times = new Map<string, number[]>()
  return ({ path }: IyzicoCall): boolean => {
    const now = clock().getTime()
    const recent = [...(times.get(path) ?? []).filter((time) => time > now - 60_000), now]
    times.set(path, recent)
    return recent.length > most
  }
}

const failed = ({ code, message, group }: Failure, conversationId: string) => ({
  status: 'failure',
  errorCode: code,
  errorMessage: message,
  errorGroup: group ?? null,
  conversationId,
})

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return {}
  }
}
