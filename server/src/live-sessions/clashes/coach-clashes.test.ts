import { randomUUID } from 'node:crypto'
import * as contract from '@sohbet/contract/live-sessions/live-sessions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { liveSessions } from '../../db/tables/learning/live-sessions.ts'
import { coachAways } from '../../db/tables/lessons/aways.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCoach } from '../../testing/rows/catalogue.ts'
import { aClass, aCourseWithSessions, thatMonday, type Class } from '../../testing/rows/live-sessions.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
let coach: TestUser
let course: Class['course']
let evening: string

beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = thatMonday('09:00:00')
  ;({ course, evening, coach } = await aClass(server.db))
})

type Body = Parameters<typeof server.call<typeof contract.changeLiveSession>>[1]['body']
const change = (id: string, body: Body, as = coach) =>
  server.call(contract.changeLiveSession, { params: { id }, body }, { as })

describe('a move onto another session of the same coach', () => {
  const thursday = '2026-03-05T16:30:00.000Z'
  const move = { startsAt: thursday }
  async function aSecondCourse() {
    const [own] = await server.db.select().from(coaches).where(eq(coaches.userId, coach.id))
    const other = await aCourseWithSessions(server.db, { primaryCoachId: own?.id ?? '', name: 'Tea talk' })
    expect((await change(other.evening, { startsAt: '2026-03-05T17:00:00Z' })).status).toBe(200)
    return other
  }

  test('is warned about, in words that name the session, and saved once it is confirmed', async () => {
    await aSecondCourse()
    for (const as of [coach, admin]) {
      const warned = await change(evening, move, as)
      expect([warned.status, codeOf(warned.body)]).toEqual([409, 'COACH_BUSY'])
      expect(JSON.stringify(warned.body)).toMatch(/Tea talk”, Thursday.* at 20:00 \(Istanbul time\)/)
    }
    expect((await change(evening, { ...move, isClashAccepted: true })).body).toMatchObject({
      startsAt: thursday,
    })
  })

  test('is no warning when they only touch, or a later change leaves the time', async () => {
    await aSecondCourse()
    expect((await change(evening, { startsAt: '2026-03-05T16:00:00Z' })).status).toBe(200)
    expect(codeOf((await change(evening, { duration: 75 })).body)).toBe('COACH_BUSY')
    await change(evening, { duration: 75, isClashAccepted: true })
    expect((await change(evening, { duration: 70, notes: 'Shorter' })).status).toBe(200)
  })

  test('warns when a cancelled session is brought back, and not about one that is cancelled', async () => {
    const other = await aSecondCourse()
    await change(evening, { ...move, isClashAccepted: true })
    await change(evening, { isCancelled: true })
    expect(codeOf((await change(evening, { isCancelled: false })).body)).toBe('COACH_BUSY')
    await change(other.evening, { isCancelled: true })
    expect((await change(evening, { isCancelled: false })).status).toBe(200)
  })

  test('names a colleague’s other course to admins only', async () => {
    const colleague = await aUserOf(server.db, 'coach')
    const { id: secondaryCoachId } = await aCoach(server.db, { userId: colleague.id })
    await server.db.update(courses).set({ secondaryCoachId }).where(eq(courses.id, course.id))
    const theirs = await aCourseWithSessions(server.db, { primaryCoachId: secondaryCoachId })
    await change(theirs.evening, { startsAt: thursday }, colleague)
    expect(codeOf((await change(evening, move, admin)).body)).toBe('COACH_BUSY')
    expect((await change(evening, move)).status).toBe(200)
  })
})

describe('moving a session into its coach’s time away', () => {
  const move = { startsAt: '2026-03-05T16:00:00.000Z' }
  const beAway = (coachId = course.primaryCoachId) =>
    server.db.insert(coachAways).values({
      coachId,
      key: randomUUID(),
      startsAt: new Date('2026-03-05T16:30:00Z'),
      endsAt: new Date('2026-03-06T21:00:00Z'),
      isBySchool: false,
      createdAt: server.clock.now,
    })
  const another = async () => {
    const person = await aUserOf(server.db, 'coach')
    return { person, ...(await aCoach(server.db, { userId: person.id })) }
  }

  test('returns 409 COACH_AWAY to coach and admin until they accept it', async () => {
    await beAway()
    for (const as of [coach, admin])
      expect(await change(evening, move, as)).toMatchObject({ status: 409, body: { code: 'COACH_AWAY' } })
    expect((await change(evening, { ...move, isAwayAccepted: true })).body).toMatchObject(move)
    // It stays within the accepted time
    expect((await change(evening, { duration: 45, notes: 'Shorter' })).status).toBe(200)
  })

  test('returns 409 COACH_AWAY for a cancelled session only when it is brought back', async () => {
    await change(evening, { isCancelled: true })
    await beAway()
    expect((await change(evening, move)).status).toBe(200)
    expect(codeOf((await change(evening, { isCancelled: false })).body)).toBe('COACH_AWAY')
    expect((await change(evening, { isCancelled: false, isAwayAccepted: true })).status).toBe(200)
  })

  test('saves at once with a substitute, or when only the other coach is away', async () => {
    const { id: secondaryCoachId, person } = await another()
    await server.db.update(courses).set({ secondaryCoachId }).where(eq(courses.id, course.id))
    await beAway()
    expect((await change(evening, move, person)).status).toBe(200)
    const { id: substituteCoachId } = await another()
    await server.db
      .update(liveSessions)
      .set({ substituteCoachId })
      .where(eq(liveSessions.courseId, course.id))
    expect((await change(evening, { startsAt: '2026-03-05T17:00:00Z' })).status).toBe(200)
  })
})
