import { notificationWords } from '@sohbet/contract/messaging/notification-words'
import { notice } from '@sohbet/contract/messaging/notifications'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { aLeavingCoach, type LeavingCoach } from '../testing/apps/leaving-coach.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf } from '../testing/rows/builders.ts'
import { aLesson, aLessonRequest } from '../testing/rows/lessons.ts'
import { aCourseWithSessions } from '../testing/rows/live-sessions.ts'
import { anEnrollment } from '../testing/rows/selling.ts'

const wednesday = new Date('2026-03-04T16:00:00Z')
const thursday = new Date('2026-03-05T16:00:00Z')
const friday = new Date('2026-03-06T16:00:00Z')

let server: TestApp
let school: LeavingCoach
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  school = await aLeavingCoach(server)
})

const noticesOf = async ({ id }: { id: string }) =>
  (
    await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, id))
      .orderBy(asc(notifications.kind))
  ).map(({ kind, params, personId }) => ({ kind, params, personId }))

test('a learner with several lessons, and both coaches, read of all of them in one notice by the school', async () => {
  const { leaving, leavingId, nextId, next, pupil, replace, allTo } = school
  await aLesson(server.db, { userId: pupil.id, coachId: leavingId })
  await aLesson(server.db, { userId: pupil.id, coachId: leavingId, startsAt: wednesday })
  const stranger = await aUserOf(server.db, 'learner')
  await aLesson(server.db, { userId: stranger.id, coachId: leavingId, startsAt: friday })
  expect((await replace(await allTo(nextId))).status).toBe(200)
  const ofLessons = async ({ id }: { id: string }) =>
    (await server.db.select().from(notifications).where(eq(notifications.userId, id)))
      .filter(({ kind }) => kind === 'lesson_handed_over')
      .map(({ params, personId }) => ({ params, personId }))
  const lesson = { lesson: 'private', by: null }
  expect(await ofLessons(pupil)).toMatchObject([
    {
      params: { ...lesson, other: next.username, more: [{ startsAt: thursday.toISOString() }] },
      personId: next.id,
    },
  ])
  // Several learners are not named
  expect(await ofLessons(next)).toMatchObject([
    { params: { ...lesson, other: '', more: [{}, {}] }, personId: null },
  ])
  expect(await ofLessons(leaving)).toMatchObject([{ params: { other: next.username, more: [{}, {}] } }])
  expect(await ofLessons(stranger)).toMatchObject([{ params: { ...lesson, startsAt: friday.toISOString() } }])
})

test('a learner whose lessons are all cancelled reads of them, of the credits and of other times in one notice', async () => {
  const { leaving, leavingId, next, nextId, pupil, replace, allTo } = school
  for (const startsAt of [wednesday, thursday])
    await aLesson(server.db, { userId: pupil.id, coachId: leavingId, startsAt })
  const named = await allTo(nextId)
  const cancelled = named.lessons.map(({ id }) => ({ id, coachId: null }))
  expect((await replace({ ...named, lessons: cancelled })).status).toBe(200)
  const [ofPupil, ...rest] = await noticesOf(pupil)
  expect(rest).toEqual([])
  const lesson = { lesson: 'private', startsAt: wednesday.toISOString() }
  expect(ofPupil).toMatchObject({
    kind: 'lesson_cancelled',
    params: { ...lesson, isCreditBack: true, more: [{ startsAt: thursday.toISOString() }] },
  })
  const shown = notice.parse({ kind: ofPupil?.kind, ...Object(ofPupil?.params) })
  const times = shown.kind === 'lesson_cancelled' ? (shown.others ?? []) : []
  expect(times.length).toBeGreaterThan(0)
  expect(new Set(times.map(({ startsAt }) => startsAt)).size).toBe(times.length)
  const { title, text } = notificationWords(shown, { language: 'en', timeZone: 'Europe/Istanbul' })
  expect(title).toBe('2 lessons cancelled')
  expect(text.split('\n')).toEqual([
    'These lessons of yours do not take place. Your credits are back.',
    expect.stringContaining('private lesson, '),
    expect.stringContaining('private lesson, '),
    expect.stringMatching(`^Other free times: .*${next.username}`),
  ])
  expect(await noticesOf(leaving)).toMatchObject([
    { kind: 'coach_changed' },
    { kind: 'lesson_cancelled', params: { isCreditBack: false, other: pupil.username, more: [{}] } },
  ])
})

test('several courses that go to one coach are one notice for their learner and for both coaches', async () => {
  const { group, leaving, leavingId, next, nextId, replace, allTo } = school
  const { course } = await aCourseWithSessions(server.db, { name: 'Brixton', primaryCoachId: leavingId })
  const activatedAt = new Date('2026-01-20T09:00:00Z')
  await anEnrollment(server.db, { userId: group.learner.id, courseId: course.id, activatedAt })
  const onlyHere = await aUserOf(server.db, 'learner')
  await anEnrollment(server.db, { userId: onlyHere.id, courseId: course.id, activatedAt })
  expect((await replace(await allTo(nextId))).status).toBe(200)
  const [ofLearner, ...rest] = await noticesOf(group.learner)
  expect(rest).toEqual([])
  expect(ofLearner).toMatchObject({
    kind: 'coach_changed',
    params: { reader: 'learner', coach: next.username, more: [{}] },
    personId: next.id,
  })
  const shown = notice.parse({ kind: ofLearner?.kind, ...Object(ofLearner?.params) })
  const { text } = notificationWords(shown, { language: 'tr', timeZone: 'Europe/Istanbul' })
  expect(text.split('\n')).toEqual([
    `Şu kursları artık ${next.username} veriyor:`,
    expect.stringMatching(/^“.+”$/),
    expect.stringMatching(/^“.+”$/),
  ])
  expect(await noticesOf(leaving)).toMatchObject([{ params: { reader: 'stops', more: [{}] } }])
  expect(await noticesOf(next)).toMatchObject([{ params: { reader: 'starts', more: [{}] } }])
  expect(await noticesOf(onlyHere)).toMatchObject([{ params: { course: 'Brixton', reader: 'learner' } }])
  expect(JSON.stringify(await noticesOf(onlyHere))).not.toContain('more')
})

test('a coach who asked the leaving one to take several lessons reads in one notice that they stay', async () => {
  const { leavingId, leaving, nextId, next, pupil, replace, allTo } = school
  for (const startsAt of [wednesday, thursday]) {
    const { id: lessonId } = await aLesson(server.db, { userId: pupil.id, coachId: nextId, startsAt })
    await aLessonRequest(server.db, { lessonId, toCoachId: leavingId })
  }
  expect((await replace(await allTo(nextId))).status).toBe(200)
  expect(await noticesOf(next)).toMatchObject([
    { kind: 'coach_changed' },
    { kind: 'lesson_declined', params: { other: leaving.username, more: [{}] }, personId: leaving.id },
  ])
})
