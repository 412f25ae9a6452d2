import { listNotifications } from '@sohbet/contract/notifications/notifications'
import { exportUser, eraseUser } from '@sohbet/contract/people/users'
import {
  cancelEnrollment,
  joinWaitingList,
  leaveWaitingList,
  listOwnEnrollments,
} from '@sohbet/contract/selling/enrollments'
import * as contract from '@sohbet/contract/selling/waiting-list'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../../auth/password/password.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { securityLog } from '../../db/tables/core/security-log.ts'
import { users } from '../../db/tables/people/users.ts'
import { enrollments, waitingList, waitingListActions } from '../../db/tables/selling/enrollments.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCourse } from '../../testing/rows/catalogue.ts'
import {
  anEnrollment,
  aPlaceInLine,
  aTestedLearner,
  later,
  sellingClock,
} from '../../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'

const password = 'seven red buses'
let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(() => {
  server.clock.now = sellingClock
})

const minutesAfter = (minutes: number) => new Date(sellingClock.getTime() + minutes * 60_000)

/** A full course with three waiting learners. */
async function aLine(fields: Parameters<typeof aCourse>[1] = {}) {
  const { id: courseId, name } = await aCourse(server.db, { maxEnrollments: 1, ...fields })
  const holder = await aTestedLearner(server.db)
  const seat = await anEnrollment(server.db, { userId: holder.id, courseId })
  const [first, second, third] = [
    await aTestedLearner(server.db),
    await aTestedLearner(server.db, { language: 'tr' }),
    await aTestedLearner(server.db),
  ]
  for (const [index, { id: userId }] of [first, second, third].entries())
    await aPlaceInLine(server.db, { courseId, userId, createdAt: minutesAfter(index - 60) })
  const free = () => server.call(cancelEnrollment, { params: { id: seat.id } }, { as: holder })
  return { courseId, name, first, second, third, free }
}

const ofLearner = (courseId: string, { id: userId }: TestUser) => ({ courseId, userId })
const lineOf = async (courseId: string) =>
  contract.getLine.reply.parse(
    (await server.call(contract.getLine, { params: { courseId } }, { as: admin })).body,
  )
const idsOf = async (courseId: string) => (await lineOf(courseId)).learners.map(({ userId }) => userId)
const move = (courseId: string, who: TestUser, place = 1, reason = 'Works in shifts') =>
  server.call(
    contract.moveUpInLine,
    { params: ofLearner(courseId, who), body: { place, reason } },
    { as: admin },
  )
const remove = (courseId: string, who: TestUser, reason = 'Asked by phone') =>
  server.call(contract.removeFromLine, { params: ofLearner(courseId, who), body: { reason } }, { as: admin })
const offer = (courseId: string, who: TestUser, as = admin) =>
  server.call(
    contract.offerSeatNow,
    { params: ofLearner(courseId, who), body: { reason: 'Moves to London' } },
    { as },
  )
const mine = async (as: TestUser) =>
  listOwnEnrollments.reply.parse((await server.call(listOwnEnrollments, {}, { as })).body)
const newsOf = async (as: TestUser) =>
  listNotifications.reply.parse((await server.call(listNotifications, { query: {} }, { as })).body).data
const lastLog = async () =>
  (await server.db.select().from(securityLog).orderBy(desc(securityLog.id)).limit(1))[0]
const seatsOf = async (id: string) =>
  (await server.db.select().from(courses).where(eq(courses.id, id)))[0]?.currentEnrollments
/** Seats become free without an offer, as after a higher limit. */
const widen = (id: string, maxEnrollments: number, fields: Partial<typeof courses.$inferInsert> = {}) =>
  server.db
    .update(courses)
    .set({ maxEnrollments, ...fields })
    .where(eq(courses.id, id))

describe('the line of a course', () => {
  test('shows place, plan, time, lapsed offers, and why a learner can hold no seat', async () => {
    const { courseId, first, second, third } = await aLine()
    await server.db.update(waitingList).set({ lapsedOffers: 1 }).where(eq(waitingList.userId, first.id))
    await server.db.update(users).set({ suspendedAt: sellingClock }).where(eq(users.id, third.id))
    for (let count = 0; count < 2; count++)
      await anEnrollment(server.db, { userId: second.id, status: 'pending' })
    const { learners, ...rest } = await lineOf(courseId)
    expect(rest).toEqual({ spotsLeft: 0, obstacle: 'COURSE_FULL', history: [] })
    expect(learners).toMatchObject([
      { place: 1, userId: second.id, obstacle: 'LEARNER_HOLDS_TOO_MANY', isMovedUp: false },
      { place: 2, userId: third.id, email: third.email, obstacle: 'LEARNER_SUSPENDED' },
      { place: 3, userId: first.id, lapsedOffers: 1, obstacle: null, plan: 'basic' },
    ])
    expect(learners[0]?.since).toBe(minutesAfter(-59).toISOString())
  })

  test('is empty for a course without one, and 404 for an unknown course', async () => {
    const { id: courseId } = await aCourse(server.db)
    expect(await lineOf(courseId)).toMatchObject({ learners: [], obstacle: null, spotsLeft: 25 })
    const unknown = { params: { courseId: admin.id } }
    expect((await server.call(contract.getLine, unknown, { as: admin })).status).toBe(404)
  })
})

