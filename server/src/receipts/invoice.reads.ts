import type { Parsed } from '@sohbet/contract/endpoint'
import { requestPath } from '@sohbet/contract/request'
import type { Invoice } from '@sohbet/contract/selling/invoice'
import { getInvoice, type Papers } from '@sohbet/contract/selling/papers'
import { asc, eq } from 'drizzle-orm'
import type { Context } from '../context/context.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { invoices } from '../db/tables/selling/papers.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { AppError } from '../errors/app-error.ts'
import { StoredFile } from '../http/files/send-file.ts'
import { findBilling, findOrderBilling } from './billing.ts'

/** Named by its row, because it belongs to one order. */
export const invoiceFile = (id: string): string => `invoices/${id}.pdf`

const pathOf = (id: string) => requestPath(getInvoice, { params: { id } })

type Row = { id: string; name: string; createdAt: Date }

export const toInvoice = (
  { links, now }: Pick<Context, 'links' | 'now'>,
  { id, name, createdAt }: Row,
): Invoice => ({ id, name, createdAt: createdAt.toISOString(), url: links.sign(pathOf(id), now) })

/** Reads a file for a signed URL. */
export async function readInvoice(
  { db, files, links, now }: Context,
  { params: { id }, query }: Parsed<typeof getInvoice>,
): Promise<StoredFile> {
  links.refuseUnlessSigned(pathOf(id), query, now)
  const [row] = await db.select({ name: invoices.name }).from(invoices).where(eq(invoices.id, id))
  const found = row && (await files.open(invoiceFile(id)))
  if (!found) throw new AppError('NOT_FOUND')
  return new StoredFile(found, { name: row.name, type: 'application/pdf', version: id })
}

export async function readPapers(ctx: Context, enrollmentId: string): Promise<Papers> {
  const { db } = ctx
  const [order] = await db
    .select({ id: orders.id, userId: enrollments.userId })
    .from(orders)
    .innerJoin(enrollments, eq(enrollments.id, orders.enrollmentId))
    .where(eq(enrollments.id, enrollmentId))
  if (!order) throw new AppError('ENROLLMENT_NOT_FOUND')
  const rows = await db
    .select({ id: invoices.id, name: invoices.name, createdAt: invoices.createdAt })
    .from(invoices)
    .where(eq(invoices.orderId, order.id))
    .orderBy(asc(invoices.createdAt), asc(invoices.id))
  const known = await findOrderBilling(db, order.id)
  const billing = known ?? (order.userId === null ? null : await findBilling(db, order.userId))
  return { billing, invoices: rows.map((row) => toInvoice(ctx, row)) }
}
