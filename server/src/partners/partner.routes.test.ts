import { listChanges } from '@sohbet/contract/core/change-log'
import * as contract from '@sohbet/contract/partners/partners'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '../db/tables/people/users.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { partners } from '../db/tables/selling/partners.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { aPartner } from '../testing/rows/partners.ts'
import { anEnrollment, aPaidPayment, aTestedLearner, sellingClock } from '../testing/rows/selling.ts'
import { countClick, countSignUp } from './attribution.ts'
import { settleCommission } from './settle-commission.ts'

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

const fields = { name: 'Deniz Speaks', email: 'deniz@partner.test', ratePercent: 12.5, isActive: true }
const create = (body: { code: string; email?: string }) =>
  server.call(contract.createPartner, { body: { ...fields, ...body } }, { as: admin })
const read = async (id: string) =>
  contract.getPartner.reply.parse(
    (await server.call(contract.getPartner, { params: { id } }, { as: admin })).body,
  )

/** A sale for the partner in a course that starts on this day. */
async function sell(partner: { id: string }, startDate: string) {
  const learner = await aTestedLearner(server.db)
  await countSignUp(server.db, { userId: learner.id, partnerId: partner.id, now: server.clock.now })
  const course = await aCourse(server.db, { startDate })
  const { id } = await anEnrollment(server.db, { userId: learner.id, courseId: course.id })
  await aPaidPayment(server.db, { enrollmentId: id })
  await settleCommission(server.db, { enrollmentId: id, now: server.clock.now })
  return { course, learner }
}

describe('a partner', () => {
  test('is added with a link, changed with a record of the change, and has a code of its own', async () => {
    const made = await create({ code: 'Deniz' })
    expect([made.status, made.body]).toMatchObject([
      201,
      { code: 'deniz', ratePercent: 12.5, link: 'http://localhost/r/deniz', balances: [], clicks: 0 },
    ])
    expect(codeOf((await create({ code: 'deniz', email: 'b@partner.test' })).body)).toBe('PARTNER_CODE_TAKEN')
    expect(codeOf((await create({ code: 'deniz-2' })).body)).toBe('PARTNER_EMAIL_TAKEN')
    const { id, revision } = contract.createPartner.reply.parse(made.body)
    const body = { ...fields, code: 'deniz', ratePercent: 20, revision }
    const changed = await server.call(contract.updatePartner, { params: { id }, body }, { as: admin })
    expect(changed.body).toMatchObject({ ratePercent: 20 })
    const log = await server.call(listChanges, { query: { area: 'partners' } }, { as: admin })
    expect(Object(log.body).data[0]).toMatchObject({ field: 'ratePercent', before: '12.5', after: '20' })
  })

  test.each([
    [{ code: 'ab' }, 'code', '3 to 30 small letters, digits and dashes'],
    [{ code: 'a b' }, 'code', '3 to 30 small letters, digits and dashes'],
    [{ code: 'fine', ratePercent: 51 }, 'ratePercent', 'Enter a rate from 1 to 50 per cent'],
    [{ code: 'fine', ratePercent: 0 }, 'ratePercent', 'Enter a rate from 1 to 50 per cent'],
    [{ code: 'fine', name: ' ' }, 'name', 'Name is required'],
  ])('is refused with %o', async (body, field, message) => {
    const answer = await create(body)
    expect([answer.status, answer.body]).toMatchObject([400, { fields: { [field]: message } }])
  })

  test('has a commission that is payable 14 days after the start, which moves with the course', async () => {
    const partner = await aPartner(server.db)
    const { course } = await sell(partner, '2026-03-09')
    const balances = async () => (await read(partner.id)).balances
    expect(await balances()).toEqual([{ currency: 'USD', waiting: 37.5, payable: 0, paidOut: 0 }])
    server.clock.now = new Date('2026-03-23T09:00:00Z')
    expect(await balances()).toEqual([{ currency: 'USD', waiting: 0, payable: 37.5, paidOut: 0 }])
    await server.db.update(courses).set({ startDate: '2026-03-10' }).where(eq(courses.id, course.id))
    expect(await balances()).toEqual([{ currency: 'USD', waiting: 37.5, payable: 0, paidOut: 0 }])
  })

  test('is removed without name, address and code once the balance is 0; the ledger stays', async () => {
    const partner = await aPartner(server.db)
    const { learner } = await sell(partner, '2026-03-09')
    const remove = () => server.call(contract.removePartner, { params: { id: partner.id } }, { as: admin })
    expect(codeOf((await remove()).body)).toBe('PARTNER_BALANCE_OPEN')
    server.clock.now = new Date('2026-03-23T09:00:00Z')
    const body = { currency: 'USD' as const, amount: 37.5, paidOn: '2026-03-23' }
    await server.call(contract.bookPayout, { params: { id: partner.id }, body }, { as: admin })
    expect((await remove()).status).toBe(200)
    const [row] = await server.db.select().from(partners).where(eq(partners.id, partner.id))
    expect(row).toMatchObject({ name: '', email: null, code: null, isActive: false })
    const [bound] = await server.db.select().from(users).where(eq(users.id, learner.id))
    expect(bound).toMatchObject({ partnerId: null, partnerSince: null })
    expect((await remove()).status).toBe(404)
  })
})

