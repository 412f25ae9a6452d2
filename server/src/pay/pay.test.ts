import * as contract from '@sohbet/contract/lessons/pay'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { liveSessions } from '../db/tables/learning/live-sessions.ts'
import { payLines, payMonths } from '../db/tables/lessons/pay.ts'
import { lessons, lessonSeats } from '../db/tables/lessons/lessons.ts'
import { z } from 'zod'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { compact, wordsOfPdf } from '../testing/files/read-pdf.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCoach, aCourse } from '../testing/rows/catalogue.ts'
import { aLesson, aLessonCoach } from '../testing/rows/lessons.ts'
import { aTestedLearner } from '../testing/rows/selling.ts'
import { noRates, statementFile } from '@sohbet/domain/lesson/pay'
import { minutesAfter } from '@sohbet/domain/moment'
import { payCoaches } from './pay-coaches.ts'
import { saveRates } from './rates.ts'

let server: TestApp
let admin: TestUser
let coach: TestUser
let coachId: string
/** Noon of Tuesday 10 March 2026 in Istanbul. */
const now = new Date('2026-03-10T09:00:00Z')
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
  const rates = { ...noRates, private: 300_00, duo: 400_00, session: 600_00 }
  await saveRates(server.db, { coachId: null, rates, revision: 1, now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = now
  coach = await aUserOf(server.db, 'coach')
  coachId = (await aLessonCoach(server.db, { userId: coach.id })).coachId
})

const pay = () => payCoaches({ db: server.db, now: server.clock.now })
const statement = async (month = '2026-03') => {
  const { body } = await server.call(contract.getOwnStatement, { query: { month } }, { as: coach })
  return contract.getOwnStatement.reply.parse(body)
}
const close = (month: string) => server.call(contract.closeMonth, { params: { month } }, { as: admin })

/** A lesson of a learner, decided or cancelled. */
async function lessonWith(set: Partial<typeof lessons.$inferInsert>, day = '2026-03-05') {
  const { id: userId } = await aTestedLearner(server.db)
  const lesson = await aLesson(server.db, { userId, coachId, startsAt: new Date(`${day}T16:00:00Z`) })
  await server.db.update(lessons).set(set).where(eq(lessons.id, lesson.id))
  return lesson
}
const decide = (id: string, outcome: 'taught' | 'coach_absent') =>
  server.db.update(lessons).set({ outcome }).where(eq(lessons.id, id))

describe('a coach is paid', () => {
  test('for taught lessons and learners who did not come, once each, whatever the number of runs', async () => {
    await lessonWith({ outcome: 'taught' })
    await lessonWith({ outcome: 'learner_absent' }, '2026-03-06')
    await lessonWith({ outcome: 'coach_absent' }, '2026-03-07')
    await lessonWith({ outcome: 'unclear' }, '2026-03-08')
    await Promise.all([pay(), pay()])
    await pay()
    expect(await statement()).toMatchObject({
      lines: [
        { kind: 'private', reason: 'taught', amount: 300 },
        { kind: 'private', reason: 'learner_absent', amount: 300 },
      ],
      sums: [{ currency: 'TRY', amount: 600 }],
    })
  })

  test('for a lesson that its only learner cancelled late, and not for one cancelled in time', async () => {
    const cancelled = { cancelledAt: now, cancelledBy: 'learner' as const }
    const late = await lessonWith(cancelled)
    await lessonWith(cancelled, '2026-03-06')
    await server.db
      .update(lessonSeats)
      .set({ status: 'late', cancelledAt: now })
      .where(eq(lessonSeats.lessonId, late.id))
    await pay()
    expect((await statement()).lines).toMatchObject([{ reason: 'late', amount: 300 }])
  })

  test('per lesson, and not per head', async () => {
    const lesson = await lessonWith({ kind: 'duo', seats: 2, outcome: 'taught' })
    const { id: userId } = await aTestedLearner(server.db)
    const { startsAt, endsAt, createdAt } = lesson
    const seat = { lessonId: lesson.id, userId, startsAt, endsAt, status: 'booked' as const, createdAt }
    await server.db.insert(lessonSeats).values({ ...seat, isBooker: false })
    await pay()
    expect((await statement()).lines).toMatchObject([{ kind: 'duo', amount: 400 }])
  })

  test('with the rate of the time when the lesson was taught, whenever it is decided; the own rate comes first', async () => {
    const own = (amount: number, revision: number, day: string) =>
      saveRates(server.db, {
        coachId,
        rates: { ...noRates, private: amount },
        revision,
        now: new Date(`${day}T09:00:00Z`),
      })
    await own(350_00, 1, '2026-03-05')
    await own(500_00, 2, '2026-03-06')
    for (const day of ['2026-03-04', '2026-03-05', '2026-03-06']) await lessonWith({ outcome: 'taught' }, day)
    await pay()
    expect((await statement()).lines.map(({ amount }) => amount)).toEqual([300, 350, 500])
  })

  test('for sessions: the first coach, and the second once an admin names them', async () => {
    const second = await aCoach(server.db)
    const course = await aCourse(server.db)
    const slot = { courseId: course.id, day: '2026-03-09', minute: 1140 }
    await server.db.insert(liveSessions).values({
      ...slot,
      startsAt: new Date('2026-03-09T16:00:00Z'),
      duration: 60,
      isKept: true,
      recordedAt: now,
      primaryCoachId: coachId,
      secondaryCoachId: second.id,
      seatCount: 3,
      changedAt: now,
    })
    await pay()
    const paidTo = async () =>
      (await server.db.select().from(payLines).where(eq(payLines.courseId, course.id))).map((line) => [
        line.coachId === coachId ? 'first' : 'second',
        line.amountMinor,
      ])
    expect(await paidTo()).toEqual([['first', 600_00]])
    expect((await statement()).lines).toMatchObject([{ kind: 'session', course: course.name }])
    await server.db
      .update(liveSessions)
      .set({ primaryCoachId: second.id, secondaryCoachId: null, correctedAt: now, correctedById: admin.id })
      .where(and(eq(liveSessions.courseId, course.id), eq(liveSessions.day, slot.day)))
    await pay()
    expect(await paidTo()).toEqual(
      expect.arrayContaining([
        ['first', 600_00],
        ['first', -600_00],
        ['second', 600_00],
      ]),
    )
    // A correction is paid after months too
    const later = new Date('2026-06-10T09:00:00Z')
    await server.db
      .update(liveSessions)
      .set({ secondaryCoachId: coachId, correctedAt: later, correctedById: admin.id })
      .where(and(eq(liveSessions.courseId, course.id), eq(liveSessions.day, slot.day)))
    await payCoaches({ db: server.db, now: later })
    expect((await paidTo()).filter(([who]) => who === 'first')).toHaveLength(3)
  })
})

