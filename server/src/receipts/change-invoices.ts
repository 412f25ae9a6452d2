import { randomUUID } from 'node:crypto'
import type { Parsed } from '@sohbet/contract/endpoint'
import type { Papers, uploadInvoice as contract } from '@sohbet/contract/selling/papers'
import { invoiceLimits } from '@sohbet/domain/papers/billing'
import { and, eq } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { invoices } from '../db/tables/selling/papers.ts'
import { AppError } from '../errors/app-error.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { storeWithRow } from '../jobs/store-with-row.ts'
import { refuseUnlessPdf } from '../media/inspect-document.ts'
import { tidyFileName } from '../media/tidy-file-name.ts'
import { notify } from '../notifications/notify.ts'
import { invoiceFile, readPapers } from './invoice.reads.ts'

/** Saves an invoice of an enrolment and notifies the learner. */
export async function uploadInvoice(
  ctx: SignedInContext,
  { file, enrollmentId, replaces }: Parsed<typeof contract>['body'],
): Promise<Papers> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  refuseUnlessPdf(bytes)
  const id = randomUUID()
  const invoice = { id, enrollmentId, replaces, name: tidyFileName(file.name), size: bytes.length }
  await storeWithRow(ctx, { name: invoiceFile(id), bytes }, (keep) => saveInvoice(ctx, invoice, keep))
  return readPapers(ctx, enrollmentId)
}

type NewInvoice = {
  id: string
  enrollmentId: string
  replaces: string | undefined
  name: string
  size: number
}

const saveInvoice = (
  ctx: SignedInContext,
  { enrollmentId, replaces, ...row }: NewInvoice,
  keep: (db: Db) => Promise<void>,
) =>
  ctx.db.transaction(async (db) => {
    const { order, course, userId } = await lockOrder(db, enrollmentId)
    if (replaces !== undefined) await dropInvoice(db, { id: replaces, orderId: order.id })
    if ((await db.$count(invoices, eq(invoices.orderId, order.id))) >= invoiceLimits.files)
      throw new AppError('INVOICES_FULL')
    await db
      .insert(invoices)
      .values({ ...row, orderId: order.id, byUserId: ctx.actor.userId, createdAt: ctx.now })
    await keep(db)
    await notify(db, ctx.now, {
      userIds: [userId],
      notice: { kind: 'invoice', courseId: course.id, course: course.name },
      about: row.id,
    })
  })

/** Locks the order, so that uploads at the same time do not exceed the limit together. */
async function lockOrder(db: Db, enrollmentId: string) {
  const [found] = await db
    .select({
      order: { id: orders.id },
      course: { id: courses.id, name: courses.name },
      userId: enrollments.userId,
    })
    .from(orders)
    .innerJoin(enrollments, eq(enrollments.id, orders.enrollmentId))
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(eq(enrollments.id, enrollmentId))
    .for('no key update', { of: orders })
  if (!found) throw new AppError('ENROLLMENT_NOT_FOUND')
  return found
}

async function dropInvoice(db: Db, { id, orderId }: { id: string; orderId: string }) {
  const [gone] = await db
    .delete(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.orderId, orderId)))
    .returning({ id: invoices.id })
  if (!gone) throw new AppError('NOT_FOUND')
  // After the commit, so that a rollback loses no file
  await enqueue(db, 'remove-files', { names: [invoiceFile(id)] })
}

export async function removeInvoice(ctx: SignedInContext, id: string): Promise<Papers> {
  const enrollmentId = await ctx.db.transaction(async (db) => {
    const [found] = await db
      .select({ orderId: invoices.orderId, enrollmentId: orders.enrollmentId })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(eq(invoices.id, id))
    if (!found?.enrollmentId) throw new AppError('NOT_FOUND')
    await dropInvoice(db, { id, orderId: found.orderId })
    return found.enrollmentId
  })
  return readPapers(ctx, enrollmentId)
}
