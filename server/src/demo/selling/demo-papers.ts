import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { schoolDay } from '@sohbet/domain/calendar'
import { dayMs } from '@sohbet/domain/moment'
import { formatExactMoney } from '@sohbet/domain/money/money'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import PdfDocument from 'pdfkit'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { users } from '../../db/tables/people/users.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { billingDetails, invoices } from '../../db/tables/selling/papers.ts'
import { payments } from '../../db/tables/selling/payments.ts'
import { write } from '../../pdf/typeset.ts'
import { invoiceFile } from '../../receipts/invoice.reads.ts'
import type { DemoFiles } from '../catalogue/add-lessons.ts'

/** SAMPLE. The check digit of the tax number fits, but no such company exists. */
const company = {
  kind: 'company',
  name: 'Köprü Yazılım A.Ş. (örnek)',
  taxOffice: 'Kadıköy',
  taxNumber: '4840847211',
  address: 'Örnek Mahallesi, Deneme Sokak 1, İzmir',
} as const

/** The demo learner's company pays; the school has uploaded an invoice the day after. */
export async function addPapers(
  db: Db,
  { now, files }: Pick<DemoFiles, 'files'> & { now: Date },
): Promise<void> {
  const [bought] = await db
    .select({
      userId: users.id,
      orderId: orders.id,
      course: courses.name,
      amountMinor: payments.amountMinor,
      currency: payments.currency,
      paidAt: payments.createdAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(enrollments, eq(enrollments.id, orders.enrollmentId))
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(users, eq(users.id, enrollments.userId))
    .where(and(eq(users.email, 'learner@sohbet.test'), isNotNull(payments.paidAt)))
    .orderBy(asc(payments.createdAt))
    .limit(1)
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'admin@sohbet.test'))
  if (!bought || !admin) return
  const { userId, orderId, paidAt } = bought
  await db.insert(billingDetails).values({ userId, ...company, updatedAt: paidAt })
  const createdAt = new Date(Math.min(paidAt.getTime() + dayMs, now.getTime()))
  const id = randomUUID()
  const paper = await drawSample([
    `Tarih: ${schoolDay(createdAt)}`,
    company.name,
    company.address,
    `${company.taxOffice} · Vergi numarası: ${company.taxNumber}`,
    bought.course,
    `KDV dahil: ${formatExactMoney(bought.amountMinor, bought.currency, 'tr')}`,
  ])
  await files.put(invoiceFile(id), paper)
  await db.insert(invoices).values({
    id,
    orderId,
    name: 'ornek-fatura.pdf',
    size: paper.length,
    byUserId: admin.id,
    createdAt,
  })
}

async function drawSample(lines: readonly string[]): Promise<Uint8Array> {
  const doc = new PdfDocument({ size: 'A4', margin: 56, lang: 'tr', info: { Title: 'Örnek fatura' } })
  const place = { x: 56, width: doc.page.width - 112 }
  let y = write(doc, 'Örnek fatura', { ...place, y: 56 }, { face: 'headline', size: 26 })
  y = write(doc, 'Deneme içindir, geçerli bir fatura değildir.', { ...place, y }, { size: 11 }) + 20
  for (const line of lines) y = write(doc, line, { ...place, y }, { size: 11 }) + 4
  doc.end()
  return new Uint8Array(await buffer(doc))
}
