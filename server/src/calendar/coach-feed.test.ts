import { getCalendarFeed, renewCalendarFeed } from '@sohbet/contract/live-sessions/calendar'
import { changeLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { cancelLessonByStaff } from '@sohbet/contract/lessons/coach-lessons'
import { moveLesson } from '@sohbet/contract/lessons/lessons'
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { coachAvailability } from '../db/tables/lessons/availability.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { users } from '../db/tables/people/users.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aLesson, aLessonCoach } from '../testing/rows/lessons.ts'
import { aClassAt, thatMonday, type Class } from '../testing/rows/live-sessions.ts'

let server: TestApp
let made: Class
let coachId: string
beforeAll(async () => {
  server = await startTestApp({ config: { publicUrl: 'https://sohbet.example' } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  made = await aClassAt(server, '09:00:00')
  const [coach] = await server.db.select().from(coaches).where(eq(coaches.userId, made.coach.id))
  coachId = coach?.id ?? ''
  const { coachId: example } = await aLessonCoach(server.db)
  const [offer] = await server.db
    .select()
    .from(coachAvailability)
    .where(eq(coachAvailability.coachId, example))
  if (offer) await server.db.insert(coachAvailability).values({ ...offer, coachId })
})

async function newFeed(): Promise<string> {
  const { body } = await server.call(renewCalendarFeed, {}, { as: made.coach })
  return (getCalendarFeed.reply.parse(body).feed?.url ?? '').replace('https://sohbet.example', '')
}
async function eventsOf(url: string) {
  const { statusCode, body } = await server.app.inject({ url })
  expect(statusCode).toBe(200)
  const parsed: unknown = ICAL.parse(body)
  return new ICAL.Component(Object(parsed)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const text = (name: string) => String(component.getFirstPropertyValue(name))
    return {
      uid: event.uid.replace('@sohbet', ''),
      summary: event.summary,
      start: event.startDate.toString(),
      sequence: event.sequence,
      stamp: text('last-modified'),
      status: text('status'),
      url: text('url'),
      alarms: component.getAllSubcomponents('valarm').length,
    }
  })
}
const find = async (url: string, id: string) => (await eventsOf(url)).find(({ uid }) => uid === id)

test('contains the sessions of the coach with an alarm, and follows a moved one', async () => {
  const url = await newFeed()
  // 16 weeks of two
  expect(await eventsOf(url)).toHaveLength(32)
  const before = await find(url, made.evening)
  expect(before).toMatchObject({
    summary: `${made.course.name} · Canlı ders`,
    start: '2026-03-02T18:00:00Z',
    sequence: 0,
    alarms: 1,
    url: `https://sohbet.example/coach/session/${made.evening}`,
  })
  server.clock.now = thatMonday('10:00:00')
  const body = { startsAt: '2026-03-05T16:30:00Z' }
  await server.call(changeLiveSession, { params: { id: made.evening }, body }, { as: made.coach })
  expect(await find(url, made.evening)).toEqual({
    ...before,
    start: '2026-03-05T16:30:00Z',
    sequence: 1,
    stamp: '2026-03-02T10:00:00Z',
  })
})

test('contains the lessons of the coach with their learners, and follows a moved and a cancelled one', async () => {
  const { id } = await aLesson(server.db, { userId: made.learner.id, coachId })
  const url = await newFeed()
  const before = await find(url, id)
  expect(before).toMatchObject({
    summary: `Özel ders · ${made.learner.username}`,
    start: '2026-03-05T16:00:00Z',
    sequence: 1,
    stamp: '2026-03-02T09:00:00Z',
    alarms: 1,
    url: `https://sohbet.example/coach/lessons#${id}`,
  })
  server.clock.now = thatMonday('10:00:00')
  const body = { startsAt: '2026-03-06T16:00:00Z' }
  const { status } = await server.call(moveLesson, { params: { id }, body }, { as: made.learner })
  expect(status).toBe(200)
  const moved = { ...before, start: '2026-03-06T16:00:00Z', sequence: 2, stamp: '2026-03-02T10:00:00Z' }
  expect(await find(url, id)).toEqual(moved)
  server.clock.now = thatMonday('11:00:00')
  await server.call(cancelLessonByStaff, { params: { id }, body: {} }, { as: made.coach })
  const cancelled = { status: 'CANCELLED', alarms: 0, sequence: 3, stamp: '2026-03-02T11:00:00Z' }
  expect(await find(url, id)).toEqual({ ...moved, ...cancelled })
})

test('contains nothing of other coaches, and ends with a new URL or a suspension', async () => {
  const { id } = await aLesson(server.db, { userId: made.learner.id })
  const first = await newFeed()
  expect(await find(first, id)).toBeUndefined()
  const second = await newFeed()
  expect((await server.app.inject({ url: first })).statusCode).toBe(404)
  await server.db.update(users).set({ suspendedAt: server.clock.now }).where(eq(users.id, made.coach.id))
  expect((await server.app.inject({ url: second })).statusCode).toBe(404)
})
