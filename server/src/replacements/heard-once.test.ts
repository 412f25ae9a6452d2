import { notificationPath } from '@sohbet/contract/notifications/notification-path'
import { notificationWords } from '@sohbet/contract/notifications/notification-words'
import { notice } from '@sohbet/contract/notifications/notifications'
import { eraseUser } from '@sohbet/contract/people/users'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../auth/password/password.ts'
import { lessons } from '../db/tables/lessons/lessons.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { users } from '../db/tables/people/users.ts'
import { notificationMail } from '../emails/notification-mail.ts'
import { aLeavingCoach, type LeavingCoach } from '../testing/apps/leaving-coach.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aLesson, aLessonCoach, aLessonRequest } from '../testing/rows/lessons.ts'
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
  const handed = { kind: 'lesson_handed_over', lesson: 'private', by: null }
  const [ofPupil, ...rest] = await noticesOf(pupil)
  expect(rest).toEqual([])
  expect(ofPupil).toMatchObject({
    kind: 'lesson_handed_over',
    params: {
      lesson: 'private',
      by: null,
      other: next.username,
      more: [{ startsAt: thursday.toISOString() }],
    },
    personId: next.id,
  })
  // Several learners are not named
  expect(await noticesOf(next)).toMatchObject([
    {
      kind: 'coach_replaced',
      params: { parts: [{ kind: 'coach_changed' }, { ...handed, other: '', more: [{}, {}] }] },
      personId: null,
    },
  ])
  expect(await noticesOf(leaving)).toMatchObject([
    { params: { parts: [{ kind: 'coach_changed' }, { ...handed, other: next.username, more: [{}, {}] }] } },
  ])
  expect(await noticesOf(stranger)).toMatchObject([
    { kind: 'lesson_handed_over', params: { startsAt: friday.toISOString() } },
  ])
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
    'These lessons of yours do not take place. Cancelled by the school. Your credits are back.',
    expect.stringContaining('private lesson, '),
    expect.stringContaining('private lesson, '),
    expect.stringMatching(`^Other free times: .*${next.username}`),
  ])
  const cancelledFor = { kind: 'lesson_cancelled', isCreditBack: false, other: pupil.username, more: [{}] }
  expect(await noticesOf(leaving)).toMatchObject([
    { params: { parts: [{ kind: 'coach_changed' }, cancelledFor] }, personId: pupil.id },
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
  const declined = { kind: 'lesson_declined', other: leaving.username, more: [{}] }
  expect(await noticesOf(next)).toMatchObject([
    { params: { parts: [{ kind: 'coach_changed' }, declined] }, personId: leaving.id },
  ])
})

describe('a learner whom a replacement concerns by course and lessons', () => {
  let third: TestUser
  beforeEach(async () => {
    const { group, leavingId, nextId, replace, allTo } = school
    const { learner } = group
    third = await aUserOf(server.db, 'coach')
    const { coachId: thirdId } = await aLessonCoach(server.db, { userId: third.id })
    for (const startsAt of [wednesday, thursday, friday])
      await aLesson(server.db, { userId: learner.id, coachId: leavingId, startsAt })
    const named = await allTo(nextId)
    const [first, second, last] = named.lessons.map(({ id }) => id)
    const given = [
      { id: first ?? '', coachId: thirdId },
      { id: second ?? '', coachId: thirdId },
      { id: last ?? '', coachId: null },
    ]
    await replace({ ...named, lessons: given })
  })

  test('reads of all in one notice, in both languages, with the author once and a mail that books in place', async () => {
    const { group, next } = school
    const { learner } = group
    const [row, ...rest] = await noticesOf(learner)
    expect(rest).toEqual([])
    const shown = notice.parse({ kind: row?.kind, ...Object(row?.params) })
    const words = (language: 'tr' | 'en') =>
      notificationWords(shown, { language, timeZone: 'Europe/Istanbul' })
    expect(words('en').title).toBe('Change of coach: 1 course, 2 lessons, 1 cancelled lesson')
    expect(words('en').text.split('\n').filter(Boolean)).toEqual([
      expect.stringMatching(`^${next.username} now teaches “.+”\\.$`),
      `These lessons of yours are now with ${third.username}. The times stay.`,
      expect.stringContaining('private lesson, Wednesday'),
      expect.stringContaining('private lesson, Thursday'),
      expect.stringMatching(/^Your private lesson with .* does not take place\. Your credit is back\./),
      'Changed by the school.',
    ])
    expect(words('tr').title).toBe('Koç değişikliği: 1 kurs, 2 özel ders, 1 iptal edilen özel ders')
    expect(words('tr').text.split('\n').at(-1)).toBe('Değiştiren: okul.')
    expect(notificationPath(shown, 'learner')).toMatch('/learner/lessons/book?kind=private')
    const publicUrl = 'https://school.test'
    const letter = notificationMail({
      ...learner,
      notice: shown,
      role: 'learner',
      publicUrl,
      path: '/',
      language: 'en',
    })
    // Each time is a link, below one heading
    const [told, offer, ...more] = String(letter.values.text).split('Other free times')
    expect(told).toContain('does not take place')
    expect(offer?.split('\n').slice(0, 2)).toEqual([
      ':',
      expect.stringContaining(`${publicUrl}/learner/lessons/book?kind=private`),
    ])
    expect(more).toEqual([])
  })

  test('keeps no notice that names a coach whose account was erased', async () => {
    const { learner } = school.group
    expect(JSON.stringify(await noticesOf(learner))).toContain(third.username)
    await server.db.update(lessons).set({ cancelledAt: server.clock.now, cancelledBy: 'school' })
    const passwordHash = await hashPassword('seven red buses')
    await server.db.update(users).set({ passwordHash }).where(eq(users.id, third.id))
    const input = { params: { id: third.id }, body: { password: 'seven red buses' } }
    expect((await server.call(eraseUser, input, { as: third })).status).toBe(200)
    expect(await noticesOf(learner)).toEqual([])
  })
})
