import { getMoneyState } from '@sohbet/contract/selling/by-hand'
import { getOwnCredits } from '@sohbet/contract/credits/credits'
import { cancelEnrollment, listOwnEnrollments } from '@sohbet/contract/selling/enrollments'
import { listEnrollments, listMovements, refundByAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import { listMoveTargets, moveEnrollment } from '@sohbet/contract/selling/moving'
import { firstPlans, planPrice } from '@sohbet/domain/enrollment/plan'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courses, courseZoomTimes } from '../../db/tables/catalogue/courses.ts'
import { liveSessionAttendance } from '../../db/tables/learning/live-sessions.ts'
import { telegramGroupMembers, telegramGroups } from '../../db/tables/learning/telegram-groups.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { enrollments, waitingList } from '../../db/tables/selling/enrollments.ts'
import { enrollmentMoves } from '../../db/tables/selling/moves.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { recordEndedSessions } from '../../live-sessions/attendance/record-ended-sessions.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCourse, aCourseType } from '../../testing/rows/catalogue.ts'
import { aPartner, bookedForPartner } from '../../testing/rows/partners.ts'
import {
  aHandPayment,
  anEnrollment,
  aPlaceInLine,
  aTestedLearner,
  checkOut,
  enrollmentById,
  sellingClock,
} from '../../testing/rows/selling.ts'

let server: TestApp
let admin: TestUser
let learner: TestUser
let typeId: string
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  learner = await aTestedLearner(server.db)
  typeId = (await aCourseType(server.db)).id
})

const course = (fields: Parameters<typeof aCourse>[1] = {}) => aCourse(server.db, { typeId, ...fields })
async function buy(courseId: string) {
  const { id, sessionId } = await checkOut(server, learner, { courseId })
  await server.call(payLocalCheckout, { params: { sessionId }, body: { card: testCards.pays } })
  await server.workOff()
  return id
}
const move = (id: string, courseId: string, body: { isWaived?: boolean; difference?: number } = {}) =>
  server.call(moveEnrollment, { params: { id }, body: { courseId, ...body } }, { as: admin })
const seatsOf = async (id: string) =>
  (await server.db.select().from(courses).where(eq(courses.id, id)))[0]?.currentEnrollments
const attended = (courseId: string) =>
  server.db.select().from(liveSessionAttendance).where(eq(liveSessionAttendance.courseId, courseId))
const credits = async () =>
  getOwnCredits.reply.parse((await server.call(getOwnCredits, {}, { as: learner })).body).balance

