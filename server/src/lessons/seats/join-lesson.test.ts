import { joinLesson } from '@sohbet/contract/lessons/shared-lessons'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lockAccount } from '../../db/lock-account.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aGuestSeat, twoCourses } from '../../testing/rows/guests.ts'
import { aGroupClass, aLearnerWithCredits } from '../../testing/rows/lessons.ts'
import { sellingClock } from '../../testing/rows/selling.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const someoneWaits = async () => {
  const { rows } = await server.db.execute(sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return Number(rows[0]?.['count']) > 0
}

test('a learner who takes a guest seat meanwhile cannot join a class at that time', async () => {
  server.clock.now = sellingClock
  const learner = await aLearnerWithCredits(server.db, 1)
  const { host } = await twoCourses(server.db, learner.id)
  const { id } = await aGroupClass(server.db, { startsAt: new Date('2026-03-05T18:00:00Z') })
  // In an array, because a transaction would await a returned promise
  const [joining] = await server.db.transaction(async (db) => {
    await lockAccount(db, learner.id)
    const call = server.call(joinLesson, { params: { id }, body: {} }, { as: learner })
    await vi.waitUntil(someoneWaits, { timeout: 5000 })
    await aGuestSeat(db, { userId: learner.id, courseId: host.id })
    return [call]
  })
  expect(codeOf((await joining).body)).toBe('LEARNER_BUSY')
})
