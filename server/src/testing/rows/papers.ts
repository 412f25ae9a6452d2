import type { Db } from '../../db/connect.ts'
import { invoices } from '../../db/tables/selling/papers.ts'
import { requireOrderId } from '../../enrollments/orders.ts'
import { sellingClock } from './selling.ts'

/** A row without a file. */
export async function anInvoice(db: Db, { enrollmentId }: { enrollmentId: string }): Promise<string> {
  const orderId = await requireOrderId(db, enrollmentId)
  const [row] = await db
    .insert(invoices)
    .values({ orderId, name: 'fatura.pdf', size: 1000, createdAt: sellingClock })
    .returning()
  if (!row) throw new Error('an inserted invoice was not returned')
  return row.id
}
