import { randomUUID } from 'node:crypto'
import * as contract from '@sohbet/contract/lessons/coach-away'
import * as learning from '@sohbet/contract/lessons/lessons'
import { listNotifications } from '@sohbet/contract/notifications/notifications'
import * as substitutes from '@sohbet/contract/live-sessions/substitutes'
import { choiceFor, type AwayChoice } from '@sohbet/domain/away/away'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { coachAways } from '../db/tables/lessons/aways.ts'
import { lessons } from '../db/tables/lessons/lessons.ts'
import { liveSessionRequests, liveSessions } from '../db/tables/learning/live-sessions.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCoach } from '../testing/rows/catalogue.ts'
import { aLearnerWithCredits, aLessonCoach } from '../testing/rows/lessons.ts'
import { aCourseWithSessions } from '../testing/rows/live-sessions.ts'
import { anEnrollment } from '../testing/rows/selling.ts'

let server: TestApp
let coach: TestUser
let coachId: string
let other: TestUser
let otherId: string
let learner: TestUser
let course: { id: string; name: string }
/** On Monday 2 March at 21:00, and a week later at 12:05 and 21:00. */
let ids: string[]

/** The week that begins on Monday evening, on the tests' clock at 12:00 in Istanbul. */
const week = { from: '2026-03-02T15:00:00Z', until: '2026-03-10T06:00:00Z' }

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = new Date('2026-03-02T09:00:00Z')
  await server.db.delete(notifications)
  await server.db.delete(coachAways)
  // The coaches of earlier tests take no part
  await server.db.update(coaches).set({ isActive: false })
  coach = await aUserOf(server.db, 'coach')
  ;({ coachId } = await aLessonCoach(server.db, { userId: coach.id }))
  other = await aUserOf(server.db, 'coach')
  otherId = (await aCoach(server.db, { userId: other.id })).id
  learner = await aLearnerWithCredits(server.db)
  const made = await aCourseWithSessions(server.db, { primaryCoachId: coachId })
  course = made.course
  await anEnrollment(server.db, { userId: learner.id, courseId: course.id })
  ids = [made.evening, `${course.id}_20260309T1205`, `${course.id}_20260309T2100`]
})

const book = (startsAt: string, as = learner) =>
  server.call(learning.bookLesson, { body: { kind: 'private', coachId, startsAt } }, { as })
const plan = async (as = coach, query: { coachId?: string } = {}) =>
  contract.planAway.reply.parse(
    (await server.call(contract.planAway, { query: { ...query, ...week } }, { as })).body,
  )
type Rows = Awaited<ReturnType<typeof plan>>
type Body = z.input<NonNullable<(typeof contract.beAway)['body']>>
const withChoice = (rows: Rows, wanted: AwayChoice) =>
  rows.map((row) => {
    const choice = choiceFor(wanted, row)
    return {
      id: row.id,
      version: row.version,
      choice,
      ...(choice === 'ask' && { coachId: row.substituteId ?? '' }),
      ...(choice === 'move' && { startsAt: row.moveTo ?? '' }),
    }
  })
const confirm = (rows: Body['rows'], { as = coach, ...more }: Partial<Body> & { as?: TestUser } = {}) =>
  server.call(contract.beAway, { body: { key: randomUUID(), ...week, rows, ...more } }, { as })
const outcomes = async (reply: ReturnType<typeof confirm>) =>
  Object.fromEntries(
    contract.beAway.reply.parse((await reply).body).results.map(({ id, outcome }) => [id, outcome]),
  )
const newsOf = async ({ id: userId }: { id: string }) =>
  (await server.db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ kind, params }) => ({ kind, ...z.record(z.string(), z.unknown()).parse(params) }),
  )
const awayNews = async (user: { id: string }) =>
  (await newsOf(user)).filter(({ kind }) => kind === 'coach_away')
