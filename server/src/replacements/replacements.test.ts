import * as lessonCalls from '@sohbet/contract/lessons/lessons'
import { eraseUser } from '@sohbet/contract/people/users'
import { getOwnCredits } from '@sohbet/contract/credits/credits'
import { setSubstitute } from '@sohbet/contract/live-sessions/substitutes'
import { schoolMoment } from '@sohbet/domain/calendar'
import { minutesAfter } from '@sohbet/domain/moment'
import { and, asc, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../auth/password/password.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { securityLog } from '../db/tables/core/security-log.ts'
import { coachAways } from '../db/tables/lessons/aways.ts'
import { lessonRequests } from '../db/tables/lessons/lesson-requests.ts'
import { liveSessions } from '../db/tables/learning/live-sessions.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { users } from '../db/tables/people/users.ts'
import { aLeavingCoach, type LeavingCoach } from '../testing/apps/leaving-coach.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf } from '../testing/rows/builders.ts'
import { aCoach } from '../testing/rows/catalogue.ts'
import { aGroupClass, aLesson, aLessonRequest } from '../testing/rows/lessons.ts'
import { aCourseWithSessions } from '../testing/rows/live-sessions.ts'

const thursday = new Date('2026-03-05T16:00:00Z')

let server: TestApp
let school: LeavingCoach
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  school = await aLeavingCoach(server)
})

test('lists what a coach would leave, with the coaches who could take it', async () => {
  const { group, leavingId, nextId, next, pupil, look } = school
  const lesson = await aLesson(server.db, { userId: pupil.id, coachId: leavingId })
  const other = await aCourseWithSessions(server.db, { name: 'Same hours', primaryCoachId: nextId })
  const left = await look()
  expect(left.courses).toMatchObject([
    {
      id: group.course.id,
      isFirst: true,
      otherCoachId: null,
      successors: [{ id: nextId, name: next.username, lessons: [] }],
    },
  ])
  expect(left.courses[0]?.successors[0]?.clashes.map(({ courseName }) => courseName)).toEqual([
    other.course.name,
    other.course.name,
  ])
  expect(left.lessons).toMatchObject([
    { id: lesson.id, learners: [pupil.username], successors: [{ id: nextId }] },
  ])
  expect(left).toMatchObject({ sessions: [], requests: 0, busyUntil: null })
})

test('names a time away of a possible successor that reaches into the course', async () => {
  const { group, leavingId, nextId, look } = school
  const { id: courseId } = group.course
  const now = server.clock.now.getTime()
  const away = (from: number, until: number) => ({
    coachId: nextId,
    key: randomUUID(),
    startsAt: new Date(now + from * 86_400_000),
    endsAt: new Date(now + until * 86_400_000),
    isBySchool: false,
    createdAt: server.clock.now,
  })
  const found = async () => (await look()).courses[0]?.successors.find(({ id }) => id === nextId)?.away
  await server.db.insert(coachAways).values([away(-9, -7), away(1, 1), away(4000, 4001)])
  expect(await found()).toBeNull()
  const next = away(2, 4)
  await server.db.insert(coachAways).values(next)
  expect(await found()).toEqual({ from: next.startsAt.toISOString(), until: next.endsAt.toISOString() })

  // A second coach teaches only as a substitute
  const others = { primaryCoachId: (await aCoach(server.db)).id, secondaryCoachId: leavingId }
  await server.db.update(courses).set(others).where(eq(courses.id, courseId))
  expect(await found()).toBeNull()
})

test('names no time away that ends at midnight before the course starts', async () => {
  const { group, nextId, look } = school
  const startDate = '2026-03-20'
  await server.db.update(courses).set({ startDate }).where(eq(courses.id, group.course.id))
  const found = async () => (await look()).courses[0]?.successors.find(({ id }) => id === nextId)?.away
  const key = randomUUID()
  const startsAt = schoolMoment('2026-03-18')
  const endsAt = schoolMoment(startDate)
  await server.db
    .insert(coachAways)
    .values({ coachId: nextId, key, startsAt, endsAt, isBySchool: false, createdAt: server.clock.now })
  expect(await found()).toBeNull()
  await server.db
    .update(coachAways)
    .set({ endsAt: minutesAfter(endsAt, 1) })
    .where(eq(coachAways.key, key))
  expect(await found()).toMatchObject({ from: startsAt.toISOString() })
})