describe('a closed month', () => {
  test('is frozen: corrections fall into the next and name what they correct', async () => {
    const lesson = await lessonWith({ outcome: 'taught' }, '2026-01-15')
    await pay()
    expect((await close('2026-01')).body).toMatchObject({ isClosed: true, mayClose: false })
    expect(codeOf((await close('2026-01')).body)).toBe('MONTH_CLOSED')
    expect(codeOf((await close('2026-03')).body)).toBe('MONTH_NOT_OVER')
    await decide(lesson.id, 'coach_absent')
    await lessonWith({ outcome: 'taught' }, '2026-01-20')
    await pay()
    await pay()
    expect(await statement('2026-01')).toMatchObject({ isClosed: true, sums: [{ amount: 300 }] })
    expect((await statement('2026-02')).lines).toMatchObject([
      { reason: 'correction', amount: -300, correctsMonth: '2026-01' },
      { reason: 'taught', amount: 300, correctsMonth: null },
    ])
    await decide(lesson.id, 'taught')
    await pay()
    expect((await statement('2026-02')).sums).toEqual([{ currency: 'TRY', amount: 300 }])
  })

  test('has every lesson that was decided before, however many', async () => {
    const hour = (place: number) => new Date(Date.UTC(2026, 1, 1, place))
    await server.db.insert(lessons).values(
      Array.from({ length: 201 }, (_, place) => ({
        coachId,
        kind: 'private' as const,
        startsAt: hour(place),
        endsAt: minutesAfter(hour(place), 30),
        busyUntil: minutesAfter(hour(place), 40),
        freeUntil: minutesAfter(hour(place), -60),
        seats: 1,
        leastSeats: 1,
        outcome: 'taught' as const,
        createdAt: hour(0),
      })),
    )
    await close('2026-02')
    expect((await statement('2026-02')).lines).toHaveLength(201)
  })

  test('takes no line, and no line is changed or deleted', async () => {
    await lessonWith({ outcome: 'taught' })
    await pay()
    const ofCoach = eq(payLines.coachId, coachId)
    const refused = { cause: { code: '23001' } }
    await expect(server.db.update(payLines).set({ amountMinor: 1 }).where(ofCoach)).rejects.toMatchObject(
      refused,
    )
    await expect(server.db.delete(payLines).where(ofCoach)).rejects.toMatchObject(refused)
    const [line] = await server.db.select().from(payLines).where(ofCoach)
    await server.db.insert(payMonths).values({ month: '2025-01', closedAt: now })
    if (!line) throw new Error('no line')
    const { id: _id, lessonId: _lessonId, ...copy } = line
    const { id } = await lessonWith({ topic: 'Weather' }, '2026-03-07')
    await expect(
      server.db.insert(payLines).values({ ...copy, lessonId: id, month: '2025-01' }),
    ).rejects.toMatchObject(refused)
  })
})

test('a statement is exported as CSV and PDF for its coach and for admins only', async () => {
  await lessonWith({ outcome: 'taught' })
  await pay()
  const given = { params: { coachId }, query: { month: '2026-03' } }
  const { body } = await server.call(contract.exportStatement, given, { as: coach })
  expect(contract.exportStatement.reply.parse(body)).toMatchObject({
    fileName: `${statementFile('statement', { month: '2026-03', name: coach.username })}.csv`,
    csv: expect.stringContaining('Private lesson,Taught,,300,TRY'),
  })
  const { status } = await server.call(contract.getStatement, given, {
    as: await aUserOf(server.db, 'coach'),
  })
  expect(status).toBe(404)
  const { body: paper } = await server.call(contract.printStatement, given, { as: admin })
  const text = compact(await wordsOfPdf(z.instanceof(Uint8Array).parse(paper)))
  for (const part of ['Statement for March 2026', 'Date (Istanbul)', 'Private lesson · Taught 300.00 TL'])
    expect(text).toContain(compact(part))
  const list = await server.call(contract.listStatements, { query: { month: '2026-03' } }, { as: admin })
  expect(contract.listStatements.reply.parse(list.body).statements).toContainEqual(
    expect.objectContaining({ coachId, lessons: 1, sums: [{ currency: 'TRY', amount: 300 }] }),
  )
})
