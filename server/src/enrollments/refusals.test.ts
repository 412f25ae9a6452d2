import { cancelEnrollment, createEnrollment, joinWaitingList } from '@sohbet/contract/selling/enrollments'
import { errors, type ErrorCode } from '@sohbet/contract/errors'
import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import { createCheckoutSession, verifyPayment } from '@sohbet/contract/selling/payments'
import { languages, type Language } from '@sohbet/domain/language'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitingListExits } from '../db/tables/selling/enrollments.ts'
import { aSession, aUser, type TestUser } from '../testing/rows/builders.ts'
import { aCourse, aCourseType } from '../testing/rows/catalogue.ts'
import {
  aCancelledFreeSeat,
  anEnrollment,
  aTestedLearner,
  checkOut,
  bothConsents,
} from '../testing/rows/selling.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let withoutProvider: TestApp
beforeAll(async () => {
  server = await startTestApp()
  withoutProvider = await startTestApp({ providers: [] })
})
afterAll(async () => {
  await server.stop()
  await withoutProvider.stop()
})

type Ask = (
  server: TestApp,
  headers: (user: TestUser) => Promise<Record<string, string>>,
) => Promise<{ status: number; body: unknown }>

/** Enrolling with a special course or learner. */
const enrolling =
  (course: Parameters<typeof aCourse>[1] = {}, learner: Parameters<typeof aUser>[1] = {}): Ask =>
  async ({ db, send }, as) => {
    const { id: courseId } = await aCourse(db, course)
    return send(createEnrollment, { body: { courseId } }, await as(await aTestedLearner(db, learner)))
  }

const asks: Partial<Record<ErrorCode, Ask>> = {
  LEVEL_TEST_REQUIRED: enrolling({}, { level: null, levelScore: null }),
  PREREQUISITES_NOT_MET: enrolling({ levelTestScore: 1701 }),
  PREVIOUS_COURSE_REQUIRED: async (app, as) =>
    enrolling({ requiredCourseTypeId: (await aCourseType(app.db)).id })(app, as),
  COURSE_STARTED: enrolling({ startDate: '2026-03-02' }),
  COURSE_CLOSED: enrolling({ isClosedToEnrolments: true }),
  COURSE_NOT_FOUND: enrolling({ isActive: false }),
  COURSE_FULL: async ({ db, send }, as) => {
    const { id: courseId } = await aCourse(db, { maxEnrollments: 1 })
    await anEnrollment(db, { courseId, userId: (await aUser(db)).id })
    return send(createEnrollment, { body: { courseId } }, await as(await aTestedLearner(db)))
  },
  COURSE_HAS_SEATS: async ({ db, send }, as) => {
    const { id: courseId } = await aCourse(db)
    return send(joinWaitingList, { body: { courseId } }, await as(await aTestedLearner(db)))
  },
  TOO_MANY_HOLDS: async ({ db, send, clock }, as) => {
    const learner = await aTestedLearner(db)
    const heldUntil = new Date(clock.now.getTime() + 60_000)
    for (let count = 0; count < 2; count++)
      await anEnrollment(db, { userId: learner.id, status: 'pending', heldUntil })
    const { id: courseId } = await aCourse(db)
    return send(createEnrollment, { body: { courseId } }, await as(learner))
  },
  HELD_TOO_OFTEN: async ({ db, send, clock }, as) => {
    const learner = await aTestedLearner(db)
    const { id: courseId } = await aCourse(db)
    const unpaid = { userId: learner.id, courseId, status: 'cancelled' as const, cancelledAt: clock.now }
    for (let count = 0; count < 2; count++) await anEnrollment(db, unpaid)
    return send(createEnrollment, { body: { courseId } }, await as(learner))
  },
  FREE_SEAT_TOO_OFTEN: async ({ db, send, clock }, as) => {
    const learner = await aTestedLearner(db)
    const { id: courseId } = await aCourse(db, { priceMinor: 0 })
    for (let count = 0; count < 3; count++)
      await aCancelledFreeSeat(db, { userId: learner.id, courseId, cancelledAt: clock.now })
    return send(createEnrollment, { body: { courseId } }, await as(learner))
  },
  WAITING_LIST_LEFT: async ({ db, send, clock }, as) => {
    const learner = await aTestedLearner(db)
    const { id: courseId } = await aCourse(db, { maxEnrollments: 1 })
    await anEnrollment(db, { courseId, userId: (await aUser(db)).id })
    await db.insert(waitingListExits).values({ courseId, userId: learner.id, leftAt: clock.now })
    return send(joinWaitingList, { body: { courseId } }, await as(learner))
  },
  ALREADY_ENROLLED: async ({ db, send }, as) => {
    const learner = await aTestedLearner(db)
    const { courseId } = await anEnrollment(db, { userId: learner.id })
    return send(createEnrollment, { body: { courseId } }, await as(learner))
  },
  SEAT_NO_LONGER_HELD: async ({ db, send }, as) => {
    const learner = await aTestedLearner(db)
    const { id } = await anEnrollment(db, { userId: learner.id, status: 'cancelled' })
    return send(
      createCheckoutSession,
      { body: { enrollmentId: id, consents: bothConsents } },
      await as(learner),
    )
  },
  PRICE_CHANGED: async ({ db, send, clock }, as) => {
    const learner = await aTestedLearner(db)
    const heldUntil = new Date(clock.now.getTime() + 60_000)
    const { id } = await anEnrollment(db, { userId: learner.id, status: 'pending', heldUntil })
    const price = { amount: 1, currency: 'USD' as const }
    return send(
      createCheckoutSession,
      { body: { enrollmentId: id, consents: bothConsents, price } },
      await as(learner),
    )
  },
  DOCUMENTS_CHANGED: async ({ db, send }, as) => {
    const { id: courseId } = await aCourse(db)
    const consents = { ...bothConsents, version: 'an older one' }
    return send(createEnrollment, { body: { courseId, consents } }, await as(await aTestedLearner(db)))
  },
  TOO_LATE_TO_CANCEL: async ({ db, send }, as) => {
    const learner = await aTestedLearner(db)
    // 00:00 in Istanbul is 21:00 of the day before: less than a day away
    const { id: courseId } = await aCourse(db, { startDate: '2026-03-03' })
    const { id } = await anEnrollment(db, { userId: learner.id, courseId })
    return send(cancelEnrollment, { params: { id } }, await as(learner))
  },
  ENROLLMENT_OVER: async ({ db, send }, as) => {
    const learner = await aTestedLearner(db)
    const { id } = await anEnrollment(db, { userId: learner.id, status: 'cancelled' })
    return send(cancelEnrollment, { params: { id } }, await as(learner))
  },
  ENROLLMENT_NOT_FOUND: async ({ db, send }, as) =>
    send(cancelEnrollment, { params: { id: randomUUID() } }, await as(await aTestedLearner(db))),
  PAYMENT_NOT_FOUND: async ({ db, send }, as) =>
    send(verifyPayment, { params: { sessionId: 'cs_none' } }, await as(await aTestedLearner(db))),
  CARD_DECLINED: async (app, as) => {
    const learner = await aTestedLearner(app.db)
    const { sessionId } = await checkOut(app, learner, { courseId: (await aCourse(app.db)).id })
    const body = { card: testCards.declined }
    return app.send(payLocalCheckout, { params: { sessionId }, body }, await as(learner))
  },
}