describe('a payout', () => {
  const pay = (id: string, body: object) =>
    server.call(
      contract.bookPayout,
      { params: { id }, body: { currency: 'USD', amount: 37.5, paidOn: '2026-03-23', ...body } },
      { as: admin },
    )

  test('is booked up to the payable sum, and above it with a tick', async () => {
    const partner = await aPartner(server.db)
    await sell(partner, '2026-03-09')
    expect(codeOf((await pay(partner.id, { paidOn: '2026-03-02' })).body)).toBe('PAYOUT_TOO_LARGE')
    server.clock.now = new Date('2026-03-23T09:00:00Z')
    expect(codeOf((await pay(partner.id, { amount: 37.51 })).body)).toBe('PAYOUT_TOO_LARGE')
    expect(codeOf((await pay(partner.id, { paidOn: '2026-03-24' })).body)).toBe('PAYOUT_IN_FUTURE')
    const paid = await pay(partner.id, { payable: 37.5, note: 'Transfer 8' })
    expect(paid.body).toMatchObject({
      balances: [{ payable: 0, paidOut: 37.5 }],
      ledger: [{ kind: 'payout', amount: -37.5, note: 'Transfer 8', byUsername: admin.username }, {}],
    })
    const advance = await pay(partner.id, { amount: 10, isAdvance: true })
    expect(advance.body).toMatchObject({ balances: [{ payable: -10, paidOut: 47.5 }] })
  })

  test('is booked once by a double click', async () => {
    const partner = await aPartner(server.db)
    await sell(partner, '2026-03-09')
    server.clock.now = new Date('2026-03-23T09:00:00Z')
    const both = await Promise.all([1, 2].map(() => pay(partner.id, { amount: 10, payable: 37.5 })))
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))
  })

  test('followed by a refund leaves a negative balance, which a correction can settle', async () => {
    const partner = await aPartner(server.db)
    server.clock.now = new Date('2026-03-23T09:00:00Z')
    await pay(partner.id, { isAdvance: true })
    const body = { currency: 'USD' as const, amount: 37.5, note: 'Written off' }
    const input = { params: { id: partner.id }, body }
    const corrected = await server.call(contract.correctPartnerBalance, input, { as: admin })
    expect(corrected.body).toMatchObject({ balances: [{ payable: 0, paidOut: 37.5 }] })
  })
})

describe('the private address', () => {
  const open = (url: string) =>
    server.send(contract.getPartnerPage, { params: { token: url.split('/').at(-1) ?? '' } })

  test('shows totals by month without personal data, until an admin renews it', async () => {
    const partner = await aPartner(server.db)
    const { learner } = await sell(partner, '2026-03-09')
    await countClick(server.db, { partnerId: partner.id, now: server.clock.now })
    await countClick(server.db, { partnerId: partner.id, now: new Date('2026-02-28T21:30:00Z') })
    const { privateUrl } = await read(partner.id)
    expect(privateUrl).toMatch(/^http:\/\/localhost\/partner\//)
    const page = await open(privateUrl)
    expect(page.body).toEqual({
      name: partner.name,
      link: `http://localhost/r/${partner.code}`,
      ratePercent: 10,
      isActive: true,
      clicks: 2,
      signUps: 1,
      sales: 1,
      balances: [{ currency: 'USD', waiting: 37.5, payable: 0, paidOut: 0 }],
      months: [
        {
          month: '2026-03',
          clicks: 2,
          signUps: 1,
          sales: 1,
          commission: [{ currency: 'USD', amount: 37.5 }],
        },
      ],
      payouts: [],
    })
    for (const trace of [learner.email, learner.username, learner.id])
      expect(JSON.stringify(page.body)).not.toContain(trace)
    expect(page.headers['cache-control']).toContain('no-store')
    await server.call(contract.renewPartnerAddress, { params: { id: partner.id } }, { as: admin })
    expect((await open(privateUrl)).status).toBe(404)
    expect((await open((await read(partner.id)).privateUrl)).status).toBe(200)
  })

  test.each(['none', `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.${'a'.repeat(43)}`])(
    'cannot be guessed: %s',
    async (token) => {
      expect((await server.send(contract.getPartnerPage, { params: { token } })).status).toBe(404)
    },
  )
})
