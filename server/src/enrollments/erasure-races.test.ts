import { cancelEnrollment, createEnrollment, joinWaitingList } from '@sohbet/contract/selling/enrollments'
import { enrollByHand } from '@sohbet/contract/selling/enrollments-admin'
import { eraseUser } from '@sohbet/contract/people/users'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { enrollmentSteps } from '../composition/enrollment-steps.ts'
import { hashPassword } from '../auth/password/password.ts'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { addLot } from '../credits/lots.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { users } from '../db/tables/people/users.ts'
import { aSession, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { anEnrollment, aTestedLearner } from '../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { expireEnrollments } from './seats/expire-enrollments.ts'

const password = 'seven red buses'
let server: TestApp
let learner: TestUser
let passwordHash: string
beforeAll(async () => {
  server = await startTestApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => server.stop())
beforeEach(async () => {
  learner = await aTestedLearner(server.db, { passwordHash })
})

const erase = (who: TestUser = learner) =>
  server.call(eraseUser, { params: { id: who.id }, body: { password } }, { as: who })

/** Signed in beforehand, because the account will not exist later. */
async function signedIn() {
  const { id } = await aSession(server.db, learner.id, server.clock.now)
  return { authorization: `Bearer ${server.tokens.access(id, server.clock.now)}` }
}

const countWaiting = async () => {
  const { rows } = await server.db.execute(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return Number(rows[0]?.['count'])
}

/** Runs `first` without committing while the second call waits for it, then commits. */
async function meanwhile<Answer>(
  first: (db: Db) => Promise<unknown>,
  other: () => Promise<Answer>,
  next: (db: Db) => Promise<unknown> = async () => undefined,
): Promise<Answer> {
  // In an array, because a transaction would await a returned promise and deadlock
  const [answer] = await server.db.transaction(async (db) => {
    await first(db)
    const answers = [other()] as const
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 30_000, interval: 20 })
    await next(db)
    return answers
  })
  return answer
}

const seatsOf = async (courseId: string) => {
  const [course] = await server.db.select().from(courses).where(eq(courses.id, courseId))
  return course?.currentEnrollments
}

/** A course whose only seat is taken, with one learner waiting. */
async function aFullCourse(holder?: TestUser, waiting: TestUser = learner) {
  const { id: courseId } = await aCourse(server.db, { maxEnrollments: 1 })
  const has = holder ?? (await aTestedLearner(server.db))
  const { id } = await anEnrollment(server.db, { courseId, userId: has.id })
  await server.call(joinWaitingList, { body: { courseId } }, { as: waiting })
  return { holder: has, courseId, id }
}

describe('an account that is being erased', () => {
  const gone = (db: Db) => db.delete(users).where(eq(users.id, learner.id))

  test.each([
    ['paid', 45_000],
    ['free', 0],
  ])('cannot take a seat in a %s course', async (_, priceMinor) => {
    const { id: courseId } = await aCourse(server.db, { priceMinor })
    const headers = await signedIn()
    const answer = await meanwhile(gone, () => server.send(createEnrollment, { body: { courseId } }, headers))
    expect([answer.status, codeOf(answer.body)]).toEqual([401, 'NOT_SIGNED_IN'])
    expect(await seatsOf(courseId)).toBe(0)
  })

  test('cannot join a waiting list', async () => {
    const { id: courseId } = await aCourse(server.db, { maxEnrollments: 1 })
    await anEnrollment(server.db, { courseId, userId: (await aTestedLearner(server.db)).id })
    const headers = await signedIn()
    const answer = await meanwhile(gone, () => server.send(joinWaitingList, { body: { courseId } }, headers))
    expect([answer.status, codeOf(answer.body)]).toEqual([401, 'NOT_SIGNED_IN'])
  })

  test('is offered no seat, and a learner who cancels is not affected', async () => {
    const { holder, courseId, id } = await aFullCourse()
    const answer = await server.db.transaction(async (db) => {
      await gone(db)
      return server.call(cancelEnrollment, { params: { id } }, { as: holder })
    })
    expect(answer.status).toBe(200)
    expect(await seatsOf(courseId)).toBe(0)
  })

  test('is offered the seat by the minutely job if it stays after all', async () => {
    const { holder, courseId, id } = await aFullCourse()
    const staying = server.db.transaction(async (db) => {
      await gone(db)
      await server.call(cancelEnrollment, { params: { id } }, { as: holder })
      throw new Error('they stay')
    })
    await expect(staying).rejects.toThrow('they stay')
    await expireEnrollments({
      db: server.db,
      now: server.clock.now,
      publicUrl: 'http://localhost',
      enrollmentSteps,
    })
    expect(await seatsOf(courseId)).toBe(1)
  })

  test('cannot be enrolled by an admin', async () => {
    const { id: courseId } = await aCourse(server.db)
    const admin = await aUserOf(server.db, 'admin')
    const body = { courseId, email: learner.email, amount: 450, note: 'Havale 1' }
    const answer = await meanwhile(gone, () => server.call(enrollByHand, { body }, { as: admin }))
    expect([answer.status, codeOf(answer.body)]).toEqual([404, 'USER_NOT_FOUND'])
  })
})

test('an erasure does not leave behind a seat taken meanwhile', async () => {
  const { courseId } = await anEnrollment(server.db, { userId: learner.id })
  const answer = await meanwhile(
    (db) => db.select().from(courses).where(eq(courses.id, courseId)).for('no key update'),
    erase,
    (db) => anEnrollment(db, { userId: learner.id, amountMinor: 0 }),
  )
  expect([answer.status, codeOf(answer.body)]).toEqual([409, 'STATE_CHANGED'])
  expect(await server.db.$count(users, eq(users.id, learner.id))).toBe(1)
  expect((await erase()).status).toBe(200)
  const orphans = and(eq(enrollments.status, 'active'), isNull(enrollments.userId))
  expect(await server.db.$count(enrollments, orphans)).toBe(0)
})

test('an erasure and a change of one of its courses do not deadlock', async () => {
  const seats = [
    await anEnrollment(server.db, { userId: learner.id, holdsCredits: true }),
    await anEnrollment(server.db, { userId: learner.id, holdsCredits: true }),
  ].toSorted((one, other) => (one.courseId < other.courseId ? -1 : 1))
  for (const { id: enrollmentId } of seats)
    await addLot(
      server.db,
      { userId: learner.id, source: 'plan', enrollmentId, expiresOn: '2027-01-31' },
      { credits: 5, extraGroups: 0 },
      { reason: 'plan', now: server.clock.now },
    )
  const last = seats[1]?.courseId ?? ''
  const answer = await meanwhile(
    (db) => db.select().from(courses).where(eq(courses.id, last)).for('no key update'),
    erase,
    (db) => db.select().from(users).where(eq(users.id, learner.id)).for('no key update'),
  )
  expect(answer.status).toBe(200)
})

test('two learners who wait for each other’s seats can be erased at the same time', async () => {
  const neighbour = await aTestedLearner(server.db, { passwordHash })
  const full = [await aFullCourse(learner, neighbour), await aFullCourse(neighbour, learner)]
  const courseIds = full.map(({ courseId }) => courseId)
  // Both have left their waiting lists, and have yet to give up their seats
  const erasures = await server.db.transaction(async (db) => {
    await db.select().from(courses).where(inArray(courses.id, courseIds)).for('no key update')
    const begun = [erase(learner), erase(neighbour)]
    await vi.waitFor(async () => expect(await countWaiting()).toBe(2), { timeout: 30_000, interval: 20 })
    return begun
  })
  const answers = await Promise.all(erasures)
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await Promise.all(courseIds.map(seatsOf))).toEqual([0, 0])
})