test('gives course, lesson and group class to another coach and suspends the old one', async () => {
  const {
    admin,
    group,
    leavingId,
    leaving,
    nextId,
    next,
    pupil,
    look,
    replace,
    allTo,
    courseNow,
    lessonNow,
    userNow,
    kindsOf,
  } = school
  const lesson = await aLesson(server.db, { userId: pupil.id, coachId: leavingId })
  const evening = await aGroupClass(server.db, {
    coachId: leavingId,
    startsAt: new Date('2026-03-06T16:00:00Z'),
  })
  const named = await allTo(nextId)
  expect(named.lessons).toHaveLength(2)
  expect((await replace({ change: { kind: 'suspend' }, ...named })).status).toBe(200)
  expect(await courseNow()).toEqual([nextId, null])
  expect(await lessonNow(lesson.id)).toMatchObject({ coachId: nextId, cancelledAt: null })
  expect(await lessonNow(evening.id)).toMatchObject({ coachId: nextId })
  expect((await userNow(leaving))?.suspendedAt).not.toBeNull()
  expect(await look()).toMatchObject({ courses: [], lessons: [] })
  expect(await kindsOf(group.learner)).toEqual(['coach_changed'])
  expect(await kindsOf(pupil)).toEqual(['lesson_handed_over'])
  expect(await kindsOf(next)).toEqual(['coach_replaced'])
  const log = await server.db
    .select({ event: securityLog.event, details: securityLog.details, by: securityLog.byUserId })
    .from(securityLog)
    .where(eq(securityLog.userId, leaving.id))
    .orderBy(asc(securityLog.id))
  expect(log).toEqual([
    { event: 'coach_replaced', details: 'courses 1, sessions 0, lessons 2', by: admin.id },
    { event: 'suspension', details: 'suspended', by: admin.id },
  ])
})

test('demotes and deactivates in the same way', async () => {
  const { group, leaving, nextId, next, replace, allTo, courseNow, userNow } = school
  expect(
    (await replace({ change: { kind: 'role', role: 'learner' }, ...(await allTo(nextId)) })).status,
  ).toBe(200)
  expect(await userNow(leaving)).toMatchObject({ role: 'learner' })
  const last = await aUserOf(server.db, 'coach')
  const lastId = (await aCoach(server.db, { userId: last.id })).id
  const fields = {
    personalSummary: 'Gone to Kars',
    isActive: false as const,
    isNative: false,
    isZoomOnly: false,
    isPublic: false,
  }
  const courseOfNext = [{ id: group.course.id, coachId: lastId }]
  const reply = await replace({ change: { kind: 'deactivate', fields }, courses: courseOfNext }, next.id)
  expect(reply.status).toBe(200)
  const [coach] = await server.db.select().from(coaches).where(eq(coaches.id, nextId))
  expect(coach).toMatchObject({ isActive: false, personalSummary: 'Gone to Kars' })
  expect(await courseNow()).toEqual([lastId, null])
})

test('a second coach leaves without a successor, and may become the first one', async () => {
  const { group, leavingId, nextId, next, look, replace, courseNow } = school
  await server.db.update(courses).set({ secondaryCoachId: nextId }).where(eq(courses.id, group.course.id))
  expect((await look(next.id)).courses).toMatchObject([
    { isFirst: false, otherCoachId: leavingId, successors: [] },
  ])
  expect((await replace({ courses: [{ id: group.course.id, coachId: nextId }] })).status).toBe(200)
  expect(await courseNow()).toEqual([nextId, null])
  await server.db.update(courses).set({ secondaryCoachId: leavingId }).where(eq(courses.id, group.course.id))
  expect((await replace({ courses: [{ id: group.course.id, coachId: null }] })).status).toBe(200)
  expect(await courseNow()).toEqual([nextId, null])
})

