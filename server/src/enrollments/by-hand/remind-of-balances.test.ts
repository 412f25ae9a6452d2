import * as contract from '@sohbet/contract/selling/by-hand'
import * as adminCalls from '@sohbet/contract/selling/enrollments-admin'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { users } from '../../db/tables/people/users.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCourse } from '../../testing/rows/catalogue.ts'
import { aTestedLearner, sellingClock } from '../../testing/rows/selling.ts'
import { remindOfBalances } from './remind-of-balances.ts'

let server: TestApp
let admin: TestUser
let learner: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  learner = await aTestedLearner(server.db)
})

let notes = 0
/** A learner who paid a part of the price. */
async function inParts(fields: object = {}) {
  const { id: courseId } = await aCourse(server.db)
  const price = {
    courseId,
    email: learner.email,
    amount: 450,
    paid: 150,
    note: `Havale ${(notes += 1)}`,
    override: true,
  }
  const { body } = await server.call(
    adminCalls.enrollByHand,
    { body: { ...price, ...fields } },
    { as: admin },
  )
  return adminCalls.enrollmentForAdmin.parse(body)
}
const book = (id: string, amount: number, receivedOn = '2026-03-02') =>
  server.call(contract.bookPayment, { params: { id }, body: { amount, receivedOn } }, { as: admin })
const reminders = () =>
  remindOfBalances({
    db: server.db,
    now: server.clock.now,
    publicUrl: 'https://school.test',
  })
const reminderMails = async () =>
  (await server.mails(learner.email)).filter(({ subject }) => subject.startsWith('Kalan ödeme'))

const list = async (money: string) => {
  const { body } = await server.call(
    adminCalls.listEnrollments,
    { query: { money: adminCalls.moneyFilters.find((one) => one === money), userId: learner.id } },
    { as: admin },
  )
  return adminCalls.listEnrollments.reply.parse(body).data.length
}

test('an overdue balance is listed and counted from the day after', async () => {
  const { id } = await inParts({ dueOn: '2026-03-02' })
  expect([await list('owed'), await list('overdue')]).toEqual([1, 0])
  server.clock.now = new Date('2026-03-03T09:00:00Z')
  expect(await list('overdue')).toBe(1)
  const { body } = await server.call(contract.getMoneyState, {}, { as: admin })
  expect(contract.getMoneyState.reply.parse(body)).toMatchObject({ takesCards: true, hasBank: false })
  expect(contract.getMoneyState.reply.parse(body).overdue).toBeGreaterThanOrEqual(1)
  await book(id, 300, '2026-03-03')
  expect([await list('owed'), await list('overdue')]).toEqual([0, 0])
})

test('an overdue balance is mailed once a week when the admin ticked it', async () => {
  await inParts({ dueOn: '2026-03-02', reminds: true })
  await reminders()
  expect(await reminderMails()).toHaveLength(0)
  server.clock.now = new Date('2026-03-03T09:00:00Z')
  await reminders()
  await reminders()
  expect(await reminderMails()).toHaveLength(1)
  server.clock.now = new Date('2026-03-10T09:00:00Z')
  await reminders()
  expect(await reminderMails()).toHaveLength(2)
})

test('an overdue balance is mailed neither without the tick nor to an erased account', async () => {
  await inParts({ dueOn: '2026-03-02' })
  const gone = learner
  learner = await aTestedLearner(server.db)
  await inParts({ dueOn: '2026-03-02', reminds: true })
  await server.db.delete(users).where(eq(users.id, learner.id))
  server.clock.now = new Date('2026-03-03T09:00:00Z')
  await reminders()
  expect(await reminderMails()).toHaveLength(0)
  learner = gone
  expect(await reminderMails()).toHaveLength(0)
})

test('an overdue balance is neither owed, listed nor mailed once the course is cancelled', async () => {
  const { id, courseId } = await inParts({ dueOn: '2026-03-02', reminds: true })
  await server.db
    .update(courses)
    .set({ cancelledAt: sellingClock, cancelReason: 'Too few learners' })
    .where(eq(courses.id, courseId))
  server.clock.now = new Date('2026-03-03T09:00:00Z')
  expect([await list('owed'), await list('overdue')]).toEqual([0, 0])
  expect(codeOf((await book(id, 100)).body)).toBe('COURSE_CALLED_OFF')
  await reminders()
  const answer = await server.call(contract.remindOfBalance, { params: { id } }, { as: admin })
  expect(codeOf(answer.body)).toBe('COURSE_CALLED_OFF')
  expect(await reminderMails()).toHaveLength(0)
})

test('the button mails a balance at most once a day, also by two clicks at once', async () => {
  const { id } = await inParts()
  const remind = () => server.call(contract.remindOfBalance, { params: { id } }, { as: admin })
  const clicks = await Promise.all([remind(), remind()])
  expect(clicks.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  expect(codeOf((await remind()).body)).toBe('REMINDED_TODAY')
  expect(await reminderMails()).toHaveLength(1)
  const paid = await inParts({ paid: undefined })
  const answer = await server.call(contract.remindOfBalance, { params: { id: paid.id } }, { as: admin })
  expect(codeOf(answer.body)).toBe('NOTHING_OWED')
})
