import { getAdminDashboard } from '@sohbet/contract/core/dashboards'
import { getStatistics, getUserDistribution } from '@sohbet/contract/core/statistics'
import { monthRanges } from '@sohbet/domain/figures/periods'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { figures } from '../db/tables/core/figures.ts'
import { users } from '../db/tables/people/users.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { aUser, type TestUser } from '../testing/rows/builders.ts'
import { aSchoolInFigures } from '../testing/rows/figures.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { defineFigures } from './figures.ts'

let server: TestApp
let db: Db
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  db = server.db
  admin = await aUser(db, { role: 'admin', createdAt: new Date('2025-06-01T09:00:00Z') })
  await aSchoolInFigures(db)
})
afterAll(() => server.stop())

const noon = new Date('2026-03-02T09:00:00Z')
const later = (ms: number) => new Date(noon.getTime() + ms)
const minute = 60_000
beforeEach(async () => {
  server.clock.now = noon
  await db.delete(figures)
})

describe('reading figures', () => {
  let times = 0
  const sheep = defineFigures({
    name: 'sheep',
    range: z.literal('all'),
    schema: z.object({ times: z.number() }),
    count: async () => ({ times: ++times }),
  })
  const read = (now: Date, isFresh?: boolean) => sheep.read(db, { range: 'all', now, isFresh })
  beforeEach(() => {
    times = 0
  })

  test('the first read counts, and later reads return the stored figures', async () => {
    expect(await read(noon)).toEqual({ times: 1 })
    expect(await read(later(10 * minute - 1))).toEqual({ times: 1 })
  })

  test('a read counts when the job has not refreshed for ten minutes', async () => {
    await read(noon)
    expect(await read(later(10 * minute))).toEqual({ times: 2 })
  })

  test('a reload counts again, at most once in five seconds', async () => {
    await read(noon)
    expect(await read(later(4999), true)).toEqual({ times: 1 })
    expect(await read(later(5000), true)).toEqual({ times: 2 })
    expect(await read(later(6000))).toEqual({ times: 2 })
  })

  test('a failed count stores nothing', async () => {
    let isAway = true
    const goats = defineFigures({
      name: 'goats',
      range: z.literal('all'),
      schema: z.string(),
      count: async () => {
        if (isAway) throw new Error('away')
        return 'counted'
      },
    })
    const readGoats = () => goats.read(db, { range: 'all', now: noon })
    await expect(readGoats()).rejects.toThrow('away')
    isAway = false
    expect(await readGoats()).toBe('counted')
  })

  test('stored figures of another shape are counted again', async () => {
    await read(noon)
    await db.update(figures).set({ figures: { number: 1 } })
    expect(await read(later(1000))).toEqual({ times: 2 })
  })
})

describe('figures of the school', () => {
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
  const refresh = async () => {
    await enqueue(db, 'refresh-figures', {})
    await server.workOff()
  }

  test('stored figures equal a new count', async () => {
    const counted = await all()
    expect(await all()).toEqual(counted)
    await db.delete(figures)
    expect(await all()).toEqual(counted)
    expect(await db.$count(figures)).toBe(2 + monthRanges.length)
  })

  test('the job refreshes the stored figures', async () => {
    expect((await dashboard()).stats.totalUsers.count).toBe(9)
    const newcomer = await aUser(db, { createdAt: noon })
    server.clock.now = later(2 * minute)
    expect((await dashboard()).stats.totalUsers.count).toBe(9)
    await refresh()
    const refreshed = await dashboard()
    expect(refreshed.stats.totalUsers.count).toBe(10)
    expect(refreshed.computedAt).toBe(server.clock.now.toISOString())
    await db.delete(users).where(eq(users.id, newcomer.id))
  })

  test('the job counts nothing that has not been read', async () => {
    await refresh()
    expect(await db.$count(figures)).toBe(0)
  })

  test('incoming sessions leave out those that have ended since the count', async () => {
    expect((await dashboard()).incomingZoomSessions.length).toBe(2)
    // The first session lasts from 12:05 to 13:05
    await db.update(figures).set({ computedAt: later(61 * minute) })
    server.clock.now = later(65 * minute)
    expect((await dashboard()).incomingZoomSessions.length).toBe(1)
  })
})