const changed = () => server.db.select().from(liveSessions).where(eq(liveSessions.courseId, course.id))
const openRequests = () =>
  server.db
    .select()
    .from(liveSessionRequests)
    .where(and(eq(liveSessionRequests.courseId, course.id), isNull(liveSessionRequests.answer)))

describe('the plan of a time away', () => {
  test('lists sessions and lessons ahead with free coaches and another time', async () => {
    await book('2026-03-05T16:00:00Z')
    const rows = await plan()
    expect(rows.map(({ startsAt }) => startsAt)).toEqual([
      '2026-03-02T18:00:00.000Z',
      '2026-03-05T16:00:00.000Z',
      '2026-03-09T09:05:00.000Z',
      '2026-03-09T18:00:00.000Z',
    ])
    expect(rows[0]).toMatchObject({
      id: ids[0],
      course: course.name,
      role: 'own',
      choices: ['ask', 'move', 'cancel', 'leave'],
      moveTo: '2026-03-10T18:00:00.000Z',
    })
    expect(rows[0]?.substitutes).toContainEqual({ id: otherId, name: other.username })
    // Monday evening of the next week goes to another day than the first one
    expect(rows[3]?.moveTo).toBe('2026-03-11T18:00:00.000Z')
    expect(rows[1]).toMatchObject({
      lesson: 'private',
      learners: [learner.username],
      moveTo: '2026-03-10T16:00:00.000Z',
    })
    // One learner has one number
    expect(new Set(rows.flatMap(({ readers }) => readers)).size).toBe(1)
  })

  test('shows a session that another coach substitutes to the substitute only, who can pass it on', async () => {
    await server.db.insert(liveSessions).values({
      courseId: course.id,
      day: '2026-03-02',
      minute: 21 * 60,
      substituteCoachId: otherId,
      changedAt: server.clock.now,
    })
    expect((await plan()).map(({ id }) => id)).toEqual(ids.slice(1))
    const [row] = await plan(other)
    expect(row).toMatchObject({ role: 'substitute', otherCoach: coach.username, choices: ['ask', 'leave'] })
    expect(row?.substitutes).toContainEqual({ id: coachId, name: coach.username })
    const done = await outcomes(
      confirm([{ id: ids[0] ?? '', version: row?.version ?? '', choice: 'ask', coachId }], { as: other }),
    )
    expect(done).toEqual({ [ids[0] ?? '']: 'done' })
    expect(await openRequests()).toMatchObject([{ toCoachId: coachId }])
  })

  test('is refused for a time that is over, too long, or of another coach', async () => {
    const ask = async (query: Partial<typeof week> & { coachId?: string }, as = coach) =>
      codeOf((await server.call(contract.planAway, { query: { ...week, ...query } }, { as })).body)
    expect(await ask({ until: week.from })).toBe('AWAY_ENDS_FIRST')
    expect(await ask({ from: '2026-02-01T00:00:00Z', until: '2026-03-02T09:00:00Z' })).toBe('AWAY_IS_OVER')
    expect(await ask({ until: '2026-06-02T09:00:00Z' })).toBe('AWAY_TOO_LONG')
    expect(await ask({ coachId: otherId })).toBe('COACH_NOT_FOUND')
    expect(await ask({}, await aUserOf(server.db, 'admin'))).toBe('COACH_NOT_FOUND')
  })
})

