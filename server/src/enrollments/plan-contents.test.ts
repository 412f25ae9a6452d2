import { checkByHand } from '@sohbet/contract/selling/by-hand'
import { createEnrollment, enrollment, listOwnEnrollments } from '@sohbet/contract/selling/enrollments'
import { enrollByHand } from '@sohbet/contract/selling/enrollments-admin'
import { getOwnCredits } from '@sohbet/contract/credits/credits'
import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import { getSalesDocuments } from '@sohbet/contract/selling/sales-documents'
import { listPlans } from '@sohbet/contract/selling/plans'
import { errorReply } from '@sohbet/contract/error-reply'
import { defaultContent } from '@sohbet/contract/site/default-content'
import { getSitePage, publishSitePage, saveSiteDraft } from '@sohbet/contract/site/site'
import { firstPlans, type Plan } from '@sohbet/domain/enrollment/plan'
import { defaultSchool } from '@sohbet/domain/school'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readPersonalData } from '../composition/personal-data/personal-data.ts'
import { schoolData } from '../db/tables/core/school-data.ts'
import { enrollments, waitingList } from '../db/tables/selling/enrollments.ts'
import { receipts } from '../db/tables/selling/papers.ts'
import { moneyLedger } from '../db/tables/selling/payments.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { aTestedLearner, bothConsents, checkOut, sellingClock } from '../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { isOrderOf } from './orders.ts'

let server: TestApp
let admin: TestUser
let learner: TestUser
beforeAll(async () => {
  server = await startTestApp()
  server.clock.now = sellingClock
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  await publish(defaultContent.pricing.plans.plans)
  learner = await aTestedLearner(server.db)
})

const params = { page: 'pricing' } as const
const { plans: cards } = defaultContent.pricing.plans
/** The middle plan with another name, price and contents. */
const plus = {
  ...cards,
  super: {
    ...cards.super,
    name: { tr: 'Artı', en: 'Plus' },
    percent: 150,
    creditCount: 12,
    groupCount: 7,
    features: [{ text: { tr: 'Kayıtlar', en: 'Recordings' }, isAbsent: false }],
  },
  premium: { ...cards.premium, percent: 200 },
}
const plusContents = {
  name: { tr: 'Artı', en: 'Plus' },
  pricePercent: 150,
  credits: 12,
  extraGroups: 7,
  features: [{ tr: 'Kayıtlar', en: 'Recordings' }],
}

async function publish(plans: typeof cards) {
  const page = getSitePage.reply.parse((await server.call(getSitePage, { params }, { as: admin })).body)
  const { pricing, plans: section } = defaultContent.pricing
  const body = { revision: page.revision, content: { pricing, plans: { ...section, plans } } }
  const draft = await server.call(saveSiteDraft, { params, body }, { as: admin })
  if (draft.status !== 200) return draft
  const { revision } = getSitePage.reply.parse(draft.body)
  return server.call(publishSitePage, { params, body: { revision } }, { as: admin })
}

const hold = (courseId: string, plan: Plan = 'super', more: object = {}) =>
  server.call(createEnrollment, { body: { courseId, plan, ...more } }, { as: learner })
async function pay(sessionId: string) {
  await server.call(payLocalCheckout, { params: { sessionId }, body: { card: testCards.pays } })
  await server.workOff()
}
const credits = async (as: TestUser) => (await server.call(getOwnCredits, {}, { as })).body
const mine = async (as: TestUser) =>
  listOwnEnrollments.reply.parse((await server.call(listOwnEnrollments, {}, { as })).body).enrollments[0]

