import * as byHand from '@sohbet/contract/selling/by-hand'
import * as contract from '@sohbet/contract/selling/enrollments-admin'
import { cancelEnrollment } from '@sohbet/contract/selling/enrollments'
import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import { getUser } from '@sohbet/contract/people/users'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { securityLog } from '../../db/tables/core/security-log.ts'
import { aUser, aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCourse } from '../../testing/rows/catalogue.ts'
import {
  anEnrollment,
  aTestedLearner,
  bookedFor,
  checkOut,
  enrollmentById,
} from '../../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
let learner: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  learner = await aTestedLearner(server.db)
})

let notes = 0
const hand = async (fields: object = {}) => {
  const courseId = (await aCourse(server.db)).id
  const body = { courseId, email: learner.email, amount: 450, note: `Havale ${(notes += 1)}`, ...fields }
  return server.call(contract.enrollByHand, { body }, { as: admin })
}
const row = (body: unknown) => contract.enrollmentForAdmin.parse(body)
const lastLog = async () =>
  (await server.db.select().from(securityLog).orderBy(desc(securityLog.id)).limit(1))[0]
const refund = (id: string, amount: number) =>
  server.call(contract.refundByAdmin, { params: { id }, body: { amount, note: '' } }, { as: admin })
const cancel = (id: string, withRefund: boolean, note = '') =>
  server.call(contract.cancelByAdmin, { params: { id }, body: { withRefund, note } }, { as: admin })

async function paidByCard() {
  const course = await aCourse(server.db)
  const { id, sessionId } = await checkOut(server, learner, { courseId: course.id })
  await server.call(payLocalCheckout, { params: { sessionId }, body: { card: testCards.pays } })
  await server.workOff()
  return { id, course }
}

