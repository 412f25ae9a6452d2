import { createCourse, updateCourse } from '@sohbet/contract/catalogue/courses'
import { checkDiscountCode } from '@sohbet/contract/campaigns/campaigns'
import * as contract from '@sohbet/contract/selling/enrollments'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { courses } from '../db/tables/catalogue/courses.ts'
import { discountUses } from '../db/tables/selling/discount-uses.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aDiscountCode } from '../testing/rows/campaigns.ts'
import { aCourse, courseFieldsOf } from '../testing/rows/catalogue.ts'
import { aPlaceInLine, aTestedLearner, anEnrollment, later, sellingClock } from '../testing/rows/selling.ts'

let server: TestApp
let learner: TestUser
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  learner = await aTestedLearner(server.db)
})

const earlyBird = { earlyBirdMinor: 40_000, earlyBirdUntil: '2026-03-02' }
const hold = async (body: { courseId: string; plan?: 'basic' | 'super'; discountCode?: string }) =>
  contract.createEnrollment.reply.parse(
    (await server.call(contract.createEnrollment, { body }, { as: learner })).body,
  )

test('the early-bird price is offered and counts until the end of its day', async () => {
  const { id: courseId } = await aCourse(server.db, earlyBird)
  const offered = async () =>
    (await server.call(contract.listEnrollableCourses, { query: { courseId } }, { as: learner })).body
  expect(await offered()).toMatchObject([{ price: 450, earlyBird: { price: 400, until: '2026-03-02' } }])
  const seat = await hold({ courseId })
  expect(seat).toMatchObject({
    amount: 400,
    listPrice: 450,
    reduction: { kind: 'early_bird', amount: 50, code: null },
  })
  await server.call(contract.cancelEnrollment, { params: { id: seat.id } }, { as: learner })
  later(server, 15 * 60)
  expect(await offered()).toMatchObject([{ earlyBird: null }])
  expect(await hold({ courseId })).toMatchObject({ amount: 450, reduction: null })
})

test('an agreed early-bird price stays after midnight, another plan has the price of the new day', async () => {
  const { id: courseId } = await aCourse(server.db, earlyBird)
  server.clock.now = new Date('2026-03-02T20:55:00Z')
  await hold({ courseId })
  later(server, 10)
  expect(await hold({ courseId })).toMatchObject({ amount: 400 })
  const { code } = await aDiscountCode(server.db, { percent: 5 })
  expect(await hold({ courseId, discountCode: code })).toMatchObject({ amount: 400 })
  expect(await hold({ courseId, plan: 'super' })).toMatchObject({ amount: 495, reduction: null })
})

test('a code takes no use while the early-bird price is better', async () => {
  const { id: courseId } = await aCourse(server.db, earlyBird)
  const { id, code } = await aDiscountCode(server.db, { percent: 10, maxUses: 1 })
  const { body } = await server.call(checkDiscountCode, { body: { courseId, code } }, { as: learner })
  expect(body).toMatchObject({ price: 400, reduction: { kind: 'early_bird' } })
  expect(await hold({ courseId, discountCode: code })).toMatchObject({
    amount: 400,
    reduction: { kind: 'early_bird' },
  })
  expect(await server.db.$count(discountUses, eq(discountUses.codeId, id))).toBe(0)
})

test('a seat of the waiting list has the price of the day on which it is offered', async () => {
  const { id: courseId } = await aCourse(server.db, { ...earlyBird, maxEnrollments: 1 })
  const holder = await aTestedLearner(server.db)
  const seat = await anEnrollment(server.db, { courseId, userId: holder.id })
  await aPlaceInLine(server.db, { courseId, userId: learner.id, plan: 'super' })
  await server.call(contract.cancelEnrollment, { params: { id: seat.id } }, { as: holder })
  const { body } = await server.call(contract.listOwnEnrollments, {}, { as: learner })
  expect(body).toMatchObject({
    enrollments: [{ source: 'waiting_list', amount: 440, listPrice: 495, reduction: { amount: 55 } }],
  })
  const { code } = await aDiscountCode(server.db)
  expect(await hold({ courseId, plan: 'super', discountCode: code })).toMatchObject({ amount: 396 })
})

test('the course form refuses an early-bird price that is not lower, or below the limit of its currency', async () => {
  const course = await aCourse(server.db)
  const save = (fields: Record<string, unknown>) =>
    server.call(
      updateCourse,
      { params: { id: course.id }, body: { ...courseFieldsOf(course), ...fields } },
      { as: admin },
    )
  const faultOf = async (fields: Record<string, unknown>) => {
    const { status, body } = await save(fields)
    return status === 400 ? JSON.stringify(body) : status
  }
  const until = { earlyBirdUntil: '2026-03-12' }
  expect(await faultOf({ earlyBirdPrice: 450, ...until })).toContain('must be lower than the price')
  expect(await faultOf({ earlyBirdPrice: 0.5, ...until })).toContain('The lowest early-bird price is $1')
  expect(await faultOf({ earlyBirdPrice: 400, earlyBirdUntil: '' })).toContain('Enter the last day')
  expect((await save({ earlyBirdPrice: 400, ...until })).body).toMatchObject({
    earlyBirdPrice: 400,
    earlyBirdUntil: '2026-03-12',
  })
  // The documented payload does not name it, so it stays and the price must stay above it
  expect((await save({})).body).toMatchObject({ earlyBirdPrice: 400 })
  expect(await faultOf({ price: 300 })).toContain('must be lower than the price')
  expect((await save({ price: 300, earlyBirdPrice: '', earlyBirdUntil: '' })).body).toMatchObject({
    price: 300,
    earlyBirdPrice: null,
  })
})

test('a new course can have an early-bird price', async () => {
  const { id: _old, ...fields } = { id: '', ...courseFieldsOf(await aCourse(server.db)) }
  const { body } = await server.call(
    createCourse,
    { body: { ...fields, earlyBirdPrice: 399.99, earlyBirdUntil: '2026-03-12' } },
    { as: admin },
  )
  expect(body).toMatchObject({ earlyBirdPrice: 399.99, earlyBirdUntil: '2026-03-12' })
})

test('the database refuses an early-bird price that is not lower', async () => {
  const { id } = await aCourse(server.db)
  const dear = server.db
    .update(courses)
    .set({ earlyBirdMinor: 45_000, earlyBirdUntil: '2026-03-12' })
    .where(eq(courses.id, id))
  await expect(dear).rejects.toMatchObject({ cause: { constraint: 'courses_early_bird_cheaper' } })
})