describe('a plan that the owner publishes', () => {
  test('is sold from then on, and visitors see it', async () => {
    await publish(plus)
    const listed = listPlans.reply.parse((await server.call(listPlans, {})).body)
    expect(listed).toMatchObject({ basic: firstPlans.basic, super: plusContents })
    const { id: courseId } = await aCourse(server.db)
    const { sessionId } = await checkOut(server, learner, { courseId, plan: 'super' })
    expect(await mine(learner)).toMatchObject({ plan: 'super', amount: 675, contents: plusContents })
    await pay(sessionId)
    expect(await credits(learner)).toMatchObject({ balance: 12, extraGroups: 7 })
  })

  test('does not change a seat that is held: price, credits, groups and name stay', async () => {
    const { id: courseId } = await aCourse(server.db)
    const { id, sessionId } = await checkOut(server, learner, { courseId, plan: 'super' })
    await publish(plus)
    expect((await hold(courseId)).body).toMatchObject({ amount: 495, contents: firstPlans.super })
    await pay(sessionId)
    expect(await mine(learner)).toMatchObject({
      status: 'active',
      amount: 495,
      contents: firstPlans.super,
    })
    expect(await credits(learner)).toMatchObject({ balance: 10, extraGroups: 5 })
    const [paid] = await server.db
      .select({ planName: receipts.planName })
      .from(receipts)
      .innerJoin(moneyLedger, eq(moneyLedger.id, receipts.movementId))
      .where(isOrderOf(moneyLedger.orderId, id))
    expect(paid?.planName).toEqual({ tr: 'Super', en: 'Super' })
    expect(await readPersonalData(server.db, learner.id)).toMatchObject({
      enrollments: [{ planContents: firstPlans.super }],
      receipts: [{ planName: { tr: 'Super', en: 'Super' } }],
    })
  })

  test('counts for a held seat only when the learner chooses another plan', async () => {
    const { id: courseId } = await aCourse(server.db)
    await hold(courseId, 'basic')
    await publish(plus)
    expect((await hold(courseId)).body).toMatchObject({ amount: 675, contents: plusContents })
    const [row] = await server.db.select().from(enrollments).where(eq(enrollments.userId, learner.id))
    expect(row?.contents).toEqual(plusContents)
  })

  test('counts for a seat that is offered to the waiting list', async () => {
    const { id: courseId } = await aCourse(server.db, { maxEnrollments: 2 })
    await server.db
      .insert(waitingList)
      .values({ courseId, userId: learner.id, plan: 'super', createdAt: sellingClock })
    await publish(plus)
    const other = await aTestedLearner(server.db)
    await server.call(createEnrollment, { body: { courseId, plan: 'basic' } }, { as: other })
    expect(await mine(learner)).toMatchObject({ source: 'waiting_list', amount: 675, contents: plusContents })
  })

  test('counts for an enrolment by hand, which keeps the contents of a seat that is held', async () => {
    const { id: courseId } = await aCourse(server.db)
    const byHand = (email: string) =>
      server.call(
        enrollByHand,
        { body: { courseId, email, plan: 'super', amount: 0, note: 'Davet' } },
        { as: admin },
      )
    await hold(courseId)
    await publish(plus)
    const other = await aTestedLearner(server.db)
    const check = async (email: string) =>
      (await server.call(checkByHand, { body: { courseId, email } }, { as: admin })).body
    expect(await check(learner.email)).toMatchObject({ held: { plan: 'super', contents: firstPlans.super } })
    expect(await check(other.email)).toMatchObject({ held: null })
    expect((await byHand(learner.email)).body).toMatchObject({ contents: firstPlans.super })
    expect((await byHand(other.email)).body).toMatchObject({ contents: plusContents })
    expect([await credits(learner), await credits(other)]).toMatchObject([{ balance: 10 }, { balance: 12 }])
  })

  test('brings its extra groups also without credits', async () => {
    await publish({ ...plus, super: { ...plus.super, creditCount: 0 } })
    const { id: courseId } = await aCourse(server.db)
    const { sessionId } = await checkOut(server, learner, { courseId, plan: 'super' })
    await pay(sessionId)
    expect(await credits(learner)).toMatchObject({ balance: 0, extraGroups: 7 })
  })

  test('does not change a free course, which has the smallest plan, also by hand', async () => {
    await publish(plus)
    const { id: courseId } = await aCourse(server.db, { priceMinor: 0 })
    const { body } = await hold(courseId)
    const smallest = { plan: 'basic', amount: 0, contents: firstPlans.basic }
    expect(enrollment.parse(body)).toMatchObject(smallest)
    const { email } = await aTestedLearner(server.db)
    const invited = { courseId, email, plan: 'super', amount: 0, note: 'Davet' } as const
    expect((await server.call(enrollByHand, { body: invited }, { as: admin })).body).toMatchObject(smallest)
    expect(await credits(learner)).toMatchObject({ balance: 0 })
  })
})

