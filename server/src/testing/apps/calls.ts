import { json } from 'node:stream/consumers'
import type { Endpoint, Input } from '@sohbet/contract/endpoint'
import { fromProvider, receiveWebhook } from '@sohbet/contract/selling/payments'
import { requestPath, type Values } from '@sohbet/contract/request'
import { signatureHeader, signEvent } from '../../adapters/payments/events.ts'
import type { buildApp } from '../../app.ts'
import type { Tokens } from '../../auth/session/tokens.ts'
import type { Db } from '../../db/connect.ts'
import { aSession } from '../rows/builders.ts'

type App = Awaited<ReturnType<typeof buildApp>>
type Caller = { db: Db; tokens: Tokens; clock: { now: Date }; webhookSecret: string; provider: string }

/** The calls of the contract, injected into an app without a network. */
export function callsTo(app: App, { db, tokens, clock, webhookSecret, provider }: Caller) {
  /** Makes a call of the contract, signed in as a user or anonymous. */
  async function call<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    { as: user }: { as?: { id: string } } = {},
  ) {
    // The computed input type is too deep for TypeScript to see these parts.
    const values: Values = Object(input)
    return send(endpoint, values, user && (await headersOf(user)))
  }

  /** Headers of a signed-in user. */
  async function headersOf(user: { id: string }) {
    const session = await aSession(db, user.id, clock.now)
    return { authorization: `Bearer ${tokens.access(session.id, clock.now)}` }
  }

  async function send(endpoint: Endpoint, input: Values, headers: Record<string, string> = {}) {
    const answer = await app.inject({
      method: endpoint.method,
      url: requestPath(endpoint, input),
      headers,
      ...(input.body !== undefined && {
        payload: endpoint.upload ? formOf(input.body) : JSON.stringify(input.body),
        headers: { ...(!endpoint.upload && { 'content-type': 'application/json' }), ...headers },
      }),
      ...(endpoint.raw && unparsedBody(input.body)),
      ...(endpoint.events && { payloadAsStream: true }),
    })
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    if (endpoint.events) {
      // A refusal has a body that ends; the event stream does not end
      const body: unknown = isJson ? await json(answer.stream()) : answer.stream().destroy()
      return { status: answer.statusCode, body, headers: answer.headers }
    }
    const body: unknown = isJson ? answer.json() : answer.rawPayload
    return { status: answer.statusCode, body, headers: answer.headers }
  }

  /** Sends an event of the payment provider with its signature. */
  const sendEvent = (
    payload: string,
    signature = signEvent(payload, { secret: webhookSecret, now: clock.now }),
  ) =>
    send(receiveWebhook, {
      params: { provider },
      body: { payload, headers: { [signatureHeader]: signature } },
    })

  async function deliverWebhook(payload: string) {
    const { status } = await sendEvent(payload)
    if (status !== 200) throw new Error(`the webhook was answered with ${status}`)
  }
  return { call, headersOf, send, sendEvent, deliverWebhook }
}

/** The unparsed body and its headers. */
function unparsedBody(body: unknown) {
  const { payload, headers } = fromProvider.body.parse(body)
  return { payload, headers: { 'content-type': 'application/json', ...headers } }
}

/** The form that a browser would send. */
function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(body))) {
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, String(value))
  }
  return form
}