describe('moving up', () => {
  test('is kept with its reason, shown to the learner as a place, and respected by the next offer', async () => {
    const { courseId, name, first, second, third, free } = await aLine()
    const answer = await move(courseId, third)
    expect(answer.status).toBe(200)
    expect(await idsOf(courseId)).toEqual([third.id, first.id, second.id])
    expect((await mine(third)).waiting).toMatchObject([{ courseId, place: 1 }])
    expect((await mine(first)).waiting).toMatchObject([{ courseId, place: 2 }])
    expect((await lineOf(courseId)).history).toMatchObject([
      { action: 'moved', fromPlace: 3, toPlace: 1, reason: 'Works in shifts', username: third.username },
    ])
    expect(await lastLog()).toMatchObject({
      event: 'waiting_list_changed',
      userId: third.id,
      byUserId: admin.id,
      details: `${name}, moved, 3 → 1`,
    })
    await free()
    expect((await mine(third)).enrollments).toMatchObject([{ courseId, status: 'pending' }])
    expect(await idsOf(courseId)).toEqual([first.id, second.id])
  })

  test('to the second place leaves the first one first, also after later joins', async () => {
    const { courseId, first, second, third } = await aLine()
    await move(courseId, third, 2)
    const late = await aTestedLearner(server.db)
    expect((await server.call(joinWaitingList, { body: { courseId } }, { as: late })).body).toMatchObject({
      place: 4,
    })
    expect(await idsOf(courseId)).toEqual([first.id, third.id, second.id, late.id])
  })

  test('is refused without a reason, when repeated, and for a learner who does not wait', async () => {
    const { courseId, first, third } = await aLine()
    expect((await move(courseId, third, 1, '  ')).status).toBe(400)
    await move(courseId, third)
    expect(codeOf((await move(courseId, third)).body)).toBe('NOT_FURTHER_UP')
    expect(codeOf((await move(courseId, first, 9)).body)).toBe('NOT_FURTHER_UP')
    expect(codeOf((await move(courseId, await aTestedLearner(server.db))).body)).toBe('NOT_WAITING')
  })

  test('and leaving at the same time end with a consistent line', async () => {
    for (let round = 0; round < 5; round++) {
      const { courseId, first, second, third } = await aLine()
      const [moved, left] = await Promise.all([
        move(courseId, third),
        server.call(leaveWaitingList, { params: { courseId } }, { as: third }),
        move(courseId, second),
      ])
      expect(left.status).toBe(200)
      expect([200, 404]).toContain(moved.status)
      expect(await idsOf(courseId)).toEqual([second.id, first.id])
    }
  })
})

describe('removing', () => {
  test('notifies the learner of the reason in their language, and lets them join again at the end', async () => {
    const { courseId, name, first, second, third } = await aLine()
    expect((await remove(courseId, second)).status).toBe(200)
    expect(await idsOf(courseId)).toEqual([first.id, third.id])
    expect((await newsOf(second))[0]?.notice).toEqual({
      kind: 'waiting_list_removed',
      courseId,
      course: name,
      reason: 'Asked by phone',
    })
    await enqueue(server.db, 'mail-notifications', {})
    await server.workOff()
    const [mail] = await server.mails(second.email)
    expect(mail?.subject).toContain('Artık bekleme listesinde değilsin')
    expect(await lastLog()).toMatchObject({ userId: second.id, details: `${name}, removed, 2` })
    expect(codeOf((await remove(courseId, second)).body)).toBe('NOT_WAITING')
    expect((await server.call(joinWaitingList, { body: { courseId } }, { as: second })).body).toMatchObject({
      place: 3,
    })
  })
})

