import { courseFields } from '@sohbet/contract/catalogue/course-fields'
import { previewCourseChange, updateCourse } from '@sohbet/contract/catalogue/courses'
import { announceAbsence, changeLiveSession } from '@sohbet/contract/learning/live-sessions'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCoach, courseFieldsOf } from '../testing/rows/catalogue.ts'
import { aClass, sessionsOn, thatMonday, type Class } from '../testing/rows/live-sessions.ts'
import { anEnrollment } from '../testing/rows/selling.ts'

let server: TestApp
let admin: TestUser
let group: Class
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = thatMonday('09:00:00')
  group = await aClass(server.db)
  const holder = await aUser(server.db)
  await anEnrollment(server.db, { userId: holder.id, courseId: group.course.id, status: 'pending' })
})

const noon = { dayOfWeek: 'monday' as const, hour: 12, minute: 5, duration: 60 }
const evening = { ...noon, hour: 21, minute: 0 }
const bodyWith = (more: object) =>
  courseFields.parse({ ...courseFieldsOf(group.course), zoomTimes: [noon, evening], ...more })
const preview = (more: object) =>
  server.call(previewCourseChange, { params: { id: group.course.id }, body: bodyWith(more) }, { as: admin })
const replyTo = async (more: object) => previewCourseChange.reply.parse((await preview(more)).body)
const change = async (id: string, body: object) =>
  expect(
    (await server.call(changeLiveSession, Object({ params: { id }, body }), { as: group.coach })).status,
  ).toBe(200)

test('counts unpaid seats for a new timetable, and only paid ones for new coaches', async () => {
  expect(await replyTo({ name: 'Another name' })).toMatchObject({ learnerCount: 0, coachCount: 0, lost: [] })
  expect(await replyTo({ zoomTimes: [noon] })).toMatchObject({ learnerCount: 2, coachCount: 1 })
  const { id } = await aCoach(server.db)
  expect(await replyTo({ primaryCoachId: id })).toMatchObject({ learnerCount: 1, coachCount: 2 })
  expect(await replyTo({ zoomTimes: [noon], secondaryCoachId: id })).toMatchObject({
    before: { primaryCoachId: group.course.primaryCoachId, secondaryCoachId: null },
    learnerCount: 2,
    coachCount: 2,
  })
})

test('lists dropped sessions that were moved, cancelled or changed, or that learners will miss', async () => {
  const onDay = (day: string) => sessionsOn(group.course.id, `2026-03-${day}`)
  await change(onDay('09').evening, { startsAt: '2026-03-06T15:00:00.000Z' })
  await change(onDay('16').evening, { isCancelled: true })
  await change(onDay('23').evening, { notes: 'Bring a story' })
  await change(onDay('23').noon, { isCancelled: true })
  const params = { id: onDay('30').evening }
  const absence = await server.call(announceAbsence, { params, body: { reason: '' } }, { as: group.learner })
  expect(absence.status).toBe(200)
  const { lost } = await replyTo({ zoomTimes: [noon, { ...evening, hour: 20 }] })
  const at = (day: string, startsAt = `2026-03-${day}T18:00:00.000Z`) => ({
    id: onDay(day).evening,
    plannedAt: `2026-03-${day}T18:00:00.000Z`,
    startsAt,
    isMoved: false,
    isCancelled: false,
    isChanged: true,
    absenceCount: 0,
  })
  expect(lost).toEqual([
    { ...at('09', '2026-03-06T15:00:00.000Z'), isMoved: true },
    { ...at('16'), isCancelled: true },
    at('23'),
    { ...at('30'), isChanged: false, absenceCount: 1 },
  ])
  expect(await replyTo({ endDate: '2027-03-01' })).toMatchObject({ lost: [] })
})

test('refuses a form that another admin has overtaken', async () => {
  const { revision } = group.course
  const body = bodyWith({ name: 'Renamed', revision })
  await server.call(updateCourse, { params: { id: group.course.id }, body }, { as: admin })
  expect(codeOf((await preview({ zoomTimes: [noon], revision })).body)).toBe('EDITED_MEANWHILE')
})