describe('an enrolment by an admin', () => {
  test('is active at once, booked, confirmed by mail and logged', async () => {
    const { status, body } = await hand({ plan: 'super' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'active',
      source: 'hand',
      plan: 'super',
      paid: 450,
      refunded: 0,
      user: { email: learner.email },
    })
    const { id, courseName } = row(body)
    expect(await bookedFor(server.db, id)).toEqual([45_000])
    expect((await server.mails(learner.email))[0]?.subject).toBe(`Kaydın tamam: ${courseName}`)
    expect(await lastLog()).toMatchObject({
      event: 'enrollment_by_hand',
      userId: learner.id,
      byUserId: admin.id,
      details: `${courseName}, $450`,
    })
    const movements = await server.call(contract.listMovements, { params: { id } }, { as: admin })
    expect(movements.body).toMatchObject([{ kind: 'payment', amount: 450, by: admin.email }])
    const user = await server.call(getUser, { params: { id: learner.id } }, { as: admin })
    expect(user.body).toMatchObject({ state: 'enrolled' })
  })

  test('books the same transfer once, and for a second learner only when it was for both', async () => {
    const { user, courseName } = row((await hand({ note: 'TR12 3456' })).body)
    learner = await aTestedLearner(server.db)
    const twin = await hand({ note: 'tr12  3456' })
    expect(twin.body).toMatchObject({
      code: 'TRANSFER_ELSEWHERE',
      message: `A transfer with the same note, day and sum is booked already: ${user?.username}, ${courseName}. Confirm that it was for both.`,
    })
    const shared = await hand({ note: 'tr12  3456', sharedTransfer: true })
    expect(shared.body).toMatchObject({ paid: 450 })
    learner = await aTestedLearner(server.db)
    expect((await hand({ note: 'TR12 3456', amount: 0 })).status).toBe(201)
  })

  test('takes a transfer that is booked in four courses at once for one of them, and warns the others', async () => {
    const seats: string[] = []
    for (let n = 0; n < 4; n++) seats.push(row((await hand({ paid: 0, override: true })).body).id)
    const body = { amount: 450, note: 'TR77', receivedOn: '2026-03-01' }
    const answers = await Promise.all(
      seats.map((id) => server.call(byHand.bookPayment, { params: { id }, body }, { as: admin })),
    )
    const codes = answers.map((answer) => (answer.status === 201 ? 'booked' : codeOf(answer.body)))
    expect(codes.toSorted()).toEqual([...Array(3).fill('TRANSFER_ELSEWHERE'), 'booked'])
  })

  test('frees a transfer booked by mistake, so that the right enrolment can take it', async () => {
    const transfer = { note: 'TR99', receivedOn: '2026-03-01' }
    const wrong = row((await hand({ ...transfer, paid: 150 })).body).id
    const right = row((await hand({ paid: 0, override: true })).body).id
    const book = (id: string, fields: object = {}) =>
      server.call(
        byHand.bookPayment,
        { params: { id }, body: { amount: 150, ...transfer, ...fields } },
        { as: admin },
      )
    expect(codeOf((await book(wrong)).body)).toBe('TRANSFER_BOOKED')
    expect(codeOf((await book(right)).body)).toBe('TRANSFER_ELSEWHERE')
    const movements = await server.call(contract.listMovements, { params: { id: wrong } }, { as: admin })
    const movementId = contract.listMovements.reply.parse(movements.body)[0]?.id ?? ''
    const params = { id: wrong, movementId }
    await server.call(byHand.takePaymentBack, { params, body: { reason: 'Mistake' } }, { as: admin })
    expect((await book(right)).body).toMatchObject({ paid: 150 })
    expect(codeOf((await book(wrong)).body)).toBe('TRANSFER_ELSEWHERE')
    expect((await book(wrong, { sharedTransfer: true })).body).toMatchObject({ paid: 150 })
    expect(await bookedFor(server.db, wrong)).toEqual([15_000, -15_000, 15_000])
  })

  test('respects the number of seats, and uses the seat that the learner holds', async () => {
    const { id: courseId } = await aCourse(server.db, { maxEnrollments: 1 })
    const held = await anEnrollment(server.db, { userId: learner.id, courseId, status: 'pending' })
    const other = await aTestedLearner(server.db)
    expect(codeOf((await hand({ courseId, email: other.email })).body)).toBe('COURSE_FULL')
    expect(row((await hand({ courseId })).body)).toMatchObject({ id: held.id, status: 'active' })
    expect(codeOf((await hand({ courseId })).body)).toBe('LEARNER_ENROLLED')
    const [course] = await server.db.select().from(courses).where(eq(courses.id, courseId))
    expect(course?.currentEnrollments).toBe(1)
  })

  test('requires an existing learner', async () => {
    expect(codeOf((await hand({ email: 'nobody@example.test' })).body)).toBe('USER_NOT_FOUND')
    expect(codeOf((await hand({ email: admin.email })).body)).toBe('NOT_A_LEARNER')
    const over = await aCourse(server.db, { startDate: '2025-01-01', endDate: '2025-02-01' })
    expect(codeOf((await hand({ courseId: over.id })).body)).toBe('COURSE_CLOSED')
    expect((await hand({ note: ' ', amount: -1 })).body).toMatchObject({
      fields: { note: 'Note is required', amount: 'Price cannot be negative' },
    })
  })

  test('asks the school to return the transfer when the learner cancels', async () => {
    const { id } = row((await hand()).body)
    const answer = await server.call(cancelEnrollment, { params: { id } }, { as: learner })
    expect(answer.body).toMatchObject({ refund: 450 })
    const [mail] = await server.mails('school@example.test')
    expect(mail?.text).toContain(learner.email)
    expect(row((await refund(id, 450)).body)).toMatchObject({ paid: 0, refunded: 450 })
    expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000])
  })
})

