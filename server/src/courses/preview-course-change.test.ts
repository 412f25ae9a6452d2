import { courseFields } from '@sohbet/contract/catalogue/course-fields'
import { previewCourseChange, updateCourse } from '@sohbet/contract/catalogue/courses'
import { announceAbsence, changeLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { users } from '../db/tables/people/users.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { watchWrites } from '../testing/databases/watch-writes.ts'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCoach, courseFieldsOf } from '../testing/rows/catalogue.ts'
import { aClassAt, sessionsOn, type Class } from '../testing/rows/live-sessions.ts'
import { anEnrollment } from '../testing/rows/selling.ts'

let server: TestApp
let admin: TestUser
let group: Class
let writesOf: Awaited<ReturnType<typeof watchWrites>>
beforeAll(async () => {
  server = await startTestApp()
  writesOf = await watchWrites(server.db)
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  group = await aClassAt(server, '09:00:00')
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
  // The first coach, who stays, reads of a new second one
  expect(await replyTo({ secondaryCoachId: id })).toMatchObject({ learnerCount: 1, coachCount: 2 })
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

test('leaves out changes that were taken back, and absences of learners without a seat', async () => {
  const { evening: id } = sessionsOn(group.course.id, '2026-03-09')
  await change(id, { startsAt: '2026-03-06T15:00:00.000Z', isCancelled: true })
  await change(id, { startsAt: '2026-03-09T18:00:00.000Z', isCancelled: false })
  const absence = { params: { id }, body: { reason: '' } }
  expect((await server.call(announceAbsence, absence, { as: group.learner })).status).toBe(200)
  await server.db
    .update(enrollments)
    .set({ status: 'cancelled', cancelReason: 'learner', cancelledAt: server.clock.now })
    .where(eq(enrollments.userId, group.learner.id))
  expect(await replyTo({ zoomTimes: [noon] })).toMatchObject({ lost: [] })
})

test('counts the people whom the save notifies, and changes nothing itself', async () => {
  const erased = await anEnrollment(server.db, {
    userId: (await aUser(server.db)).id,
    courseId: group.course.id,
  })
  await server.db.update(enrollments).set({ userId: null }).where(eq(enrollments.id, erased.id))
  const withoutAccount = await aCoach(server.db, { userId: null })
  const next = await aCoach(server.db)
  const form = { primaryCoachId: next.id, secondaryCoachId: withoutAccount.id, endDate: '2026-12-01' }
  const notified = () =>
    server.db
      .selectDistinct({ userId: notifications.userId, role: users.role })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .where(sql`${notifications.params} ->> 'courseId' = ${group.course.id}`)
  let counts = { learnerCount: 0, coachCount: 0 }
  const writes = await writesOf(async () => {
    counts = await replyTo(form)
  })
  expect(writes).toEqual([])
  expect(await notified()).toEqual([])
  const body = bodyWith(form)
  const saved = await server.call(updateCourse, { params: { id: group.course.id }, body }, { as: admin })
  expect(saved.status).toBe(200)
  const people = await notified()
  expect(counts).toMatchObject({
    learnerCount: people.filter(({ role }) => role === 'learner').length,
    coachCount: people.filter(({ role }) => role === 'coach').length,
  })
  expect(people).toHaveLength(4)
})

test('refuses a missing course, and a change that saving refuses', async () => {
  const missing = { params: { id: randomUUID() }, body: bodyWith({}) }
  expect(codeOf((await server.call(previewCourseChange, missing, { as: admin })).body)).toBe(
    'COURSE_NOT_FOUND',
  )
  expect(codeOf((await preview({ maxEnrollments: 1 })).body)).toBe('FEWER_SEATS_THAN_LEARNERS')
})

test('refuses a form that another admin has overtaken', async () => {
  const { revision } = group.course
  const body = bodyWith({ name: 'Renamed', revision })
  await server.call(updateCourse, { params: { id: group.course.id }, body }, { as: admin })
  expect(codeOf((await preview({ zoomTimes: [noon], revision })).body)).toBe('EDITED_MEANWHILE')
})
