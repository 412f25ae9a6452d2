import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@sohbet/contract/endpoint'
import { requestPath, type Values } from '@sohbet/contract/request'

/** One thing that somebody asks of the app. */
type Ask = {
  kind: string
  path: string
  method: string
  headers: Record<string, string>
  body?: string
}

/** What somebody does, one ask after the other; each hears what was answered. */
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

/** Something to say, called by a name of its own as a browser does. */
export const written = (text: string) => ({ clientId: randomUUID(), text })
