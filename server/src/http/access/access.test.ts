import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@sohbet/contract/endpoint'
import { endpoints } from '@sohbet/contract/endpoints'
import type { Values } from '@sohbet/contract/request'
import { roles, type Role } from '@sohbet/domain/account/role'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../db/tables/people/users.ts'
import { aUserOf } from '../../testing/rows/builders.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { watchWrites } from '../../testing/databases/watch-writes.ts'
import { samples } from '../../testing/access/samples.ts'

let server: TestApp
let writesOf: Awaited<ReturnType<typeof watchWrites>>
beforeAll(async () => {
  server = await startTestApp()
  writesOf = await watchWrites(server.db)
})
afterAll(() => server.stop())

type Who = { as?: { id: string }; owner: { id: string; email: string } }

async function valuesOf(name: string, owner: Who['owner']): Promise<Values> {
  const sample = samples[name]
  if (!sample) throw new Error(`${name} has no sample in server/src/testing/access`)
  return sample({ db: server.db, owner })
}

/** A refused call changes nothing, so the refusals of a call share a record of each owner. */
const shared = new Map<string, Promise<Shared>>()
type Shared = { owner: Who['owner']; values: Values }
function sharedRecord(name: string, role: Role): Promise<Shared> {
  const key = `${name} of a ${role}`
  const record = shared.get(key) ?? newRecord(name, role)
  shared.set(key, record)
  return record
}
async function newRecord(name: string, role: Role): Promise<Shared> {
  const owner = await aUserOf(server.db, role)
  return { owner, values: await valuesOf(name, owner) }
}

/** A refused call changes nothing, so the callers who own none of the records are shared by all calls. */
const strangers = new Map<string, Promise<Headers>>()
type Headers = Awaited<ReturnType<TestApp['headersOf']>>
function stranger(role: Role, changed: Partial<typeof users.$inferInsert> = {}): Promise<Headers> {
  const key = JSON.stringify([role, changed])
  const headers = strangers.get(key) ?? newStranger(role, changed)
  strangers.set(key, headers)
  return headers
}
const callerOf = async (role: Role, mayChange: boolean) =>
  mayChange ? server.headersOf(await aUserOf(server.db, role)) : stranger(role)

/** An account that changes after its log-in. */
async function newStranger(role: Role, changed: Partial<typeof users.$inferInsert>): Promise<Headers> {
  const user = await aUserOf(server.db, role)
  const headers = await server.headersOf(user)
  if (Object.keys(changed).length > 0) await server.db.update(users).set(changed).where(eq(users.id, user.id))
  return headers
}

const attempt = async (name: string, endpoint: Endpoint, who: Who) =>
  server.call(endpoint, await valuesOf(name, who.owner), who)

/** The reply of a call that should be refused, and its writes. */
async function refusal(endpoint: Endpoint, values: Values, headers?: Headers) {
  let answer = { status: 0, body: undefined as unknown }
  const writes = await writesOf(async () => {
    answer = await server.send(endpoint, values, headers)
  })
  return { ...answer, writes }
}

test('every call of the contract has a sample, and every sample a call', () => {
  expect(Object.keys(samples).toSorted()).toEqual([...endpoints.keys()].toSorted())
})

test('every route under /api is a call of the contract, and every call a route', () => {
  const bound = server.routes
    .filter(({ url }) => url.startsWith('/api/') && !url.startsWith('/api/docs'))
    .map(
      ({ method, url, config }) => `${String(method)} ${url}${config?.endpoint ? '' : ' without a contract'}`,
    )
  const named = [...endpoints.values()].map(({ method, path }) => `${method} /api${path}`)
  expect(bound.filter((route) => !route.startsWith('HEAD ')).toSorted()).toEqual(named.toSorted())
})

const calls = [...endpoints].map(([name, endpoint]) => ({ name, endpoint, access: endpoint.access }))
const restricted = calls.flatMap(({ name, endpoint, access }) =>
  access.who === 'anyone' ? [] : [{ name, endpoint, access, success: endpoint.status ?? 200 }],
)

test.each(calls.filter(({ access }) => access.who === 'anyone'))(
  '$name accepts anonymous callers',
  async (call) => {
    const { body } = await attempt(call.name, call.endpoint, { owner: await aUserOf(server.db, 'learner') })
    expect(body).not.toMatchObject({ code: expect.stringMatching(/NOT_SIGNED_IN|FORBIDDEN|INTERNAL/) })
  },
)

describe.each(restricted)('$name', ({ name, endpoint, access, success }) => {
  test('refuses an anonymous caller', async () => {
    const { values } = await sharedRecord(name, 'learner')
    const { status, body, writes } = await refusal(endpoint, values)
    expect([status, codeOf(body), writes]).toEqual([401, 'NOT_SIGNED_IN', []])
  })

  test('refuses a suspended account', async () => {
    const role = access.who[0] ?? 'learner'
    const caller = await stranger(role, { suspendedAt: server.clock.now })
    const { values } = await sharedRecord(name, role)
    const { status, writes } = await refusal(endpoint, values, caller)
    expect([status, writes]).toEqual([401, []])
  })

  test.each(roles)('follows its rule for the role %s', async (role) => {
    const isAllowed = access.who.includes(role)
    const { owner, values } = await (isAllowed ? newRecord : sharedRecord)(name, role)
    const { status, writes } = await refusal(endpoint, values, await server.headersOf(owner))
    expect([status, !isAllowed && writes]).toEqual(isAllowed ? [success, false] : [403, []])
  })
})

const forSome = restricted.filter(({ access }) => access.who.length < roles.length)
test.each(forSome)("$name uses the current role, not the token's", async ({ name, endpoint, access }) => {
  const other = roles.find((role) => !access.who.includes(role)) ?? 'learner'
  const caller = await stranger(access.who[0] ?? 'learner', { role: other })
  const { values } = await sharedRecord(name, access.who[0] ?? 'learner')
  const { status, writes } = await refusal(endpoint, values, caller)
  expect([status, writes]).toEqual([403, []])
})

describe.each(restricted.filter(({ access }) => access.own))(
  '$name, $access.own',
  ({ name, endpoint, access, success }) => {
    const pairs = access.who.flatMap((role) => roles.map((ownerRole) => ({ role, ownerRole })))
    test.each(pairs)("shows a $ownerRole's record to a $role only by its rule", async (pair) => {
      const isAllowed = access.any?.includes(pair.role) ?? false
      const { values } = await (isAllowed ? newRecord : sharedRecord)(name, pair.ownerRole)
      const { status, writes } = await refusal(endpoint, values, await callerOf(pair.role, isAllowed))
      expect([status, !isAllowed && writes]).toEqual(isAllowed ? [success, false] : [404, []])
    })

    test.each(access.who)('answers 404 to the role %s for a missing record', async (role) => {
      const values = await valuesOf(name, { id: randomUUID(), email: 'nobody@example.test' })
      const { status, writes } = await refusal(endpoint, values, await stranger(role))
      expect([status, writes]).toEqual([404, []])
    })
  },
)
