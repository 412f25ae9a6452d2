import { randomUUID } from 'node:crypto'
import * as contract from '@sohbet/contract/selling/papers'
import { fromMinor } from '@sohbet/domain/course/price'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyLedger } from '../db/tables/selling/payments.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { partnerLedger } from '../db/tables/selling/partner-ledger.ts'
import { partners } from '../db/tables/selling/partners.ts'
import { requireOrderId } from '../enrollments/orders.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { anEnrollment, aPaidPayment, aTestedLearner } from '../testing/rows/selling.ts'
import { readMovementsPage, type Movement } from './movements.reads.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

async function tableOf(from: string, to: string, language: 'en' | 'tr' = 'en') {
  const headers = { ...(await server.headersOf(admin)), 'accept-language': language }
  const answer = await server.send(contract.exportMovements, { query: { from, to } }, headers)
  const { csv, fileName } = contract.exportMovements.reply.parse(answer.body)
  const [head = '', ...lines] = csv.replace('\uFEFF', '').trimEnd().split('\r\n')
  return { fileName, head, lines }
}

test('lists every movement of the days with number, VAT split, provider and method', async () => {
  const learner = await aTestedLearner(server.db, { username: '=cmd()' })
  const course = await aCourse(server.db, { name: 'Evenings' })
  const { id: enrollmentId } = await anEnrollment(server.db, { userId: learner.id, courseId: course.id })
  const { payment } = await aPaidPayment(server.db, { enrollmentId })
  const orderId = await requireOrderId(server.db, enrollmentId)
  const line = { orderId, currency: 'USD' as const, createdAt: new Date('2026-03-02T20:59:59Z') }
  await server.db.insert(moneyLedger).values([
    { ...line, paymentId: payment.id, kind: 'refund', amountMinor: -100_00, reference: randomUUID() },
    { ...line, kind: 'payment', amountMinor: 20_00, reference: 'by hand' },
    { ...line, paymentId: payment.id, kind: 'refund_returned', amountMinor: 30_00, reference: 'bounced' },
    // The next day of the school
    {
      ...line,
      kind: 'payment',
      amountMinor: 1,
      reference: 'next',
      createdAt: new Date('2026-03-02T21:00:00Z'),
    },
  ])
  const { fileName, head, lines } = await tableOf('2026-03-02', '2026-03-02')
  expect(fileName).toBe('movements-2026-03-02-2026-03-02.csv')
  expect(head).toMatch(/^Date,Receipt number,Kind,Order,Course,Name,Tax number,Gross,Without VAT,VAT,VAT %,/)
  expect(lines).toEqual([
    `2026-03-02 12:00,2026-000001,Sale,${orderId},Evenings,'=cmd(),,450,375,75,20,USD,0,local,Test card,1,450,${payment.reference}`,
    expect.stringMatching(
      `^2026-03-02 23:59,2026-00000.,Refund,${orderId},Evenings,'=cmd\\(\\),,-100,-83.33,-16.67,20,USD,,local,Test card,,,`,
    ),
    expect.stringMatching(
      `^2026-03-02 23:59,2026-00000.,Sale,${orderId},Evenings,'=cmd\\(\\),,20,16.6[67],3.3[34],20,USD,0,,Bank transfer,,,by hand$`,
    ),
    `2026-03-02 23:59,,Refund returned,${orderId},Evenings,'=cmd(),,30,25,5,20,USD,,local,Test card,,,bounced`,
  ])
})

test('contains payouts to partners, in the language of the reader', async () => {
  const [partner] = await server.db
    .insert(partners)
    .values({
      name: 'Zeynep',
      email: 'zeynep@example.test',
      code: 'zeynep',
      rate: 1000,
      createdAt: new Date(),
    })
    .returning()
  await server.db.insert(partnerLedger).values({
    partnerId: partner?.id ?? '',
    kind: 'payout',
    amountMinor: -1_250_50,
    currency: 'TRY',
    paidOn: '2026-04-01',
    createdAt: new Date('2026-04-01T09:00:00Z'),
  })
  const { head, lines } = await tableOf('2026-04-01', '2026-04-30', 'tr')
  expect(head).toContain('Makbuz numarası;Tür;Sipariş')
  expect(lines).toEqual(['2026-04-01 12:00;;İş ortağı ödemesi;;;Zeynep;;-1250,5;-1250,5;0;;TRY;;;;;;'])
})

test('adds up to the ledger, page by page', async () => {
  const pages: Movement[] = []
  let last: Movement | undefined
  do {
    const rows = await readMovementsPage(server.db, {
      from: '2026-01-01',
      to: '2026-12-31',
      after: last ?? null,
      limit: 2,
    })
    pages.push(...rows)
    last = rows.length === 2 ? rows.at(-1) : undefined
  } while (last)
  const [ledger] = await server.db
    .select({ sum: sql<number>`sum(${moneyLedger.amountMinor})::float8`, count: sql<number>`count(*)::int` })
    .from(moneyLedger)
  const sales = pages.filter(({ kind }) => kind !== 'payout')
  expect(sales).toHaveLength(ledger?.count ?? -1)
  expect(sales.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(ledger?.sum)
  expect(fromMinor(ledger?.sum ?? 0)).toBe(400.01)
  expect(await server.db.$count(orders)).toBe(1)
})
