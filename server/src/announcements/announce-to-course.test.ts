import { randomUUID } from 'node:crypto'
import {
  announceToCourse,
  createAnnouncement,
  listAnnouncements,
  listOwnAnnouncements,
} from '@sohbet/contract/messaging/announcements'
import { listNotifications } from '@sohbet/contract/messaging/notifications'
import { announcementsPerDay } from '@sohbet/domain/notification/course-announcement'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { courses } from '../db/tables/catalogue/courses.ts'
import { hourlyCounts } from '../db/tables/core/hourly-counts.ts'
import { announcements, notifications } from '../db/tables/messaging/notifications.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf } from '../testing/rows/builders.ts'
import { aPair } from '../testing/rows/messages.ts'

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
const announce = ({ id = randomUUID(), courseId = pair.course.id } = {}) =>
  server.call(announceToCourse, { params: { id: courseId }, body: { id, ...words } }, { as: pair.coach })
const own = async (as: { id: string }) => (await server.call(listOwnAnnouncements, {}, { as })).body

test('reaches the learners of the course, with the names of the coach and the course', async () => {
  const outsider = await aPair(server.db)
  expect(await announce()).toMatchObject({
    status: 201,
    body: { to: 'course', about: pair.course.name, coach: pair.coach.username, sentCount: 1 },
  })
  const { body } = await server.call(listNotifications, { query: {} }, { as: pair.learner })
  expect(body).toMatchObject({
    data: [
      {
        notice: {
          kind: 'announcement',
          title: { tr: words.title },
          from: { coach: pair.coach.username, course: pair.course.name },
        },
      },
    ],
  })
  expect(await server.db.$count(notifications, eq(notifications.userId, outsider.learner.id))).toBe(0)
  expect(await own(pair.coach)).toMatchObject([{ title: { tr: words.title } }])
  expect(await own(outsider.coach)).toEqual([])
})

test('is sent once when the request is repeated', async () => {
  const id = randomUUID()
  const [first, again] = [await announce({ id }), await announce({ id })]
  expect(again.body).toEqual(first.body)
  expect(await server.db.$count(announcements)).toBe(1)
})

test('does not show an announcement of another user whose id it repeats', async () => {
  const id = randomUUID()
  const admin = await aUserOf(server.db, 'admin')
  const secret = {
    id,
    audience: { to: 'everyone' as const },
    title: { tr: 'T', en: '' },
    text: { tr: 'M', en: '' },
  }
  await server.call(createAnnouncement, { body: secret }, { as: admin })
  const { status } = await announce({ id })
  expect(status).toBe(404)
  const { body } = await server.call(listAnnouncements, { query: {} }, { as: admin })
  expect(body).toMatchObject({ data: [{ id, coach: null }], totalCount: 1 })
})

test('is refused in the course of another coach, and once the course is over or cancelled', async () => {
  const other = await aPair(server.db)
  expect((await announce({ courseId: other.course.id })).status).toBe(404)
  const change = (fields: Partial<typeof courses.$inferInsert>) =>
    server.db.update(courses).set(fields).where(eq(courses.id, pair.course.id))
  await change({ startDate: '2025-01-06', endDate: '2025-03-02' })
  expect(codeOf((await announce()).body)).toBe('ANNOUNCEMENT_COURSE_OVER')
  expect(await server.db.$count(announcements)).toBe(0)
})

test('has a limit in 24 hours', async () => {
  const key = `announcements ${pair.coach.id}`
  const hour = new Date('2026-03-02T00:00:00Z')
  await server.db.insert(hourlyCounts).values({ key, hour, count: announcementsPerDay })
  const { status, body } = await announce()
  expect([status, codeOf(body)]).toEqual([429, 'ANNOUNCEMENT_DAY_FULL'])
})
