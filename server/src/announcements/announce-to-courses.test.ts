import { randomUUID } from 'node:crypto'
import {
  announceToCourses,
  createAnnouncement,
  listAnnouncements,
  listOwnAnnouncements,
  type SentAnnouncement,
} from '@sohbet/contract/messaging/announcements'
import { listNotifications } from '@sohbet/contract/notifications/notifications'
import { getPlayer } from '@sohbet/contract/learning/player'
import { eraseUser } from '@sohbet/contract/people/users'
import { announcementsPerDay } from '@sohbet/domain/notification/course-announcement'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '../auth/password/password.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { hourlyCounts } from '../db/tables/core/hourly-counts.ts'
import { announcements, notifications } from '../db/tables/messaging/notifications.ts'
import { users } from '../db/tables/people/users.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { halfWay } from '../testing/rows/learning.ts'
import { aPair } from '../testing/rows/messages.ts'
import { anAnnouncement } from '../testing/rows/notifications.ts'
import { anEnrollment } from '../testing/rows/selling.ts'

let server: TestApp
let pair: Awaited<ReturnType<typeof aPair>>
beforeAll(async () => {
  server = await startTestApp()
})
beforeEach(async () => {
  await server.db.delete(announcements)
  pair = await aPair(server.db)
})
afterAll(() => server.stop())

const words = { title: 'Yarın 20.30', text: 'Yarınki ders 20.30’da başlıyor.' }
const announce = ({ key = randomUUID(), courseIds = [pair.course.id] } = {}) =>
  server.call(announceToCourses, { body: { key, courseIds, ...words } }, { as: pair.coach })
const own = async (as: { id: string }) => (await server.call(listOwnAnnouncements, {}, { as })).body
const noticesOf = async (as: TestUser) =>
  listNotifications.reply.parse((await server.call(listNotifications, { query: {} }, { as })).body).data

async function aSecondCourse() {
  const { primaryCoachId } = pair.course
  return aCourse(server.db, { ...halfWay, primaryCoachId, name: `${pair.course.name} B` })
}

test('reaches the learners of the course, with the names of the coach and the course', async () => {
  const outsider = await aPair(server.db)
  expect(await announce()).toMatchObject({
    status: 201,
    body: [{ to: 'course', about: pair.course.name, coach: pair.coach.username, sentCount: 1 }],
  })
  const from = { coach: pair.coach.username, course: pair.course.name, courseId: pair.course.id }
  expect(await noticesOf(pair.learner)).toMatchObject([
    { notice: { kind: 'announcement', title: { tr: words.title }, from } },
  ])
  expect(await server.db.$count(notifications, eq(notifications.userId, outsider.learner.id))).toBe(0)
  expect(await own(pair.coach)).toMatchObject([{ title: { tr: words.title } }])
  expect(await own(outsider.coach)).toEqual([])
})

test('an announcement in two courses is stored for each, and a learner of both is notified once', async () => {
  const next = await aSecondCourse()
  await anEnrollment(server.db, { userId: pair.learner.id, courseId: next.id })
  const other = await aUserOf(server.db, 'learner')
  await anEnrollment(server.db, { userId: other.id, courseId: next.id })
  const { body } = await announce({ courseIds: [pair.course.id, next.id] })
  expect(announceToCourses.reply.parse(body).map(({ about, sentCount }) => [about, sentCount])).toEqual([
    [pair.course.name, 1],
    [next.name, 1],
  ])
  const readers = [pair.learner.id, other.id]
  expect(await server.db.$count(notifications, inArray(notifications.userId, readers))).toBe(2)
})

test('an announcement is sent once when the request is repeated, also at the same time', async () => {
  const key = randomUUID()
  const answers = await Promise.all([announce({ key }), announce({ key })])
  answers.push(await announce({ key }))
  const [first, ...others] = answers.map(({ body }) => body)
  expect(others).toEqual([first, first])
  expect(await server.db.$count(announcements)).toBe(1)
})

