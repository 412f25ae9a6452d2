import {
  documentNames,
  documentOf,
  type Purchase,
  type SalesDocuments,
} from '@sohbet/contract/selling/sales-documents'
import type { consents, Shown } from '@sohbet/contract/selling/enrollments'
import { withdrawalFrom } from '@sohbet/domain/enrollment/cancellation'
import type { Language } from '@sohbet/domain/language'
import { and, desc, eq, getTableColumns, isNotNull, isNull, notExists } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { acceptedDocuments } from '../db/tables/selling/accepted-documents.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { payments } from '../db/tables/selling/payments.ts'
import { AppError } from '../errors/app-error.ts'
import { readSalesDocuments } from '../site/sales-documents.reads.ts'
import { requireOrderId } from './orders.ts'
import type { CourseRow, EnrollmentRow } from './seats/seat-context.ts'

type Ticked = z.infer<typeof consents>
type Accepting = Pick<Context, 'now' | 'language' | 'cachedSchool'>
type Sale = { enrollment: EnrollmentRow; course: CourseRow; ticked: Ticked | undefined }

const noConsents = { preInformation: null, distanceSales: null, consentedAt: null, earlyStartAt: null }

/**
 * Stores that the learner accepted both documents, and the documents as they were shown. Returns whether both are
 * ticked. Refuses when the documents say something else than what was shown.
 */
export async function acceptDocuments(
  { now, language, cachedSchool }: Accepting,
  db: Db,
  { enrollment, course, ticked }: Sale,
): Promise<boolean> {
  if (!ticked?.preInformation || !ticked.distanceSales) return false
  const documents = await readSalesDocuments(db, { language, initial: cachedSchool.initial })
  const { version } = documents
  if (ticked.version !== version) throw new AppError('DOCUMENTS_CHANGED')
  if (ticked.shown) refuseUnlessShown(ticked.shown, { documents, enrollment, course, language })
  const orderId = await requireOrderId(db, enrollment.id)
  const accepted = { orderId, documents, purchase: { ...enrollment, course }, language, now }
  const isRepeated = await isAccepted(db, accepted)
  const earlyStartAt = ticked.earlyStart ? now : null
  await db
    .update(orders)
    .set({
      earlyStartAt,
      ...(!isRepeated && { preInformation: version, distanceSales: version, consentedAt: now }),
    })
    .where(eq(orders.id, orderId))
  if (!isRepeated) await insertDocuments(db, accepted)
  return true
}

type Said = Omit<Sale, 'ticked'> & { documents: SalesDocuments; language: Language }

/** The checkout call compares the price. */
function refuseUnlessShown(
  shown: Shown,
  { documents, enrollment: { contents }, course, language }: Said,
): void {
  const isPlanShown =
    shown.planName === contents.name[language] &&
    shown.credits === contents.credits &&
    shown.extraGroups === contents.extraGroups
  if (!isPlanShown) throw new AppError('PLAN_CHANGED')
  const areDocumentsShown =
    shown.seal === documents.seal &&
    shown.courseName === course.name &&
    shown.startDate === course.startDate &&
    shown.endDate === course.endDate
  if (!areDocumentsShown) throw new AppError('DOCUMENTS_CHANGED')
}

type Accepted = {
  orderId: string
  documents: SalesDocuments
  purchase: Purchase
  language: Language
  now: Date
}

/** Both documents about this purchase. */
const filledDocuments = ({ documents, purchase, language }: Accepted) =>
  documentNames.map((name) => ({
    name,
    version: documents.version,
    language,
    document: documentOf(documents[name], purchase, language),
  }))

export const insertDocuments = (db: Db, accepted: Accepted) =>
  db.insert(acceptedDocuments).values(
    filledDocuments(accepted).map((one) => ({
      ...one,
      orderId: accepted.orderId,
      acceptedAt: accepted.now,
    })),
  )

/** Whether the acceptance that counts is of the same documents. */
async function isAccepted(db: Db, accepted: Accepted): Promise<boolean> {
  const { id, name, version, language, document } = getTableColumns(acceptedDocuments)
  const counting = await db
    .selectDistinctOn([name], { name, version, language, document })
    .from(acceptedDocuments)
    .innerJoin(
      orders,
      and(eq(orders.id, acceptedDocuments.orderId), eq(orders.consentedAt, acceptedDocuments.acceptedAt)),
    )
    .where(eq(orders.id, accepted.orderId))
    .orderBy(name, desc(id))
  return filledDocuments(accepted).every((one) => counting.some((other) => isDeepStrictEqual(one, other)))
}

/** The documents name plan and price, so earlier consents end when these change. */
export const endConsents = (db: Db, enrollmentId: string) =>
  db.update(orders).set(noConsents).where(eq(orders.enrollmentId, enrollmentId))

/** Ends consents given for a price that the learner did not see. Those of a payment under way stay. */
export const endUnusedConsents = (db: Db, enrollmentId: string) => {
  const open = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), eq(payments.status, 'open')))
  return db
    .update(orders)
    .set(noConsents)
    .where(and(eq(orders.enrollmentId, enrollmentId), isNull(orders.transferSince), notExists(open)))
}

export const hasConsents = async (db: Db, enrollmentId: string): Promise<boolean> =>
  (await db.$count(orders, and(eq(orders.enrollmentId, enrollmentId), isNotNull(orders.consentedAt)))) > 0

/** When the learner's period of withdrawal began; null without the right. */
export async function readWithdrawalFrom(db: Db, enrollment: EnrollmentRow): Promise<Date | null> {
  const [order] = await db
    .select({ consentedAt: orders.consentedAt, earlyStartAt: orders.earlyStartAt })
    .from(orders)
    .where(eq(orders.enrollmentId, enrollment.id))
  return order ? withdrawalFrom(enrollment, order) : null
}
