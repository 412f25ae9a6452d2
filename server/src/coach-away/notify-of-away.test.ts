import { randomUUID } from 'node:crypto'
import * as contract from '@sohbet/contract/lessons/coach-away'
import { listNotifications } from '@sohbet/contract/notifications/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf } from '../testing/rows/builders.ts'
import { aLesson, aLessonCoach } from '../testing/rows/lessons.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test.each(['See you next week', ''])(
  'a learner of whom one lesson is cancelled reads the word of the coach: “%s”',
  async (reason) => {
    server.clock.now = new Date('2026-03-02T09:00:00Z')
    const [coach, learner] = [await aUserOf(server.db, 'coach'), await aUserOf(server.db, 'learner')]
    const { coachId } = await aLessonCoach(server.db, { userId: coach.id })
    await aLesson(server.db, { coachId, userId: learner.id, startsAt: new Date('2026-03-05T16:00:00Z') })
    const week = { from: '2026-03-02T15:00:00Z', until: '2026-03-10T06:00:00Z' }
    const { body } = await server.call(contract.planAway, { query: week }, { as: coach })
    const rows = contract.planAway.reply
      .parse(body)
      .map(({ id, version }) => ({ id, version, choice: 'cancel' as const }))
    await server.call(contract.beAway, { body: { key: randomUUID(), ...week, rows, reason } }, { as: coach })
    const news = await server.call(listNotifications, { query: {} }, { as: learner })
    const notice = { kind: 'lesson_cancelled', by: coach.username, ...(reason && { reason }) }
    expect(news.body).toMatchObject({ data: [{ notice }] })
  },
)
