import { createEnrollment, enrollment } from '@sohbet/contract/selling/enrollments'
import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import { createCheckoutSession, verifyPayment } from '@sohbet/contract/selling/payments'
import { bookPayment } from '@sohbet/contract/selling/by-hand'
import { getSitePage, publishSitePage, saveSiteDraft } from '@sohbet/contract/site/site'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { courses } from '../db/tables/catalogue/courses.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { moneyLedger } from '../db/tables/selling/payments.ts'
import { aUser, aUserOf } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { compact, wordsOfPdf } from '../testing/files/read-pdf.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { enrollmentSteps } from '../composition/enrollment-steps.ts'
import { isOrderOf } from '../enrollments/orders.ts'
import { expireEnrollments } from '../enrollments/seats/expire-enrollments.ts'
import { bothConsents, enrollmentById, later, sellingClock } from '../testing/rows/selling.ts'

let server: TestApp
/** Of the documents that are published. */
let consents = bothConsents
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const aLearner = () => aUser(server.db, { level: 'B1', levelScore: 1700 })

async function checkOut(as: { id: string }, courseId: string) {
  const { body } = await server.call(createEnrollment, { body: { courseId } }, { as })
  const { id } = enrollment.parse(body)
  const session = await server.call(createCheckoutSession, { body: { enrollmentId: id, consents } }, { as })
  const { sessionUrl } = z.object({ sessionUrl: z.string() }).parse(session.body)
  return { id, sessionId: sessionUrl.split('/').at(-1) ?? '' }
}

const pay = (sessionId: string) =>
  server.call(payLocalCheckout, { params: { sessionId }, body: { card: testCards.pays } })

test('a learner pays and is enrolled', async () => {
  const learner = await aLearner()
  const course = await aCourse(server.db)
  const { id, sessionId } = await checkOut(learner, course.id)
  const clicks = await Promise.all([pay(sessionId), pay(sessionId)])
  expect(clicks.map(({ status }) => status)).toEqual([200, 200])
  const mails = await server.mails(learner.email)
  expect(mails.map(({ subject }) => subject)).toEqual([`Kaydın tamam: ${course.name}`])
  const verified = await server.call(verifyPayment, { params: { sessionId } }, { as: learner })
  expect(verified.body).toMatchObject({ status: 'complete', courseName: course.name })
  const [row] = await server.db.select().from(enrollments).where(eq(enrollments.id, id))
  expect(row).toMatchObject({ status: 'active', plan: 'basic', amountMinor: 45_000 })
  const [seats] = await server.db.select().from(courses).where(eq(courses.id, course.id))
  expect(seats?.currentEnrollments).toBe(1)
  expect(await server.db.$count(moneyLedger, isOrderOf(moneyLedger.orderId, id))).toBe(1)
})

test('a price that rose after the learner saw it opens no checkout, and its consents end', async () => {
  const as = await aLearner()
  const { id: courseId } = await aCourse(server.db)
  await server.db.update(courses).set({ priceMinor: 50_000 }).where(eq(courses.id, courseId))
  const { body } = await server.call(createEnrollment, { body: { courseId, consents } }, { as })
  const { id: enrollmentId } = enrollment.parse(body)
  const open = (amount?: number, currency: 'USD' | 'TRY' = 'USD') =>
    server.call(
      createCheckoutSession,
      { body: { enrollmentId, ...(amount !== undefined && { price: { amount, currency } }) } },
      { as },
    )
  const seen = [await open(450), await open(500, 'TRY'), await open(500)]
  expect(seen.map(({ body: refused }) => codeOf(refused))).toEqual([
    'PRICE_CHANGED',
    'PRICE_CHANGED',
    'CONSENTS_REQUIRED',
  ])
  const agreed = { enrollmentId, consents, price: { amount: 500, currency: 'USD' as const } }
  expect((await server.call(createCheckoutSession, { body: agreed }, { as })).status).toBe(200)
  // A page under way keeps its consents when an old tab is refused
  expect(codeOf((await open(450)).body)).toBe('PRICE_CHANGED')
  expect((await open()).status).toBe(200)
})

