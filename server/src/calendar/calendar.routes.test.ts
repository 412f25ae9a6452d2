import * as contract from '@sohbet/contract/live-sessions/calendar'
import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import {
  changeLiveSession,
  getLiveSessionCalendar,
  listOwnLiveSessions,
} from '@sohbet/contract/live-sessions/live-sessions'
import { cancelLessonByStaff } from '@sohbet/contract/lessons/coach-lessons'
import { cancelLesson, getLessonCalendar, moveLesson } from '@sohbet/contract/lessons/lessons'
import { requestPasswordReset, resetPassword } from '@sohbet/contract/people/auth'
import { and, eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { users } from '../db/tables/people/users.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { aLesson } from '../testing/rows/lessons.ts'
import { anEnrollment } from '../testing/rows/selling.ts'
import { aClass, sessionsOn, thatMonday, type Class } from '../testing/rows/live-sessions.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let made: Class
beforeAll(async () => {
  server = await startTestApp({ config: { publicUrl: 'https://sohbet.example' } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = thatMonday('09:00:00')
  made = await aClass(server.db)
})

const feedOf = contract.getCalendarFeed.reply
async function newFeed(as = made.learner) {
  const { body } = await server.call(contract.renewCalendarFeed, {}, { as })
  return feedOf.parse(body).feed?.url ?? ''
}
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: url.replace('https://sohbet.example', ''), headers })

/** Parses the feed strictly. */
async function events(url: string) {
  const answer = await get(url)
  expect(answer.statusCode).toBe(200)
  return eventsIn(answer.body)
}
function eventsIn(text: string) {
  const parsed: unknown = ICAL.parse(text)
  const calendar = new ICAL.Component(Object(parsed))
  expect(calendar.name).toBe('vcalendar')
  return calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component, { strictExceptions: true }))
}
const eventOf = async (url: string, id: string) => {
  const event = (await events(url)).find(({ uid }) => uid === `${id}@sohbet`)
  if (!event) throw new Error('the session is not in the calendar')
  return event
}
const stampOf = (event: ICAL.Event) => String(event.component.getFirstPropertyValue('last-modified'))
const change = (id: string, body: object) =>
  server.call(changeLiveSession, { params: { id }, body }, { as: made.coach })

describe('the calendar feed', () => {
  test('contains every session once, at its time, with its coach and our own join URL', async () => {
    const url = await newFeed()
    const all = await events(url)
    // 16 weeks of two
    expect(all).toHaveLength(32)
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(32)
    const tonight = await eventOf(url, made.evening)
    expect(tonight.startDate.toString()).toBe('2026-03-02T18:00:00Z')
    expect(tonight.endDate.toString()).toBe('2026-03-02T19:00:00Z')
    expect(tonight.summary).toBe(`${made.course.name} · Canlı ders`)
    expect(tonight.description).toContain(`Koç: ${made.coach.username}`)
    expect(tonight.sequence).toBe(0)
    expect(tonight.component.getFirstPropertyValue('url')).toBe(
      `https://sohbet.example/learner/session/${made.evening}`,
    )
  })

  test('is valid iCalendar text: CRLF, lines of at most 75 octets, never the raw meeting link', async () => {
    await change(made.evening, { notes: 'Şarkı söyleyelim; bring, if you can,\nyour “guitar” 🎸 '.repeat(8) })
    const { headers, body, rawPayload } = await get(await newFeed())
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body).not.toContain('zoom.example.test')
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const lengths = rawPayload
      .toString('utf8')
      .split('\r\n')
      .map((line) => Buffer.byteLength(line))
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
    const event = eventsIn(body).find(({ uid }) => uid === `${made.evening}@sohbet`)
    expect(event?.description).toContain('bring, if you can,\nyour “guitar” 🎸')
  })

  test('updates a moved session in place: one event, same uid, higher sequence', async () => {
    const url = await newFeed()
    const before = await eventOf(url, made.evening)
    server.clock.now = thatMonday('10:00:00')
    await change(made.evening, { startsAt: '2026-03-05T16:30:00Z', duration: 90 })
    const after = await eventOf(url, made.evening)
    expect(after.startDate.toString()).toBe('2026-03-05T16:30:00Z')
    expect(after.endDate.toString()).toBe('2026-03-05T18:00:00Z')
    expect([before.uid, before.sequence, after.sequence]).toEqual([after.uid, 0, 1])
    expect(stampOf(after)).toBe('2026-03-02T10:00:00Z')
    expect(await events(url)).toHaveLength(32)
    server.clock.now = thatMonday('11:00:00')
    await change(made.evening, { startsAt: '2026-03-06T16:30:00Z' })
    const again = await eventOf(url, made.evening)
    expect([again.sequence, stampOf(again)]).toEqual([2, '2026-03-02T11:00:00Z'])
  })

  test('links to an external recording directly, and to our own file through the session’s page', async () => {
    server.clock.now = thatMonday('10:05:00')
    const url = await newFeed()
    const replayOf = async (replayLink: string) => {
      await change(made.noon, { replayLink })
      return (await eventOf(url, made.noon)).description.split('\n\n').at(-1)
    }
    const film = 'https://video.example.test/1'
    expect(await replayOf(film)).toMatch(new RegExp(`: ${film}$`))
    const page = `https://sohbet.example/learner/session/${made.noon}`
    expect(await replayOf('/videos/1.mp4')).toMatch(new RegExp(`: ${page}$`))
  })

  test('marks a cancelled session as cancelled, and a restored one as confirmed', async () => {
    const url = await newFeed()
    const statusNow = async () => (await eventOf(url, made.evening)).component.getFirstPropertyValue('status')
    expect(await statusNow()).toBe('CONFIRMED')
    await change(made.evening, { isCancelled: true })
    expect(await statusNow()).toBe('CANCELLED')
    await change(made.evening, { isCancelled: false })
    expect(await statusNow()).toBe('CONFIRMED')
  })

  test('contains the sessions of all the learner’s courses of the last 90 days, and no others', async () => {
    const second = await aCourse(server.db, { startDate: '2026-03-02', endDate: '2026-03-15' })
    await anEnrollment(server.db, { userId: made.learner.id, courseId: second.id })
    const unpaid = await aCourse(server.db, { startDate: '2026-03-02', endDate: '2026-03-15' })
    await anEnrollment(server.db, { userId: made.learner.id, courseId: unpaid.id, status: 'pending' })
    await aClass(server.db)
    const url = await newFeed()
    const ofCourse = async (id: string) => (await events(url)).filter(({ uid }) => uid.startsWith(id)).length
    expect([await ofCourse(made.course.id), await ofCourse(second.id), await ofCourse(unpaid.id)]).toEqual([
      32, 2, 0,
    ])
    expect(await events(url)).toHaveLength(34)
    server.clock.now = new Date('2026-06-01T09:00:00Z')
    // From 3 March on
    expect(await ofCourse(made.course.id)).toBe(22)
  })

  test('drops the sessions of a cancelled enrolment', async () => {
    const url = await newFeed()
    await server.db
      .update(enrollments)
      .set({ status: 'cancelled', cancelledAt: server.clock.now, cancelReason: 'learner' })
      .where(and(eq(enrollments.userId, made.learner.id), eq(enrollments.courseId, made.course.id)))
    expect(await events(url)).toEqual([])
  })

  test('answers 304 to a client that has it', async () => {
    const url = await newFeed()
    const { headers } = await get(url)
    expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
    await change(made.evening, { isCancelled: true })
    expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(200)
  })
})