describe('refunds', () => {
  test('in part, then the rest, never more than was paid', async () => {
    const { id, course } = await paidByCard()
    expect(row((await refund(id, 100)).body)).toMatchObject({ status: 'active', paid: 350, refunded: 100 })
    expect(await lastLog()).toMatchObject({ event: 'refund', details: `${course.name}, $100` })
    expect((await server.mails(learner.email))[0]?.subject).toBe(`${course.name} için $100 iade`)
    expect(codeOf((await refund(id, 350.01)).body)).toBe('REFUND_TOO_LARGE')
    expect((await refund(id, 350)).status).toBe(200)
    await server.workOff()
    expect(await bookedFor(server.db, id)).toEqual([45_000, -10_000, -35_000])
    // A refund by the school leaves the enrolment as it is
    expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
    const { body } = await server.call(contract.listMovements, { params: { id } }, { as: admin })
    expect(Object(body)[1]).toMatchObject({ kind: 'refund', amount: -100, by: admin.email })
  })

  test('repeated by a double click are booked once', async () => {
    const { id } = await paidByCard()
    const body = { amount: 100, note: '', paid: 450 }
    const ask = () => server.call(contract.refundByAdmin, { params: { id }, body }, { as: admin })
    const answers = await Promise.all([ask(), ask(), ask()])
    const results = answers.map(({ status, body: reply }) => (status === 200 ? 'given' : codeOf(reply)))
    expect(results.toSorted()).toEqual(['STATE_CHANGED', 'STATE_CHANGED', 'given'])
    await server.workOff()
    expect(await bookedFor(server.db, id)).toEqual([45_000, -10_000])
  })

  test('ordered twenty times at once return the paid amount once', async () => {
    const { id } = await paidByCard()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(id, 100)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    await server.workOff()
    const booked = await bookedFor(server.db, id)
    expect(booked.reduce((sum, amount) => sum + amount, 0)).toBe(5000)
  })

  test('are optional when the school cancels', async () => {
    const { id } = await paidByCard()
    const kept = row((await cancel(id, false, 'No show')).body)
    expect(kept).toMatchObject({ status: 'cancelled', cancelReason: 'admin', paid: 450, note: 'No show' })
    expect(codeOf((await cancel(id, true)).body)).toBe('ENROLLMENT_OVER')
    learner = await aTestedLearner(server.db)
    const other = await paidByCard()
    expect(row((await cancel(other.id, true)).body)).toMatchObject({ paid: 0, refunded: 450 })
    expect(await lastLog()).toMatchObject({ event: 'enrollment_cancelled', byUserId: admin.id })
    await server.workOff()
    expect(await bookedFor(server.db, other.id)).toEqual([45_000, -45_000])
  })
})