test('a payment that arrives after the seat is gone is refunded', async () => {
  const course = await aCourse(server.db, { maxEnrollments: 1 })
  const late = await aLearner()
  const { id, sessionId } = await checkOut(late, course.id)
  await pay(sessionId)
  server.clock.now = new Date(server.clock.now.getTime() + 31 * 60_000)
  const quick = await aLearner()
  const { sessionId: other } = await checkOut(quick, course.id)
  await pay(other)
  await server.mails(quick.email)
  await server.workOff()
  const [row] = await server.db.select().from(enrollments).where(eq(enrollments.id, id))
  expect(row).toMatchObject({ status: 'cancelled', cancelReason: 'expired' })
  const booked = await server.db
    .select({ amount: moneyLedger.amountMinor })
    .from(moneyLedger)
    .where(isOrderOf(moneyLedger.orderId, id))
  expect(booked.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([-45_000, 45_000])
  const verified = await server.call(verifyPayment, { params: { sessionId } }, { as: late })
  expect(verified.body).toMatchObject({ status: 'refunded' })
})

test('a payment that arrives after the hold takes the seat again, with the deadline of the withdrawal', async () => {
  server.clock.now = sellingClock
  const course = await aCourse(server.db, { startDate: '2026-03-09' })
  const learner = await aLearner()
  const { id, sessionId } = await checkOut(learner, course.id)
  later(server, 31)
  await expireEnrollments({
    db: server.db,
    now: server.clock.now,
    publicUrl: 'http://localhost',
    enrollmentSteps,
  })
  await pay(sessionId)
  await server.workOff()
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
  expect((await server.mails(learner.email))[0]?.text).toContain(
    '14 gün içinde cayabilirsin. Son an: 16 Mart',
  )
})

/** The PDFs of the newest mail to an address, with their words. */
async function attachedTo(email: string) {
  const [mail] = await server.mails(email)
  const files = mail?.attachments ?? []
  const words = await Promise.all(files.map(({ content }) => wordsOfPdf(Buffer.from(content, 'base64'))))
  return { text: mail?.text ?? '', names: files.map(({ name }) => name), words }
}

async function publishContract(title: string) {
  const admin = await aUserOf(server.db, 'admin')
  const params = { page: 'salesDocuments' } as const
  const { body } = await server.call(getSitePage, { params }, { as: admin })
  const { revision, content } = getSitePage.reply.parse(body)
  const text = JSON.stringify(content).replaceAll('Distance Sales Contract', title)
  const changed = getSitePage.reply.shape.content.parse(JSON.parse(text))
  const draft = await server.call(
    saveSiteDraft,
    { params, body: { revision, content: changed } },
    { as: admin },
  )
  const seen = { revision: getSitePage.reply.parse(draft.body).revision }
  const published = await server.call(publishSitePage, { params, body: seen }, { as: admin })
  consents = { ...bothConsents, version: String(getSitePage.reply.parse(published.body).version) }
}

test('the mail of the first payment carries the receipt and the documents as they were accepted', async () => {
  const learner = await aLearner()
  const course = await aCourse(server.db)
  const { sessionId } = await checkOut(learner, course.id)
  await publishContract('Contract of tomorrow')
  await pay(sessionId)
  const { text, names, words } = await attachedTo(learner.email)
  expect(text).toContain('PDF olarak ekte: makbuz, ön bilgilendirme formu ve mesafeli satış sözleşmesi.')
  expect(names).toEqual([
    expect.stringMatching(/^makbuz-2026-\d{6}\.pdf$/),
    'pre-information-form.pdf',
    'distance-sales-contract.pdf',
  ])
  const [receipt, form, contract] = words
  expect(receipt).toContain(compact('Makbuz numarası'))
  expect(form).toContain(compact(`A seat in the online course “${course.name}”`))
  expect(contract).toContain(compact('Distance Sales Contract'))
  expect(contract).toContain(compact(`The buyer is ${learner.username}, ${learner.email}.`))
  expect(contract).toContain(compact('$450'))
})

test('a seat by hand gets its papers with the first part, and a free one its documents', async () => {
  const admin = await aUserOf(server.db, 'admin')
  const accepted = async (courseId: string) => {
    const as = await aLearner()
    const headers = { ...(await server.headersOf(as)), 'accept-language': 'tr' }
    const body = { courseId, consents }
    const { id } = enrollment.parse((await server.send(createEnrollment, { body }, headers)).body)
    return { ...as, enrollmentId: id }
  }
  const learner = await accepted((await aCourse(server.db)).id)
  const book = (fields: object) =>
    server.call(
      bookPayment,
      {
        params: { id: learner.enrollmentId },
        body: { amount: 225, receivedOn: '2026-03-02', note: '', ...fields },
      },
      { as: admin },
    )
  expect((await book({ restLater: true })).status).toBe(201)
  const first = await attachedTo(learner.email)
  expect(first.names.slice(1)).toEqual(['on-bilgilendirme-formu.pdf', 'mesafeli-satis-sozlesmesi.pdf'])
  expect(first.words[2]).toContain(compact('Mesafeli Satış Sözleşmesi'))
  expect((await book({})).status).toBe(201)
  const carrying = (await server.mails(learner.email)).filter(({ attachments }) => attachments.length > 0)
  expect(carrying).toHaveLength(1)
  const guest = await accepted((await aCourse(server.db, { priceMinor: 0 })).id)
  expect((await attachedTo(guest.email)).names).toEqual(first.names.slice(1))
})
