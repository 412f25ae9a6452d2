import { getSchoolSettings, updateSchoolSettings } from '@sohbet/contract/core/school'
import { bookPayment } from '@sohbet/contract/selling/by-hand'
import {
  cancelEnrollment,
  createEnrollment,
  enrollment,
  listOwnEnrollments,
} from '@sohbet/contract/selling/enrollments'
import { listEnrollments } from '@sohbet/contract/selling/enrollments-admin'
import { createCheckoutSession, getCheckoutOptions } from '@sohbet/contract/selling/payments'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { expireEnrollments } from '../../enrollments/seats/expire-enrollments.ts'
import { enrollmentSteps } from '../../composition/enrollment-steps.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aDiscountCode } from '../../testing/rows/campaigns.ts'
import { aCourse } from '../../testing/rows/catalogue.ts'
import { aTestedLearner, bothConsents, enrollmentById, sellingClock } from '../../testing/rows/selling.ts'

const iban = 'TR33 0006 1005 1978 6457 8413 26'

let server: TestApp
let admin: TestUser
let learner: TestUser
beforeAll(async () => {
  server = await startTestApp({ providers: [] })
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  learner = await aTestedLearner(server.db)
})

async function enterBank(fields: { iban: string }) {
  const saved = getSchoolSettings.reply.parse((await server.call(getSchoolSettings, {}, { as: admin })).body)
  const body = { ...saved, bankName: 'Örnek Bank', ...fields }
  return server.call(updateSchoolSettings, { body }, { as: admin })
}
const hold = async (courseId: string) =>
  enrollment.parse((await server.call(createEnrollment, { body: { courseId } }, { as: learner })).body)
const pay = (enrollmentId: string, consents?: typeof bothConsents) =>
  server.call(
    createCheckoutSession,
    { body: { enrollmentId, ...(consents && { consents }) } },
    { as: learner },
  )
const mine = async () =>
  listOwnEnrollments.reply.parse((await server.call(listOwnEnrollments, {}, { as: learner })).body)
    .enrollments

test('without a provider and bank details the learner is asked to write to the school', async () => {
  const { id: courseId } = await aCourse(server.db)
  const options = await server.call(getCheckoutOptions, { params: { courseId } }, { as: learner })
  expect(options.body).toMatchObject({ takesCards: false, takesTransfers: false })
  const { id } = await hold(courseId)
  expect(codeOf((await pay(id, bothConsents)).body)).toBe('NO_PAYMENTS')
  expect((await mine())[0]).toMatchObject({ status: 'pending', isPayable: false })
})

test('the settings refuse an IBAN with a wrong check digit', async () => {
  const { body } = await enterBank({ iban: 'TR33 0006 1005 1978 6457 8413 27' })
  expect(body).toMatchObject({ fields: { iban: 'Must be a valid IBAN' } })
})

test('with bank details the seat is held for three working days and the transfer activates it', async () => {
  expect((await enterBank({ iban })).status).toBe(200)
  const course = await aCourse(server.db)
  const options = await server.call(getCheckoutOptions, { params: { courseId: course.id } }, { as: learner })
  expect(options.body).toMatchObject({ takesCards: false, takesTransfers: true })
  const { id } = await hold(course.id)
  expect(codeOf((await pay(id)).body)).toBe('CONSENTS_REQUIRED')
  expect((await mine())[0]?.transfer).toBeNull()
  const { body } = await pay(id, bothConsents)
  expect(Object(body).sessionUrl).toMatch(new RegExp(`/learner/enroll/${course.id}$`))
  const [seat] = await mine()
  expect(seat).toMatchObject({
    status: 'pending',
    heldUntil: '2026-03-05T21:00:00.000Z',
    isPayable: true,
    transfer: { bank: 'Örnek Bank', iban: iban.replaceAll(' ', '') },
  })
  const reference = seat?.transfer?.reference ?? ''
  const mail = (await server.mails(learner.email))[0]
  expect(mail?.text).toContain(reference)
  expect(mail?.text).toContain(iban)

  const found = await server.call(
    listEnrollments,
    { query: { searchText: reference.toLowerCase().replace('-', ' '), money: 'awaited' } },
    { as: admin },
  )
  expect(listEnrollments.reply.parse(found.body).data).toMatchObject([{ id, reference, balance: 450 }])
  const booking = { amount: 450, receivedOn: '2026-03-02', balance: 450 }
  await server.call(bookPayment, { params: { id }, body: booking }, { as: admin })
  expect((await mine())[0]).toMatchObject({ status: 'active', balance: 0, transfer: null })
})

