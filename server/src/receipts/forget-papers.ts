import { papersKeptSince } from '@sohbet/domain/papers/kept-until'
import { and, inArray, isNotNull, lt } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { invoices, orderBilling } from '../db/tables/selling/papers.ts'
import { payments } from '../db/tables/selling/payments.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { invoiceFile } from './invoice.reads.ts'

/** Files per job, few enough to finish before it counts as dead. */
const filesAJob = 100

/**
 * Deletes billing details of orders, names of payers and invoices that the law no longer keeps. Jobs remove the files
 * after the rows.
 */
export async function forgetPapers(db: Db, now: Date): Promise<void> {
  const before = papersKeptSince(now)
  await db.delete(orderBilling).where(lt(orderBilling.createdAt, before))
  await db
    .update(payments)
    .set({ buyerName: null })
    .where(and(isNotNull(payments.buyerName), lt(payments.createdAt, before)))
  while ((await forgetInvoices(db, before)) === filesAJob);
}

const forgetInvoices = (outer: Db, before: Date): Promise<number> =>
  outer.transaction(async (db) => {
    const some = db
      .select({ id: invoices.id })
      .from(invoices)
      .where(lt(invoices.createdAt, before))
      .limit(filesAJob)
    const gone = await db.delete(invoices).where(inArray(invoices.id, some)).returning({ id: invoices.id })
    if (gone.length > 0) await enqueue(db, 'remove-files', { names: gone.map(({ id }) => invoiceFile(id)) })
    return gone.length
  })