describe('the enrolments table', () => {
  const list = async (query: object) =>
    contract.listEnrollments.reply.parse(
      (await server.call(contract.listEnrollments, { query }, { as: admin })).body,
    )

  test('filters, searches, sorts and pages', async () => {
    const { id: courseId, name } = await aCourse(server.db, { name: 'Çay saati' })
    const names = ['Zeynep', 'Çağla', 'Ali']
    for (const [place, username] of names.entries()) {
      const { id: userId } = await aTestedLearner(server.db, { username })
      const status = place === 2 ? 'pending' : 'active'
      await anEnrollment(server.db, { userId, courseId, status, amountMinor: 100 * place })
    }
    const of = async (query: object) =>
      (await list({ courseId, ...query })).data.map(({ user }) => user?.username)
    expect(await of({ sortBy: 'username:asc' })).toEqual(['Ali', 'Çağla', 'Zeynep'])
    expect(await of({ sortBy: 'amount:desc' })).toEqual(['Ali', 'Çağla', 'Zeynep'])
    expect(await of({ searchText: 'cagla' })).toEqual(['Çağla'])
    expect(await of({ searchText: '%' })).toEqual([])
    expect(await of({ status: 'pending' })).toEqual(['Ali'])
    const page = await list({ searchText: 'cay saati', searchColumn: 'courseName', pageSize: 10 })
    expect(page).toMatchObject({ totalCount: 3, data: [{ courseName: name }, {}, {}] })
    const bad = await server.send(contract.listEnrollments, { query: { sortBy: 'note:asc' } })
    expect(bad.status).toBe(401)
  })

  test('is exported as CSV without formulas', async () => {
    const { id: courseId } = await aCourse(server.db, { name: '=cmd|calc' })
    await hand({ courseId, note: '@SUM(A1)' })
    const { body } = await server.call(contract.exportEnrollments, { query: { courseId } }, { as: admin })
    const { csv, fileName } = contract.exportEnrollments.reply.parse(body)
    expect(fileName).toBe('enrollments-2026-03-02.csv')
    expect(csv.split('\r\n')[0]).toBe(
      '\uFEFFEnrolled at,Course,Learner,Email,Status,Reason,Source,Plan,Price,Currency,Paid,Refunded,Still to pay,Due by,Reference,Active since,Cancelled at,Note',
    )
    expect(csv).toContain(",'=cmd|calc,")
    expect(csv).toContain(",'@SUM(A1)")
    expect(csv).toContain(',450,USD,450,0,')
  })

  test('is exported for a Turkish spreadsheet, in the school’s time', async () => {
    const { id: courseId } = await aCourse(server.db)
    await hand({ courseId, amount: 449.5 })
    const headers = { ...(await server.headersOf(admin)), 'accept-language': 'tr' }
    const { body } = await server.send(contract.exportEnrollments, { query: { courseId } }, headers)
    const [head, line] = contract.exportEnrollments.reply.parse(body).csv.split('\r\n')
    expect(head).toContain('Kayıt zamanı;Kurs;Öğrenci;')
    expect(line).toMatch(/^2026-03-02 12:00;.*;449,5;USD;449,5;0;0;;;2026-03-02 12:00;;Havale/)
  })

  test('is filtered by day, plan and source, with totals, and exported like the search', async () => {
    const { id: courseId } = await aCourse(server.db)
    const of = async (username: string, fields: Partial<Parameters<typeof anEnrollment>[1]>) =>
      anEnrollment(server.db, { courseId, userId: (await aUser(server.db, { username })).id, ...fields })
    await of('Filiz', { createdAt: new Date('2026-02-28T21:00:00Z'), plan: 'super' })
    await of('Figen', { createdAt: new Date('2026-02-28T20:59:59Z'), source: 'hand' })
    const names = async (query: object) =>
      (await list({ courseId, ...query })).data.map(({ user }) => user?.username)
    expect(await names({ from: '2026-03-01' })).toEqual(['Filiz'])
    expect(await names({ to: '2026-02-28' })).toEqual(['Figen'])
    expect(await names({ plan: 'super' })).toEqual(['Filiz'])
    expect(await names({ source: 'hand' })).toEqual(['Figen'])
    await hand({ courseId })
    expect((await list({ courseId })).totals).toEqual([{ currency: 'USD', count: 3, paid: 450, refunded: 0 }])
    const query = { courseId, searchText: 'filiz' }
    const { body } = await server.call(contract.exportEnrollments, { query }, { as: admin })
    const { csv } = contract.exportEnrollments.reply.parse(body)
    expect(csv.trimEnd().split('\r\n').slice(1)).toEqual([expect.stringContaining('Filiz')])
  })

  test('is exported with every row of the course', async () => {
    const { id: courseId } = await aCourse(server.db)
    for (let count = 0; count < 6; count++)
      await anEnrollment(server.db, { courseId, userId: (await aUser(server.db)).id })
    const { body } = await server.call(contract.exportEnrollments, { query: { courseId } }, { as: admin })
    const { csv } = contract.exportEnrollments.reply.parse(body)
    expect(csv.trimEnd().split('\r\n')).toHaveLength(1 + 6)
  })
})

test('an account without a seat is listed as verified, not as enrolled', async () => {
  const someone = await aUser(server.db)
  const { body } = await server.call(getUser, { params: { id: someone.id } }, { as: admin })
  expect(body).toMatchObject({ state: 'verified' })
})
