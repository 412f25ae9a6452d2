import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@sohbet/contract/endpoint'
import { endpoints } from '@sohbet/contract/endpoints'
import { roles } from '@sohbet/domain/account/role'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../db/tables/users.ts'
import { aSession, aUser, aUserOf } from '../testing/builders.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/test-app.ts'
import { samples } from './access.samples.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

async function attempt(
  name: string,
  endpoint: Endpoint,
  who: { as?: { id: string }; owner: { id: string; email: string } },
) {
  const sample = samples[name]
  if (!sample) throw new Error(`${name} has no sample in access.samples.ts`)
  const values = await sample({ db: server.db, owner: who.owner })
  return server.call(endpoint, values, who)
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
  '$name does not ask who is calling',
  async (call) => {
    const { body } = await attempt(call.name, call.endpoint, { owner: await aUserOf(server.db, 'learner') })
    expect(body).not.toMatchObject({ code: expect.stringMatching(/NOT_SIGNED_IN|FORBIDDEN|INTERNAL/) })
  },
)

describe.each(restricted)('$name', ({ name, endpoint, access, success }) => {
  test('refuses an anonymous caller', async () => {
    const answer = await attempt(name, endpoint, { owner: await aUserOf(server.db, 'learner') })
    expect([answer.status, codeOf(answer.body)]).toEqual([401, 'NOT_SIGNED_IN'])
  })

  test('refuses a suspended account', async () => {
    const role = access.who[0] ?? 'learner'
    const user = await aUser(server.db, { role, suspendedAt: server.clock.now })
    const { status } = await attempt(name, endpoint, { as: user, owner: user })
    expect(status).toBe(401)
  })

  test.each(roles)('decides by its rule for the role %s', async (role) => {
    const user = await aUserOf(server.db, role)
    const { status } = await attempt(name, endpoint, { as: user, owner: user })
    expect(status).toBe(access.who.includes(role) ? success : 403)
  })
})

const forSome = restricted.filter(({ access }) => access.who.length < roles.length)
test.each(forSome)('$name counts the role of now, not of the token', async ({ name, endpoint, access }) => {
  const user = await aUserOf(server.db, access.who[0] ?? 'learner')
  const other = roles.find((role) => !access.who.includes(role)) ?? 'learner'
  const session = await aSession(server.db, user.id, server.clock.now)
  const headers = { authorization: `Bearer ${server.tokens.access(session.id, server.clock.now)}` }
  await server.db.update(users).set({ role: other }).where(eq(users.id, user.id))
  const values = await samples[name]?.({ db: server.db, owner: user })
  expect((await server.send(endpoint, Object(values), headers)).status).toBe(403)
})

describe.each(restricted.filter(({ access }) => access.own))(
  '$name, $access.own',
  ({ name, endpoint, access, success }) => {
    test.each(access.who)('shows someone else’s to the role %s only by its rule', async (role) => {
      const [user, owner] = [await aUserOf(server.db, role), await aUserOf(server.db, role)]
      const { status } = await attempt(name, endpoint, { as: user, owner })
      expect(status).toBe(access.any?.includes(role) ? success : 404)
    })

    test.each(access.who)('is not found by the role %s where there is none', async (role) => {
      const owner = { id: randomUUID(), email: 'nobody@example.test' }
      const { status } = await attempt(name, endpoint, { as: await aUserOf(server.db, role), owner })
      expect(status).toBe(404)
    })
  },
)
