import * as contract from '@sohbet/contract/lessons/lessons'
import * as shared from '@sohbet/contract/lessons/shared-lessons'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cleanUp } from '../../composition/clean-up.ts'
import { lessonInvitations } from '../../db/tables/lessons/lesson-invitations.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { users } from '../../db/tables/people/users.ts'
import { aDuoSchool, lessonCalls, on } from '../../testing/apps/lesson-calls.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import type { TestUser } from '../../testing/rows/builders.ts'
import { aLearnerWithCredits, aLessonCoach } from '../../testing/rows/lessons.ts'
import { anEnrollment, sellingClock } from '../../testing/rows/selling.ts'
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
const decline = (id: string, as = partner) =>
  server.call(shared.declineInvitation, { params: { id } }, { as })
const seek = (id: string, body: contract.PartnerChoice, as = booker) => calls.seek(id, body, as)
const makePrivate = (id: string, as = booker) => server.call(shared.makePrivate, { params: { id } }, { as })
/** Other tests have lessons with other coaches. */
const offers = async (as = partner) =>
  shared.listOffers.reply
    .parse((await server.call(shared.listOffers, {}, { as })).body)
    .filter((offer) => offer.coach.id === coachId)
const mine = (id: string, as = booker) => calls.mine(id, as)
const kindsOf = async (user: TestUser) => (await noticesOf(user)).map(({ kind }) => kind)
const refusals = (answers: { status: number; body: unknown }[]) =>
  answers.filter(({ status }) => status >= 400).map(({ body }) => codeOf(body))
/** A duo with both seats taken. */
async function aFullDuo() {
  const { id } = await booked(byEmail(partner.email))
  await join(id)
  return id
}

