import { listChanges } from '@sohbet/contract/core/change-log'
import * as contract from '@sohbet/contract/campaigns/campaigns'
import { createEnrollment } from '@sohbet/contract/selling/enrollments'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aDiscountCode, discountCodeForm } from '../testing/rows/campaigns.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { aTestedLearner, sellingClock } from '../testing/rows/selling.ts'

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

const create = (fields: Record<string, unknown> = {}) =>
  server.call(contract.createDiscountCode, { body: discountCodeForm(fields) }, { as: admin })
const update = (id: string, fields: Record<string, unknown> = {}) =>
  server.call(contract.updateDiscountCode, { params: { id }, body: discountCodeForm(fields) }, { as: admin })
async function use(code: string, courseId: string) {
  const learner = await aTestedLearner(server.db)
  await server.call(createEnrollment, { body: { courseId, discountCode: code } }, { as: learner })
  return learner
}

describe('the form of a discount code', () => {
  test('stores the code folded, and empty fields as no limit', async () => {
    const course = await aCourse(server.db)
    const { status, body } = await create({
      code: ' ılık bahar-25 ',
      courseIds: [course.id],
      plans: ['super', 'premium'],
      maxUses: 10,
      validUntil: '2026-03-31',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      code: 'ILIKBAHAR-25',
      percent: 20,
      sum: null,
      plans: ['super', 'premium'],
      courses: [{ id: course.id, name: course.name }],
      maxUses: 10,
      maxUsesPerLearner: null,
      validFrom: null,
      validUntil: '2026-03-31',
      state: 'valid',
      usesTaken: 0,
    })
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['code', { code: 'A!' }, 'Use 3 to 30 letters, digits and dashes'],
    ['percent', { percent: '' }, 'Must be a whole number from 1 to 100'],
    ['percent', { percent: 101 }, 'Must be a whole number from 1 to 100'],
    ['sum', { kind: 'sum', sum: '', currency: 'TRY' }, 'Must be more than 0'],
    ['currency', { kind: 'sum', sum: 50 }, 'Please fill in this field'],
    ['maxUses', { maxUses: 0 }, 'Must be 1 or more, or empty'],
    [
      'validUntil',
      { validFrom: '2026-03-05', validUntil: '2026-03-04' },
      'End date must not be before the start date',
    ],
  ])('names the fault of %s', async (field, fields, message) => {
    const { status, body } = await create(fields)
    expect(status).toBe(400)
    expect(body).toMatchObject({ fields: { [field]: message } })
  })

  test('refuses letters that another code has, however they are typed', async () => {
    await create({ code: 'İLKBAHAR' })
    expect(codeOf((await create({ code: 'ilkbahar' })).body)).toBe('DISCOUNT_CODE_TAKEN')
  })

  test('cannot set the limit below the uses that are taken', async () => {
    const { id, code } = await aDiscountCode(server.db)
    const { id: courseId } = await aCourse(server.db)
    await use(code, courseId)
    await use(code, courseId)
    const refused = await update(id, { maxUses: 1 })
    expect(codeOf(refused.body)).toBe('DISCOUNT_CODE_USED_MORE')
    expect(JSON.stringify(refused.body)).toContain('used 2 times')
    expect((await update(id, { maxUses: 2 })).body).toMatchObject({ state: 'used_up', usesTaken: 2 })
  })

  test('writes changes and switches into the change log', async () => {
    const { id, code } = await aDiscountCode(server.db)
    await update(id, { code, percent: 25 })
    const toggle = (expected: boolean) =>
      server.call(contract.toggleDiscountCode, { params: { id }, body: { expected } }, { as: admin })
    expect((await toggle(true)).body).toMatchObject({ isActive: false, state: 'inactive' })
    expect(codeOf((await toggle(true)).body)).toBe('STATE_CHANGED')
    const { body } = await server.call(
      listChanges,
      { query: { area: 'campaigns', searchText: code } },
      { as: admin },
    )
    const { data } = listChanges.reply.parse(body)
    expect(data.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['isActive', 'true', 'false'],
      ['percent', '20', '25'],
    ])
  })
})

describe('the lists of admins', () => {
  test('find a code by its letters or its name, and sort by uses', async () => {
    const [quiet, busy] = [
      await aDiscountCode(server.db, { name: 'Kış indirimi' }),
      await aDiscountCode(server.db, { name: 'Kış kampanyası' }),
    ]
    await use(busy.code, (await aCourse(server.db)).id)
    const { body } = await server.call(
      contract.listDiscountCodes,
      { query: { searchText: 'KIS', sortBy: 'usesTaken:desc' } },
      { as: admin },
    )
    const { data, totalCount } = contract.listDiscountCodes.reply.parse(body)
    expect(totalCount).toBe(2)
    expect(data.map(({ id }) => id)).toEqual([busy.id, quiet.id])
  })

  test('show the uses of a code: who, which course and what was saved', async () => {
    const { id, code } = await aDiscountCode(server.db)
    const course = await aCourse(server.db)
    const learner = await use(code, course.id)
    const { body } = await server.call(
      contract.listDiscountUses,
      { params: { id }, query: {} },
      { as: admin },
    )
    expect(body).toMatchObject({
      totalCount: 1,
      data: [
        {
          email: learner.email,
          course: course.name,
          planName: { tr: 'Basic', en: 'Basic' },
          status: 'pending',
          saved: 90,
          price: 360,
          currency: 'USD',
        },
      ],
    })
  })
})
