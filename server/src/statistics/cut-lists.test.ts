import { getAdminDashboard, getCoachDashboard, maxDashboardRows } from '@sohbet/contract/core/dashboards'
import { exportStatistics, getStatistics, maxStatisticsRows } from '@sohbet/contract/core/statistics'
import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { listRecipients } from '@sohbet/contract/messaging/threads'
import { hoursAfter } from '@sohbet/domain/moment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse, aCourseType } from '../testing/rows/catalogue.ts'
import { halfWay } from '../testing/rows/learning.ts'
import { aLesson, aLessonCoach } from '../testing/rows/lessons.ts'
import { anEnrollment } from '../testing/rows/selling.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
let coach: TestUser
beforeAll(async () => {
  server = await startTestApp()
  // A Monday, with one session of each running course in the next 7 days
  server.clock.now = new Date('2026-03-02T09:00:00Z')
  admin = await aUserOf(server.db, 'admin')
  coach = await aUserOf(server.db, 'coach')
  const { id: typeId } = await aCourseType(server.db)
  const { coachId: primaryCoachId } = await aLessonCoach(server.db, { userId: coach.id })
  const pupil = await aUserOf(server.db, 'learner')
  for (let place = 0; place < maxDashboardRows + 2; place++)
    await aCourse(server.db, { ...halfWay, typeId, primaryCoachId })
  for (let place = 0; place < maxDashboardRows + 2; place++)
    await aLesson(server.db, {
      userId: pupil.id,
      coachId: primaryCoachId,
      startsAt: hoursAfter(server.clock.now, place),
    })
  for (let place = 0; place < 5; place++) await aCourse(server.db, { typeId, primaryCoachId })
})
afterAll(() => server.stop())

test('the dashboards of staff say how many rows they leave out', async () => {
  const query = { isFresh: 'true' }
  const ofAdmin = getAdminDashboard.reply.parse(
    (await server.call(getAdminDashboard, { query }, { as: admin })).body,
  )
  const ofCoach = getCoachDashboard.reply.parse(
    (await server.call(getCoachDashboard, {}, { as: coach })).body,
  )
  for (const { activeCourses, incomingZoomSessions, more } of [ofAdmin, ofCoach]) {
    expect([activeCourses.length, incomingZoomSessions.length]).toEqual([maxDashboardRows, maxDashboardRows])
    expect(more).toMatchObject({ activeCourses: 2, incomingZoomSessions: 2 })
  }
  expect([ofCoach.incomingLessons.length, ofCoach.more.incomingLessons]).toEqual([maxDashboardRows, 2])
})

test('statistics and their export say how many rows they leave out', async () => {
  const query = { isFresh: 'true' }
  const { body } = await server.call(getStatistics, { query }, { as: admin })
  const { seatFill, more } = getStatistics.reply.parse(body)
  expect([seatFill.length, more]).toEqual([
    maxStatisticsRows,
    { incomeByCourse: 0, campaigns: 0, seatFill: maxDashboardRows + 7 - maxStatisticsRows, coachHours: 0 },
  ])
  const saved = await server.call(exportStatistics, { query: { chart: 'seatFill' } }, { as: admin })
  expect(exportStatistics.reply.parse(saved.body).csv.trim().split('\r\n').at(-1)).toBe('… 7 more,,,,')
})

test('the dashboard of a learner says how many courses and sessions it leaves out', async () => {
  const learner = await aUserOf(server.db, 'learner')
  const running = await aCourse(server.db, halfWay)
  await anEnrollment(server.db, {
    userId: learner.id,
    courseId: running.id,
    activatedAt: new Date('2026-01-20T09:00:00Z'),
  })
  const { body } = await server.call(getLearnerDashboard, {}, { as: learner })
  const { enrollableCourses, incomingZoomSessions, more } = getLearnerDashboard.reply.parse(body)
  expect([enrollableCourses.length, more.enrollableCourses]).toEqual([4, 1])
  expect(incomingZoomSessions).toHaveLength(6)
  expect(more.incomingZoomSessions).toBeGreaterThan(0)
})

test('the recipients of an admin say how many more match', async () => {
  for (let place = 0; place < 52; place++) await aUser(server.db, { username: `Reader ${place}` })
  const query = { searchText: 'reader' }
  const { body } = await server.call(listRecipients, { query }, { as: admin })
  const { recipients, more } = listRecipients.reply.parse(body)
  expect([recipients.length, more]).toEqual([50, 2])
})