test('a lesson without a successor is cancelled by the school, with its credit', async () => {
  const { leavingId, nextId, pupil, replace, allTo, lessonNow, kindsOf } = school
  const startsAt = '2026-03-05T16:00:00.000Z'
  const body = { kind: 'private' as const, coachId: leavingId, startsAt }
  const booked = lessonCalls.bookLesson.reply.parse(
    (await server.call(lessonCalls.bookLesson, { body }, { as: pupil })).body,
  )
  await server.db.update(notifications).set({ readAt: server.clock.now })
  const named = await allTo(nextId)
  const cancelled = { ...named, lessons: [{ id: booked.id, coachId: null }] }
  expect((await replace({ change: { kind: 'suspend' }, ...cancelled })).status).toBe(200)
  expect(await lessonNow(booked.id)).toMatchObject({ cancelledBy: 'school' })
  const credits = await server.call(getOwnCredits, {}, { as: pupil })
  expect(getOwnCredits.reply.parse(credits.body).balance).toBe(2)
  expect(await kindsOf(pupil)).toContain('lesson_cancelled')
  const [notice] = await server.db
    .select({ params: notifications.params })
    .from(notifications)
    .where(and(eq(notifications.userId, pupil.id), eq(notifications.kind, 'lesson_cancelled')))
  // Other times are only with coaches who stay
  expect(JSON.stringify(notice?.params)).not.toContain(leavingId)
})

describe('a session in which the coach substitutes', () => {
  beforeEach(async () => {
    const { admin, group, nextId } = school
    await server.call(
      setSubstitute,
      { params: { id: group.evening }, body: { coachId: nextId } },
      { as: admin },
    )
    await server.db.delete(notifications)
  })

  test('goes back to the coach of its course, or to another one', async () => {
    const { group, leavingId, next, look, replace, kindsOf } = school
    expect((await look(next.id)).sessions).toMatchObject([
      { id: group.evening, courseName: group.course.name, successors: [{ id: leavingId }] },
    ])
    const sessions = [{ id: group.evening, coachId: leavingId }]
    expect((await replace({ change: { kind: 'suspend' }, sessions }, next.id)).status).toBe(200)
    const [change] = await server.db
      .select({ substitute: liveSessions.substituteCoachId })
      .from(liveSessions)
      .where(eq(liveSessions.courseId, group.course.id))
    expect(change).toEqual({ substitute: null })
    expect(await kindsOf(group.learner)).toEqual(['session_handed_over'])
  })

  test('keeps the account of the substitute from being erased', async () => {
    const { group, leavingId, next, replace } = school
    await server.db
      .update(users)
      .set({ passwordHash: await hashPassword('seven red buses') })
      .where(eq(users.id, next.id))
    const input = { params: { id: next.id }, body: { password: 'seven red buses' } }
    expect(codeOf((await server.call(eraseUser, input, { as: next })).body)).toBe('LESSONS_IN_THE_WAY')
    await replace({ sessions: [{ id: group.evening, coachId: leavingId }] }, next.id)
    expect((await server.call(eraseUser, input, { as: next })).status).toBe(200)
  })
})

test('declines the open questions of other coaches', async () => {
  const { leavingId, nextId, next, pupil, look, replace, allTo, kindsOf } = school
  const lesson = await aLesson(server.db, { userId: pupil.id, coachId: nextId, startsAt: thursday })
  await aLessonRequest(server.db, { lessonId: lesson.id, toCoachId: leavingId })
  expect((await look()).requests).toBe(1)
  expect((await replace(await allTo(nextId))).status).toBe(200)
  const requests = await server.db.select().from(lessonRequests).where(eq(lessonRequests.lessonId, lesson.id))
  expect(requests).toMatchObject([{ answer: 'declined' }])
  expect(await kindsOf(next)).toEqual(['coach_replaced'])
})
