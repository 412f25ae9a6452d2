import { planAway } from '@sohbet/contract/lessons/coach-away'
import { askSubstitute, listSubstitutes } from '@sohbet/contract/live-sessions/substitutes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coachDays } from '../../db/tables/lessons/availability.ts'
import { startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf } from '../../testing/rows/builders.ts'
import { aCoach } from '../../testing/rows/catalogue.ts'
import { aClassAt } from '../../testing/rows/live-sessions.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('a coach with a day off is not offered as a substitute, and may still be asked', async () => {
  const { coach, evening: id } = await aClassAt(server, '09:00:00')
  const other = await aUserOf(server.db, 'coach')
  const { id: coachId } = await aCoach(server.db, { userId: other.id })
  const offered = async () => {
    const query = { from: '2026-03-01T21:00:00Z', until: '2026-03-03T21:00:00Z' }
    const plan = await server.call(planAway, { query }, { as: coach })
    const row = planAway.reply.parse(plan.body).find((one) => one.id === id)
    const listed = await server.call(listSubstitutes, { params: { id } }, { as: coach })
    return [row?.substitutes ?? [], listSubstitutes.reply.parse(listed.body)].map((list) =>
      list.some((one) => one.id === coachId),
    )
  }
  await server.db.insert(coachDays).values([
    { coachId, day: '2026-03-01', hours: [] },
    { coachId, day: '2026-03-03', hours: [] },
  ])
  expect(await offered()).toEqual([true, true])
  await server.db.insert(coachDays).values({ coachId, day: '2026-03-02', hours: [] })
  expect(await offered()).toEqual([false, false])
  await server.db.update(coachDays).set({ hours: [{ from: 600, until: 660 }] })
  expect(await offered()).toEqual([true, true])
  await server.db.update(coachDays).set({ hours: [] })
  const asked = await server.call(askSubstitute, { params: { id }, body: { coachId } }, { as: coach })
  expect(asked.status).toBe(200)
})