describe('the feed URL', () => {
  const show = async () =>
    feedOf.parse((await server.call(contract.getCalendarFeed, {}, { as: made.learner })).body).feed

  test('is created on the first request and returned again afterwards, a different one for each learner', async () => {
    expect(await show()).toBeNull()
    const url = await newFeed()
    expect(url).toMatch(/^https:\/\/sohbet\.example\/api\/calendar\/[\w.-]{80}\.ics$/)
    expect(await show()).toEqual({ url, createdAt: '2026-03-02T09:00:00.000Z' })
    const other = await aUserOf(server.db, 'learner')
    expect(await newFeed(other)).not.toBe(url)
  })

  test('answers 404 after it is renewed or revoked', async () => {
    const first = await newFeed()
    const second = await newFeed()
    expect((await get(first)).statusCode).toBe(404)
    expect((await get(second)).statusCode).toBe(200)
    await server.call(contract.revokeCalendarFeed, {}, { as: made.learner })
    const { statusCode, body } = await get(second)
    expect([statusCode, codeOf(JSON.parse(body))]).toEqual([404, 'CALENDAR_NOT_FOUND'])
    expect(await show()).toBeNull()
  })

  test('answers 404 for a guessed proof or id', async () => {
    const url = await newFeed()
    const [start = '', proof = ''] = url.split(/(?<=\/[\da-f-]{36}\.)/)
    const turned = `${start}${proof.startsWith('A') ? 'B' : 'A'}${proof.slice(1)}`
    const stranger = await newFeed(await aUserOf(server.db, 'learner'))
    const [other = ''] = stranger.split(/(?<=\/[\da-f-]{36}\.)/)
    for (const forged of [turned, `${other}${proof}`, url.replace(proof, '.ics'), '/api/calendar/x.ics'])
      expect((await get(forged)).statusCode).toBe(404)
  })

  test('answers 404 while its owner is suspended or an admin', async () => {
    const url = await newFeed()
    const owner = eq(users.id, made.learner.id)
    await server.db.update(users).set({ suspendedAt: server.clock.now }).where(owner)
    expect((await get(url)).statusCode).toBe(404)
    await server.db.update(users).set({ suspendedAt: null, role: 'admin' }).where(owner)
    expect((await get(url)).statusCode).toBe(404)
  })

  test('answers 404 after its owner reset the password', async () => {
    const url = await newFeed()
    const [email, newPassword] = [made.learner.email, 'nine red buses']
    await server.send(requestPasswordReset, { body: { email } })
    const [mail] = await server.mails(email)
    const token = /token=([^\s&]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect((await server.send(resetPassword, { body: { token, newPassword } })).status).toBe(200)
    expect((await get(url)).statusCode).toBe(404)
  })

  test('is not in the log', async () => {
    const url = await newFeed()
    await get(url)
    const secret = url.slice(-47, -4)
    expect(server.logged.filter((line) => line.includes(secret))).toEqual([])
  })
})

describe('the calendar file of one session', () => {
  const download = (id: string, as = made.learner) =>
    server.call(getLiveSessionCalendar, { params: { id } }, { as })

  test('has the same uid as in the feed', async () => {
    const { status, body, headers } = await download(made.evening)
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    const [event, ...others] = eventsIn(String(body))
    expect([event?.uid, event?.summary]).toEqual([
      `${made.evening}@sohbet`,
      `${made.course.name} · Live session`,
    ])
    expect(others).toEqual([])
  })

  test('is refused to learners outside the course', async () => {
    expect((await download(made.evening, await aUserOf(server.db, 'learner'))).status).toBe(404)
    expect((await download(sessionsOn(made.course.id, '2026-03-03').noon)).status).toBe(404)
  })
})

describe('lessons', () => {
  test('are in the feed with an alarm, move with a higher sequence, and stay as cancelled', async () => {
    const { id } = await aLesson(server.db, { userId: made.learner.id })
    const url = await newFeed()
    const find = async () => {
      const found = (await events(url)).filter(({ summary }) => summary.startsWith('Özel ders'))
      expect(found).toHaveLength(1)
      const [event] = found
      return {
        uid: event?.uid,
        start: event?.startDate.toString(),
        sequence: event?.sequence,
        stamp: event && stampOf(event),
        status: event?.component.getFirstPropertyValue('status'),
        alarms: event?.component
          .getAllSubcomponents('valarm')
          .map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
      }
    }
    const booked = await find()
    expect(booked).toMatchObject({
      start: '2026-03-05T16:00:00Z',
      sequence: 1,
      stamp: '2026-03-02T09:00:00Z',
      status: 'CONFIRMED',
      alarms: ['-PT15M'],
    })
    const as = { as: made.learner }
    server.clock.now = thatMonday('10:00:00')
    await server.call(moveLesson, { params: { id }, body: { startsAt: '2026-03-06T16:00:00Z' } }, as)
    const moved = { ...booked, start: '2026-03-06T16:00:00Z' }
    expect(await find()).toEqual({ ...moved, sequence: 2, stamp: '2026-03-02T10:00:00Z' })
    server.clock.now = thatMonday('11:00:00')
    await server.call(cancelLesson, { params: { id }, body: {} }, as)
    const cancelled = { ...moved, status: 'CANCELLED', alarms: [] }
    expect(await find()).toEqual({ ...cancelled, sequence: 3, stamp: '2026-03-02T11:00:00Z' })

    const { status, body } = await server.call(getLessonCalendar, { params: { id } }, as)
    expect([status, eventsIn(String(body)).map(({ uid }) => uid)]).toEqual([200, [booked.uid]])
  })

  test('are in the week of their learner, without those that the learner gave up', async () => {
    const [kept, givenUp] = [
      await aLesson(server.db, { userId: made.learner.id }),
      await aLesson(server.db, { userId: made.learner.id, startsAt: new Date('2026-03-06T16:00:00Z') }),
    ]
    const calledOff = await aLesson(server.db, {
      userId: made.learner.id,
      startsAt: new Date('2026-03-07T16:00:00Z'),
    })
    await server.call(cancelLesson, { params: { id: givenUp.id }, body: {} }, { as: made.learner })
    const admin = await aUserOf(server.db, 'admin')
    await server.call(cancelLessonByStaff, { params: { id: calledOff.id }, body: {} }, { as: admin })
    const query = { from: '2026-03-02T00:00:00Z', to: '2026-03-09T00:00:00Z' }
    const week = async (as: TestUser) => (await server.call(listOwnLiveSessions, { query }, { as })).body
    expect(await week(made.learner)).toMatchObject({
      lessons: [
        { id: kept.id, kind: 'private', startsAt: '2026-03-05T16:00:00.000Z', state: 'upcoming' },
        { id: calledOff.id, state: 'cancelled' },
      ],
    })
    expect(await week(await aUserOf(server.db, 'learner'))).toEqual({ sessions: [], lessons: [] })
    const home = await server.call(getLearnerDashboard, {}, { as: made.learner })
    expect(Object(home.body).lessons).toMatchObject([{ id: kept.id, opensAt: '2026-03-05T15:50:00.000Z' }])
  })
})
