import { getAdminDashboard } from '@sohbet/contract/core/dashboards'
import { getStatistics, getUserDistribution } from '@sohbet/contract/core/statistics'
import { monthRanges } from '@sohbet/domain/figures/periods'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { connect, type Database, type Db } from '../db/connect.ts'
import { keptFigures } from '../db/tables/core/kept-figures.ts'
import { users } from '../db/tables/people/users.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { aUser, type TestUser } from '../testing/rows/builders.ts'
import { aSchoolInFigures } from '../testing/rows/figures.ts'
import { quiet } from '../testing/quiet.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { keepFigures, ofAll } from './keep-figures.ts'

let server: TestApp
let db: Db
/** Another process of the same school. */
let other: Database
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  db = server.db
  other = connect(server.database.connection, { log: quiet })
  admin = await aUser(db, { role: 'admin', createdAt: new Date('2025-06-01T09:00:00Z') })
  await aSchoolInFigures(db)
})
afterAll(async () => {
  await other.close()
  await server.stop()
})

const noon = new Date('2026-03-02T09:00:00Z')
const later = (ms: number) => new Date(noon.getTime() + ms)
const minute = 60_000
beforeEach(async () => {
  server.clock.now = noon
  await db.delete(keptFigures)
})

/** As if the last count had taken so long. */
const took = (ms: number) => db.update(keptFigures).set({ took: ms })

describe('figures', () => {
  let times = 0
  let finish: () => void = () => undefined
  let isHeld = false
  const sheep = keepFigures({
    name: 'sheep',
    rangeOf: ofAll,
    schema: z.object({ times: z.number() }),
    count: async () => {
      times += 1
      const figures = { times }
      if (isHeld) await new Promise<void>((resolve) => (finish = resolve))
      return figures
    },
  })
  const read = (now: Date, isFresh?: boolean) => sheep.read(db, { range: 'all', now, isFresh })
  beforeEach(() => {
    times = 0
    isHeld = false
  })

  test('of a large school are kept for five minutes, then who asks counts them', async () => {
    await read(noon)
    await took(3000)
    expect(await read(later(5 * minute - 1))).toEqual({ times: 1 })
    expect(await read(later(5 * minute))).toEqual({ times: 2 })
  })

  test('of a small one are counted as good as every time', async () => {
    await read(noon)
    await took(4)
    expect(await read(later(80))).toEqual({ times: 2 })
  })

  test('reload counts anew, once in a few seconds', async () => {
    await read(noon)
    await took(3000)
    expect(await read(later(4999), true)).toEqual({ times: 1 })
    expect(await read(later(5000), true)).toEqual({ times: 2 })
  })

  test('are counted once by those who ask at the same time, in whichever process', async () => {
    isHeld = true
    const asked = [db, db, other.db, other.db].map((each) => sheep.read(each, { range: 'all', now: noon }))
    await expect.poll(() => times).toBe(1)
    // The other process has come to the lock, and waits there
    await expect.poll(async () => (await server.database.pool.query(waiting)).rows).toEqual([{ count: 1 }])
    finish()
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 4 }, () => ({ times: 1 })))
    expect(times).toBe(1)
  })

  test('that could not be counted are not kept, and the next one counts', async () => {
    let isAway = true
    const goats = keepFigures({
      name: 'goats',
      rangeOf: ofAll,
      schema: z.string(),
      count: async () => {
        if (isAway) throw new Error('away')
        return 'counted'
      },
    })
    const ask = () => goats.read(db, { range: 'all', now: noon })
    await expect(ask()).rejects.toThrow('away')
    isAway = false
    expect(await ask()).toBe('counted')
  })

  test('that an earlier version kept in another form are counted anew', async () => {
    await read(noon)
    await db.update(keptFigures).set({ figures: { number: 1 }, took: 3000 })
    expect(await read(later(1000))).toEqual({ times: 2 })
  })
})

const waiting = `select count(*)::int from pg_locks join pg_database on pg_database.oid = database
  where locktype = 'advisory' and not granted and datname = current_database()`

describe('of the school', () => {
  const dashboard = async () => {
    const { body } = await server.call(getAdminDashboard, { query: {} }, { as: admin })
    return getAdminDashboard.reply.parse(body)
  }
  const all = async () => ({
    dashboard: await dashboard(),
    distribution: (await server.call(getUserDistribution, { query: {} }, { as: admin })).body,
    statistics: await Promise.all(
      monthRanges.map(
        async (months) => (await server.call(getStatistics, { query: { months } }, { as: admin })).body,
      ),
    ),
  })
  const renew = async () => {
    await enqueue(db, 'renew-figures', {})
    await server.workOff()
  }

  test('those that are kept equal a fresh count', async () => {
    const counted = await all()
    await took(3000)
    expect(await all()).toEqual(counted)
    await db.delete(keptFigures)
    expect(await all()).toEqual(counted)
    expect(await db.$count(keptFigures)).toBe(2 + monthRanges.length)
  })

  test('the job renews them after two minutes, so that nobody waits', async () => {
    expect((await dashboard()).stats.totalUsers.count).toBe(9)
    await took(3000)
    const newcomer = await aUser(db, { createdAt: noon })
    server.clock.now = later(2 * minute - 1)
    await renew()
    expect((await dashboard()).stats.totalUsers.count).toBe(9)
    server.clock.now = later(2 * minute)
    await renew()
    await took(3000)
    const renewed = await dashboard()
    expect(renewed.stats.totalUsers.count).toBe(10)
    expect(renewed.computedAt).toBe(server.clock.now.toISOString())
    await db.delete(users).where(eq(users.id, newcomer.id))
  })

  test('the job leaves alone what nobody looks at, until somebody does', async () => {
    await dashboard()
    await took(3000)
    const computedAt = async () => (await db.select().from(keptFigures))[0]?.computedAt
    server.clock.now = later(30 * minute)
    await renew()
    expect(await computedAt()).toEqual(noon)
    await dashboard()
    expect(await computedAt()).toEqual(server.clock.now)
    // Who looks every few minutes is noted
    await took(3000)
    await db.update(keptFigures).set({ askedAt: noon })
    await dashboard()
    expect((await db.select().from(keptFigures))[0]?.askedAt).toEqual(server.clock.now)
  })

  test('a session that has ended since is not shown as one to come', async () => {
    expect((await dashboard()).incomingZoomSessions.length).toBe(2)
    await took(60_000)
    // The one at noon lasts from 12:05 to 13:05
    await db.update(keptFigures).set({ computedAt: later(61 * minute) })
    server.clock.now = later(65 * minute)
    expect((await dashboard()).incomingZoomSessions.length).toBe(1)
  })
})