test('a learner who saw something else in the documents accepts nothing and takes no seat', async () => {
  const { id: courseId, name: courseName, startDate, endDate } = await aCourse(server.db)
  await publish(plus)
  const documentsIn = async (language: string) => {
    const headers = { ...(await server.headersOf(learner)), 'accept-language': language }
    const answer = await server.send(getSalesDocuments, {}, headers)
    return getSalesDocuments.reply.parse(answer.body)
  }
  const { seal } = await documentsIn('en')
  const now = { seal, courseName, startDate, endDate, planName: 'Plus', credits: 12, extraGroups: 7 }
  const seen = (change: Partial<typeof now>) =>
    hold(courseId, 'super', { consents: { ...bothConsents, shown: { ...now, ...change } } })
  for (const change of [{ planName: 'Super' }, { credits: 10 }, { extraGroups: 5 }])
    expect(codeOf((await seen(change)).body)).toBe('PLAN_CHANGED')
  const turkish = await documentsIn('tr')
  const others = [
    { seal: turkish.seal },
    { courseName: 'Tea' },
    { startDate: endDate },
    { endDate: startDate },
  ]
  for (const change of others) expect(codeOf((await seen(change)).body)).toBe('DOCUMENTS_CHANGED')
  const data = { ...defaultSchool, company: 'Another seller' }
  await server.db.insert(schoolData).values({ data, revision: 1, updatedAt: sellingClock })
  expect(codeOf((await seen({})).body)).toBe('DOCUMENTS_CHANGED')
  expect(await server.db.$count(enrollments, eq(enrollments.courseId, courseId))).toBe(0)
  expect((await seen({ seal: (await documentsIn('en')).seal })).status).toBe(201)
})

test.each([
  ['a factor below 100', { super: { ...plus.super, percent: 99 } }, 'super.percent'],
  ['a factor above 300', { premium: { ...plus.premium, percent: 301 } }, 'premium.percent'],
  ['half a percent', { super: { ...plus.super, percent: 110.5 } }, 'super.percent'],
  ['a larger plan that costs less', { premium: { ...plus.premium, percent: 149 } }, 'premium.percent'],
  ['credits below 0', { basic: { ...plus.basic, creditCount: -1 } }, 'basic.creditCount'],
  ['a missing name', { basic: { ...plus.basic, name: { tr: 'Temel', en: '' } } }, 'basic.name.en'],
])('%s is not published', async (_what, change, field) => {
  const { status, body } = await publish({ ...plus, ...change })
  expect([status, Object.keys(errorReply.parse(body).fields ?? {})]).toEqual([
    400,
    [`content.plans.plans.${field}`],
  ])
})

test('the database refuses another plan for an active seat', async () => {
  const { id: courseId } = await aCourse(server.db)
  const { sessionId, id } = await checkOut(server, learner, { courseId, plan: 'super' })
  await pay(sessionId)
  const change = server.db
    .update(enrollments)
    .set({ contents: plusContents })
    .where(eq(enrollments.id, id))
    .execute()
  await expect(change).rejects.toMatchObject({
    cause: { message: 'the plan of a seat never changes after the hold' },
  })
})
