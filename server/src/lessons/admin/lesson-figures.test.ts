import { randomUUID } from 'node:crypto'
import * as calls from '@sohbet/contract/lessons/lesson-figures'
import { noHours } from '@sohbet/domain/lesson/availability'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addLot } from '../../credits/lots.ts'
import { coachDays } from '../../db/tables/lessons/availability.ts'
import { coachAways } from '../../db/tables/lessons/aways.ts'
import { lessons } from '../../db/tables/lessons/lessons.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { creditLots } from '../../db/tables/selling/credit-lots.ts'
import { startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCoach } from '../../testing/rows/catalogue.ts'
import { aGroupClass, aLesson, aLessonCoach } from '../../testing/rows/lessons.ts'
import { aTestedLearner, sellingClock } from '../../testing/rows/selling.ts'

let server: TestApp
let admin: TestUser
let coachId: string
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  const week = { ...noHours, tuesday: [{ from: 600, until: 720 }] }
  coachId = (await aLessonCoach(server.db, { week })).coachId
  await server.db
    .insert(coachDays)
    .values({ coachId, day: '2026-03-05', hours: [{ from: 1080, until: 1200 }] })
})

/** Thursday 5 March 2026, 19:00 in Istanbul. */
const aBookedLesson = async () =>
  aLesson(server.db, { coachId, userId: (await aTestedLearner(server.db)).id })

describe('the hours of a week', () => {
  const week = async () => {
    const { body } = await server.call(
      calls.listHoursOfWeek,
      { query: { from: '2026-03-02' } },
      { as: admin },
    )
    return calls.listHoursOfWeek.reply.parse(body).coaches
  }
  const ofCoach = async (id = coachId) => (await week()).find((coach) => coach.coachId === id)

  test('has weekly hours, single days and the number of lessons of every coach', async () => {
    await aBookedLesson()
    const found = await ofCoach()
    expect(found).toMatchObject({ hasHours: true, kinds: ['private', 'duo'] })
    expect(found?.days.filter(({ hours, lessons }) => hours.length + lessons > 0)).toEqual([
      {
        day: '2026-03-03',
        hours: [{ from: 600, until: 720 }],
        isSingle: false,
        lessons: 0,
        sessions: 0,
        isAway: false,
      },
      {
        day: '2026-03-05',
        hours: [{ from: 1080, until: 1200 }],
        isSingle: true,
        lessons: 1,
        sessions: 0,
        isAway: false,
      },
    ])
  })

  test('marks the days of a time away, which is not a session', async () => {
    await server.db.insert(coachAways).values({
      coachId,
      key: randomUUID(),
      startsAt: new Date('2026-03-02T21:00:00Z'),
      endsAt: new Date('2026-03-04T09:00:00Z'),
      isBySchool: true,
      createdAt: server.clock.now,
    })
    const days = (await ofCoach())?.days ?? []
    expect(days.filter(({ isAway }) => isAway).map(({ day }) => day)).toEqual(['2026-03-03', '2026-03-04'])
    expect(days.map(({ sessions }) => sessions)).toEqual([0, 0, 0, 0, 0, 0, 0])
    await server.db.delete(coachAways)
  })

  test('lists coaches without hours, and no inactive ones', async () => {
    const { id } = await aCoach(server.db, { userId: (await aUserOf(server.db, 'coach')).id })
    expect(await ofCoach(id)).toMatchObject({ hasHours: false })
    await server.db.update(coaches).set({ isActive: false }).where(eq(coaches.id, id))
    expect(await ofCoach(id)).toBeUndefined()
  })
})

describe('the utilisation of a month', () => {
  const ofCoach = async (month = '2026-03') => {
    const { body } = await server.call(calls.listUtilisation, { query: { month } }, { as: admin })
    return calls.listUtilisation.reply.parse(body).find((coach) => coach.coachId === coachId)
  }

  test('compares offered hours with booked and taught lessons', async () => {
    const lesson = await aBookedLesson()
    // Five Tuesdays of 2 hours, and 2 hours on a single day
    expect(await ofCoach()).toMatchObject({ offered: 12 * 60, booked: 30, taught: 0 })
    server.clock.now = new Date('2026-03-07T09:00:00Z')
    await server.db.update(lessons).set({ outcome: 'taught' }).where(eq(lessons.id, lesson.id))
    expect(await ofCoach()).toMatchObject({ booked: 30, taught: 30 })
    expect(await ofCoach('2026-02')).toMatchObject({ booked: 0, taught: 0 })
  })

  test('leaves out cancelled lessons and classes without learners', async () => {
    const { id } = await aBookedLesson()
    await server.db
      .update(lessons)
      .set({ cancelledAt: sellingClock, cancelledBy: 'school' })
      .where(eq(lessons.id, id))
    await aGroupClass(server.db, { coachId, startsAt: new Date('2026-03-05T08:00:00Z') })
    expect(await ofCoach()).toMatchObject({ booked: 0 })
  })
})

test('outstanding credits have their source, age and month of expiry, and no expired ones', async () => {
  await server.db.delete(creditLots)
  const { id: userId } = await aTestedLearner(server.db)
  const give = (credits: number, expiresOn: string, now: Date) =>
    addLot(
      server.db,
      { userId, source: 'admin', expiresOn },
      { credits, extraGroups: 1 },
      { reason: 'admin', now },
    )
  await give(3, '2026-08-31', sellingClock)
  await give(2, '2026-08-01', sellingClock)
  await give(4, '2026-04-30', new Date('2025-08-01T09:00:00Z'))
  await give(9, '2026-03-01', sellingClock)
  const { body } = await server.call(calls.getOutstandingCredits, {}, { as: admin })
  expect(body).toEqual({
    total: { lots: 3, credits: 9, extraGroups: 3 },
    cells: [
      { source: 'admin', age: 'upTo30', expiresIn: '2026-08', lots: 2, credits: 5, extraGroups: 2 },
      { source: 'admin', age: 'older', expiresIn: '2026-04', lots: 1, credits: 4, extraGroups: 1 },
    ],
  })
  const file = await server.call(calls.exportOutstandingCredits, {}, { as: admin })
  expect(calls.exportOutstandingCredits.reply.parse(file.body)).toMatchObject({
    fileName: 'credits-outstanding-2026-03-02.csv',
    csv: expect.stringContaining('> 180,given by the school,2026-04,1,4,1'),
  })
})
