import * as contract from '@sohbet/contract/catalogue/courses'
import { updateSchoolSettings, getSchoolSettings } from '@sohbet/contract/core/school'
import { errorReply } from '@sohbet/contract/error-reply'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse, courseFieldsOf } from '../testing/rows/catalogue.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

type Price = { price?: number; currency?: 'USD' | 'TRY' | undefined }
const create = async (price: Price) => {
  const body = { ...courseFieldsOf(await aCourse(server.db)), ...price }
  return server.call(contract.createCourse, { body }, { as: admin })
}
const update = (course: Awaited<ReturnType<typeof aCourse>>, change: Price & { name?: string }) =>
  server.call(
    contract.updateCourse,
    { params: { id: course.id }, body: { ...courseFieldsOf(course), ...change } },
    { as: admin },
  )
const fault = ({ status, body }: { status: number; body: unknown }) => [
  status,
  errorReply.parse(body).fields?.price,
]
const lowest = 'The lowest price in Turkish lira is 30 TL. Tick “Free course” for none.'
const highest = 'The highest price in Turkish lira is 333,333.33 TL'

describe('the price of a new course', () => {
  test.each([
    ['USD', 0.99, 'A price is 1 or more. Tick “Free course” for none.'],
    ['USD', 333_333.34, 'The highest price in US dollars is $333,333.33'],
    ['TRY', 29.99, lowest],
    ['TRY', 333_333.34, highest],
    ['TRY', 1e15, highest],
  ] as const)('in %s may not be %d', async (currency, price, message) => {
    expect(fault(await create({ currency, price }))).toEqual([400, message])
  })

  test.each([
    ['USD', 1],
    ['TRY', 30],
    ['TRY', 0],
    ['TRY', 333_333.33],
  ] as const)('in %s may be %d', async (currency, price) => {
    const { status, body } = await create({ currency, price })
    expect([status, body]).toMatchObject([201, { currency, price }])
  })

  test('is in the school’s currency unless the form names another', async () => {
    expect((await create({ currency: undefined })).body).toMatchObject({ currency: 'TRY' })
    expect(fault(await create({ currency: undefined, price: 20 }))).toEqual([400, lowest])
    const { body } = await server.call(getSchoolSettings, {}, { as: admin })
    const school = { ...getSchoolSettings.reply.parse(body), currency: 'USD' } as const
    await server.call(updateSchoolSettings, { body: school }, { as: admin })
    expect((await create({ currency: undefined, price: 20 })).body).toMatchObject({
      currency: 'USD',
      price: 20,
    })
  })
})

describe('a price from before the limits', () => {
  const old = { priceMinor: 10_00, currency: 'TRY' } as const

  test('stays while other fields change', async () => {
    const course = await aCourse(server.db, old)
    const { status, body } = await update(course, { name: 'Mornings' })
    expect([status, body]).toMatchObject([200, { name: 'Mornings', price: 10, currency: 'TRY' }])
  })

  test('stays in its currency when the form names none', async () => {
    const course = await aCourse(server.db, old)
    expect((await update(course, { currency: undefined })).body).toMatchObject({ price: 10, currency: 'TRY' })
  })

  test('may change only to one within the limits', async () => {
    const course = await aCourse(server.db, old)
    expect(fault(await update(course, { price: 20 }))).toEqual([400, lowest])
    expect((await update(course, { price: 30 })).status).toBe(200)
  })

  test('is not copied', async () => {
    const { id } = await aCourse(server.db, old)
    const { status, body } = await server.call(contract.copyCourse, { params: { id } }, { as: admin })
    expect([status, codeOf(body)]).toEqual([409, 'PRICE_OUTSIDE_LIMITS'])
  })
})

test.each([-1, 1_000_000_01])('the database refuses a price of %d', async (priceMinor) => {
  await expect(aCourse(server.db, { priceMinor })).rejects.toMatchObject({
    cause: { constraint: 'courses_price_range' },
  })
})
