import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { localCheckouts } from '../../db/tables/selling/local-checkouts.ts'
import { users } from '../../db/tables/people/users.ts'
import { aUser } from '../rows/builders.ts'
import { aCourse } from '../rows/catalogue.ts'
import {
  aHandPayment,
  anEnrollment,
  aDispute,
  aPaidPayment,
  aPlaceInLine,
  aTestedLearner,
  sellingClock,
  bothConsents,
} from '../rows/selling.ts'
import { aPdf } from '../files/documents.ts'
import { anInvoice } from '../rows/papers.ts'
import { packSamples } from './pack-samples.ts'
import type { Sample, World } from './sample.ts'

const testCard = '4242424242424242'

/** An open checkout at the local provider. */
async function aCheckout({ db, owner }: World) {
  const sessionId = `cs_local_${randomUUID().replaceAll('-', '').slice(0, 24)}`
  await db.insert(localCheckouts).values({
    id: sessionId,
    idempotencyKey: sessionId,
    title: 'Street English',
    email: owner.email,
    amountMinor: 45_000,
    currency: 'USD',
    paymentId: randomUUID(),
    successUrl: 'http://localhost/paid',
    cancelUrl: 'http://localhost/left',
    createdAt: sellingClock,
    expiresAt: new Date(sellingClock.getTime() + 30 * 60_000),
  })
  return { sessionId }
}

const takesTest = (db: Db, id: string) =>
  db.update(users).set({ level: 'B1', levelScore: 1700 }).where(eq(users.id, id))

/** An enrolment of the owner; a random id when the owner does not exist. */
async function ofOwner({ db, owner }: World, status: 'pending' | 'active') {
  const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
  return exists ? (await anEnrollment(db, { userId: owner.id, status })).id : randomUUID()
}

const ofSomeone = async (db: Db) => (await anEnrollment(db, { userId: (await aTestedLearner(db)).id })).id

async function paidBySomeone(db: Db) {
  const id = await ofSomeone(db)
  await aPaidPayment(db, { enrollmentId: id })
  return id
}

/** The second learner in the line of a course with free seats. */
async function second(db: Db) {
  const { id: courseId } = await aCourse(db)
  const [{ id: first }, { id: userId }] = [await aTestedLearner(db), await aTestedLearner(db)]
  await aPlaceInLine(db, { courseId, userId: first, createdAt: new Date(sellingClock.getTime() - 60_000) })
  await aPlaceInLine(db, { courseId, userId })
  return { courseId, userId }
}

