import { exportStatistics, getStatistics } from '@sohbet/contract/core/statistics'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lessons, lessonSeats } from '../db/tables/lessons/lessons.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aLesson, aLessonCoach } from '../testing/rows/lessons.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  server.clock.now = new Date('2026-03-02T09:00:00Z')
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

test('counts the lessons of a month by outcome, and seats that were cancelled late', async () => {
  const { db } = server
  const { coachId } = await aLessonCoach(db)
  const at = async (day: string) => {
    const { id: userId } = await aUserOf(db, 'learner')
    return aLesson(db, { coachId, userId, startsAt: new Date(`${day}T16:00:00Z`) })
  }
  const [taught, absent, late] = [await at('2026-02-10'), await at('2026-02-11'), await at('2026-02-12')]
  // Ahead
  await at('2026-03-04')
  await db.update(lessons).set({ outcome: 'taught' }).where(eq(lessons.id, taught.id))
  await db.update(lessons).set({ outcome: 'learner_absent' }).where(eq(lessons.id, absent.id))
  await db
    .update(lessonSeats)
    .set({ status: 'late', cancelledAt: late.startsAt })
    .where(eq(lessonSeats.lessonId, late.id))
  const { body } = await server.call(
    getStatistics,
    { query: { months: '3', isFresh: 'true' } },
    { as: admin },
  )
  const none = { taught: 0, learnerAbsent: 0, coachAbsent: 0, late: 0 }
  expect(getStatistics.reply.parse(body).lessonsMonthly.slice(-2)).toEqual([
    { month: '2026-02', taught: 1, learnerAbsent: 1, coachAbsent: 0, late: 1 },
    { month: '2026-03', ...none },
  ])
  const file = await server.call(
    exportStatistics,
    { query: { chart: 'lessonsMonthly', months: '3' } },
    { as: admin },
  )
  expect(exportStatistics.reply.parse(file.body).csv).toContain('2026-02,1,1,0,1')
})
