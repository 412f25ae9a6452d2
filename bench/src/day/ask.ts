import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@sohbet/contract/endpoint'
import { requestPath, type Values } from '@sohbet/contract/request'

/** One request to the app. */
type Ask = {
  kind: string
  path: string
  method: string
  headers: Record<string, string>
  body?: string
}

/** The requests of one person in order; each `yield` returns the reply. */
export type Walk = Generator<Ask, void, unknown>

export const json = { 'content-type': 'application/json' }

export const ask = (
  kind: string,
  call: Pick<Endpoint, 'method' | 'path'>,
  { body, ...address }: Values,
): Ask => ({
  kind,
  method: call.method,
  path: requestPath(call, address),
  headers: body === undefined ? {} : json,
  ...(body !== undefined && { body: JSON.stringify(body) }),
})

/** A message with a client id, as the browser sends it. */
export const written = (text: string) => ({ clientId: randomUUID(), text })