describe('a move to another course of the same type', () => {
  test('takes seat, money, credits and groups along, and is noted once', async () => {
    const [from, to] = [await course(), await course()]
    const id = await buy(from.id)
    const group = { courseId: to.id, position: 1, name: 'Red bus', createdAt: sellingClock }
    await server.db.insert(telegramGroups).values(group)
    expect((await move(id, to.id)).body).toMatchObject({
      courseId: to.id,
      status: 'active',
      amount: 450,
      paid: 450,
    })
    expect([await seatsOf(from.id), await seatsOf(to.id)]).toEqual([0, 1])
    expect(await credits()).toBe(5)
    const groups = await server.db
      .select()
      .from(telegramGroupMembers)
      .where(eq(telegramGroupMembers.userId, learner.id))
    expect(groups.map(({ courseId }) => courseId)).toEqual([to.id])
    expect(await enrollmentById(server.db, id)).toMatchObject({
      holdsCredits: true,
      courseChangedAt: sellingClock,
    })
    const moves = await server.db.select().from(enrollmentMoves).where(eq(enrollmentMoves.enrollmentId, id))
    expect(moves).toMatchObject([
      { fromCourseId: from.id, toCourseId: to.id, fromMinor: 45_000, toMinor: 45_000 },
    ])
    const told = and(eq(notifications.userId, learner.id), eq(notifications.kind, 'enrollment_moved'))
    expect(await server.db.$count(notifications, told)).toBe(1)
    // Repeated: the learner is there already
    expect(codeOf((await move(id, to.id)).body)).toBe('MOVE_OTHER_TYPE')
  })

  test('refunds what a cheaper course costs less', async () => {
    const [from, to] = [await course(), await course({ priceMinor: 30_000 })]
    const id = await buy(from.id)
    expect(codeOf((await move(id, to.id, { difference: -100 })).body)).toBe('STATE_CHANGED')
    const answer = await move(id, to.id, { difference: -150 })
    expect(answer.body).toMatchObject({ amount: 300, paid: 300, refunded: 150 })
    await server.workOff()
    const { body } = await server.call(listMovements, { params: { id } }, { as: admin })
    expect(body).toMatchObject([{ amount: 450 }, { kind: 'refund', amount: -150 }])
    // Back again: the difference is owed, and nothing is refunded twice
    expect((await move(id, from.id)).body).toMatchObject({ amount: 450, paid: 300, refunded: 150 })
  })

  test('of a dearer course is owed or waived, and keeps a reduction', async () => {
    const [from, to] = [await course(), await course({ priceMinor: 60_000 })]
    const id = await buy(from.id)
    await server.db.update(enrollments).set({ amountMinor: 40_000 }).where(eq(enrollments.id, id))
    await server.db
      .update(orders)
      .set({ reductionMinor: 5000, reductionKind: 'early_bird' })
      .where(eq(orders.enrollmentId, id))
    const { body } = await server.call(listMoveTargets, { params: { id } }, { as: admin })
    expect(body).toMatchObject([{ id: to.id, difference: 150, refund: 0, clashes: [] }])
    const owing = await move(id, to.id)
    expect(owing.body).toMatchObject({ amount: 550, paid: 450, balance: 100, reference: expect.any(String) })
    await move(id, from.id)
    expect((await move(id, to.id, { isWaived: true })).body).toMatchObject({ amount: 400 })
    const [last] = await server.db
      .select()
      .from(enrollmentMoves)
      .where(eq(enrollmentMoves.waivedMinor, 15_000))
    expect(last).toMatchObject({ enrollmentId: id, toMinor: 40_000 })
    expect(planPrice(60_000, firstPlans.basic) - planPrice(45_000, firstPlans.basic)).toBe(15_000)
  })

  test('of a transfer to a cheaper course is listed until the school sends the rest back', async () => {
    const [from, to] = [await course(), await course({ priceMinor: 30_000 })]
    const { id } = await anEnrollment(server.db, { userId: learner.id, courseId: from.id, source: 'hand' })
    await aHandPayment(server.db, { enrollmentId: id })
    const listed = async () =>
      listEnrollments.reply.parse(
        (await server.call(listEnrollments, { query: { money: 'to_return' } }, { as: admin })).body,
      ).data
    const own = async () =>
      listOwnEnrollments.reply.parse((await server.call(listOwnEnrollments, {}, { as: learner })).body)
        .enrollments[0]
    expect((await move(id, to.id)).body).toMatchObject({ amount: 300, paid: 450, toReturn: 150 })
    expect(await listed()).toMatchObject([{ id }])
    const { body: money } = await server.call(getMoneyState, {}, { as: admin })
    expect(money).toMatchObject({ toReturn: 1 })
    expect(await own()).toMatchObject({ refundPending: 150, refund: 450 })
    const back = { params: { id }, body: { amount: 150, note: '' } }
    expect((await server.call(refundByAdmin, back, { as: admin })).body).toMatchObject({ toReturn: 0 })
    expect(await listed()).toEqual([])
    // It was no favour, so that a dearer course is owed in full
    expect((await move(id, from.id)).body).toMatchObject({ amount: 450, paid: 300, balance: 150 })
    await server.call(cancelEnrollment, { params: { id }, body: { refund: 300 } }, { as: learner })
    expect(await own()).toMatchObject({ status: 'cancelled', refundPending: 300 })
    const mails = await server.mails('school@example.test')
    expect(mails.map(({ text }) => text).join()).toMatch(/daha ucuz olan .* paranın \$150 kadarı iade/)
  })

  test('to the price that is paid brings the credits and the commission, once', async () => {
    const partner = await aPartner(server.db)
    learner = await aTestedLearner(server.db, { partnerId: partner.id, partnerSince: sellingClock })
    const [from, to] = [await course(), await course({ priceMinor: 30_000 })]
    const { id } = await anEnrollment(server.db, { userId: learner.id, courseId: from.id, source: 'hand' })
    await aHandPayment(server.db, { enrollmentId: id, amountMinor: 30_000 })
    expect(await credits()).toBe(0)
    expect((await move(id, to.id)).body).toMatchObject({ balance: 0, holdsCredits: true })
    expect(await credits()).toBe(5)
    expect(await bookedForPartner(server.db, partner.id)).toEqual([['commission', 25_00]])
    await move(id, from.id)
    await move(id, to.id)
    expect([await credits(), (await bookedForPartner(server.db, partner.id)).length]).toEqual([5, 1])
  })

  test('is refused for a full, ended, foreign or other-currency course, and where the learner has a seat', async () => {
    const from = await course()
    const id = await buy(from.id)
    const refusal = async (to: { id: string }) => codeOf((await move(id, to.id)).body)
    expect(await refusal(await aCourse(server.db))).toBe('MOVE_OTHER_TYPE')
    expect(await refusal(await course({ currency: 'TRY' }))).toBe('MOVE_OTHER_PRICE')
    expect(await refusal(await course({ priceMinor: 0 }))).toBe('MOVE_OTHER_PRICE')
    expect(await refusal(await course({ maxEnrollments: 1, currentEnrollments: 1 }))).toBe('COURSE_FULL')
    expect(await refusal(await course({ startDate: '2026-01-05', endDate: '2026-02-01' }))).toBe(
      'COURSE_ENDED',
    )
    expect(await refusal(await course({ cancelledAt: sellingClock, cancelReason: 'No coach' }))).toBe(
      'COURSE_CALLED_OFF',
    )
    const other = await course()
    await anEnrollment(server.db, { userId: learner.id, courseId: other.id })
    expect(await refusal(other)).toBe('LEARNER_ENROLLED')
    await server.db
      .update(enrollments)
      .set({ status: 'cancelled', cancelledAt: sellingClock, cancelReason: 'admin' })
      .where(eq(enrollments.id, id))
    expect(await refusal(await course())).toBe('ENROLLMENT_OVER')
  })

  test('gives the freed seat to the waiting list, and warns about clashes', async () => {
    const from = await course({ maxEnrollments: 1 })
    const id = await buy(from.id)
    const next = await aTestedLearner(server.db)
    await aPlaceInLine(server.db, { courseId: from.id, userId: next.id })
    const evening = { dayOfWeek: 'monday' as const, hour: 19, minute: 0, duration: 60 }
    const [to, busy] = [await course(), await aCourse(server.db)]
    await server.db.delete(courseZoomTimes).where(eq(courseZoomTimes.courseId, to.id))
    await server.db.delete(courseZoomTimes).where(eq(courseZoomTimes.courseId, busy.id))
    await server.db
      .insert(courseZoomTimes)
      .values([to, busy].map((one) => ({ courseId: one.id, ...evening })))
    await anEnrollment(server.db, { userId: learner.id, courseId: busy.id })
    const { body } = await server.call(listMoveTargets, { params: { id } }, { as: admin })
    expect(body).toMatchObject([{ id: to.id, clashes: [busy.name] }])
    await move(id, to.id)
    expect(await server.db.$count(waitingList, eq(waitingList.courseId, from.id))).toBe(0)
    expect(await seatsOf(from.id)).toBe(1)
  })

  test('runs once when two admins move at once, and the last seat goes once', async () => {
    const [from, to] = [await course(), await course({ maxEnrollments: 1 })]
    const id = await buy(from.id)
    const rival = await anEnrollment(server.db, {
      userId: (await aTestedLearner(server.db)).id,
      courseId: from.id,
    })
    const answers = await Promise.all([move(id, to.id), move(rival.id, to.id), move(id, to.id)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect([await seatsOf(from.id), await seatsOf(to.id)]).toEqual([1, 1])
  })

  test('both ways at once ends without a deadlock', async () => {
    const [one, other] = [await course(), await course()]
    const seats = await Promise.all(
      [one, other].map(async ({ id: courseId }) =>
        anEnrollment(server.db, { userId: (await aTestedLearner(server.db)).id, courseId }),
      ),
    )
    const answers = await Promise.all([move(seats[0]!.id, other.id), move(seats[1]!.id, one.id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect([await seatsOf(one.id), await seatsOf(other.id)]).toEqual([1, 1])
  })

  test('keeps what was used in the old course', async () => {
    const from = await course({ startDate: '2026-03-09', endDate: '2026-05-17' })
    await server.db.delete(courseZoomTimes).where(eq(courseZoomTimes.courseId, from.id))
    await server.db
      .insert(courseZoomTimes)
      .values({ courseId: from.id, dayOfWeek: 'monday', hour: 19, minute: 0, duration: 60 })
    const id = await buy(from.id)
    const to = await course({ startDate: '2026-03-16', endDate: '2026-05-24' })
    server.clock.now = new Date('2026-03-24T09:00:00Z')
    await move(id, to.id)
    // Three of ten sessions were held
    expect(await enrollmentById(server.db, id)).toMatchObject({ usedMinor: 13_500 })
    // The rosters stay true although no job recorded the sessions before the move
    expect([(await attended(from.id)).length, (await attended(to.id)).length]).toEqual([3, 0])
    await recordEndedSessions({ db: server.db, now: server.clock.now })
    expect([(await attended(from.id)).length, (await attended(to.id)).length]).toEqual([3, 0])
  })
})
