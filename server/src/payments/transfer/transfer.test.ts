import { getSchoolSettings, updateSchoolSettings } from '@sohbet/contract/core/school'
import { bookPayment } from '@sohbet/contract/selling/by-hand'
import { createEnrollment, enrollment, listOwnEnrollments } from '@sohbet/contract/selling/enrollments'
import { listEnrollments } from '@sohbet/contract/selling/enrollments-admin'
import { createCheckoutSession, getCheckoutOptions } from '@sohbet/contract/selling/payments'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expireEnrollments } from '../../enrollments/seats/expire-enrollments.ts'
import { enrollmentSteps } from '../../composition/enrollment-steps.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCourse } from '../../testing/rows/catalogue.ts'
import { aTestedLearner, bothConsents, enrollmentById, sellingClock } from '../../testing/rows/selling.ts'

const iban = 'TR33 0006 1005 1978 6457 8413 26'

let server: TestApp
let office: TestUser
let learner: TestUser
beforeAll(async () => {
  server = await startTestApp({ providers: [] })
  office = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  learner = await aTestedLearner(server.db)
})

async function enterBank(fields: { iban: string }) {
  const saved = getSchoolSettings.reply.parse((await server.call(getSchoolSettings, {}, { as: office })).body)
  const body = { ...saved, bankName: 'Örnek Bank', ...fields }
  return server.call(updateSchoolSettings, { body }, { as: office })
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
    transfer: { bank: 'Örnek Bank', iban: iban.replaceAll(' ', '') },
  })
  const reference = seat?.transfer?.reference ?? ''
  const mail = (await server.mails(learner.email))[0]
  expect(mail?.text).toContain(reference)
  expect(mail?.text).toContain(iban)

  const found = await server.call(
    listEnrollments,
    { query: { searchText: reference.toLowerCase().replace('-', ' '), money: 'awaited' } },
    { as: office },
  )
  expect(listEnrollments.reply.parse(found.body).data).toMatchObject([{ id, reference, balance: 450 }])
  const booking = { amount: 450, receivedOn: '2026-03-02', balance: 450 }
  await server.call(bookPayment, { params: { id }, body: booking }, { as: office })
  expect((await mine())[0]).toMatchObject({ status: 'active', balance: 0, transfer: null })
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
  await expireEnrollments({
    db: server.db,
    now: server.clock.now,
    publicUrl: 'https://school.test',
    enrollmentSteps,
  })
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'cancelled', cancelReason: 'expired' })
})
