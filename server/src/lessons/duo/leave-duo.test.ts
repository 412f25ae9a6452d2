import { enterLesson } from '@sohbet/contract/lessons/lesson-door'
import * as contract from '@sohbet/contract/lessons/lessons'
import * as shared from '@sohbet/contract/lessons/shared-lessons'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { aDuoSchool, lessonCalls, on } from '../../testing/apps/lesson-calls.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import type { TestUser } from '../../testing/rows/builders.ts'
import { aLearnerWithCredits } from '../../testing/rows/lessons.ts'
import { sellingClock } from '../../testing/rows/selling.ts'
import { closeLessons } from '../close-lessons.ts'
import { checkNumbers } from '../group/check-numbers.ts'

let server: TestApp
let coach: TestUser
let coachId: string
let booker: TestUser
let partner: TestUser
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  ;({ coach, coachId, booker, partner } = await aDuoSchool(server))
})

const calls = lessonCalls(() => server)
const { cancel, balance, noticesOf, lessonOf } = calls
const startsAt = on('16:00')
const at = (moment: string) => (server.clock.now = new Date(moment))
const book = (choice?: contract.PartnerChoice, as = booker) =>
  server.call(
    contract.bookLesson,
    { body: { kind: 'duo', coachId, startsAt, ...(choice && { partner: choice }) } },
    { as },
  )
const booked = async (choice?: contract.PartnerChoice) =>
  contract.bookLesson.reply.parse((await book(choice)).body)
const byEmail = (email: string) => ({ by: 'email', email }) as const
const join = (id: string, as = partner) =>
  server.call(shared.joinLesson, { params: { id }, body: {} }, { as })
const seek = (id: string, body: contract.PartnerChoice, as = booker) => calls.seek(id, body, as)
const mine = (id: string, as = booker) => calls.mine(id, as)
/** A duo with both seats taken. */
async function aFullDuo() {
  const { id } = await booked(byEmail(partner.email))
  await join(id)
  return id
}

describe('with a partner', () => {
  test('the partner becomes booker when the booker cancels in time', async () => {
    const id = await aFullDuo()
    expect((await cancel(id, booker)).body).toMatchObject({ status: 'cancelled' })
    expect([await balance(booker), await balance(partner)]).toEqual([2, 1])
    expect(await lessonOf(id)).toMatchObject({ cancelledAt: null })
    expect(await mine(id, partner)).toMatchObject({ isBooker: true, search: null, partners: [] })
    expect((await seek(id, { by: 'level' }, partner)).body).toMatchObject({ search: { by: 'level' } })
    expect(await noticesOf(partner)).toContainEqual(
      expect.objectContaining({ kind: 'partner_answered', other: booker.username, answer: 'left' }),
    )
  })

  test('the notice of a learner who leaves does not say that the lesson is off', async () => {
    const id = await aFullDuo()
    // The notice of the booking went out
    await server.db.update(notifications).set({ isMailDue: false, mailedAt: sellingClock })
    await cancel(id, booker)
    expect(await noticesOf(booker)).toContainEqual(
      expect.objectContaining({ kind: 'lesson_cancelled', goesOn: true, isCreditBack: true }),
    )
  })

  test('the seat that was given up keeps its time when the other learner moves the duo', async () => {
    const id = await aFullDuo()
    await cancel(id, booker)
    const moved = { params: { id }, body: { startsAt: on('17:00') } }
    expect((await server.call(contract.moveLesson, moved, { as: partner })).status).toBe(200)
    expect(await mine(id, partner)).toMatchObject({ startsAt: on('17:00') })
    expect(await mine(id)).toMatchObject({ startsAt, status: 'cancelled' })
  })

  test('a partner who cancels in time gets the credit back, and the seat is empty again', async () => {
    const id = await aFullDuo()
    await cancel(id, partner)
    expect(await balance(partner)).toBe(2)
    expect(await mine(id)).toMatchObject({ partners: [], isBooker: true })
    expect((await seek(id, byEmail(partner.email))).status).toBe(200)
    expect((await join(id)).status).toBe(201)
  })

  test('a partner who cancels late loses the credit, and the lesson goes on', async () => {
    const id = await aFullDuo()
    at(on('04:00'))
    expect(codeOf((await cancel(id, partner)).body)).toBe('CREDIT_WOULD_BE_LOST')
    expect((await cancel(id, partner, true)).body).toMatchObject({ status: 'late' })
    await checkNumbers({ db: server.db, now: at(on('04:02')) })
    expect(await lessonOf(id)).toMatchObject({ cancelledAt: null })
    expect([await balance(booker), await balance(partner)]).toEqual([1, 1])
    expect(await noticesOf(booker)).toContainEqual(
      expect.objectContaining({ kind: 'partner_answered', answer: 'left_late' }),
    )
  })

  test('the last one who cancels frees the coach', async () => {
    const id = await aFullDuo()
    await Promise.all([cancel(id, booker), cancel(id, partner)])
    expect(await lessonOf(id)).toMatchObject({ cancelledBy: 'learner' })
    expect([await balance(booker), await balance(partner)]).toEqual([2, 2])
  })

  test('the lesson is moved only while there is none; an open invitation names the new time', async () => {
    const move = (id: string) =>
      server.call(contract.moveLesson, { params: { id }, body: { startsAt: on('18:00') } }, { as: booker })
    const { id } = await booked(byEmail(partner.email))
    expect((await move(id)).body).toMatchObject({ startsAt: on('18:00'), endsAt: on('18:45') })
    expect((await noticesOf(partner)).map((notice) => notice.startsAt)).toEqual([startsAt, on('18:00')])
    await join(id)
    expect(codeOf((await move(id)).body)).toBe('PARTNER_HAS_TIME')
  })
})

