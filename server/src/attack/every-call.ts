import type { Endpoint } from '@sohbet/contract/endpoint'
import { endpoints } from '@sohbet/contract/endpoints'
import { requestPath, type Values } from '@sohbet/contract/request'
import { roles, type Role } from '@sohbet/domain/account/role'
import type { InjectOptions } from 'fastify'
import { samples } from '../testing/access/samples.ts'
import { aSession, aUserOf } from '../testing/rows/builders.ts'
import type { TestApp } from '../testing/apps/test-app.ts'

export type Call = { name: string; endpoint: Endpoint }

/** Every call of the contract, including future ones. */
export const everyCall: readonly Call[] = [...endpoints].map(([name, endpoint]) => ({ name, endpoint }))
export const isWrite = ({ endpoint }: Call) => endpoint.method !== 'GET'
/** A body of JSON fields: no file and no signed text. */
export const takesJson = ({ endpoint }: Call) =>
  endpoint.body !== undefined && !endpoint.upload && !endpoint.raw

export type Answer = { status: number; headers: Record<string, unknown>; text: string }

/** A user who may make a call, with values that it accepts. */
export type Shooter = { headers: Record<string, string>; values: Values; userId: string }

export async function aShooter(server: TestApp, { name, endpoint }: Call, role = firstRole(endpoint)) {
  const owner = await aUserOf(server.db, role)
  const values = await samples[name]?.({ db: server.db, owner })
  if (!values) throw new Error(`${name} has no sample`)
  const headers = await signedIn(server, owner)
  return { headers, values, userId: owner.id } satisfies Shooter
}

export async function signedIn(server: TestApp, user: { id: string }) {
  const session = await aSession(server.db, user.id, server.clock.now)
  return { authorization: `Bearer ${server.tokens.access(session.id, server.clock.now)}` }
}

const firstRole = ({ access }: Endpoint): Role =>
  access.who === 'anyone' ? 'learner' : (access.who[0] ?? roles[0])

/** Sends one request with the body unchanged. Undefined when the URL cannot be built. */
export async function shoot(
  server: TestApp,
  endpoint: Endpoint,
  { values, body, headers }: { values: Values; body?: string; headers: Record<string, string> },
): Promise<Answer | undefined> {
  const url = addressOf(endpoint, values)
  if (url === undefined) return undefined
  return ask(server, endpoint, {
    method: endpoint.method,
    url,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { payload: body }),
  })
}

/** Makes the sample's call with another query. */
export const readWith = (
  server: TestApp,
  { endpoint }: Call,
  { shooter: { headers, values }, query }: { shooter: Shooter; query: object },
): Promise<Answer | undefined> =>
  shoot(server, endpoint, { headers, values: { ...values, query: { ...Object(values.query), ...query } } })

/** The field names that a schema declares. */
export const fieldsOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'shape' in schema ? Object.keys(Object(schema.shape)) : []

/** Reads only the start of a stream, which would not end. */
export async function ask(server: TestApp, { events }: Endpoint, shot: InjectOptions): Promise<Answer> {
  if (!events) {
    const { statusCode, headers, payload } = await server.app.inject(shot)
    return { status: statusCode, headers, text: payload }
  }
  const answer = await server.app.inject({ ...shot, payloadAsStream: true })
  answer.stream().destroy()
  return { status: answer.statusCode, headers: answer.headers, text: '' }
}

function addressOf(endpoint: Endpoint, values: Values): string | undefined {
  try {
    return requestPath(endpoint, values)
  } catch {
    return undefined // a half surrogate cannot be part of a URL, and an empty value cannot fill a parameter
  }
}
