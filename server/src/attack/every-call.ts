import type { Endpoint } from '@sohbet/contract/endpoint'
import { endpoints } from '@sohbet/contract/endpoints'
import { requestPath, type Values } from '@sohbet/contract/request'
import { roles, type Role } from '@sohbet/domain/account/role'
import type { InjectOptions } from 'fastify'
import { z } from 'zod'
import { samples } from '../http/access.samples.ts'
import { aSession, aUserOf } from '../testing/builders.ts'
import type { TestApp } from '../testing/test-app.ts'

export type Call = { name: string; endpoint: Endpoint }

/** Every call of the contract, those of tomorrow too. */
export const everyCall: readonly Call[] = [...endpoints].map(([name, endpoint]) => ({ name, endpoint }))
export const isWrite = ({ endpoint }: Call) => endpoint.method !== 'GET'
/** Neither a file nor a signed text: a body of fields. */
export const takesJson = ({ endpoint }: Call) =>
  endpoint.body !== undefined && !endpoint.upload && !endpoint.raw

export type Answer = { status: number; headers: Record<string, unknown>; text: string }

/** Somebody who may make a call, with values that it accepts. */
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

/** One request, its body as it stands. An address that cannot be made is no request: undefined. */
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

/** Of a stream only how it begins: it would not end. */
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
    return undefined // a half sign cannot be written in an address, and nothing cannot fill a place
  }
}

/** The paths to everything in a value: `['zoomTimes', 0, 'hour']`. */
export function pathsIn(value: unknown, to: readonly (string | number)[] = []): (string | number)[][] {
  const here = to.length > 0 ? [[...to]] : []
  if (Array.isArray(value)) {
    return [...here, ...value.slice(0, 2).flatMap((item, index) => pathsIn(item, [...to, index]))]
  }
  if (typeof value !== 'object' || value === null || value instanceof Blob) return here
  return [...here, ...Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...to, key]))]
}

/** A copy with another value at a path. */
export function withAt(value: unknown, [key, ...rest]: readonly (string | number)[], put: unknown): unknown {
  if (key === undefined) return put
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === key ? withAt(item, rest, put) : item))
  }
  const fields: Record<string, unknown> = Object(value)
  return { ...fields, [key]: withAt(fields[key], rest, put) }
}

export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (at, key) => z.record(z.string(), z.unknown()).parse({ ...Object(at) })[key],
    value,
  )
}

/** Names of fields that a call declares, at any depth. */
export function declaredFields(schema: z.ZodType | undefined): Set<string> {
  const names = new Set<string>()
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if ('properties' in node) for (const name of Object.keys(Object(node.properties))) names.add(name)
    Object.values(node).forEach(visit)
  }
  if (schema) visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return names
}