describe('an invitation', () => {
  test('is answered in the app: accepting costs one credit each, and both learn of it', async () => {
    const { id, ...lesson } = await booked(byEmail(partner.email))
    expect(lesson).toMatchObject({
      kind: 'duo',
      endsAt: on('16:45'),
      search: { by: 'invitation', to: partner.email, isDeclined: false },
      partners: [],
    })
    expect(await offers()).toEqual([
      expect.objectContaining({ id, kind: 'duo', invitedBy: booker.username, seatsLeft: 1, levels: null }),
    ])
    expect(await noticesOf(partner)).toEqual([
      expect.objectContaining({ kind: 'partner_invited', other: booker.username, coach: coach.username }),
    ])
    // Looking at it books nothing
    expect(await balance(partner)).toBe(2)
    expect((await join(id)).body).toMatchObject({
      partners: [booker.username],
      isBooker: false,
      search: null,
    })
    expect([await balance(booker), await balance(partner)]).toEqual([1, 1])
    expect(await mine(id)).toMatchObject({ partners: [partner.username], search: null })
    expect(await noticesOf(booker)).toContainEqual(
      expect.objectContaining({ kind: 'partner_answered', other: partner.username, answer: 'accepted' }),
    )
    expect(await offers()).toEqual([])
  })

  test('has the same reply and the same duration for an unknown address, and no notice', async () => {
    server.pauses.length = 0
    const { id } = await booked(byEmail('nobody@example.test'))
    expect((await mine(id)).search).toEqual({
      by: 'invitation',
      to: 'nobody@example.test',
      isDeclined: false,
    })
    const known = await seek(id, byEmail(partner.email))
    const unknown = await seek(id, byEmail('nobody@example.test'))
    const coachs = await seek(id, byEmail(coach.email))
    const shapes = [known, unknown, coachs].map(({ status, body }) => ({
      status,
      body: JSON.stringify(body).replaceAll(/[\w-]+@[\w.-]+/g, 'address'),
    }))
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1)
    expect(server.pauses.filter((pause) => pause === 250)).toHaveLength(4)
    expect(await kindsOf(coach)).toEqual(['lesson_booked'])
    // The last choice counts
    expect(await offers()).toEqual([])
    expect(codeOf((await join(id)).body)).toBe('LESSON_NOT_FOUND')
  })

  test('is refused to oneself, and more than 10 times in an hour', async () => {
    const { id } = await booked()
    expect(codeOf((await seek(id, byEmail(booker.email))).body)).toBe('OWN_INVITATION')
    for (let place = 0; place < 10; place += 1) await seek(id, byEmail(`nobody${place}@example.test`))
    expect(codeOf((await seek(id, byEmail(partner.email))).body)).toBe('HOURLY_LIMIT')
    expect(await kindsOf(partner)).toEqual([])
  })

  test('that is declined tells the booker, and can be declined by the invited learner only', async () => {
    const { id } = await booked(byEmail(partner.email))
    const stranger = await aLearnerWithCredits(server.db, 1)
    expect((await decline(id, stranger)).status).toBe(404)
    expect(codeOf((await join(id, stranger)).body)).toBe('LESSON_NOT_FOUND')
    expect((await decline(id)).status).toBe(200)
    expect((await mine(id)).search).toMatchObject({ to: partner.email, isDeclined: true })
    expect(await noticesOf(booker)).toContainEqual(
      expect.objectContaining({ kind: 'partner_answered', answer: 'declined' }),
    )
    expect((await join(id)).status).toBe(404)
  })

  test('needs a usable credit and a free time to be accepted', async () => {
    const poor = await aLearnerWithCredits(server.db, 0)
    const { id } = await booked(byEmail(poor.email))
    expect(codeOf((await join(id, poor)).body)).toBe('NOT_ENOUGH_CREDITS')
    const other = await aLessonCoach(server.db)
    const own = { kind: 'private' as const, coachId: other.coachId, startsAt: on('16:15') }
    await server.call(contract.bookLesson, { body: own }, { as: partner })
    await seek(id, byEmail(partner.email))
    expect(codeOf((await join(id)).body)).toBe('LEARNER_BUSY')
    expect(await balance(partner)).toBe(1)
  })

  test('goes by name only to learners with whom the booker had a lesson', async () => {
    const { id } = await booked()
    expect(codeOf((await seek(id, { by: 'person', userId: partner.id })).body)).toBe('USER_NOT_FOUND')
    await seek(id, byEmail(partner.email))
    await join(id)
    const known = await server.call(shared.listKnownLearners, {}, { as: booker })
    expect(known.body).toEqual([{ userId: partner.id, name: partner.username }])
    await cancel(id, partner)
    expect((await server.call(shared.listKnownLearners, {}, { as: booker })).body).toEqual([])
  })

  test('is deleted a day after the lesson', async () => {
    const { id } = await booked(byEmail('nobody@example.test'))
    const left = () => server.db.$count(lessonInvitations, eq(lessonInvitations.lessonId, id))
    await cleanUp(server.db, new Date(on('16:00', '05')))
    expect(await left()).toBe(1)
    await cleanUp(server.db, new Date(on('17:00', '05')))
    expect(await left()).toBe(0)
  })
})

describe('an open seat', () => {
  const setLevel = (user: TestUser, level: 'A1' | 'A2' | 'B1' | 'C1') =>
    server.db.update(users).set({ level }).where(eq(users.id, user.id))

  test('is offered to the same and the neighbouring levels, and goes to one learner', async () => {
    const { id } = await booked({ by: 'level' })
    await setLevel(partner, 'A1')
    expect(await offers()).toEqual([])
    await setLevel(partner, 'A2')
    expect(await offers()).toMatchObject([{ id, levels: { from: 'A2', to: 'B2' }, invitedBy: null }])
    const second = await aLearnerWithCredits(server.db, 1)
    const answers = await Promise.all([join(id), join(id, second)])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409'])
    expect(refusals(answers)).toEqual(['NO_SEAT_LEFT'])
  })

  test('needs the level of the booker', async () => {
    const { id } = await booked()
    await server.db.update(users).set({ level: null, levelScore: null }).where(eq(users.id, booker.id))
    expect(codeOf((await seek(id, { by: 'level' })).body)).toBe('LEVEL_UNKNOWN')
  })

  test('of a course is offered to its learners', async () => {
    const { id } = await booked({ by: 'course' })
    expect(await offers()).toEqual([])
    const { courseId } = await anEnrollment(server.db, { userId: booker.id })
    await anEnrollment(server.db, { userId: partner.id, courseId })
    expect(await offers()).toMatchObject([{ id, levels: null }])
    expect((await join(id)).status).toBe(201)
  })

  test('can be taken until 12 hours before', async () => {
    const { id } = await booked({ by: 'level' })
    at(on('04:00'))
    expect(await offers()).toEqual([])
    expect((await join(id)).body).toMatchObject({
      code: 'BOOKING_CLOSED',
      message: 'It is too late: seats can be taken until Wednesday 4 March at 07:00 (Istanbul time)',
    })
  })
})

