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

/** A read changes nothing either; a write gets a record of its own. */
const recordFor = (name: string, { method }: Endpoint, role: Role): Promise<Shared> =>
  method === 'GET' ? sharedRecord(name, role) : newRecord(name, role)

/** A refused call changes nothing, so the callers who own none of the records are shared by all calls. */
const strangers = new Map<string, Promise<Headers>>()
type Headers = Awaited<ReturnType<TestApp['headersOf']>>
function stranger(role: Role, changed: Partial<typeof users.$inferInsert> = {}): Promise<Headers> {
  const key = JSON.stringify([role, changed])
  const headers = strangers.get(key) ?? newStranger(role, changed)
  strangers.set(key, headers)
  return headers
}
/** An account that changes after its log-in. */
async function newStranger(role: Role, changed: Partial<typeof users.$inferInsert>): Promise<Headers> {
  const user = await aUserOf(server.db, role)
  const headers = await server.headersOf(user)
  if (Object.keys(changed).length > 0) await server.db.update(users).set(changed).where(eq(users.id, user.id))
  return headers
}

const attempt = async (name: string, endpoint: Endpoint, who: Who) =>
  server.call(endpoint, await valuesOf(name, who.owner), who)

type Try = { values: Values; headers?: Headers }

/** The replies to a call by each caller, who should all be refused, and the writes of all. */
async function refusals(endpoint: Endpoint, tries: Record<string, Try>) {
  const replies: Record<string, string> = {}
  const writes = await writesOf(async () => {
    for (const [caller, { values, headers }] of Object.entries(tries)) {
      const { status, body } = await server.send(endpoint, values, headers)
      replies[caller] = status < 400 ? String(status) : `${status} ${codeOf(body)}`
    }
  })
  return { replies, writes }
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
  const [first = 'learner'] = access.who
  const refused = roles.filter((role) => !access.who.includes(role))

  test('refuses callers who are anonymous, suspended or of another role, and writes nothing', async () => {
    const tries: Record<string, Try> = {
      anonymous: { values: (await sharedRecord(name, 'learner')).values },
      suspended: {
        values: (await sharedRecord(name, first)).values,
        headers: await stranger(first, { suspendedAt: server.clock.now }),
      },
    }
    for (const role of refused) {
      const { owner, values } = await sharedRecord(name, role)
      tries[role] = { values, headers: await server.headersOf(owner) }
    }
    // The current role counts, not that of the log-in
    const [role] = refused
    if (role)
      tries['changed'] = {
        values: (await sharedRecord(name, first)).values,
        headers: await stranger(first, { role }),
      }
    const { replies, writes } = await refusals(endpoint, tries)
    const { anonymous, suspended, ...others } = replies
    expect([anonymous, suspended]).toEqual(['401 NOT_SIGNED_IN', '401 NOT_SIGNED_IN'])
    expect(Object.entries(others).filter(([, reply]) => reply !== '403 FORBIDDEN')).toEqual([])
    expect(writes).toEqual([])
  })

  test.each(access.who)('accepts the role %s', async (role) => {
    const { owner, values } = await recordFor(name, endpoint, role)
    const { status } = await server.send(endpoint, values, await server.headersOf(owner))
    expect(status).toBe(success)
  })
})

const owned = restricted
  .filter(({ access }) => access.own)
  .map((call) => {
    const mayReadAny = call.access.who.filter((role) => call.access.any?.includes(role))
    return { ...call, mayReadAny, mayReadOwn: call.access.who.filter((role) => !mayReadAny.includes(role)) }
  })

test.each(owned.filter(({ mayReadOwn }) => mayReadOwn.length > 0))(
  "$name, $access.own, answers 404 for another user's record, and writes nothing",
  async ({ name, endpoint, mayReadOwn }) => {
    const tries: Record<string, Try> = {}
    for (const role of mayReadOwn)
      for (const ownerRole of roles) {
        const { values } = await sharedRecord(name, ownerRole)
        tries[`a ${role} to a ${ownerRole}'s record`] = { values, headers: await stranger(role) }
      }
    const { replies, writes } = await refusals(endpoint, tries)
    expect(Object.entries(replies).filter(([, reply]) => !reply.startsWith('404'))).toEqual([])
    expect(writes).toEqual([])
  },
)

const pairs = owned.flatMap(({ mayReadAny, ...call }) =>
  mayReadAny.flatMap((role) => roles.map((ownerRole) => ({ ...call, role, ownerRole }))),
)
test.each(pairs)(
  "$name, $access.own, shows a $ownerRole's record to a $role",
  async ({ name, endpoint, success, role, ownerRole }) => {
    const { values } = await recordFor(name, endpoint, ownerRole)
    const { status } = await server.send(endpoint, values, await stranger(role))
    expect(status).toBe(success)
  },
)

test.each(owned)('$name answers 404 for a missing record, and writes nothing', async (call) => {
  const tries: Record<string, Try> = {}
  for (const role of call.access.who) {
    const values = await valuesOf(call.name, { id: randomUUID(), email: 'nobody@example.test' })
    tries[role] = { values, headers: await stranger(role) }
  }
  const { replies, writes } = await refusals(call.endpoint, tries)
  expect(Object.entries(replies).filter(([, reply]) => !reply.startsWith('404'))).toEqual([])
  expect(writes).toEqual([])
})
