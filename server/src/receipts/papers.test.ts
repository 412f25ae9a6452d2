import { randomUUID } from 'node:crypto'
import { errorReply } from '@sohbet/contract/error-reply'
import { listNotifications } from '@sohbet/contract/notifications/notifications'
import { listOwnEnrollments } from '@sohbet/contract/selling/enrollments'
import * as contract from '@sohbet/contract/selling/papers'
import { exportUser } from '@sohbet/contract/people/users'
import { sampleSchool } from '@sohbet/domain/school'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courses } from '../db/tables/catalogue/courses.ts'
import { users } from '../db/tables/people/users.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { orderBilling } from '../db/tables/selling/papers.ts'
import { moneyLedger, payments } from '../db/tables/selling/payments.ts'
import { requireOrderId } from '../enrollments/orders.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aPdf, documentFile, pdf } from '../testing/files/documents.ts'
import { aPhoto } from '../testing/files/pictures.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import {
  aHandPayment,
  anEnrollment,
  aPaidPayment,
  aTestedLearner,
  sellingClock,
} from '../testing/rows/selling.ts'
import { forgetPapers } from './forget-papers.ts'
import { invoiceFile } from './invoice.reads.ts'
import { requireReceipt } from './receipt.reads.ts'

let server: TestApp
let admin: TestUser
let learner: TestUser
let enrollmentId: string
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  learner = await aTestedLearner(server.db)
  enrollmentId = (await anEnrollment(server.db, { userId: learner.id })).id
})

const company = {
  kind: 'company' as const,
  name: 'Köprü A.Ş.',
  taxOffice: 'Kadıköy',
  taxNumber: '4840847211',
  address: 'Moda Cad. 1',
}
const save = (billing: object | null, as = learner) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some are refused
  server.call(contract.saveBilling, { body: { billing: billing as contract.Billing | null } }, { as })
const billingOf = async (as = learner) =>
  contract.getBilling.reply.parse((await server.call(contract.getBilling, {}, { as })).body).billing
const papers = async () =>
  contract.getPapers.reply.parse(
    (await server.call(contract.getPapers, { params: { id: enrollmentId } }, { as: admin })).body,
  )
const upload = (file: File, replaces?: string) =>
  server.call(
    contract.uploadInvoice,
    { body: { file, enrollmentId, ...(replaces && { replaces }) } },
    { as: admin },
  )
const uploaded = async (file = aPdf()) => contract.uploadInvoice.reply.parse((await upload(file)).body)
const mine = async (as = learner) =>
  listOwnEnrollments.reply
    .parse((await server.call(listOwnEnrollments, {}, { as })).body)
    .enrollments.flatMap(({ invoices }) => invoices)

describe('billing details', () => {
  test('are saved, changed and removed by their learner only', async () => {
    expect(await billingOf()).toBeNull()
    await save({ kind: 'person', name: ' Ayşe Yılmaz ', address: 'Moda' })
    expect(await billingOf()).toMatchObject({ name: 'Ayşe Yılmaz', taxNumber: '', taxOffice: '' })
    expect((await save(company)).body).toEqual({ billing: company })
    expect(await billingOf(await aTestedLearner(server.db))).toBeNull()
    expect(await papers()).toEqual({ billing: company, invoices: [] })
    await save(null)
    expect(await billingOf()).toBeNull()
  })

  test.each([
    [{ taxOffice: ' ' }, 'taxOffice', 'Please fill in this field'],
    [
      { taxNumber: '4840847212' },
      'taxNumber',
      'Tax number is not valid: it has 10 digits, or 11 for an identity number',
    ],
    [
      { kind: 'person', taxNumber: '4840847211' },
      'taxNumber',
      'Identity number is not valid: it has 11 digits',
    ],
    [{ address: '' }, 'address', 'Please fill in this field'],
  ])('refuse %j', async (change, field, message) => {
    const { status, body } = await save({ ...company, ...change })
    expect([status, errorReply.parse(body).fields?.[`billing.${field}`]]).toEqual([400, message])
  })

  test('of a paid order stay when the learner changes them or erases the account', async () => {
    await save(company)
    await aPaidPayment(server.db, { enrollmentId })
    await save({ ...company, name: 'Another' })
    expect((await papers()).billing).toEqual(company)
    const exported = await server.call(exportUser, { params: { id: learner.id } }, { as: learner })
    expect(exported.body).toMatchObject({
      billing_details: [{ name: 'Another' }],
      order_billing: [{ name: 'Köprü A.Ş.', taxNumber: '4840847211' }],
      receipts: [{ year: 2026, number: expect.any(Number), plan: 'basic', hasBilling: true }],
    })
  })
})