/** The subject that a text names, as the learner reads it. */
const subjects: Partial<Record<string, Record<Language, string>>> = {
  FREE_SEAT_TOO_OFTEN: {
    en: 'Monday 9 March at 12:00 (Istanbul time)',
    tr: '9 Mart Pazartesi 12:00 (İstanbul saati)',
  },
}

describe.each(languages)('in %s', (language) => {
  const headersOf = (app: TestApp) => async (user: TestUser) => {
    const session = await aSession(app.db, user.id, app.clock.now)
    return {
      authorization: `Bearer ${app.tokens.access(session.id, app.clock.now)}`,
      'accept-language': language,
    }
  }

  test.each(Object.entries(asks))('%s has its own text', async (name, ask) => {
    const entry = Object.entries(errors).find(([code]) => code === name)?.[1]
    const { status, body } = await ask(server, headersOf(server))
    const message = entry?.[language].replace('{about}', subjects[name]?.[language] ?? '')
    expect(body).toEqual({ code: name, message })
    expect(status).toBe(entry?.status)
  })

  test('without a provider only free courses can be booked', async () => {
    const learner = await aTestedLearner(withoutProvider.db)
    const headers = await headersOf(withoutProvider)(learner)
    const enrol = async (priceMinor: number) => {
      const { id: courseId } = await aCourse(withoutProvider.db, { priceMinor })
      const { body } = await withoutProvider.send(createEnrollment, { body: { courseId } }, headers)
      return createEnrollment.reply.parse(body)
    }
    expect((await enrol(0)).status).toBe('active')
    const body = { enrollmentId: (await enrol(100)).id, consents: bothConsents }
    const refused = await withoutProvider.send(createCheckoutSession, { body }, headers)
    expect(refused.body).toEqual({ code: 'NO_PAYMENTS', message: errors.NO_PAYMENTS[language] })
  })
})

/** L§8, to the letter. */
test('the documented texts are unchanged', () => {
  expect(errors.PREREQUISITES_NOT_MET.en).toBe(
    'You cannot proceed with enrollment until all prerequisites are met.',
  )
  expect(errors.PREREQUISITES_NOT_MET.tr).toBe('Bütün ön koşullar sağlanmadan kayda devam edemezsin.')
  expect(errors.PREVIOUS_COURSE_REQUIRED.en).toBe(
    'You need to complete the required prerequisite course first.',
  )
  expect(errors.PREVIOUS_COURSE_REQUIRED.tr).toBe('Önce ön koşul olan kursu tamamlaman gerekiyor.')
  expect(errors.COURSE_NOT_FOUND.en).toBe('Course not found')
  expect(errors.COURSE_NOT_FOUND.tr).toBe('Kurs bulunamadı')
})
