import { randomUUID } from 'node:crypto'
import { logout } from '@sohbet/contract/people/auth'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { liveEvents } from '../db/tables/core/live-events.ts'
import { sessions } from '../db/tables/people/sessions.ts'
import { users } from '../db/tables/people/users.ts'
import { aSession, aUser } from '../testing/rows/builders.ts'
import { openStream } from '../testing/live.ts'
import { startSecondApp } from '../testing/apps/second-app.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { maxMissed } from './open-stream.reads.ts'
import { publish } from './publish.ts'

let server: TestApp
let other: TestApp
let [here, there]: [string, string] = ['', '']
beforeAll(async () => {
  server = await startTestApp()
  other = await startSecondApp(server)
  here = await server.app.listen({ port: 0, host: '127.0.0.1' })
  there = await other.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await other.stop()
  await server.stop()
})

async function aReader() {
  const user = await aUser(server.db)
  const session = await aSession(server.db, user.id, server.clock.now)
  const authorization = `Bearer ${server.tokens.access(session.id, server.clock.now)}`
  const connect = (url = here, lastEventId?: string) =>
    openStream(url, { authorization, ...(lastEventId && { 'last-event-id': lastEventId }) })
  return { user, session, authorization, connect }
}
const message = (threadId = randomUUID()) => ({ kind: 'message' as const, threadId })
const dataOf = (events: { data: string }[]) => events.map(({ data }): unknown => JSON.parse(data))

