import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../db/tables/people/users.ts'
import { openStream } from '../testing/live.ts'
import { tries } from '../testing/proofs.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aSession } from '../testing/rows/builders.ts'
import { publish } from './publish.ts'

/** `npm run proofs` opens as many as the product promises. */
const streamCount = tries(2000, 60)
const atOnce = 50

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('each of many streams gets only the events of its user', { timeout: 240_000 }, async () => {
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const people = Array.from({ length: streamCount }, (_, at) => ({
    username: `Reader ${at}`,
    email: `reader${at}@example.test`,
    passwordHash: '',
  }))
  const made = await server.db.insert(users).values(people).returning({ id: users.id })
  const before = process.memoryUsage().rss
  const readers: { id: string; stream: Awaited<ReturnType<typeof openStream>> }[] = []
  for (let from = 0; from < made.length; from += atOnce)
    readers.push(
      ...(await Promise.all(
        made.slice(from, from + atOnce).map(async ({ id }) => {
          const session = await aSession(server.db, id, server.clock.now)
          const authorization = `Bearer ${server.tokens.access(session.id, server.clock.now)}`
          return { id, stream: await openStream(url, { authorization }) }
        }),
      )),
    )
  await Promise.all(readers.map(({ stream }) => stream.received(1)))
  const megabytes = Math.round((process.memoryUsage().rss - before) / 1024 / 1024)
  const since = performance.now()
  const all = readers.map(({ id }) => id)
  await publish(server.db, all, { kind: 'notification' })
  await Promise.all(readers.map(({ stream }) => stream.received(2)))
  const took = Math.round(performance.now() - since)
  // A second event for each user alone
  for (let from = 0; from < readers.length; from += atOnce)
    await Promise.all(
      readers
        .slice(from, from + atOnce)
        .map(({ id }) => publish(server.db, [id], { kind: 'message', threadId: id })),
    )
  const heard = await Promise.all(readers.map(({ stream }) => stream.received(3)))
  const strangers = heard.filter(
    (events, at) => events[2]?.data !== JSON.stringify({ kind: 'message', threadId: all[at] }),
  )
  expect([strangers.length, heard.every((events) => events.length === 3)]).toEqual([0, true])
  process.stdout.write(
    `${streamCount} streams, both ends in one process: ${megabytes} MB; all events delivered in ${took} ms\n`,
  )
  for (const { stream } of readers) stream.leave()
})
