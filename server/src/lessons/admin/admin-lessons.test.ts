import { setSuspended, changeRole, eraseUser } from '@sohbet/contract/people/users'
import { updateCoach } from '@sohbet/contract/people/coaches'
import { getAdminDashboard } from '@sohbet/contract/core/dashboards'
import * as calls from '@sohbet/contract/lessons/admin-lessons'
import { cancelLessonByStaff } from '@sohbet/contract/lessons/coach-lessons'
import * as contract from '@sohbet/contract/lessons/lessons'
import type { Input } from '@sohbet/contract/endpoint'
import { cancelByAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { getOwnCredits } from '@sohbet/contract/credits/credits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../../auth/password/password.ts'
import { addLot } from '../../credits/lots.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { securityLog } from '../../db/tables/core/security-log.ts'
import { lessons, lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { users } from '../../db/tables/people/users.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aLearnerWithCredits, aLesson, aLessonCoach } from '../../testing/rows/lessons.ts'
import { anEnrollment, aTestedLearner, sellingClock } from '../../testing/rows/selling.ts'
import { payLines } from '../../db/tables/lessons/pay.ts'
import { closeLessons } from '../close-lessons.ts'

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
    const { body } = await server.call(calls.exportLessons, { query: {} }, { as: admin })
    expect(calls.exportLessons.reply.parse(body).csv).toMatch(
      new RegExp(`cancelled,,\\w+,${paying.username}`),
    )
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
    await server.call(cancelLessonByStaff, { params: { id }, body: {} }, { as: admin })
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

const listed = async (query: Input<typeof calls.listLessons>['query']) =>
  calls.listLessons.reply.parse((await server.call(calls.listLessons, { query }, { as: admin })).body)

describe('an unclear lesson', () => {
  const decide = (id: string, outcome: 'taught' | 'learner_absent' | 'coach_absent') =>
    server.call(calls.decideLesson, { params: { id }, body: { outcome } }, { as: admin })

  /** Nobody went through the door. */
  async function anUnclearLesson() {
    const { id } = await book(on('16:00'))
    await readAll()
    server.clock.now = new Date('2026-03-05T16:30:00Z')
    await closeLessons({ db: server.db, now: server.clock.now })
    return id
  }

  test('waits for an admin, who decides once; a coach’s absence brings the credit back', async () => {
    const id = await anUnclearLesson()
    const waiting = await listed({ state: 'to_decide', coachId })
    expect(waiting).toMatchObject({ data: [{ id, outcome: 'unclear' }], totalCount: 1 })
    expect(waiting.toDecide).toBeGreaterThan(0)
    const home = await server.call(getAdminDashboard, { query: {} }, { as: admin })
    expect(home.body).toMatchObject({ lessonsToDecide: waiting.toDecide })
    expect(await balance()).toBe(1)
    expect((await decide(id, 'coach_absent')).body).toMatchObject({ id, outcome: 'coach_absent' })
    expect(codeOf((await decide(id, 'taught')).body)).toBe('NOTHING_TO_DECIDE')
    expect(await balance()).toBe(2)
    const decided = { kind: 'lesson_decided', outcome: 'coach_absent', lessonId: id }
    expect(await noticesOf(learner)).toContainEqual(
      expect.objectContaining({ ...decided, isCreditBack: true }),
    )
    expect(await noticesOf(coach)).toContainEqual(
      expect.objectContaining({ ...decided, isCreditBack: false }),
    )
    const [entry] = await server.db.select().from(securityLog).where(eq(securityLog.userId, learner.id))
    expect(entry).toMatchObject({
      event: 'lesson_changed',
      byUserId: admin.id,
      details: '2026-03-04 19:00 decided: coach_absent',
    })
  })

  test('is paid also when it is decided after months', async () => {
    const id = await anUnclearLesson()
    server.clock.now = new Date('2026-06-05T16:30:00Z')
    await decide(id, 'taught')
    const lines = await server.db.select().from(payLines).where(eq(payLines.lessonId, id))
    expect(lines).toMatchObject([{ coachId, reason: 'taught' }])
  })

  test('that was the learner’s absence costs the credit', async () => {
    await decide(await anUnclearLesson(), 'learner_absent')
    expect(await balance()).toBe(1)
  })

  test('is decided once, however often the button is pressed', async () => {
    const id = await anUnclearLesson()
    const answers = await Promise.all([decide(id, 'coach_absent'), decide(id, 'coach_absent')])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await balance()).toBe(2)
  })
})

test('the table filters by coach, learner, state and day, and searches names', async () => {
  const { id } = await book(on('16:00'))
  const ids = async (query: Input<typeof calls.listLessons>['query']) =>
    (await listed(query)).data.map((lesson) => lesson.id)
  expect(await ids({ coachId })).toEqual([id])
  expect(await ids({ userId: learner.id, state: 'ahead', kind: 'private' })).toEqual([id])
  expect(await ids({ coachId, state: 'over' })).toEqual([])
  expect(await ids({ coachId, from: '2026-03-04', to: '2026-03-04' })).toEqual([id])
  expect(await ids({ coachId, from: '2026-03-05' })).toEqual([])
  expect(await ids({ searchText: learner.username, searchColumn: 'learner' })).toEqual([id])
  expect(await ids({ searchText: coach.username, searchColumn: 'coach' })).toEqual([id])
  const { body } = await server.call(calls.exportLessons, { query: { coachId } }, { as: admin })
  expect(calls.exportLessons.reply.parse(body).csv).toContain(`2026-03-04 19:00,30,private,${coach.username}`)
})

test('the table begins with the next lesson, and ends with those that are over', async () => {
  const times = ['15:00', '16:00', '17:00', '18:00']
  const ids: string[] = []
  for (const time of times)
    ids.push((await aLesson(server.db, { coachId, userId: learner.id, startsAt: new Date(on(time)) })).id)
  server.clock.now = new Date(on('16:45'))
  const shown = (await listed({ coachId })).data.map(({ id }) => ids.indexOf(id))
  expect(shown).toEqual([2, 3, 1, 0])
})

describe('an admin', () => {
  const bookFor = (startsAt: string, userId = learner.id) =>
    server.call(calls.bookForLearner, { body: { userId, kind: 'private', coachId, startsAt } }, { as: admin })

  test('books for a learner’s credit, also within 12 hours, but only at a free time', async () => {
    // In 2 hours
    expect((await bookFor('2026-03-02T11:00:00.000Z')).status).toBe(201)
    expect(await balance()).toBe(1)
    expect(codeOf((await bookFor('2026-03-02T11:15:00.000Z')).body)).toBe('TIME_TAKEN')
    expect((await bookFor(on('16:00'))).status).toBe(201)
    expect(codeOf((await bookFor(on('18:00'))).body)).toBe('NOT_ENOUGH_CREDITS')
    expect(codeOf((await bookFor(on('18:00'), coach.id)).body)).toBe('NOT_A_LEARNER')
  })

  test('moves a lesson until it begins', async () => {
    const { id } = await book(on('16:00'))
    const move = (startsAt: string) =>
      server.call(calls.moveForLearner, { params: { id }, body: { startsAt } }, { as: admin })
    server.clock.now = new Date(on('15:00'))
    expect((await move(on('17:00'))).body).toMatchObject({ startsAt: on('17:00') })
    server.clock.now = new Date(on('17:00'))
    expect(codeOf((await move(on('18:00'))).body)).toBe('LESSON_BEGUN')
    expect(await balance()).toBe(1)
  })

  test('hands a lesson over to a coach who is free at its time, and all three read of it', async () => {
    const { id } = await book(on('16:00'))
    const other = await aUserOf(server.db, 'coach')
    const free = await aLessonCoach(server.db, { userId: other.id })
    const busy = await aLessonCoach(server.db)
    await aLesson(server.db, { ...busy, userId: learner.id, startsAt: new Date(on('16:35')) })
    const handOver = ({ coachId }: { coachId: string }) =>
      server.call(calls.handOverLesson, { params: { id }, body: { coachId } }, { as: admin })
    expect(codeOf((await handOver(busy)).body)).toBe('TIME_TAKEN')
    expect(codeOf((await handOver({ coachId })).body)).toBe('TIME_TAKEN')
    await readAll()
    expect((await handOver(free)).body).toMatchObject({ coach: { id: free.coachId }, startsAt: on('16:00') })
    expect(await balance()).toBe(1)
    const read = async (user: TestUser) =>
      (await noticesOf(user)).filter(({ kind }) => kind !== 'lesson_booked')
    const told = { kind: 'lesson_handed_over', lessonId: id }
    expect(await read(learner)).toMatchObject([{ ...told, reader: 'learner', other: other.username }])
    expect(await read(coach)).toMatchObject([{ ...told, reader: 'leaves', other: other.username }])
    expect(await read(other)).toMatchObject([{ ...told, reader: 'takes', other: learner.username }])
  })
})