describe('a stream', () => {
  test('delivers events of any process, only to their user, in commit order', async () => {
    const [one, another] = [await aReader(), await aReader()]
    const streams = [await one.connect(here), await one.connect(there), await another.connect(there)]
    await Promise.all(streams.map((stream) => stream.received(1)))
    const [first, second, third] = [message(), message(), message()]
    await publish(server.db, [one.user.id], first)
    await publish(other.db, [one.user.id, another.user.id], second)
    await publish(server.db, [one.user.id], third)
    for (const stream of streams.slice(0, 2))
      expect(dataOf(await stream.received(4))).toEqual([{ isGap: true }, first, second, third])
    await publish(server.db, [another.user.id], first)
    expect(dataOf((await streams[2]?.received(3)) ?? [])).toEqual([{ isGap: true }, second, first])
    expect(streams[0]?.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(streams[0]?.headers['cache-control']).toBe('no-store')
    for (const { leave } of streams) leave()
  })

  test('continues after an unknown event of a newer process', async () => {
    const { user, connect } = await aReader()
    const stream = await connect()
    await stream.received(1)
    const newer = { horizon: '1', event: { kind: 'newer' }, readers: [[user.id, 1]] }
    await server.db.execute(sql`select pg_notify('live_news', ${JSON.stringify(newer)})`)
    const event = message()
    await publish(server.db, [user.id], event)
    expect(dataOf(await stream.received(2))).toEqual([{ isGap: true }, event])
    stream.leave()
  })

  test('delivers nothing of a rolled-back transaction', async () => {
    const { user, connect } = await aReader()
    const stream = await connect()
    await stream.received(1)
    const undone = server.db.transaction(async (db) => {
      await publish(db, [user.id], message())
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    const event = message()
    await publish(server.db, [user.id], event)
    expect(dataOf(await stream.received(2))).toEqual([{ isGap: true }, event])
    stream.leave()
  })

  test('delivers missed events, also one that committed late with an early id', async () => {
    const { user, connect } = await aReader()
    const [early, late, last] = [message(), message(), message()]
    const stream = await connect(here)
    await stream.received(1)
    // The first id commits after the second was delivered, and after the client left
    const { pool } = server.database
    const slow = await pool.connect()
    await slow.query('begin')
    await slow.query('insert into live_events (user_id, event) values ($1, $2)', [user.id, early])
    await publish(server.db, [user.id], late)
    const [, heard] = await stream.received(2)
    stream.leave()
    await stream.ended
    await slow.query('commit')
    slow.release()
    await publish(server.db, [user.id], last)

    const again = await connect(there, heard?.id)
    const events = await again.received(4)
    const seenBefore = events.filter(({ id }) => id?.split('.')[1] === heard?.id?.split('.')[1])
    expect(dataOf(seenBefore)).toEqual([late])
    expect(dataOf(events)).toEqual([early, late, last, { isGap: false }])
    again.leave()
  })

  test.each([
    { missed: maxMissed, delivered: maxMissed, isGap: false },
    { missed: maxMissed + 1, delivered: 0, isGap: true },
  ])('after $missed missed events delivers $delivered: gap $isGap', async ({ missed, delivered, isGap }) => {
    const { user, connect } = await aReader()
    const stream = await connect()
    const [opened] = await stream.received(1)
    stream.leave()
    await stream.ended
    await server.db
      .insert(liveEvents)
      .values(Array.from({ length: missed }, () => ({ userId: user.id, event: message() })))
    const again = await connect(here, opened?.id)
    const last = message()
    await again.received(delivered + 1)
    await publish(server.db, [user.id], last)
    const events = await again.received(delivered + 2)
    expect(dataOf(events.slice(delivered))).toEqual([{ isGap }, last])
    again.leave()
  })

  test('reports a gap for a position of another database', async () => {
    const { connect } = await aReader()
    for (const place of ['9000000000000000000.1', 'what?', '99999999999999999999.1']) {
      const stream = await connect(here, place)
      expect(dataOf(await stream.received(1))).toEqual([{ isGap: true }])
      stream.leave()
    }
  })

  test('reaches a whole school with one statement', async () => {
    const { user, connect } = await aReader()
    const stream = await connect(there)
    await stream.received(1)
    const made = Array.from({ length: 700 }, (_, at) => ({
      username: 'x',
      email: `many${at}@example.test`,
      passwordHash: '',
    }))
    const many = await server.db.insert(users).values(made).returning({ id: users.id })
    const event = message()
    await publish(server.db, [...many.map(({ id }) => id), user.id, randomUUID()], event)
    expect(dataOf(await stream.received(2))).toEqual([{ isGap: true }, event])
    expect(await server.db.$count(liveEvents, sql`event = ${JSON.stringify(event)}::jsonb`)).toBe(701)
    stream.leave()
  })

  test('is refused without a session, and beyond a dozen', async () => {
    expect((await openStream(here, {})).status).toBe(401)
    const { connect } = await aReader()
    const streams = await Promise.all(Array.from({ length: 12 }, () => connect()))
    await Promise.all(streams.map((stream) => stream.received(1)))
    const refused = await connect()
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '20'])
    for (const { leave } of streams) leave()
  })
})

describe('a stream ends', () => {
  test('at once when its session is revoked; others of the user continue', async () => {
    const { user, authorization, connect } = await aReader()
    const session = await aSession(server.db, user.id, server.clock.now)
    const stays = await openStream(there, {
      authorization: `Bearer ${server.tokens.access(session.id, server.clock.now)}`,
    })
    const stream = await connect(there)
    await Promise.all([stays.received(1), stream.received(1)])
    expect((await server.send(logout, {}, { authorization })).status).toBe(200)
    await stream.ended
    const event = message()
    await publish(server.db, [user.id], event)
    expect(dataOf(await stays.received(2))).toEqual([{ isGap: true }, event])
    await server.db.delete(sessions).where(eq(sessions.id, session.id))
    await stays.ended
  })

  test('when the listening connection is lost; the next one delivers the rest', async () => {
    const { user, connect } = await aReader()
    const stream = await connect()
    const [opened] = await stream.received(1)
    await server.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'sohbet live' and datname = current_database()`,
    )
    await stream.ended
    const event = message()
    await publish(server.db, [user.id], event)
    const again = await connect(here, opened?.id)
    expect(dataOf(await again.received(2))).toEqual([event, { isGap: false }])
    again.leave()
  })

  test('when the app stops, which does not wait for it', async () => {
    const stopping = await startSecondApp(server)
    const url = await stopping.app.listen({ port: 0, host: '127.0.0.1' })
    const { connect } = await aReader()
    const stream = await connect(url)
    await stream.received(1)
    await stopping.stop()
    await expect(stream.ended).resolves.toBeUndefined()
  })
})