describe('an offer out of turn', () => {
  test('holds a free seat for 24 hours; the other seats go to the line in order', async () => {
    const { courseId, first, second, third } = await aLine()
    await widen(courseId, 3)
    expect((await offer(courseId, third)).status).toBe(200)
    expect((await mine(third)).enrollments).toMatchObject([
      { courseId, status: 'pending', source: 'waiting_list', heldUntil: minutesAfter(24 * 60).toISOString() },
    ])
    expect((await mine(first)).enrollments).toMatchObject([{ courseId, status: 'pending' }])
    expect(await idsOf(courseId)).toEqual([second.id])
    expect(await seatsOf(courseId)).toBe(3)
    expect((await newsOf(third))[0]?.notice).toMatchObject({ kind: 'seat_offered', courseId })
    expect((await lineOf(courseId)).history).toMatchObject([{ action: 'offered', fromPlace: 3 }])
  })

  test('uses a seat whose hold has just ended, before the line gets it', async () => {
    const { id: courseId } = await aCourse(server.db, { maxEnrollments: 1 })
    const [holder, first, second] = [
      await aTestedLearner(server.db),
      await aTestedLearner(server.db),
      await aTestedLearner(server.db),
    ]
    await anEnrollment(server.db, { courseId, userId: holder.id, status: 'pending' })
    await aPlaceInLine(server.db, { courseId, userId: first.id })
    await aPlaceInLine(server.db, { courseId, userId: second.id, createdAt: minutesAfter(1) })
    later(server, 31)
    expect(await lineOf(courseId)).toMatchObject({ spotsLeft: 1, obstacle: null })
    expect((await offer(courseId, second)).status).toBe(200)
    expect(await idsOf(courseId)).toEqual([first.id])
    expect(await seatsOf(courseId)).toBe(1)
  })

  test('is possible in a course that is closed to enrolments, whose other seats stay free', async () => {
    const { courseId, first, second, third } = await aLine()
    await widen(courseId, 5, { isClosedToEnrolments: true })
    expect((await offer(courseId, second)).status).toBe(200)
    expect(await idsOf(courseId)).toEqual([first.id, third.id])
  })

  test('is refused in a full course and after the start, and when the learner can hold no seat', async () => {
    const { courseId, first, second } = await aLine({ startDate: '2026-03-03' })
    expect(codeOf((await offer(courseId, first)).body)).toBe('COURSE_FULL')
    await widen(courseId, 2)
    for (let count = 0; count < 2; count++)
      await anEnrollment(server.db, { userId: first.id, status: 'pending' })
    expect(codeOf((await offer(courseId, first)).body)).toBe('LEARNER_HOLDS_TOO_MANY')
    await server.db.update(users).set({ suspendedAt: sellingClock }).where(eq(users.id, second.id))
    expect(codeOf((await offer(courseId, second)).body)).toBe('LEARNER_SUSPENDED')
    server.clock.now = new Date('2026-03-02T21:00:00Z')
    expect(codeOf((await offer(courseId, first)).body)).toBe('COURSE_STARTED')
    expect(await server.db.$count(waitingListActions, eq(waitingListActions.courseId, courseId))).toBe(0)
  })

  test('by two admins for the last seat succeeds once', async () => {
    const other = await aUserOf(server.db, 'admin')
    const { courseId, second, third } = await aLine()
    await widen(courseId, 2)
    const answers = await Promise.all([offer(courseId, second), offer(courseId, third, other)])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
    expect(codeOf(answers.find(({ status }) => status === 409)?.body)).toBe('COURSE_FULL')
    expect(await seatsOf(courseId)).toBe(2)
  })

  test('of the same learner by two admins holds one seat', async () => {
    const { courseId, third } = await aLine()
    await widen(courseId, 2)
    const answers = await Promise.all([offer(courseId, third), offer(courseId, third)])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 404])
    const seats = await server.db.select().from(enrollments).where(eq(enrollments.userId, third.id))
    expect(seats).toHaveLength(1)
  })

  test('that lapses puts the learner behind everybody else, although they had been moved up', async () => {
    const { courseId, first, second, third } = await aLine()
    await move(courseId, third)
    await widen(courseId, 2, { isClosedToEnrolments: true })
    await offer(courseId, third)
    later(server, 24 * 60)
    await enqueue(server.db, 'expire-enrollments', {})
    await server.workOff()
    await widen(courseId, 1, { isClosedToEnrolments: false })
    await server.call(joinWaitingList, { body: { courseId } }, { as: third })
    expect(await idsOf(courseId)).toEqual([first.id, second.id, third.id])
  })
})

test('the reason is in the learner’s data, not in the admin’s, and goes with the account', async () => {
  const { courseId, third } = await aLine()
  await move(courseId, third, 1, 'Gece vardiyası')
  const dataOf = async (as: TestUser) =>
    JSON.stringify((await server.call(exportUser, { params: { id: as.id } }, { as })).body)
  expect(await dataOf(third)).toContain('Gece vardiyası')
  expect(await dataOf(admin)).not.toContain('Gece vardiyası')
  await server.db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(users.id, third.id))
  const erased = await server.call(eraseUser, { params: { id: third.id }, body: { password } }, { as: third })
  expect(erased.status).toBe(200)
  expect(await server.db.$count(waitingListActions, eq(waitingListActions.courseId, courseId))).toBe(0)
  expect((await lineOf(courseId)).learners).toHaveLength(2)
})
