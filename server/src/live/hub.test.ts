import { once } from 'node:events'
import { createServer, get, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { aSession, aUser } from '../testing/rows/builders.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/database.ts'
import { quiet } from '../testing/quiet.ts'
import { createLiveHub, type LiveHub } from './hub.ts'

let database: TestDatabase
let reader: { userId: string; sessionId: string }
let hub: LiveHub
let server: Server
const warn = vi.fn<(details: object, message: string) => void>()
beforeAll(async () => {
  database = await createTestDatabase()
  const { id: userId } = await aUser(database.db)
  const { id: sessionId } = await aSession(database.db, userId, new Date())
  reader = { userId, sessionId }
})
afterAll(() => database.drop())
beforeEach(() => {
  hub = createLiveHub({ pool: database.pool, log: { ...quiet, warn } })
})
afterEach(async () => {
  await hub.close()
  server.close()
})

/** Answers every call with `answer`; resolves with each result. */
async function serve(answer: (response: ServerResponse) => Promise<void>) {
  const answers: Promise<void>[] = []
  server = createServer((_request, response) => {
    answers.push(answer(response))
    server.emit('answered')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return { port, answers }
}
const open = (response: ServerResponse) =>
  hub.open(database.db, { ...reader, response, lastEventId: undefined })

test('a client that leaves while being admitted is not counted for ever', async () => {
  const { port, answers } = await serve(async (response) => {
    await hub.admit(reader.userId)
    client.destroy()
    await once(response, 'close')
    await open(response)
  })
  const client = get(`http://127.0.0.1:${port}/`, { agent: false }).on('error', () => undefined)
  await once(server, 'answered')
  await Promise.all(answers)
  expect(hub.size()).toBe(0)
})

test('two requests at once on one connection are one stream', async () => {
  const { port, answers } = await serve(async (response) => {
    await hub.admit(reader.userId)
    response.flushHeaders()
    await open(response)
  })
  const client = connect(port, '127.0.0.1')
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2))
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  await Promise.all(answers)
  expect(hub.size()).toBe(1)
  client.destroy()
  await vi.waitFor(() => expect(hub.size()).toBe(0))
})

test('when more than a dozen streams are admitted at once, a dozen stay', async () => {
  let admitted = 0
  const { port, answers } = await serve(async (response) => {
    await hub.admit(reader.userId)
    admitted += 1
    await vi.waitFor(() => expect(admitted).toBe(14))
    response.flushHeaders()
    await open(response)
  })
  const clients = Array.from({ length: 14 }, () =>
    get(`http://127.0.0.1:${port}/`, { agent: false }).on('error', () => undefined),
  )
  await vi.waitFor(() => expect(answers).toHaveLength(14))
  await Promise.all(answers)
  expect(hub.size()).toBe(12)
  for (const client of clients) client.destroy()
})

test('an invalid notice is logged and ignored', async () => {
  const { port, answers } = await serve(async (response) => {
    await hub.admit(reader.userId)
    response.flushHeaders()
    await open(response)
  })
  const client = get(`http://127.0.0.1:${port}/`, { agent: false }).on('error', () => undefined)
  await once(server, 'answered')
  await Promise.all(answers)
  await database.db.execute(sql`select pg_notify('live_news', 'no news')`)
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith(expect.anything(), 'An unknown live event was ignored'),
  )
  expect(hub.size()).toBe(1)
  client.destroy()
})