describe('after a duo', () => {
  const enter = (id: string, as: TestUser) => server.call(enterLesson, { params: { id } }, { as })
  const outcomesOf = async (id: string) => {
    const seats = await server.db.select().from(lessonSeats).where(eq(lessonSeats.lessonId, id))
    return Object.fromEntries(seats.map(({ userId, outcome }) => [userId ?? '', outcome]))
  }

  test('an absent partner loses the own credit only', async () => {
    const id = await aFullDuo()
    at(on('15:55'))
    await enter(id, coach)
    await enter(id, booker)
    await closeLessons({ db: server.db, now: at(on('17:00', '05')) })
    expect(await outcomesOf(id)).toEqual({ [booker.id]: 'taught', [partner.id]: 'learner_absent' })
    expect(await lessonOf(id)).toMatchObject({ outcome: 'taught' })
    expect((await mine(id, partner)).outcome).toBe('learner_absent')
    expect([await balance(booker), await balance(partner)]).toEqual([1, 1])
    const rate = (as: TestUser) =>
      server.call(contract.rateLesson, { params: { id }, body: { rating: 5 } }, { as })
    expect((await rate(booker)).status).toBe(200)
    expect(codeOf((await rate(partner)).body)).toBe('LESSON_NOT_TAUGHT')
  })

  test('an absent coach gives both credits back, also that of a partner who did not come', async () => {
    const id = await aFullDuo()
    at(on('15:55'))
    await enter(id, booker)
    await closeLessons({ db: server.db, now: at(on('16:45')) })
    expect(await outcomesOf(id)).toEqual({ [booker.id]: 'coach_absent', [partner.id]: 'coach_absent' })
    expect([await balance(booker), await balance(partner)]).toEqual([2, 2])
    const decided = { kind: 'lesson_decided', outcome: 'coach_absent', lessonId: id }
    for (const [person, isCreditBack] of [
      [booker, true],
      [partner, true],
      [coach, false],
    ] as const)
      expect(await noticesOf(person)).toContainEqual(expect.objectContaining({ ...decided, isCreditBack }))
  })
})

test('the database refuses a third seat, and a second booker', async () => {
  const id = await aFullDuo()
  const third = await aLearnerWithCredits(server.db, 1)
  const seat = { lessonId: id, startsAt: new Date(startsAt), endsAt: new Date(on('16:45')) }
  const insert = server.db
    .insert(lessonSeats)
    .values({ ...seat, userId: third.id, isBooker: false, status: 'booked', createdAt: sellingClock })
  await expect(insert).rejects.toMatchObject({ cause: { message: expect.stringContaining('no seat left') } })
  const all = server.db.update(lessonSeats).set({ isBooker: true }).where(eq(lessonSeats.lessonId, id))
  await expect(all).rejects.toMatchObject({ cause: { constraint: 'lesson_seats_one_booker' } })
})