describe('a confirmed time away', () => {
  test('cancels, moves and asks in one step, and everyone concerned reads of it once', async () => {
    await book('2026-03-05T16:00:00Z')
    await book('2026-03-06T16:00:00Z')
    const admin = await aUserOf(server.db, 'admin')
    await server.db.delete(notifications)
    const rows = await plan()
    const [first, second, third] = [
      withChoice(rows, 'cancel'),
      withChoice(rows, 'move'),
      withChoice(rows, 'ask'),
    ]
    const choices = [first[0], first[1], second[2], second[3], third[4]].flatMap((one) => one ?? [])
    expect(choices.map(({ choice }) => choice)).toEqual(['cancel', 'cancel', 'move', 'move', 'ask'])
    const done = await outcomes(confirm(choices, { reason: 'See you next week' }))
    expect(Object.values(done)).toEqual(Array(5).fill('done'))
    expect(await changed()).toMatchObject([
      { isCancelled: true, cancelReason: 'See you next week' },
      { isCancelled: false, startsAt: new Date('2026-03-10T09:05:00Z') },
    ])
    expect(await newsOf(learner)).toMatchObject([
      {
        kind: 'coach_away',
        coach: coach.username,
        by: coach.username,
        reader: 'learner',
        reason: 'See you next week',
        items: [
          { course: course.name, startsAt: '2026-03-02T18:00:00.000Z', change: 'cancelled' },
          { lesson: 'private', startsAt: '2026-03-05T16:00:00.000Z', change: 'cancelled', isPaidBack: true },
          { lesson: 'private', startsAt: '2026-03-06T16:00:00.000Z', change: 'proposed' },
          { course: course.name, startsAt: '2026-03-09T09:05:00.000Z', change: 'moved' },
        ],
      },
    ])
    const listed = await server.call(listNotifications, { query: {} }, { as: learner })
    expect(listed.body).toMatchObject({ data: [{ notice: { kind: 'coach_away' } }] })
    // One request stays what it is
    expect(await newsOf(other)).toMatchObject([{ kind: 'session_asked', other: coach.username }])
    expect(await newsOf(coach)).toEqual([])
    expect(await newsOf(admin)).toMatchObject([
      {
        kind: 'coach_away',
        reader: 'school',
        items: [{}, {}, {}, {}, { change: 'asked', asked: other.username }],
      },
    ])
  })

  test('gives other times outside it, and nobody books into it until the coach is back', async () => {
    await book('2026-03-05T16:00:00Z')
    await server.db.delete(notifications)
    const reply = await confirm(withChoice(await plan(), 'cancel'))
    const { id } = contract.beAway.reply.parse(reply.body)
    const [news] = await awayNews(learner)
    const others = JSON.stringify(news).match(/"others":(\[.*?\])/)?.[1] ?? ''
    expect(others).toContain('2026-03-1')
    expect(others).not.toContain('2026-03-05')
    expect(codeOf((await book('2026-03-05T16:00:00Z')).body)).toBe('TIME_TAKEN')
    const ended = await server.call(contract.endAway, { params: { id } }, { as: coach })
    expect(ended.body).toEqual([])
    expect((await book('2026-03-05T16:00:00Z')).status).toBeLessThan(300)
  })

  test('asks no coach who is away too', async () => {
    await server.call(contract.beAway, { body: { key: randomUUID(), ...week, rows: [] } }, { as: other })
    for (const { substitutes: free } of await plan()) expect(free.map((one) => one.id)).not.toContain(otherId)
    const listed = await server.call(
      substitutes.listSubstitutes,
      { params: { id: ids[0] ?? '' } },
      { as: coach },
    )
    expect(JSON.stringify(listed.body)).not.toContain(otherId)
  })

  test('leaves what has changed meanwhile and reports it; the others apply', async () => {
    const before = await book('2026-03-05T16:00:00Z')
    const { id: lessonId } = learning.bookLesson.reply.parse(before.body)
    const choices = withChoice(await plan(), 'cancel')
    await server.call(
      learning.cancelLesson,
      { params: { id: lessonId }, body: { isLossAccepted: false } },
      { as: learner },
    )
    const { id: newId } = learning.bookLesson.reply.parse((await book('2026-03-06T16:00:00Z')).body)
    await server.db.insert(liveSessions).values({
      courseId: course.id,
      day: '2026-03-09',
      minute: 12 * 60 + 5,
      notes: 'Bring a story',
      changedAt: server.clock.now,
    })
    expect(await outcomes(confirm(choices))).toEqual({
      [ids[0] ?? '']: 'done',
      [lessonId]: 'changed',
      [ids[1] ?? '']: 'changed',
      [ids[2] ?? '']: 'done',
      [newId]: 'new',
    })
    const [kept] = await server.db.select().from(lessons).where(eq(lessons.id, newId))
    expect(kept?.cancelledAt).toBeNull()
  })

  test('reports what a rule refuses, with the reason', async () => {
    const rows = await plan()
    const first = { id: ids[0] ?? '', version: rows[0]?.version ?? '' }
    const reply = await confirm([
      { ...first, choice: 'move', startsAt: '2026-03-09T09:30:00Z' },
      { id: ids[2] ?? '', version: rows[2]?.version ?? '', choice: 'cancel' },
    ])
    const { results } = contract.beAway.reply.parse(reply.body)
    expect(results).toContainEqual(expect.objectContaining({ id: ids[0], outcome: 'refused' }))
    expect(results.find(({ id }) => id === ids[0])?.message).toBeTruthy()
    expect(await changed()).toMatchObject([{ isCancelled: true }])
  })

  test('is applied once for a repeated key, also at the same time', async () => {
    const choices = withChoice(await plan(), 'cancel')
    const key = randomUUID()
    const replies = await Promise.all([confirm(choices, { key }), confirm(choices, { key })])
    expect(replies[0]?.body).toEqual(replies[1]?.body)
    expect((await confirm(choices, { key })).body).toEqual(replies[0]?.body)
    expect(await server.db.$count(coachAways, eq(coachAways.coachId, coachId))).toBe(1)
    expect(await newsOf(learner)).toHaveLength(1)
  })

  test('is applied once by coach and admin at the same time; the second one reads that everything changed', async () => {
    const admin = await aUserOf(server.db, 'admin')
    const choices = withChoice(await plan(), 'ask')
    const replies = await Promise.all([
      outcomes(confirm(choices)),
      outcomes(confirm(choices, { as: admin, coachId })),
    ])
    expect(replies.map((reply) => new Set(Object.values(reply)))).toEqual(
      expect.arrayContaining([new Set(['done']), new Set(['changed'])]),
    )
    expect(await openRequests()).toHaveLength(3)
  })

  test('survives learners who book and cancel at the same time', async () => {
    const { id: lessonId } = learning.bookLesson.reply.parse((await book('2026-03-05T16:00:00Z')).body)
    const choices = withChoice(await plan(), 'cancel')
    const another = await aLearnerWithCredits(server.db)
    const [reply, cancelled, booked] = await Promise.all([
      outcomes(confirm(choices)),
      server.call(
        learning.cancelLesson,
        { params: { id: lessonId }, body: { isLossAccepted: false } },
        { as: learner },
      ),
      book('2026-03-06T16:00:00Z', another),
    ])
    expect([reply[ids[0] ?? ''], reply[ids[1] ?? ''], reply[ids[2] ?? '']]).toEqual(['done', 'done', 'done'])
    expect(['done', 'changed']).toContain(reply[lessonId])
    expect(cancelled.status === 200).toBe(reply[lessonId] === 'changed')
    // A booking came before, and is reported, or after, and is refused
    expect(Object.values(reply).includes('new')).toBe(booked.status < 300)
  })

  test('by an admin is read by the coach, and names the school', async () => {
    const admin = await aUserOf(server.db, 'admin')
    await outcomes(confirm(withChoice(await plan(admin, { coachId }), 'cancel'), { as: admin, coachId }))
    expect(await newsOf(coach)).toMatchObject([
      { kind: 'coach_away', reader: 'coach', by: null, items: [{}, {}, {}] },
    ])
    expect(await awayNews(learner)).toMatchObject([{ by: null, items: [{}, {}, {}] }])
    expect(await newsOf(admin)).toEqual([])
  })
})