test('an admin’s announcement stays one of the school after the admin became a coach', async () => {
  const admin = await aUserOf(server.db, 'admin')
  await server.call(
    createAnnouncement,
    {
      body: {
        audience: { to: 'course', courseId: pair.course.id },
        title: { tr: 'T', en: '' },
        text: { tr: 'M', en: '' },
      },
    },
    { as: admin },
  )
  await server.db.update(users).set({ role: 'coach' }).where(eq(users.id, admin.id))
  const notices = await noticesOf(pair.learner)
  expect(notices.map(({ notice }) => Object(notice).from)).toEqual([undefined])
  expect(await own(admin)).toEqual([])
})

test('an announcement is refused in the course of another coach, and once a course is over', async () => {
  const other = await aPair(server.db)
  const mixed = await announce({ courseIds: [pair.course.id, other.course.id] })
  expect([mixed.status, codeOf(mixed.body)]).toEqual([404, 'COURSE_NOT_FOUND'])
  const next = await aSecondCourse()
  await server.db
    .update(courses)
    .set({ startDate: '2025-01-06', endDate: '2025-03-02' })
    .where(eq(courses.id, next.id))
  expect(codeOf((await announce({ courseIds: [pair.course.id, next.id] })).body)).toBe(
    'ANNOUNCEMENT_COURSE_OVER',
  )
  expect(await server.db.$count(announcements)).toBe(0)
})

test('a coach has a limit of announcements in 24 hours, in which each course counts', async () => {
  const key = `announcements ${pair.coach.id}`
  const hour = new Date('2026-03-02T00:00:00Z')
  await server.db.insert(hourlyCounts).values({ key, hour, count: announcementsPerDay - 1 })
  const next = await aSecondCourse()
  const { status, body } = await announce({ courseIds: [pair.course.id, next.id] })
  expect([status, codeOf(body)]).toEqual([429, 'ANNOUNCEMENT_DAY_FULL'])
  expect((await announce()).status).toBe(201)
})

const courseOf = async (as: TestUser) =>
  getPlayer.reply.parse(
    (await server.call(getPlayer, { params: { id: pair.course.id }, query: {} }, { as })).body,
  ).course

test('the course page lists announcements newest first, without those of other courses, campaigns and planned ones', async () => {
  await announce()
  const ofCourse = { audience: 'course', courseId: pair.course.id } as const
  const sentAt = new Date('2026-03-01T08:00:00Z')
  await anAnnouncement(server.db, { ...ofCourse, titleTr: 'Okuldan', sentAt })
  await anAnnouncement(server.db, { ...ofCourse, titleTr: 'Kampanya', sentAt, isCampaign: true })
  await anAnnouncement(server.db, { ...ofCourse, titleTr: 'Sonra' })
  await anAnnouncement(server.db, { ...ofCourse, courseId: (await aPair(server.db)).course.id, sentAt })
  const { announcements: shown } = await courseOf(pair.learner)
  expect(shown.map(({ title, coach }) => [title.tr, coach])).toEqual([
    [words.title, pair.coach.username],
    ['Okuldan', null],
  ])
})

test('an announcement is deleted with the account of its coach, and never looks like one of the school', async () => {
  await announce()
  const admin = await aUserOf(server.db, 'admin')
  const listed = async () =>
    listAnnouncements.reply.parse((await server.call(listAnnouncements, { query: {} }, { as: admin })).body)
      .data satisfies SentAnnouncement[]
  expect(await listed()).toMatchObject([{ coach: pair.coach.username }])
  const password = 'seven red buses'
  await server.db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(users.id, pair.coach.id))
  await server.db.update(courses).set({ startDate: '2025-10-06', endDate: '2025-12-28' })
  const erased = await server.call(
    eraseUser,
    { params: { id: pair.coach.id }, body: { password } },
    { as: pair.coach },
  )
  expect(erased.status).toBe(200)
  expect([await listed(), await noticesOf(pair.learner)]).toEqual([[], []])
})