const expire = () =>
  expireEnrollments({
    db: server.db,
    now: server.clock.now,
    publicUrl: 'https://school.test',
    enrollmentSteps,
  })
const lateTransfer = (id: string, amount: number) =>
  server.call(bookPayment, { params: { id }, body: { amount, receivedOn: '2026-03-06' } }, { as: admin })

test('a transfer that arrives after the hold takes the use of the code again, if one is left', async () => {
  await enterBank({ iban })
  const { id: courseId } = await aCourse(server.db, { startDate: '2026-03-12' })
  const { code } = await aDiscountCode(server.db, { maxUses: 1 })
  const holdWith = async (as: TestUser) =>
    enrollment.parse(
      (await server.call(createEnrollment, { body: { courseId, discountCode: code } }, { as })).body,
    )
  const { id } = await holdWith(learner)
  await pay(id, bothConsents)
  server.clock.now = new Date('2026-03-06T09:00:00Z')
  await expire()
  const other = await aTestedLearner(server.db)
  const taken = await holdWith(other)
  expect(codeOf((await lateTransfer(id, 360)).body)).toBe('CODE_USED_UP')
  await server.call(cancelEnrollment, { params: { id: taken.id } }, { as: other })
  expect((await lateTransfer(id, 360)).body).toMatchObject({ status: 'active', balance: 0 })
  expect((await server.mails(learner.email))[0]?.text).toContain(
    '14 gün içinde cayabilirsin. Son an: 20 Mart',
  )
  expect(
    codeOf(
      (await server.call(createEnrollment, { body: { courseId, discountCode: code } }, { as: other })).body,
    ),
  ).toBe('CODE_USED_UP')
})

test('a transfer that arrives for a cancelled course is refused', async () => {
  await enterBank({ iban })
  const { id: courseId } = await aCourse(server.db)
  const { id } = await hold(courseId)
  await pay(id, bothConsents)
  server.clock.now = new Date('2026-03-06T09:00:00Z')
  await expire()
  await server.db
    .update(courses)
    .set({ cancelledAt: server.clock.now, cancelReason: 'Too few learners' })
    .where(eq(courses.id, courseId))
  expect(codeOf((await lateTransfer(id, 450)).body)).toBe('COURSE_CALLED_OFF')
})

test('a repeated request does not hold the seat longer, and an unpaid seat expires', async () => {
  await enterBank({ iban })
  const { id } = await hold((await aCourse(server.db)).id)
  await pay(id, bothConsents)
  const { heldUntil } = await enrollmentById(server.db, id)
  server.clock.now = new Date('2026-03-04T09:00:00Z')
  await pay(id, bothConsents)
  expect(await enrollmentById(server.db, id)).toMatchObject({ heldUntil })
  expect(await server.mails(learner.email)).toHaveLength(1)
  server.clock.now = new Date('2026-03-06T09:00:00Z')
  await expire()
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'cancelled', cancelReason: 'expired' })
})

test('another plan asks for the new sum by a second mail, and does not hold the seat longer', async () => {
  await enterBank({ iban })
  const { id: courseId } = await aCourse(server.db)
  const { id } = await hold(courseId)
  await pay(id, bothConsents)
  const { heldUntil } = await enrollmentById(server.db, id)
  server.clock.now = new Date('2026-03-04T09:00:00Z')
  await server.call(createEnrollment, { body: { courseId, plan: 'super' } }, { as: learner })
  expect((await mine())[0]?.transfer).toBeNull()
  await pay(id, bothConsents)
  const [seat] = await mine()
  expect(seat?.transfer).toMatchObject({ bank: 'Örnek Bank' })
  const mails = await server.mails(learner.email)
  expect(mails.map(({ text }) => /Lütfen (\S+) havale et/.exec(text)?.[1])).toEqual([
    `$${seat?.amount}`,
    '$450',
  ])
  expect(await enrollmentById(server.db, id)).toMatchObject({ heldUntil })
})
