import { randomUUID } from 'node:crypto'
import { getCoachDashboard } from '@sohbet/contract/core/dashboards'
import { getCoachWeek } from '@sohbet/contract/live-sessions/coach-week'
import { changeLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { cancelLessonByStaff } from '@sohbet/contract/lessons/coach-lessons'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courses } from '../db/tables/catalogue/courses.ts'
import { liveSessionRequests, liveSessions } from '../db/tables/learning/live-sessions.ts'
import { coachAways } from '../db/tables/lessons/aways.ts'
import { lessonRequests } from '../db/tables/lessons/lesson-requests.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf } from '../testing/rows/builders.ts'
import { aCoach } from '../testing/rows/catalogue.ts'
import { aGroupClass, aLesson } from '../testing/rows/lessons.ts'
import { aClassAt, thatMonday, type Class } from '../testing/rows/live-sessions.ts'

let server: TestApp
let made: Class
let coachId: string
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  made = await aClassAt(server, '09:00:00')
  coachId = made.course.primaryCoachId
})

const evening = { day: '2026-03-02', minute: 21 * 60 }
/** The week from Monday 2 March 2026 on. */
const query = { from: '2026-03-01T21:00:00Z', to: '2026-03-08T21:00:00Z' }
const weekOf = async (as = made.coach) =>
  getCoachWeek.reply.parse((await server.call(getCoachWeek, { query }, { as })).body)
const dashboardOf = async (as = made.coach) =>
  getCoachDashboard.reply.parse((await server.call(getCoachDashboard, {}, { as })).body)
const uncoveredOf = async (as = made.coach) => {
  const { sessions, lessons } = await weekOf(as)
  return [...sessions, ...lessons].filter((event) => event.isUncovered).map(({ id }) => id)
}
const another = async () => {
  const person = await aUserOf(server.db, 'coach')
  return { person, ...(await aCoach(server.db, { userId: person.id })) }
}
const substitute = (substituteCoachId: string | null) =>
  server.db
    .insert(liveSessions)
    .values({ courseId: made.course.id, ...evening, substituteCoachId, changedAt: server.clock.now })
    .onConflictDoUpdate({
      target: [liveSessions.courseId, liveSessions.day, liveSessions.minute],
      set: { substituteCoachId },
    })
/** From 19:00 on Monday until the end of Wednesday. */
const beAway = (ofCoach = coachId) =>
  server.db.insert(coachAways).values({
    coachId: ofCoach,
    key: randomUUID(),
    startsAt: new Date('2026-03-02T16:00:00Z'),
    endsAt: new Date('2026-03-04T21:00:00Z'),
    isBySchool: false,
    createdAt: server.clock.now,
  })
const aTuesdayLesson = () =>
  aLesson(server.db, { userId: made.learner.id, coachId, startsAt: new Date('2026-03-03T16:00:00Z') })

describe('isUncovered of the coach’s week and home', () => {
  test('is true for a session and a lesson in the coach’s time away', async () => {
    const { id } = await aTuesdayLesson()
    await aGroupClass(server.db, { coachId, startsAt: new Date('2026-03-06T16:00:00Z') })
    expect(await uncoveredOf()).toEqual([])
    await beAway()
    expect(await uncoveredOf()).toEqual([made.evening, id])
    const home = await dashboardOf()
    expect(home.incomingZoomSessions.filter((one) => one.isUncovered).map((one) => one.id)).toEqual([
      made.evening,
    ])
    expect(home.incomingLessons.map((one) => [one.id === id, one.isUncovered])).toEqual([
      [true, true],
      [false, false],
    ])
    expect([home.now.session?.isUncovered, home.now.lesson?.isUncovered]).toEqual([false, true])
    server.clock.now = thatMonday('12:00:00')
    expect((await dashboardOf()).now.session?.isUncovered).toBe(true)
  })

  test('is true again when the substitute is taken away', async () => {
    await beAway()
    const { id } = await another()
    await substitute(id)
    expect(await uncoveredOf()).toEqual([])
    await substitute(null)
    expect(await uncoveredOf()).toEqual([made.evening])
  })

  test('is true for a substitute who is away', async () => {
    const { id, person } = await another()
    await substitute(id)
    await beAway(id)
    expect(await uncoveredOf(person)).toEqual([made.evening])
    expect(await uncoveredOf()).toEqual([])
  })

  test('is false while another coach is asked, and the home names that coach', async () => {
    const { id: lessonId } = await aTuesdayLesson()
    const { id: toCoachId, person } = await another()
    const asking = { toCoachId, createdAt: server.clock.now }
    await server.db.insert(liveSessionRequests).values({ ...asking, courseId: made.course.id, ...evening })
    await server.db.insert(lessonRequests).values({ ...asking, lessonId, what: 'coach' })
    await beAway()
    expect(await uncoveredOf()).toEqual([])
    const home = await dashboardOf()
    const asked = [...home.incomingZoomSessions, ...home.incomingLessons].map((event) => event.asked)
    expect(asked).toEqual([null, person.username, person.username])
    expect(home.now.lesson?.asked).toBe(person.username)
    const answer = { answer: 'declined', answeredAt: server.clock.now } as const
    await server.db
      .update(liveSessionRequests)
      .set(answer)
      .where(eq(liveSessionRequests.toCoachId, toCoachId))
    await server.db.update(lessonRequests).set(answer).where(eq(lessonRequests.toCoachId, toCoachId))
    expect(await uncoveredOf()).toEqual([made.evening, lessonId])
  })

  test('is false for a cancelled session or lesson', async () => {
    const { id } = await aTuesdayLesson()
    await beAway()
    await server.call(
      changeLiveSession,
      { params: { id: made.evening }, body: { isCancelled: true } },
      { as: made.coach },
    )
    await server.call(cancelLessonByStaff, { params: { id }, body: {} }, { as: made.coach })
    expect(await uncoveredOf()).toEqual([])
  })

  test('is false for the second coach, because the first coach teaches', async () => {
    const { id: secondaryCoachId, person } = await another()
    await server.db.update(courses).set({ secondaryCoachId }).where(eq(courses.id, made.course.id))
    await beAway(secondaryCoachId)
    expect((await weekOf(person)).sessions).toHaveLength(2)
    expect(await uncoveredOf(person)).toEqual([])
    expect((await dashboardOf(person)).incomingZoomSessions.some((one) => one.isUncovered)).toBe(false)
  })
})