describe('without a partner', () => {
  const check = (moment: string) => checkNumbers({ db: server.db, now: at(moment) })

  test('a late invitation has two hours before the booker is asked, unless it is declined', async () => {
    at(on('20:00', '03'))
    const { id, isAsked } = await booked(byEmail(partner.email))
    expect(isAsked).toBe(false)
    await check(on('21:59', '03'))
    expect(await kindsOf(booker)).not.toContain('duo_asked')
    await decline(id)
    expect((await mine(id)).isAsked).toBe(true)
    await seek(id, byEmail(partner.email))
    expect((await mine(id)).isAsked).toBe(false)
    await check(on('23:59', '03'))
    expect((await mine(id)).isAsked).toBe(true)
    expect(await kindsOf(booker)).toContain('duo_asked')
  })

  test('the booker is asked once, 24 hours before; 12 hours before the credit goes back', async () => {
    const { id } = await booked(byEmail(partner.email))
    await check(on('15:59', '03'))
    expect((await mine(id)).isAsked).toBe(false)
    expect(await kindsOf(booker)).not.toContain('duo_asked')
    await check(on('16:00', '03'))
    await check(on('16:02', '03'))
    expect((await mine(id)).isAsked).toBe(true)
    expect((await kindsOf(booker)).filter((kind) => kind === 'duo_asked')).toHaveLength(1)
    // The notices of the booking are no longer waiting
    await server.db.update(notifications).set({ isMailDue: false, mailedAt: sellingClock })
    await check(on('04:00'))
    await check(on('04:02'))
    expect(await lessonOf(id)).toMatchObject({ cancelledBy: 'rule' })
    expect(await mine(id)).toMatchObject({ status: 'cancelled', cancelledBy: 'rule' })
    expect(await balance(booker)).toBe(2)
    expect((await kindsOf(booker)).filter((kind) => kind === 'duo_freed')).toHaveLength(1)
    expect(await kindsOf(coach)).toContain('lesson_cancelled')
    expect(await offers()).toEqual([])
    expect(codeOf((await join(id)).body)).toBe('LESSON_NOT_FOUND')
  })

  test('it becomes a private lesson of 30 minutes for the same credit', async () => {
    const { id } = await booked(byEmail(partner.email))
    expect((await makePrivate(id)).body).toMatchObject({ kind: 'private', endsAt: on('16:30'), search: null })
    expect(await balance(booker)).toBe(1)
    await check(on('04:00'))
    expect(await lessonOf(id)).toMatchObject({
      cancelledAt: null,
      seats: 1,
      busyUntil: new Date(on('16:40')),
    })
    expect(codeOf((await join(id)).body)).toBe('LESSON_NOT_FOUND')
    expect(codeOf((await makePrivate(id)).body)).toBe('NOT_A_DUO')
    expect(await noticesOf(coach)).toContainEqual(
      expect.objectContaining({
        kind: 'lesson_moved',
        lesson: 'private',
        other: booker.username,
        privateMinutes: 30,
      }),
    )
  })

  test('the booker may choose until 12 hours before, and nobody else', async () => {
    const id = await aFullDuo()
    expect(codeOf((await makePrivate(id)).body)).toBe('NO_SEAT_LEFT')
    expect(codeOf((await makePrivate(id, partner)).body)).toBe('NOT_A_DUO')
    expect((await makePrivate(id, await aLearnerWithCredits(server.db, 1))).status).toBe(404)
    await cancel(id, partner)
    at(on('04:00'))
    expect(codeOf((await makePrivate(id)).body)).toBe('BOOKING_CLOSED')
  })
})