export const sellingSamples: Record<string, Sample> = {
  ...packSamples,
  'enrollments.createEnrollment': async ({ db, owner }) => {
    await takesTest(db, owner.id)
    return { body: { courseId: (await aCourse(db)).id } }
  },
  'enrollments.getPrerequisites': async ({ db }) => ({ params: { courseId: (await aCourse(db)).id } }),
  'enrollments.listEnrollableCourses': async ({ db }) => ({
    query: { courseId: (await aCourse(db)).id },
  }),
  'enrollments.listOwnEnrollments': () => ({}),
  'salesDocuments.getSalesDocuments': () => ({}),
  'salesDocuments.listAcceptedDocuments': async (world) => ({
    params: { id: await ofOwner(world, 'active') },
  }),
  'enrollments.cancelEnrollment': async (world) => ({ params: { id: await ofOwner(world, 'active') } }),
  'enrollments.getReceipt': async (world) => {
    const exists = (await world.db.$count(users, eq(users.id, world.owner.id))) > 0
    if (!exists) return { params: { id: randomUUID() } }
    const enrollmentId = await ofOwner(world, 'active')
    return { params: { id: (await aPaidPayment(world.db, { enrollmentId })).entry.id } }
  },
  'enrollments.joinWaitingList': async ({ db, owner }) => {
    await takesTest(db, owner.id)
    const course = await aCourse(db, { maxEnrollments: 1 })
    await anEnrollment(db, { courseId: course.id, userId: (await aUser(db)).id })
    return { body: { courseId: course.id } }
  },
  'enrollments.leaveWaitingList': async ({ db }) => ({ params: { courseId: (await aCourse(db)).id } }),
  'enrollmentsAdmin.listEnrollments': () => ({ query: {} }),
  'enrollmentsAdmin.exportEnrollments': () => ({ query: {} }),
  'enrollmentsAdmin.enrollByHand': async ({ db }) => ({
    body: {
      courseId: (await aCourse(db)).id,
      email: (await aTestedLearner(db)).email,
      amount: 450,
      note: randomUUID(),
    },
  }),
  'enrollmentsAdmin.cancelByAdmin': async ({ db }) => ({
    params: { id: await ofSomeone(db) },
    body: { withRefund: true },
  }),
  'enrollmentsAdmin.refundByAdmin': async ({ db }) => ({
    params: { id: await paidBySomeone(db) },
    body: { amount: 100 },
  }),
  'enrollmentsAdmin.listMovements': async ({ db }) => ({ params: { id: await paidBySomeone(db) } }),
  'disputes.listDisputes': async ({ db }) => ({ params: { id: await paidBySomeone(db) } }),
  'disputes.recordDispute': async ({ db }) => ({
    params: { id: await paidBySomeone(db) },
    body: { amount: 100 },
  }),
  'disputes.closeDispute': async ({ db }) => ({
    params: { id: (await aDispute(db, await paidBySomeone(db))).id },
    body: { outcome: 'won' },
  }),
  'papers.getBilling': () => ({}),
  'papers.saveBilling': () => ({
    body: { billing: { kind: 'person', name: 'Ayşe Yılmaz', address: 'Moda Cad. 1, İstanbul' } },
  }),
  'papers.getPapers': async ({ db }) => ({ params: { id: await ofSomeone(db) } }),
  'papers.uploadInvoice': async ({ db }) => ({ body: { file: aPdf(), enrollmentId: await ofSomeone(db) } }),
  'papers.removeInvoice': async ({ db }) => ({
    params: { id: await anInvoice(db, { enrollmentId: await ofSomeone(db) }) },
  }),
  'papers.getInvoice': () => ({
    params: { id: randomUUID() },
    query: { expires: 1, signature: 'x'.repeat(43) },
  }),
  'papers.exportMovements': () => ({ query: { from: '2026-03-01', to: '2026-03-31' } }),
  'byHand.checkByHand': async ({ db }) => ({
    body: { courseId: (await aCourse(db)).id, email: (await aUser(db)).email },
  }),
  'byHand.bookPayment': async ({ db }) => ({
    params: { id: await ofSomeone(db) },
    body: { amount: 100, receivedOn: '2026-03-01' },
  }),
  'byHand.takePaymentBack': async ({ db }) => {
    const id = await ofSomeone(db)
    return {
      params: { id, movementId: await aHandPayment(db, { enrollmentId: id }) },
      body: { reason: 'Typo' },
    }
  },
  'byHand.changePaymentTerms': async ({ db }) => ({
    params: { id: await ofSomeone(db) },
    body: { dueOn: '2026-05-01', reminds: true },
  }),
  'byHand.remindOfBalance': async ({ db }) => ({ params: { id: await ofSomeone(db) } }),
  'byHand.getMoneyState': () => ({}),
  'peopleImport.importPeople': () => ({ body: { csv: 'name;email\nAyşe Kaya;ayse@example.test' } }),
  'peopleImport.exportUsers': () => ({ query: {} }),
  'payments.getCheckoutOptions': async ({ db }) => ({ params: { courseId: (await aCourse(db)).id } }),
  'waitingList.getLine': async ({ db }) => ({ params: { courseId: (await aCourse(db)).id } }),
  'waitingList.moveUpInLine': async ({ db }) => ({
    params: await second(db),
    body: { place: 1, reason: 'Works in shifts' },
  }),
  'waitingList.removeFromLine': async ({ db }) => ({
    params: await second(db),
    body: { reason: 'Asked for it' },
  }),
  'waitingList.offerSeatNow': async ({ db }) => ({
    params: await second(db),
    body: { reason: 'Starts a job abroad' },
  }),
  'waitingList.openSecondGroup': async ({ db }) => ({
    params: { id: (await second(db)).courseId },
    body: { name: `Evenings ${randomUUID()}`, startDate: '2099-04-06', isOpen: true },
  }),
  'payments.createCheckoutSession': async (world) => ({
    body: { enrollmentId: await ofOwner(world, 'pending'), consents: bothConsents },
  }),
  'payments.verifyPayment': async (world) => ({ params: { sessionId: await ofOwner(world, 'active') } }),
  'payments.receiveWebhook': () => ({ params: { provider: 'local' }, body: { payload: '{}', headers: {} } }),
  'payments.returnFromProvider': () => ({
    params: { provider: 'local' },
    body: { payload: '', headers: {} },
  }),
  'localCheckout.getLocalCheckout': async (world) => ({ params: await aCheckout(world) }),
  'localCheckout.payLocalCheckout': async (world) => ({
    params: await aCheckout(world),
    body: { card: testCard },
  }),
  'localCheckout.leaveLocalCheckout': async (world) => ({ params: await aCheckout(world) }),
  'credits.getOwnCredits': () => ({}),
  'credits.getUserCredits': async ({ db }) => ({ params: { id: (await aUser(db)).id } }),
  'credits.changeCredits': async ({ db }) => ({
    params: { id: (await aUser(db)).id },
    body: { credits: 3, note: 'A gift' },
  }),
}