test('a numbered receipt never changes', async () => {
  const read = async (id: string) => (await requireReceipt(server.db, id, sampleSchool)).receipt
  const first = await aHandPayment(server.db, { enrollmentId, amountMinor: 20_000 })
  const orderId = await requireOrderId(server.db, enrollmentId)
  const line = { orderId, currency: 'USD', createdAt: sellingClock, reference: randomUUID() } as const
  const [refund] = await server.db
    .insert(moneyLedger)
    .values({ ...line, kind: 'refund', amountMinor: -5000 })
    .returning()
  const before = [await read(first), await read(refund?.id ?? '')]
  expect(before).toMatchObject([
    { planName: { tr: 'Basic', en: 'Basic' }, listMinor: 45_000, reductionMinor: 0, billing: null },
    { refundOf: [before[0]?.number], billing: null },
  ])
  // The learner is moved to a dearer course with a reduction, adds billing details, and pays again
  const to = await aCourse(server.db, { name: 'Mornings' })
  await server.db.update(enrollments).set({ courseId: to.id }).where(eq(enrollments.id, enrollmentId))
  const price = { listMinor: 60_000, reductionMinor: 5000, reductionKind: 'early_bird' } as const
  await server.db.update(orders).set(price).where(eq(orders.id, orderId))
  await save(company)
  const second = await aHandPayment(server.db, { enrollmentId, amountMinor: 20_000 })
  await server.db.update(courses).set({ name: 'Afternoons' }).where(eq(courses.id, to.id))
  expect([await read(first), await read(refund?.id ?? '')]).toEqual(before)
  expect(await read(second)).toMatchObject({
    courseName: 'Mornings',
    listMinor: 60_000,
    reductionMinor: 5000,
    billing: company,
  })
  const change = server.db
    .update(orderBilling)
    .set({ name: 'Another' })
    .where(eq(orderBilling.orderId, orderId))
  await expect(change).rejects.toThrow('Failed query')
})

describe('an invoice', () => {
  test('appears to its learner, who is notified, by a signed URL', async () => {
    const { invoices } = await uploaded(documentFile(pdf('Fatura'), 'GİB 1.pdf'))
    expect(invoices).toMatchObject([{ name: 'GİB 1.pdf', createdAt: sellingClock.toISOString() }])
    const [own] = await mine()
    const file = await server.app.inject({ url: own?.url ?? '' })
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    const [path = ''] = own?.url.split('?') ?? []
    expect((await server.app.inject({ url: path })).statusCode).toBe(400)
    server.clock.now = new Date(sellingClock.getTime() + 11 * 60_000)
    expect((await server.app.inject({ url: own?.url ?? '' })).statusCode).toBe(403)
    expect(await mine(await aTestedLearner(server.db))).toEqual([])
    const notices = await server.call(listNotifications, { query: {} }, { as: learner })
    expect(listNotifications.reply.parse(notices.body).data.map(({ notice }) => notice.kind)).toEqual([
      'invoice',
    ])
  })

  test('can be replaced and removed; its file goes too', async () => {
    const [first] = (await uploaded()).invoices
    const second = contract.uploadInvoice.reply.parse((await upload(aPdf('New'), first?.id)).body)
    expect(second.invoices).toHaveLength(1)
    const id = second.invoices[0]?.id ?? ''
    expect(id).not.toBe(first?.id)
    await server.workOff()
    expect(await server.files.has(invoiceFile(first?.id ?? ''))).toBe(false)
    expect(await server.files.has(invoiceFile(id))).toBe(true)
    await server.call(contract.removeInvoice, { params: { id } }, { as: admin })
    await server.workOff()
    expect(await server.files.has(invoiceFile(id))).toBe(false)
    expect(await mine()).toEqual([])
  })

  test('is a PDF by its content, of an enrolment that exists, and one of ten at most', async () => {
    const picture = new File([await aPhoto()], 'a.pdf', { type: 'application/pdf' })
    expect(codeOf((await upload(picture)).body)).toBe('INVALID_DOCUMENT')
    expect(codeOf((await upload(aPdf(), randomUUID())).body)).toBe('NOT_FOUND')
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload(aPdf())))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.flatMap(({ status, body }) => (status === 201 ? [] : [codeOf(body)]))).toEqual([
      'INVOICES_FULL',
      'INVOICES_FULL',
    ])
    enrollmentId = randomUUID()
    expect(codeOf((await upload(aPdf())).body)).toBe('ENROLLMENT_NOT_FOUND')
  })

  test('stays with the school after the account is erased, and is in the export before', async () => {
    await uploaded()
    const exported = await server.call(exportUser, { params: { id: learner.id } }, { as: learner })
    expect(exported.body).toMatchObject({ invoices: [{ size: expect.any(Number) }] })
    await server.db.delete(users).where(eq(users.id, learner.id))
    expect((await papers()).invoices).toHaveLength(1)
  })

  test('and billing details and the payer’s name go after ten years', async () => {
    await save(company)
    const { id } = (await aPaidPayment(server.db, { enrollmentId })).payment
    await server.db.update(payments).set({ buyerName: 'Ayşe Yılmaz' }).where(eq(payments.id, id))
    const payerNames = async () =>
      (await server.db.select().from(payments).where(eq(payments.id, id))).map(({ buyerName }) => buyerName)
    const [kept] = (await uploaded()).invoices
    await forgetPapers(server.db, new Date('2036-12-31T20:59:59Z'))
    expect(await papers()).toMatchObject({ billing: company, invoices: [{ id: kept?.id }] })
    expect(await payerNames()).toEqual(['Ayşe Yılmaz'])
    await save(null)
    await forgetPapers(server.db, new Date('2036-12-31T21:00:00Z'))
    await server.workOff()
    expect(await papers()).toEqual({ billing: null, invoices: [] })
    expect(await payerNames()).toEqual([null])
    expect(await server.files.has(invoiceFile(kept?.id ?? ''))).toBe(false)
  })
})
