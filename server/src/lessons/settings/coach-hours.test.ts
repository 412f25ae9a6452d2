import type { Input } from '@sohbet/contract/endpoint'
import { changeOwnAvailability, getOwnAvailability } from '@sohbet/contract/lessons/availability'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aLesson, aLessonCoach } from '../../testing/rows/lessons.ts'
import { aTestedLearner, sellingClock } from '../../testing/rows/selling.ts'

let server: TestApp
let coach: TestUser
let coachId: string
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  coach = await aUserOf(server.db, 'coach')
  coachId = (await aLessonCoach(server.db, { userId: coach.id })).coachId
})

describe('the hours of a coach', () => {
  const hours = async () =>
    getOwnAvailability.reply.parse((await server.call(getOwnAvailability, {}, { as: coach })).body)
  const save = (body: Input<typeof changeOwnAvailability>['body']) =>
    server.call(changeOwnAvailability, { body }, { as: coach })

  test('are saved, and refused when they were changed meanwhile', async () => {
    const { week, ...before } = await hours()
    const monday = [{ from: 600, until: 720 }]
    const changed = { ...before, week: { ...week, monday }, days: { '2026-03-09': [] }, maxPerDay: 4 }
    expect((await save(changed)).body).toMatchObject({
      week: { monday },
      days: { '2026-03-09': [] },
      maxPerDay: 4,
      revision: 2,
    })
    expect(codeOf((await save(changed)).body)).toBe('EDITED_MEANWHILE')
  })

  test('need a meeting link, and must not overlap', async () => {
    const before = await hours()
    expect((await save({ ...before, meetingLink: '' })).body).toMatchObject({
      fields: { meetingLink: 'Must be a valid URL' },
    })
    const twice = [
      { from: 600, until: 720 },
      { from: 700, until: 800 },
    ]
    const { body } = await save({ ...before, week: { ...before.week, monday: twice } })
    expect(body).toMatchObject({ fields: { 'week.monday': 'Hours must not overlap' } })
  })

  test('of a single day are refused while a lesson lies outside them', async () => {
    const userId = (await aTestedLearner(server.db)).id
    await aLesson(server.db, { userId, coachId, startsAt: new Date('2026-03-04T16:00:00Z') })
    const before = await hours()
    const dayOff = { ...before, days: { '2026-03-04': [] } }
    expect((await save(dayOff)).body).toMatchObject({
      code: 'LESSONS_IN_THE_WAY',
      message: expect.stringContaining('Wednesday 4 March at 19:00'),
    })
    const evening = { '2026-03-04': [{ from: 19 * 60, until: 20 * 60 }] }
    expect((await save({ ...before, days: evening })).status).toBe(200)
  })
})
