import { exportMovements } from '@sohbet/contract/selling/papers'
import { getReceipt } from '@sohbet/contract/selling/enrollments'
import { getOwnCredits } from '@sohbet/contract/credits/credits'
import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import * as contract from '@sohbet/contract/credits/packs'
import { bookLesson } from '@sohbet/contract/lessons/lessons'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { acceptedDocuments } from '../../db/tables/selling/accepted-documents.ts'
import { lessons, lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { creditLots } from '../../db/tables/selling/credit-lots.ts'
import { disputes } from '../../db/tables/selling/disputes.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { packs } from '../../db/tables/selling/packs.ts'
import { moneyLedger, payments } from '../../db/tables/selling/payments.ts'
import { useCredits } from '../../credits/lots.ts'
import { enrollmentSteps } from '../../composition/enrollment-steps.ts'
import { compact, wordsOfPdf } from '../../testing/files/read-pdf.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf } from '../../testing/rows/builders.ts'
import { on } from '../../testing/apps/lesson-calls.ts'
import { aLesson, aLessonCoach } from '../../testing/rows/lessons.ts'
import { openPackCheckout, sellPacks } from '../../testing/rows/packs.ts'
import { anEnrollment, aTestedLearner, paymentEvent, sellingClock } from '../../testing/rows/selling.ts'
import { closeReturnedPacks } from './close-returned-packs.ts'

let server: TestApp
let learner: Awaited<ReturnType<typeof aTestedLearner>>
beforeAll(async () => {
  server = await startTestApp()
  await sellPacks(server.db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  learner = await aTestedLearner(server.db)
})

const open = async (size: 1 | 5 | 10 = 5) => {
  const reply = await openPackCheckout(server, learner, { size })
  return contract.createPackCheckout.reply.parse(reply.body).sessionUrl.split('/').at(-1) ?? ''
}
const pay = (sessionId: string) =>
  server.call(payLocalCheckout, { params: { sessionId }, body: { card: testCards.pays } })
const buy = async (size: 1 | 5 | 10 = 5) => {
  const sessionId = await open(size)
  await pay(sessionId)
  await server.workOff()
  return sessionId
}
const mine = async () =>
  contract.listOwnPacks.reply.parse((await server.call(contract.listOwnPacks, {}, { as: learner })).body)
const only = async () => {
  const [pack] = await mine()
  if (!pack) throw new Error('the learner has no pack')
  return pack
}
const credits = async () =>
  getOwnCredits.reply.parse((await server.call(getOwnCredits, {}, { as: learner })).body)
const refund = (id: string, expected: number, as: { id: string } = learner) =>
  server.call(contract.refundPack, { params: { id }, body: { expected } }, { as })
const booked = async () =>
  (
    await server.db
      .select({ amountMinor: moneyLedger.amountMinor })
      .from(moneyLedger)
      .innerJoin(orders, eq(orders.id, moneyLedger.orderId))
      .innerJoin(packs, eq(packs.id, orders.packId))
      .where(eq(packs.userId, learner.id))
      .orderBy(moneyLedger.createdAt, moneyLedger.id)
  ).map(({ amountMinor }) => amountMinor)
const paymentOf = async () => {
  const [row] = await server.db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(packs, eq(packs.id, orders.packId))
    .where(eq(packs.userId, learner.id))
    .orderBy(desc(payments.createdAt))
  if (!row) throw new Error('no payment')
  return row.payment
}
/** A lesson that a credit of the pack pays for. */
const lessonFromPack = async (startsAt: Date) => {
  const lesson = await aLesson(server.db, { userId: learner.id, startsAt })
  const [lot] = await useCredits(
    server.db,
    learner.id,
    { credits: 1, extraGroups: 0 },
    { reason: 'lesson', now: server.clock.now },
  )
  await server.db
    .update(lessonSeats)
    .set({ lotId: lot?.id ?? null })
    .where(eq(lessonSeats.lessonId, lesson.id))
  return lesson
}

test('packs in the currency of the last enrolment come first, else those of the school', async () => {
  const offered = async () => {
    const { body } = await server.call(contract.listPackOffers, {}, { as: learner })
    return contract.listPackOffers.reply.parse(body).offers.map(({ currency }) => currency)
  }
  const [first, last] = [(await offered())[0], (await offered()).at(-1)]
  expect(first).not.toBe(last)
  await anEnrollment(server.db, { userId: learner.id, currency: last })
  expect((await offered())[0]).toBe(last)
})

test('a learner buys 5 credits: one lot of 12 months, whatever the number of clicks and events', async () => {
  const sessionId = await open()
  expect(await open()).toBe(sessionId)
  await Promise.all([pay(sessionId), pay(sessionId)])
  const { id } = await paymentOf()
  await Promise.all([
    server.sendEvent(paymentEvent(id)),
    server.sendEvent(paymentEvent(id)),
    server.call(contract.verifyPack, { params: { sessionId } }, { as: learner }),
  ])
  await server.workOff()
  const verified = await server.call(contract.verifyPack, { params: { sessionId } }, { as: learner })
  expect(verified.body).toEqual({ status: 'complete', size: 5 })
  expect(await credits()).toMatchObject({
    balance: 5,
    lots: [{ source: 'pack', credits: 5, expiresOn: '2027-03-02' }],
  })
  expect(await booked()).toEqual([2250_00])
  expect(await only()).toMatchObject({ size: 5, price: 2250, status: 'paid', left: 5, refund: 2250 })
})

test('the mail has the receipt and both documents, which say what was bought', async () => {
  await buy()
  const [mail] = await server.mails(learner.email)
  expect(mail?.subject).toBe('Ders kredilerin hazır')
  expect(mail?.text).toContain('Kredi paketin: 5 ders kredisi. Ödenen: 2.250 TL.')
  expect(mail?.text).toContain(
    'PDF olarak ekte: makbuz, ön bilgilendirme formu ve mesafeli satış sözleşmesi.',
  )
  const [movement] = (await only()).movements
  expect(movement?.receiptNumber).toMatch(/^2026-\d+$/)
  const receipt = await server.call(getReceipt, { params: { id: movement?.id ?? '' } }, { as: learner })
  expect(compact(await wordsOfPdf(z.instanceof(Uint8Array).parse(receipt.body)))).toContain(
    compact('5 lesson credits'),
  )
  const documents = await server.db
    .select({ name: acceptedDocuments.name, document: acceptedDocuments.document })
    .from(acceptedDocuments)
    .innerJoin(orders, eq(orders.id, acceptedDocuments.orderId))
    .innerJoin(packs, eq(packs.id, orders.packId))
    .where(eq(packs.userId, learner.id))
  expect(documents.map(({ name }) => name).toSorted()).toEqual(['distanceSales', 'preInformation'])
  expect(JSON.stringify(documents)).toContain('without the used credits, at 500 TL for each')
})

test('a pack needs both consents, the price and the documents of the screen', async () => {
  const query = { size: 5 as const, currency: 'TRY' as const }
  const { body } = await server.call(contract.getPackDocuments, { query }, { as: learner })
  const { seal } = contract.getPackDocuments.reply.parse(body)
  const order = async (change: object) => {
    const consents = { preInformation: true, distanceSales: true, seal }
    const reply = await server.call(
      contract.createPackCheckout,
      { body: { ...query, price: 2250, consents, ...change } },
      { as: learner },
    )
    return codeOf(reply.body)
  }
  expect([
    await order({ price: 2000 }),
    await order({ consents: { preInformation: true, distanceSales: false, seal } }),
    await order({ consents: { preInformation: true, distanceSales: true, seal: 'old' } }),
    await order({ size: 10, currency: 'USD' }),
  ]).toEqual(['PRICE_CHANGED', 'CONSENTS_REQUIRED', 'DOCUMENTS_CHANGED', 'PACK_NOT_SOLD'])
})

test('a refund cancels lessons ahead first; used credits count at the single price', async () => {
  await buy()
  const hours = (count: number) => new Date(sellingClock.getTime() + count * 3_600_000)
  const inTime = await lessonFromPack(hours(48))
  const late = await lessonFromPack(hours(6))
  const { id, ...before } = await only()
  expect(before).toMatchObject({ left: 3, lessonsAhead: 2, refund: 1750 })
  expect(codeOf((await refund(id, 2250)).body)).toBe('STATE_CHANGED')
  expect((await refund(id, 1750)).body).toMatchObject({ status: 'closed', left: 0, refund: null })
  await server.workOff()
  expect(await booked()).toEqual([2250_00, -1750_00])
  expect((await credits()).balance).toBe(0)
  const seats = await server.db.select().from(lessonSeats).where(eq(lessonSeats.userId, learner.id))
  expect(new Map(seats.map(({ lessonId, status }) => [lessonId, status]))).toEqual(
    new Map([
      [inTime.id, 'cancelled'],
      [late.id, 'late'],
    ]),
  )
  expect(await server.db.$count(lessons, eq(lessons.cancelledBy, 'learner'))).toBe(2)
  expect(codeOf((await refund(id, 0)).body)).toBe('PACK_REFUND_OVER')
  const { movements } = await only()
  expect(movements.map(({ kind, receiptNumber }) => [kind, receiptNumber !== null])).toEqual([
    ['payment', true],
    ['refund', true],
  ])
})

test('a refund is over after 14 days, for an admin too; another learner finds no pack', async () => {
  const admin = await aUserOf(server.db, 'admin')
  await buy(1)
  const { id } = await only()
  expect(codeOf((await refund(id, 500, await aTestedLearner(server.db))).body)).toBe('NOT_FOUND')
  server.clock.now = new Date(sellingClock.getTime() + 14 * 86_400_000)
  expect(codeOf((await refund(id, 500, admin)).body)).toBe('PACK_REFUND_OVER')
  server.clock.now = new Date(server.clock.now.getTime() - 1000)
  expect((await refund(id, 500, admin)).status).toBe(200)
})

test('a dispute freezes the lot, and a lost one closes it with its lessons', async () => {
  await buy()
  const lesson = await lessonFromPack(new Date(sellingClock.getTime() + 48 * 3_600_000))
  const { id: paymentId, amountMinor } = await paymentOf()
  const state = { status: 'open', money: 'withdrawn', openedAt: sellingClock } as const
  await server.db
    .insert(disputes)
    .values({ paymentId, reference: `hand-${paymentId}`, amountMinor, ...state })
  expect(await credits()).toMatchObject({ usable: { credits: 0 }, frozen: { credits: 4 } })
  expect((await only()).refund).toBeNull()
  await server.db
    .update(disputes)
    .set({ status: 'lost', closedAt: sellingClock })
    .where(eq(disputes.paymentId, paymentId))
  await closeReturnedPacks({ db: server.db, now: sellingClock, publicUrl: '', enrollmentSteps })
  expect((await credits()).balance).toBe(0)
  expect(await only()).toMatchObject({ status: 'closed' })
  const [cancelled] = await server.db.select().from(lessons).where(eq(lessons.id, lesson.id))
  expect(cancelled?.cancelledBy).toBe('learner')
  const [lot] = await server.db.select().from(creditLots).where(eq(creditLots.userId, learner.id))
  expect(lot?.credits).toBe(0)
})

test('a refund right after a booking tells the learner that the lesson is cancelled', async () => {
  await buy()
  const { coachId } = await aLessonCoach(server.db)
  const booking = { kind: 'private' as const, coachId, startsAt: on('16:00', '11') }
  expect((await server.call(bookLesson, { body: booking }, { as: learner })).status).toBe(201)
  const { id } = await only()
  expect((await refund(id, 2250)).status).toBe(200)
  const notices = await server.db.select().from(notifications).where(eq(notifications.userId, learner.id))
  expect(notices.map(({ kind }) => kind)).toContain('lesson_cancelled')
})

test('an admin lists packs, and the accountant’s table has them', async () => {
  const admin = await aUserOf(server.db, 'admin')
  await buy()
  const { body } = await server.call(contract.listPacks, { query: { userId: learner.id } }, { as: admin })
  expect(contract.listPacks.reply.parse(body)).toMatchObject([
    { size: 5, price: 2250, learner: { id: learner.id } },
  ])
  const query = { from: '2026-03-02', to: '2026-03-02' }
  const { body: table } = await server.call(exportMovements, { query }, { as: admin })
  expect(exportMovements.reply.parse(table).csv).toContain('5 ders kredisi')
})
