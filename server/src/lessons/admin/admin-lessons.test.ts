import { setSuspended, changeRole, eraseUser } from '@sohbet/contract/people/users'
import { updateCoach } from '@sohbet/contract/people/coaches'
import { cancelLessonByStaff } from '@sohbet/contract/lessons/coach-lessons'
import * as contract from '@sohbet/contract/lessons/lessons'
import { cancelByAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { getOwnCredits } from '@sohbet/contract/selling/credits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../../auth/password/password.ts'
import { addLot } from '../../credits/lots.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { lessons, lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { users } from '../../db/tables/people/users.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aLearnerWithCredits, aLessonCoach } from '../../testing/rows/lessons.ts'
import { anEnrollment, aTestedLearner, sellingClock } from '../../testing/rows/selling.ts'

const password = 'seven red buses'
let server: TestApp
let admin: TestUser
let coach: TestUser
let coachId: string
let learner: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  coach = await aUserOf(server.db, 'coach')
  coachId = (await aLessonCoach(server.db, { userId: coach.id })).coachId
  learner = await aLearnerWithCredits(server.db, 2)
})

/** Wednesday 4 March 2026 in UTC; the clock stands at noon of the Monday before. */
const on = (clock: string) => `2026-03-04T${clock}:00.000Z`
const book = async (startsAt: string, as = learner) => {
  const body = { kind: 'private' as const, coachId, startsAt }
  return contract.bookLesson.reply.parse((await server.call(contract.bookLesson, { body }, { as })).body)
}
const balance = async (as = learner) =>
  getOwnCredits.reply.parse((await server.call(getOwnCredits, {}, { as })).body).balance
const lessonOf = async (id: string) => {
  const [lesson] = await server.db.select().from(lessons).where(eq(lessons.id, id))
  const seats = await server.db.select().from(lessonSeats).where(eq(lessonSeats.lessonId, id))
  return { ...lesson, seats }
}
const noticesOf = async ({ id }: { id: string }) =>
  (await server.db.select().from(notifications).where(eq(notifications.userId, id))).map(
    ({ kind, params }) => ({ kind, ...Object(params) }),
  )

/** Later news do not replace notices that were read. */
const readAll = () => server.db.update(notifications).set({ readAt: sellingClock })

describe('the refund of a course', () => {
  /** A learner with 2 credits of a course that began today, and 1 credit of the school. */
  async function aSeatWithCredits() {
    const paying = await aTestedLearner(server.db)
    const seat = await anEnrollment(server.db, { userId: paying.id, holdsCredits: true })
    await server.db.update(courses).set({ startDate: '2026-03-02' }).where(eq(courses.id, seat.courseId))
    const lot = { userId: paying.id, source: 'plan', enrollmentId: seat.id, expiresOn: '2026-12-31' } as const
    await addLot(server.db, lot, { credits: 2, extraGroups: 0 }, { reason: 'plan', now: sellingClock })
    return { paying, seat }
  }
  const cancelSeat = (id: string) =>
    server.call(cancelByAdmin, { params: { id }, body: { withRefund: false } }, { as: admin })

  test('first cancels the lessons ahead that its credits paid for, and takes the credits back', async () => {
    const { paying, seat } = await aSeatWithCredits()
    const { id } = await book(on('16:00'), paying)
    await readAll()
    expect((await cancelSeat(seat.id)).status).toBe(200)
    expect(await lessonOf(id)).toMatchObject({ cancelledBy: 'learner', seats: [{ status: 'cancelled' }] })
    expect(await balance(paying)).toBe(0)
    const cancelled = { kind: 'lesson_cancelled', lessonId: id, startsAt: on('16:00'), isCreditBack: false }
    expect(await noticesOf(paying)).toContainEqual({ ...cancelled, lesson: 'private', other: coach.username })
    expect(await noticesOf(coach)).toContainEqual({ ...cancelled, lesson: 'private', other: paying.username })
  })

  test('leaves lessons of other credits, and counts a lesson within 12 hours as cancelled late', async () => {
    const { paying, seat } = await aSeatWithCredits()
    const gift = { userId: paying.id, source: 'admin', expiresOn: '2026-06-30' } as const
    await addLot(server.db, gift, { credits: 1, extraGroups: 0 }, { reason: 'admin', now: sellingClock })
    const [ofGift, ofPlan] = [await book(on('16:00'), paying), await book(on('18:00'), paying)]
    server.clock.now = new Date(on('07:00'))
    expect((await cancelSeat(seat.id)).status).toBe(200)
    expect(await lessonOf(ofGift.id)).toMatchObject({ cancelledAt: null, seats: [{ status: 'booked' }] })
    expect(await lessonOf(ofPlan.id)).toMatchObject({ seats: [{ status: 'late' }] })
    expect(await balance(paying)).toBe(0)
  })
})

describe('a coach with lessons ahead', () => {
  const fields = { personalSummary: 'Ten years of London', isNative: true, isZoomOnly: false }
  const changes: [string, () => Promise<{ status: number; body: unknown }>][] = [
    [
      'deactivated',
      () =>
        server.call(
          updateCoach,
          { params: { userId: coach.id }, body: { ...fields, isActive: false } },
          { as: admin },
        ),
    ],
    [
      'demoted',
      () => server.call(changeRole, { params: { id: coach.id }, body: { role: 'learner' } }, { as: admin }),
    ],
    [
      'suspended',
      () =>
        server.call(setSuspended, { params: { id: coach.id }, body: { isSuspended: true } }, { as: admin }),
    ],
    ['erased', () => server.call(eraseUser, { params: { id: coach.id }, body: { password } }, { as: coach })],
  ]

  test.each(changes)('is not %s until they are cancelled', async (_, act) => {
    await server.db
      .update(users)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(users.id, coach.id))
    const { id } = await book(on('16:00'))
    const refused = await act()
    expect([refused.status, codeOf(refused.body)]).toEqual([409, 'LESSONS_IN_THE_WAY'])
    expect(refused.body).toMatchObject({
      message:
        'Lessons are booked. Move them, hand them over or cancel them first: Wednesday 4 March at 19:00 (Istanbul time)',
    })
    await server.call(cancelLessonByStaff, { params: { id } }, { as: admin })
    expect((await act()).status).toBe(200)
    expect(await balance()).toBe(2)
  })
})

test('a learner who erases the account frees the coach, who reads of it without the name', async () => {
  await server.db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(users.id, learner.id))
  const { id } = await book(on('16:00'))
  await readAll()
  const erased = await server.call(
    eraseUser,
    { params: { id: learner.id }, body: { password } },
    { as: learner },
  )
  expect(erased.status).toBe(200)
  expect(await lessonOf(id)).toMatchObject({ cancelledBy: 'learner', seats: [{ userId: null }] })
  expect(await noticesOf(coach)).toMatchObject([{ kind: 'lesson_cancelled', lessonId: id, other: '' }])
})
